import type { Cond } from '../../core/types.js';
import { type Code, code, NOTHING, named } from '../code.js';
import { freeCode, type Pools } from './conditions.js';
import { overPiles } from './loops.js';

/** A loop over those of `piles` that hold cards and are free; the list is filled by `moves`. */
export const overFree = (
  name: 'f' | 't',
  piles: readonly number[],
  free: Extract<Cond, { op: 'free' }>,
  pools: Pools,
  body: Code,
): Code => {
  const { list, size } = heldList(piles, freeCode(free, pools), pools);
  const variable = name === 'f' ? code`f` : code`t`;
  return code`for (let i_${variable} = 0; i_${variable} < ${size}; i_${variable}++) {
const ${variable} = ${list}[i_${variable}];
${body}
}`;
};

/**
 * The names of a list of those of `piles` that hold cards, and of how many they are.
 * @param test a function that a pile must pass as well, if any.
 */
export const heldList = (
  piles: readonly number[],
  test: Code | undefined,
  pools: Pools,
): { readonly list: Code; readonly size: Code } => {
  let at = pools.freeLists.findIndex(
    (list) => list.piles.join() === piles.join() && list.test?.text === test?.text,
  );
  if (at < 0) at = pools.freeLists.push({ piles, test }) - 1;
  return { list: named('F', at), size: named('FN', at) };
};

/** The lists of piles that hold cards and are free, and what fills them. */
export const freeListCode = (pools: Pools): { readonly declare: Code; readonly fill: Code } => ({
  declare: code`${pools.freeLists.map(
    ({ piles }, i) => code`const ${named('F', i)} = new Int32Array(${piles.length});
let ${named('FN', i)} = 0;`,
  )}`,
  fill: code`${pools.freeLists.map(
    ({ piles, test }, i) => code`${named('FN', i)} = 0;
${overPiles('it', piles, pools, code`if (L[it] > 0${test === undefined ? NOTHING : code` && ${test}(it)`}) ${named('F', i)}[${named('FN', i)}++] = it;`)}`,
  )}`,
});

/** The condition among these that says that the pile is free, if one does. */
export const freeOf = (conds: readonly Cond[], pile: 'from' | 'to') =>
  conds.find((cond) => cond.op === 'free' && cond.pile === pile) as
    | Extract<Cond, { op: 'free' }>
    | undefined;
