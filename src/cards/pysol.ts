import { type Card, makeCard } from './card.js';
import { mersenneTwisterOfWords } from './mersenne-twister.js';
import { microsoftPack } from './microsoft.js';

/** The highest deal number of PySolFC. */
export const LAST_PYSOL_DEAL = 10n ** 20n;
/** Up to here PySolFC's numbers are Microsoft's. */
const LAST_SHARED_DEAL = 32_000n;

/** PySol's order of suits: clubs, spades, hearts, diamonds. */
const SUIT_ORDER = [0, 3, 2, 1] as const;

/**
 * The pack of deal `n` of PySolFC, the first card dealt first. The numbers up to 32000 are
 * Microsoft's. For the others the cards lie suit by suit, ace to king; for i = 51 down to 1 card i
 * changes places with card floor(r (i + 1)), r being the next number of Python's `random.Random(n)`
 * (MT19937, 53 bits), and the last card is dealt first. (The method as in the library pysol_cards.)
 *
 * @returns an error in words if `n` is no deal of PySolFC.
 */
export const pysolPack = (n: bigint): { readonly cards: Card[] } | { readonly error: string } => {
  if (n < 1n || n > LAST_PYSOL_DEAL)
    return { error: `PySolFC's deals are numbered 1 to ${LAST_PYSOL_DEAL}, not ${n}` };
  if (n <= LAST_SHARED_DEAL) return microsoftPack(Number(n));
  const words: number[] = [];
  for (let rest = n; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  const bits = mersenneTwisterOfWords(words);
  const random = () => {
    const high = bits() >>> 5;
    return (high * 2 ** 26 + (bits() >>> 6)) / 2 ** 53;
  };
  const cards = SUIT_ORDER.flatMap((suit) =>
    Array.from({ length: 13 }, (_, i) => makeCard(i + 1, suit)),
  );
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return { cards: cards.reverse() };
};
