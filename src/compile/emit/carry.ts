import type { Carry } from '../carry.js';
import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';

/** `freeCells()`: how many cells are empty; `emptyCell(from)`: the first from one on. */
export const carrySupport = ({ carry }: Facts): Code => {
  if (carry === undefined) return NOTHING;
  const { first, count } = carry.cells;
  const end = first + count;
  return code`
function freeCells() {
  let free = 0;
  for (let z = ${first}; z < ${end}; z++) if (L[z] === 0) free++;
  return free;
}
function emptyCell(from) {
  let z = from;
  while (L[z] !== 0) z++;
  return z;
}
${expandCarry(carry)}`;
};

/** Playing several cards into cells, one each. What else is carried is moved as a block. */
export const storeSeveral = ({ cells }: Carry): Code => code`if (n > 1) {
  for (let k = 0, z = ${cells.first}; k < n; k++) {
    z = emptyCell(z);
    moveBlock(1, f, z);
  }
} else`;

/**
 * The single moves that carrying cards stands for: into cells, or the lowest onto the other pile
 * and those above it by way of cells, and of empty piles where cells are too few.
 */
const expandCarry = ({ tableau, cells, lay, store, unstore }: Carry): Code => code`
function carried(m) {
  const rule = m >> 21 & 63;
  const f = m >> 14 & 127;
  const t = m >> 7 & 127;
  const n = m & 127;
  const free = [];
  for (let z = ${cells.first}; z < ${cells.first + cells.count}; z++) if (L[z] === 0) free.push(z);
  if (rule === ${store}) return free.slice(0, n).map((z) => ${store << 21} | f << 14 | z << 7 | 1);
  const spaces = [];
  for (let p = ${tableau.first}; p < ${tableau.first + tableau.count}; p++)
    if (L[p] === 0 && p !== t) spaces.push(p);
  const line = [];
  const carry = (count, from, to, by) => {
    const most = free.length + 1;
    if (count <= most) {
      for (let k = 0; k < count - 1; k++) line.push(${store << 21} | from << 14 | free[k] << 7 | 1);
      line.push(${lay << 21} | from << 14 | to << 7 | 1);
      for (let k = count - 2; k >= 0; k--) line.push(${unstore << 21} | free[k] << 14 | to << 7 | 1);
      return;
    }
    const rest = by.slice(1);
    const above = Math.min(count - 1, most << rest.length);
    carry(above, from, by[0], rest);
    carry(count - above, from, to, rest);
    carry(above, by[0], to, rest);
  };
  carry(n, f, t, spaces);
  return line;
}`;
