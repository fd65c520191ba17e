import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { solvitaireList } from '../../src/cards/solvitaire.js';
import { solvitairePosition } from '../../src/core/solvitaire-layout.js';
import type { OracleBatch, OracleDeal } from './batch.js';
import { compareDeals } from './compare.js';
import { bookBatches } from './sources/book.js';
import { solvitaireBatches } from './sources/solvitaire.js';
import { specialistBatches } from './sources/specialists.js';

const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const LIMITS = { states: 100_000, memory: 2 ** 26 };
const SOLVER = { strategy: 'default', without: [] };

const dealsOf = ({ file, deals }: OracleBatch) => {
  if (typeof deals !== 'function') throw new Error(`${file}: ${deals.lacking}`);
  return deals();
};

describe('deals of the specialists', () => {
  const batches = specialistBatches(at('specialists'));

  it('are of files that are all read', () => expect(batches.length).toBe(22));

  it.each(batches)('$file: no verdict differs', (batch) => {
    const { differ, agree, unknown, deals } = compareDeals(dealsOf(batch), SOLVER, LIMITS);
    expect(differ).toEqual([]);
    expect(agree + unknown).toBeGreaterThanOrEqual(deals / 2);
  });
});

describe('the oracle command', () => {
  it('finds the files of the other programs beside this one', () => {
    expect(solvitaireBatches(at('data')).map(({ file }) => file)).toContain('mini/mini-freecell');
    expect(bookBatches(at('book')).length).toBe(8);
    expect(specialistBatches(at('none'))).toEqual([]);
  });

  const clock = bookBatches(at('book')).find(({ file }) => file === 'book/clock');
  const some = [...dealsOf(clock!)].filter(({ answer }) => answer === 'solved').slice(0, 2);

  it('counts what differs, by name, and what the other program left open', () => {
    const wrong = some.map((deal) => ({ ...deal, answer: 'unsolvable' as const }));
    const [one, two] = some;
    expect(compareDeals(wrong, SOLVER, LIMITS).differ).toEqual(
      wrong.map(({ name }) => `${name}: solved, theirs unsolvable`),
    );
    const mixed = [
      { ...one!, answer: 'unknown' as const },
      { ...two!, answer: 'unsolvable' as const, refuted: true },
      one!,
    ];
    const found = compareDeals(mixed, SOLVER, LIMITS);
    expect(found).toMatchObject({ deals: 3, agree: 1, unknown: 1, refuted: 1, differ: [] });
    expect(compareDeals(mixed, SOLVER, LIMITS, 1)).toMatchObject({ deals: 1, states: 0 });
  });
});

/** Cards by pile; piles that are begun by any suit, or where order means nothing, in one order. */
const sorted = ({ core, position }: OracleDeal) =>
  core.groups.map(({ role, first, count }) => {
    const piles = position.piles.slice(first, first + count).map((pile) => [...pile]);
    if (role === 'discard') return piles.map((pile) => pile.toSorted((a, b) => a - b));
    return role === 'foundation' ? piles.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)) : piles;
  });

describe("the deal of Solvitaire's seed", () => {
  const batches = solvitaireBatches(at('data'));
  it.each(batches)('is that of the row: $file', (batch) => {
    for (const deal of [...dealsOf(batch)].slice(0, 4)) {
      const list = solvitaireList(deal.core.deck, Number(deal.name.replace('seed ', '')));
      const position = solvitairePosition(deal.core, list);
      expect(position).toBeDefined();
      expect(sorted({ ...deal, position: position! })).toEqual(sorted(deal));
    }
  });
});
