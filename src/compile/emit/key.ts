import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';

/** One of the two words of a position's key: the sum of hashes, and what is not hashed with piles. */
export const keyCode = (word: 'a' | 'b', facts: Facts): Code => {
  const owing = facts.loose.size > 0;
  const sum = word === 'a' ? code`ka` : code`kb`;
  const mix = word === 'a' ? code`mixA` : code`mixB`;
  const order = word === 'a' ? code`orderA()` : code`orderB()`;
  const row = facts.rows.length === 0 ? NOTHING : code` + ${order} | 0`;
  // With one pack the top card tells which pile it is, in whatever order alike piles lie.
  const what =
    facts.core.deck.copies === 1
      ? code`owed - 1 & ~127 | C[((owed - 1 & 127) << S) + L[owed - 1 & 127]] & 63`
      : code`owed`;
  const due = owing ? code` + (owed === 0 ? 0 : ${mix}(0x5be0cd, ${what}))` : NOTHING;
  return facts.drawThrough === undefined
    ? code`${sum}${row}${due}${owing ? code` | 0` : NOTHING}`
    : code`${sum} + ${mix}(0x1f83d9, place())${row}${due} | 0`;
};
