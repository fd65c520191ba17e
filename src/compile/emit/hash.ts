import { type Code, code, NOTHING, numbers } from '../code.js';
import type { Facts } from '../facts.js';
import { type Pools, tableOf } from './conditions.js';

/** A card as the hashes take it, in code of the module. */
export const hashedAs = (facts: Facts, card: Code): Code =>
  facts.suitless.length === 0 ? card : code`ID[${card}]`;

/**
 * The hash of a pile up to `slot`, where `card` lies: from that of the slot below, or of `below` if
 * it is at hand.
 */
export const linked = (
  word: 'A' | 'B',
  facts: Facts,
  [pile, slot, card, below]: readonly [pile: Code, slot: Code, card: Code, below: Code],
): Code => {
  const mix = word === 'A' ? code`mixA` : code`mixB`;
  if (!hasLinks(facts)) return code`${mix}(${below}, ${hashedAs(facts, card)})`;
  return code`${word === 'A' ? code`linkA` : code`linkB`}(${pile}, ${slot}, ${card})`;
};

const hasLinks = (facts: Facts): boolean =>
  facts.sunk.size + facts.gone.size > 0 || facts.rows.length > 0 || facts.loose.size > 0;

/** What SUNK says of piles of which only the height counts. */
const GONE = 255;

/**
 * Hashes where the cards below do not count: in piles that are sunk only the card and its height do,
 * in rows that close up only the card, in piles that are gone only the height. A card of a loose run
 * adds to the hash what does not depend on the card that it lies on.
 */
const linkCode = (facts: Facts, pools: Pools): Code => {
  if (!hasLinks(facts)) return NOTHING;
  const inRow = new Set(facts.rows.flat());
  const loose = [...facts.loose];
  const sunk = facts.groupOf.map((group, pile) => {
    const run = loose.findIndex(([known]) => known === group);
    if (run >= 0) return 3 + run;
    if (facts.gone.has(pile)) return GONE;
    return inRow.has(pile) ? 2 : facts.sunk.has(pile) ? 1 : 0;
  });
  const runs = (mix: Code, hashes: Code): Code[] =>
    loose.map(
      ([, build], g) => code`if (SUNK[p] === ${3 + g}) {
  const b = C[i - 1];
  if (i - 1 > p << S && b < 64 && c < 64 && ${tableOf(build, pools)}[c << 6 | b] !== 0)
    return ${hashes}[i - 1] + ${mix}(${0x6a09e6 + g}, ${id}) | 0;
  return ${mix}(${hashes}[i - 1], ${id});
}`,
    );
  const id = hashedAs(facts, code`c`);
  const link = (name: Code, mix: Code, hashes: Code): Code => code`function ${name}(p, i, c) {
  if (SUNK[p] === 0) return ${mix}(${hashes}[i - 1], ${id});
  ${runs(mix, hashes)}
  if (SUNK[p] === ${GONE}) return ${mix}(${hashes}[p << S], i - (p << S) << 7);
  return ${mix}(${hashes}[p << S], SUNK[p] === 1 ? i - (p << S) << 7 | ${id} : ${id});
}`;
  return code`const SUNK = Uint8Array.from(${numbers(sunk)});
${link(code`linkA`, code`mixA`, code`HA`)}
${link(code`linkB`, code`mixB`, code`HB`)}`;
};

/** The same for both hashes, where those of the slot below are at hand. */
export const linkedBoth = (
  facts: Facts,
  pile: Code,
  slot: Code,
  card: Code,
  [a, b]: readonly [Code, Code],
) => ({
  a: linked('A', facts, [pile, slot, card, a]),
  b: linked('B', facts, [pile, slot, card, b]),
});

/** The hashes of piles: how a card is mixed into that of the cards below it. */
export const hashCode = (facts: Facts, pools: Pools): Code => {
  const { suitless } = facts;
  const ids = Array.from({ length: 128 }, (_, c) => (suitless.includes(c & 15) ? c & 79 : c));
  return code`${suitless.length === 0 ? NOTHING : code`const ID = Uint8Array.from(${numbers(ids)});`}
function mixA(h, c) {
  h = Math.imul(h ^ Math.imul(c, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 13);
}
function mixB(h, c) {
  h = Math.imul(h + Math.imul(c, 0x27d4eb2f) | 0, 0x165667b1);
  h ^= h >>> 13;
  h = Math.imul(h, 0x9e3779b1);
  return h ^ (h >>> 16);
}
${linkCode(facts, pools)}`;
};
