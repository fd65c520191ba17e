import { describe, expect, it } from 'vitest';
import { decidedChart } from '../../../src/report/charts/decided.js';
import { effortChart } from '../../../src/report/charts/effort.js';
import { estimatesChart } from '../../../src/report/charts/estimates.js';
import { settlingChart } from '../../../src/report/charts/settling.js';
import { draw } from '../../../src/report/charts/svg.js';
import { type Chart, decades } from '../../../src/report/charts/theme.js';
import { madeReport, madeRows } from '../made-report.js';

const report = madeReport();
const onlyUndecided = madeReport(
  {},
  {},
  madeRows().filter(({ verdict }) => verdict === 'undecided'),
);
const one = madeReport({}, {}, madeRows(1));
const valuesOf = (chart: Chart): Record<string, unknown>[] =>
  (chart.data as unknown as { values: Record<string, unknown>[] }).values;

describe('charts are values', () => {
  it('of the estimates: ends, and what was published as far as it is known', () => {
    const interval = { low: 0.7, high: 0.9 };
    const known = madeReport({ published: { share: '80%', text: '', estimate: 0.8, interval } });
    const values = valuesOf(estimatesChart([report, known], ['a', 'b'], 'wide'));
    expect(values).toMatchObject([
      { game: 'a', low: 0.8, high: 0.9, from: report.interval.low, to: report.interval.high },
      { game: 'b', published: 0.8, publishedFrom: 0.7, publishedTo: 0.9 },
    ]);
    expect(values[0]?.['published']).toBeUndefined();
  });

  it('of settling: a point a number of deals', () => {
    const values = valuesOf(settlingChart(report.settling, 'wide'));
    expect(values.at(-1)).toEqual({
      ...{ deals: 60, low: 0.8, high: 0.9 },
      ...{ from: report.interval.low, to: report.interval.high },
    });
  });

  it('of effort: a row for each answer that occurred, and no other', () => {
    const rowsOf = (chart: Chart) => new Set(valuesOf(chart).map(({ verdict }) => verdict));
    expect(rowsOf(effortChart(report.histogram, 'wide'))).toEqual(
      new Set(['solved', 'unsolvable', 'undecided']),
    );
    expect(rowsOf(effortChart(onlyUndecided.histogram, 'wide'))).toEqual(new Set(['undecided']));
  });

  it('of what was decided: no line that says what another one says', () => {
    const namesOf = (of: typeof report) => [
      ...new Set(
        valuesOf(decidedChart(of.decided, 60, 1, 'narrow')).map(({ name }) => String(name)),
      ),
    ];
    expect(namesOf(report)).toEqual(['solved', 'unsolvable', 'decided']);
    expect(namesOf(one)).toEqual(['solved']);
    expect(namesOf(onlyUndecided)).toEqual(['solved']);
  });

  it('have ticks at both ends of a logarithmic axis', () => {
    expect(decades(150, 50_000)).toEqual([100, 1000, 10_000, 100_000]);
    expect(decades(1000, 1000)).toEqual([1000, 10_000]);
    expect(decades(1, 1)).toEqual([1, 10]);
  });
});

describe('charts are drawn', () => {
  const charts = [report, onlyUndecided, one].flatMap((game) =>
    (['wide', 'narrow'] as const).flatMap((size) => [
      estimatesChart([game], ['a <b> & "c"'], size),
      settlingChart(game.settling, size),
      effortChart(game.histogram, size),
      decidedChart(game.decided, 60, game.histogram[0]?.from ?? 1, size),
    ]),
  );

  it('without a screen, no place unknown, within the width of a page or a phone', async () => {
    expect(charts).toHaveLength(24);
    for (const [i, chart] of charts.entries()) {
      const { width, height, body } = await draw(chart);
      expect(body).not.toMatch(/NaN|undefined|Infinity/);
      expect(body).not.toContain('<b>');
      expect(width).toBeLessThanOrEqual(i % 8 < 4 ? 704 : 328);
      expect(height).toBeGreaterThan(50);
      // Pictures of one page share its names: none may have names of its own.
      expect(body).not.toMatch(/ id="/);
    }
  });

  it('in the colours of the page, text in that of its text', async () => {
    const { body } = await draw(decidedChart(report.decided, 60, 1, 'wide'));
    expect(body).toContain('stroke="var(--solved, #0072b2)"');
    expect(body).toContain('stroke-dasharray="7,3"');
    expect(body).toContain('fill="currentColor"');
  });
});
