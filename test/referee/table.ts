import { FACE } from '../../src/cards/card.js';
import { formatCard } from '../../src/cards/notation.js';
import { pileName, pilesWhere } from '../../src/core/setup.js';
import type { Core, Position } from '../../src/core/types.js';
import type { LineEntry, TransferEntry } from '../../src/referee/line.js';

/**
 * Moves cards about as a line says and knows no rules but that only cards on top of a pile can be
 * taken. @returns cards on the foundations at the end, or undefined if a card was not there to take.
 */
export const moveAbout = (
  core: Core,
  position: Position,
  line: readonly LineEntry[],
): number | undefined => {
  const names = position.piles.map((_, pile) => pileName(core, pile));
  const piles = position.piles.map((pile) => pile.map((card) => formatCard(card & FACE)));
  const take = ({ from, to, cards }: TransferEntry): boolean => {
    const [source, target] = [piles[names.indexOf(from)], piles[names.indexOf(to)]];
    if (source === undefined || target === undefined) return false;
    const taken = source.splice(source.length - cards.length, cards.length);
    target.push(...cards);
    return taken.toSorted().join() === cards.toSorted().join();
  };
  for (const entry of line) {
    const first =
      'redeal' in entry
        ? { from: entry.from[0]!, to: entry.to, cards: entry.order.toReversed() }
        : entry;
    if (![first, ...(entry.then ?? [])].every(take)) return undefined;
  }
  return pilesWhere(core, (group) => group.role === 'foundation')
    .map((pile) => piles[pile]!.length)
    .reduce((a, b) => a + b, 0);
};
