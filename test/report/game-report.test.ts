import { describe, expect, it } from 'vitest';
import { decidedWithin, effortBins } from '../../src/report/effort.js';
import { reportSchema } from '../../src/report/report-schema.js';
import { settling, spacedCounts } from '../../src/report/settling.js';
import { madeReport, madeRows } from './made-report.js';

const rows = madeRows();

describe('how an estimate settled', () => {
  it('begins with the first deal and ends with all of them', () => {
    const points = settling(rows, 0.95, 'clopper-pearson');
    expect(points.at(0)).toMatchObject({ deals: 1, estimate: { low: 1, high: 1 } });
    const { estimate, interval } = madeReport();
    expect(points.at(-1)).toEqual({
      deals: 60,
      estimate,
      interval: { low: interval.low, high: interval.high },
    });
  });

  it('counts the first deals alone at each point', () => {
    for (const { deals, estimate } of settling(rows, 0.95, 'wilson')) {
      const first = rows.slice(0, deals);
      const share = (lost: string[]) =>
        first.filter(({ verdict }) => !lost.includes(verdict)).length / deals;
      expect(estimate.low).toBeCloseTo(share(['unsolvable', 'undecided']), 12);
      expect(estimate.high).toBeCloseTo(share(['unsolvable']), 12);
    }
  });

  it('has no more points than a chart can show, rising, both ends among them', () => {
    for (const count of [1, 2, 3, 60, 1000, 10_000_000]) {
      const points = spacedCounts(count, 120);
      expect(points.length).toBeLessThanOrEqual(121);
      expect([points.at(0), points.at(-1)]).toEqual([1, count]);
      expect(points).toEqual([...new Set(points)].toSorted((a, b) => a - b));
    }
    expect(spacedCounts(0, 120)).toEqual([]);
  });
});

describe('effort', () => {
  it('puts every deal into one bin, on its own side of each bound', () => {
    const bins = effortBins(rows);
    const inBins = bins.reduce(
      (sum, { counts }) => sum + counts.solved + counts.unsolvable + counts.undecided,
      0,
    );
    expect(inBins).toBe(rows.length);
    for (const { from, to, counts } of bins) {
      const within = rows.filter(
        ({ visited, verdict }) =>
          verdict === 'solved' && visited >= from - 1e-6 && visited < to - 1e-6,
      );
      expect(counts.solved).toBe(within.length);
    }
    expect(bins.at(-1)).toMatchObject({ from: 100_000, counts: { undecided: 6 } });
    expect(effortBins([])).toEqual([]);
  });

  it('takes a deal that is won as dealt for one of one position', () => {
    const [first] = rows;
    expect(effortBins([{ ...first!, visited: 0 }])).toMatchObject([
      { from: 1, counts: { solved: 1 } },
    ]);
  });

  it('tells how many deals are decided within how many positions', () => {
    const points = decidedWithin(rows, 100_000);
    for (const { states, solved, unsolvable } of points) {
      const within = rows.filter(({ visited }) => visited <= states);
      expect(solved).toBe(within.filter(({ verdict }) => verdict === 'solved').length);
      expect(unsolvable).toBe(within.filter(({ verdict }) => verdict === 'unsolvable').length);
    }
    expect(points.at(-1)).toEqual({ states: 100_000, solved: 48, unsolvable: 6 });
  });
});

describe('the report of a game', () => {
  it('names the hardest deals with their commands, and the first undecided ones', () => {
    const { decided, undecided } = madeReport().hardest;
    expect(decided.map(({ seed }) => seed)).toEqual(['59', '58', '57', '56', '55']);
    expect(undecided.map(({ seed }) => seed)).toEqual(['10', '20', '30', '40', '50']);
    expect(decided[0]?.command).toBe('patience solve a-game --seed 59');
  });

  it('is what the published schema says, also without deals', () => {
    const published = { share: '80%', text: '80%; someone', estimate: 0.8 };
    const report = { version: '1.2.3', games: [madeReport({ published }), madeReport({}, {}, [])] };
    const json: unknown = JSON.parse(JSON.stringify(report));
    expect(reportSchema.parse(json)).toEqual(json);
  });

  it('holds nothing that depends on the machine', () => {
    const slower = madeRows().map((row) => ({ ...row, milliseconds: 99 }));
    expect(madeReport({}, {}, slower)).toEqual(madeReport());
  });
});
