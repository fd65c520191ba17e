import { DOWN } from '../../src/cards/card.js';
import { deckCards } from '../../src/cards/deck.js';
import { formatCard, parseCard } from '../../src/cards/notation.js';
import { pilesWhere, positionFromPiles } from '../../src/core/setup.js';
import type { Core, Position, Role } from '../../src/core/types.js';

/** A deal with the answer of an independent program, as in the files of `data/` (see its README). */
export interface OracleRow {
  readonly game: string;
  readonly seed: number;
  readonly result: 'solved' | 'unsolvable';
  readonly deal: {
    readonly tableau?: readonly (readonly string[])[];
    readonly faceDown?: readonly number[];
    readonly cells?: readonly (readonly string[])[];
    readonly reserve?: readonly (readonly string[])[];
    readonly stock?: readonly string[];
    readonly waste?: readonly string[];
    readonly foundations?: readonly (readonly string[])[];
    readonly hole?: readonly string[];
    /** Rows of cards with gaps, '' being a gap; the aces are out of play. */
    readonly sequences?: readonly (readonly string[])[];
    readonly accordion?: readonly string[];
  };
}

const cards = (texts: readonly string[], down: number) =>
  texts.map((text, i) => {
    const card = parseCard(text);
    if (card === undefined) throw new Error(`no card: ${text}`);
    return i < down ? card | DOWN : card;
  });

/** The row as a position of our game: piles by role, in order. */
export const oraclePosition = (core: Core, { deal }: Pick<OracleRow, 'deal'>): Position => {
  const piles: number[][] = core.groups.flatMap((group) =>
    Array.from({ length: group.count }, (): number[] => []),
  );
  const lay = (role: Role, given: readonly (readonly string[])[], down: readonly number[] = []) => {
    const places = pilesWhere(core, (group) => group.role === role);
    if (given.length > places.length && given.slice(places.length).some((pile) => pile.length > 0))
      throw new Error(`${given.length} ${role} piles for ${places.length} places`);
    given.forEach((pile, i) => {
      if (pile.length > 0) piles[places[i]!] = cards(pile, down[i] ?? 0);
    });
  };
  lay('tableau', deal.tableau ?? deal.accordion?.map((card) => [card]) ?? [], deal.faceDown);
  if (deal.sequences !== undefined) {
    const places = deal.sequences.flat();
    lay(
      'tableau',
      places.map((text) => (text === '' ? [] : [text])),
    );
    lay('discard', [['AC', 'AD', 'AH', 'AS']]);
  }
  if (deal.accordion !== undefined) {
    const pack = deckCards(core.deck).map(formatCard);
    const rest = pack.filter((card) => !deal.accordion!.includes(card));
    lay('discard', [rest], [rest.length]);
  }
  lay('cell', deal.cells ?? []);
  lay('reserve', deal.reserve ?? []);
  lay('foundation', deal.foundations ?? []);
  lay('stock', [deal.stock ?? []], [52 * 8]);
  lay('waste', [deal.waste ?? []]);
  lay('hole', [deal.hole ?? []]);
  return positionFromPiles(core, piles, []);
};
