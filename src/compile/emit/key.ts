import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';

/** One of the two words of a position's key: the sum of hashes, and what is not hashed with piles. */
export const keyCode = (word: 'a' | 'b', facts: Facts): Code => {
  const owing = facts.loose.size > 0;
  const sum = word === 'a' ? code`ka` : code`kb`;
  const mix = word === 'a' ? code`mixA` : code`mixB`;
  const order = word === 'a' ? code`orderA()` : code`orderB()`;
  const row = facts.rows.length === 0 ? NOTHING : code` + ${order} | 0`;
  const due = owing ? code` + (owed === 0 ? 0 : ${mix}(0x5be0cd, owed))` : NOTHING;
  return facts.drawThrough === undefined
    ? code`${sum}${row}${due}${owing ? code` | 0` : NOTHING}`
    : code`${sum} + ${mix}(0x1f83d9, place())${row}${due} | 0`;
};
