import { type Code, code } from '../code.js';
import { constantsOf, type Pools } from './conditions.js';

/** A loop of f over those of two piles g and h that are among `piles`. */
export const overTwo = (piles: readonly number[], pools: Pools, body: Code): Code => {
  const [first = 0] = piles;
  const last = piles[piles.length - 1] ?? -1;
  const outside = piles.every((pile, i) => pile === first + i)
    ? code`f < ${first} || f > ${last}`
    : code`!${constantsOf(piles, pools)}.includes(f)`;
  return code`for (let i = 0, f = g; i < 2; i++, f = h) {
if (${outside}) continue;
${body}
}`;
};

/** A loop of `name` over piles: a plain count where they follow each other. */
export const overPiles = (
  name: 'f' | 't' | 'it',
  piles: readonly number[],
  pools: Pools,
  body: Code,
): Code => {
  const variable = name === 'f' ? code`f` : name === 't' ? code`t` : code`it`;
  const [first = 0] = piles;
  const last = piles[piles.length - 1] ?? -1;
  if (piles.every((pile, i) => pile === first + i))
    return code`for (let ${variable} = ${first}; ${variable} <= ${last}; ${variable}++) {
${body}
}`;
  const list = constantsOf(piles, pools);
  return code`for (let i_${variable} = 0; i_${variable} < ${piles.length}; i_${variable}++) {
const ${variable} = ${list}[i_${variable}];
${body}
}`;
};
