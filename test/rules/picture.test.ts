import { describe, expect, it } from 'vitest';
import { faultsOf, SMALL, specOf } from './bundled.js';

const withTable = (table: string): string => `${SMALL}table: ${table}\n`;

describe('table: how it is drawn', () => {
  it('is read as it stands, with what is left unsaid', () => {
    const text = withTable('[[{ grid: tableau, columns: 2 }, [row: waste, row: foundations]]]');
    expect(faultsOf(text)).toEqual([]);
    expect(specOf(text).table).toEqual([
      [
        { grid: 'tableau', columns: 2, weave: false, growing: false },
        [{ row: 'waste' }, { row: 'foundations' }],
      ],
    ]);
    expect(specOf(SMALL).table).toBeUndefined();
  });

  it.each([
    ['[{ row: river }]', 'there are no piles named river'],
    ['[{ row: waste }, [{ line: waste }]]', 'the waste are drawn already'],
    ['[{ star: waste, rays: [tableau, tableau] }]', 'the tableau are drawn already'],
    ['[]', 'table: at least 1 in the list'],
    ['clock face', 'table: expected a list; not clock face'],
    ['[{ heap: waste }]', 'a part of the table, like { row: tableau }'],
    ['[{ star: waste }]', 'a part of the table, like { row: tableau }'],
    ['[{ shape: [tableau.1 waste.0] }]', 'a part of the table, like { row: tableau }'],
    ['[{ shape: [river.1 .] }]', 'there are no piles named river'],
    ['[{ shape: [waste.1 . waste.1] }]', 'waste.1 is drawn already'],
    ['[{ row: waste }, { shape: [waste.1] }]', 'the waste are drawn already'],
    ['[{ shape: [tableau.1 tableau.2, tableau.4] }]', 'tableau.3 has no place'],
  ])('%s has a fault', (table, fault) => {
    expect(faultsOf(withTable(table)).join('\n')).toContain(fault);
  });
});
