import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FACE } from '../../src/cards/card.js';
import { microsoftPack } from '../../src/cards/microsoft.js';
import { layOut } from '../../src/core/setup.js';
import type { Position } from '../../src/core/types.js';
import { specialistBatches } from './sources/specialists.js';

/** Games that PySolFC deals in another order from the pack: see the README, Deals. */
const OTHERWISE = ['all-in-a-row', 'bakers-dozen', 'golf', 'simple-simon'];

/** The piles without their order: which cell holds which card makes no difference. */
const pilesOf = ({ piles }: Position) =>
  piles.map((pile) => pile.map((card) => card & FACE).join(' ')).sort();

describe('the table of a numbered deal is that of PySolFC', () => {
  const batches = specialistBatches(fileURLToPath(new URL('specialists', import.meta.url))).filter(
    ({ file, deals }) =>
      file.includes('-ms-') &&
      !OTHERWISE.some((game) => file.includes(`/${game}`)) &&
      typeof deals === 'function',
  );

  it('in most games', () => expect(batches.length).toBeGreaterThan(8));

  it.each(batches)('$file', ({ deals }) => {
    if (typeof deals !== 'function') throw new Error(deals.lacking);
    for (const { name, core, position } of deals()) {
      const pack = microsoftPack(Number(name.replace('ms:', '')));
      if ('error' in pack) throw new Error(pack.error);
      expect(pilesOf(layOut(core, pack.cards, []))).toEqual(pilesOf(position));
    }
  });
});
