import { type Card, makeCard } from './card.js';

/** The highest deal number, as in FreeCell Pro and PySolFC. */
export const LAST_MICROSOFT_DEAL = 2 ** 33 - 1;

/**
 * The pack of deal `n` of Microsoft FreeCell in the order dealt: card i goes to column
 * i mod 8. The numbers 1 to 32000 are those of Windows; the higher ones follow FreeCell Pro.
 *
 * The cards lie in the order AC AD AH AS 2C .. KS; for i = 51 down to 1 the card j =
 * value mod (i + 1) changes places with card i and card i is dealt next. (The method as
 * described in the library pysol_cards 0.2, class LCRandom31.)
 *
 * @returns an error in words if `n` is not a whole number from 1 to 8589934591.
 */
export function microsoftPack(n: number): { readonly cards: Card[] } | { readonly error: string } {
  if (!Number.isInteger(n) || n < 1 || n > LAST_MICROSOFT_DEAL)
    return { error: `Microsoft deals are numbered 1 to ${LAST_MICROSOFT_DEAL}, not ${n}` };
  const next = microsoftRandom(n);
  const cards: Card[] = [];
  for (let rank = 1; rank <= 13; rank++)
    for (let suit = 0; suit < 4; suit++) cards.push(makeCard(rank, suit));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = next() % (i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return { cards: cards.reverse() };
}

/**
 * rand() of Microsoft's C library seeded with `n`: bits 16 to 30 of a 32-bit linear
 * congruential generator. Above 2^31 FreeCell Pro sets bit 15 of every value; from 2^32 on it
 * counts the seeds from 0 again and gives bits 16 to 31, plus 1.
 */
function microsoftRandom(n: number): () => number {
  let state = n >>> 0;
  return () => {
    state = (Math.imul(state, 214013) + 2531011) >>> 0;
    const high = state >>> 16;
    if (n >= 2 ** 32) return high + 1;
    return n >= 2 ** 31 ? high | 0x8000 : high & 0x7fff;
  };
}
