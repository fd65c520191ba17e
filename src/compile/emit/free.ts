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
  return overList(name, heldList(piles, freeCode(free, pools), pools), body);
};

/** A loop over those of `piles` that are empty; the list is filled by `moves`. */
export const overEmpty = (piles: readonly number[], pools: Pools, body: Code): Code =>
  overList('t', listOf({ piles, test: undefined, empty: true }, pools), body);

/** Names of a list made anew for each position, and of how many piles are in it. */
interface List {
  readonly list: Code;
  readonly size: Code;
}

const overList = (name: 'f' | 't', { list, size }: List, body: Code): Code => {
  const variable = name === 'f' ? code`f` : code`t`;
  return code`for (let i_${variable} = 0; i_${variable} < ${size}; i_${variable}++) {
const ${variable} = ${list}[i_${variable}];
${body}
}`;
};

const listOf = (wanted: Pools['freeLists'][number], pools: Pools): List => {
  let at = pools.freeLists.findIndex(
    ({ piles, test, empty }) =>
      piles.join() === wanted.piles.join() &&
      test?.text === wanted.test?.text &&
      empty === wanted.empty,
  );
  if (at < 0) at = pools.freeLists.push(wanted) - 1;
  return { list: named('F', at), size: named('FN', at) };
};

/**
 * The names of a list of those of `piles` that hold cards, and of how many they are.
 * @param test a function that a pile must pass as well, if any.
 */
export const heldList = (piles: readonly number[], test: Code | undefined, pools: Pools): List =>
  listOf({ piles, test, empty: false }, pools);

/** The lists of piles that hold cards and are free, or are empty, and what fills them. */
export const freeListCode = (pools: Pools): { readonly declare: Code; readonly fill: Code } => ({
  declare: code`${pools.freeLists.map(
    ({ piles }, i) => code`const ${named('F', i)} = new Int32Array(${piles.length});
let ${named('FN', i)} = 0;`,
  )}`,
  fill: code`${pools.freeLists.map(
    ({ piles, test, empty }, i) => code`${named('FN', i)} = 0;
${overPiles('it', piles, pools, code`if (L[it] ${empty ? code`===` : code`>`} 0${test === undefined ? NOTHING : code` && ${test}(it)`}) ${named('F', i)}[${named('FN', i)}++] = it;`)}`,
  )}`,
});

/** The condition among these that says that the pile is free, if one does. */
export const freeOf = (conds: readonly Cond[], pile: 'from' | 'to') =>
  conds.find((cond) => cond.op === 'free' && cond.pile === pile) as
    | Extract<Cond, { op: 'free' }>
    | undefined;
