import type { Build, Cond } from '../../core/types.js';
import { type Code, code, joined, NOTHING, named } from '../code.js';
import { conditionsIn } from '../walk.js';
import { condCode, type Pools } from './conditions.js';
import { overPiles } from './loops.js';

/** Whether a condition is decided by the card that moves and the top card of the pile it goes to. */
const isOfTwo = (c: Cond): boolean => {
  const known = (card: unknown): boolean =>
    card === 'lead' || JSON.stringify(card) === JSON.stringify({ op: 'top', pile: 'to' });
  if (c.op === 'empty') return c.pile === 'to';
  if (c.op === 'fits') return known(c.card) && known(c.on);
  if (c.op !== 'compare') return c.op === 'always' || c.op === 'never';
  return [c.a, c.b].every(
    (n) =>
      typeof n === 'number' ||
      (typeof n === 'object' && (n.op === 'rank' || n.op === 'suit') && known(n.card)),
  );
};

/** The condition with all that two cards do not decide taken as true. */
const relaxed = (c: Cond): Cond => {
  if (c.op === 'all' || c.op === 'any') return { ...c, of: c.of.map(relaxed) };
  if (c.op === 'not') return conditionsIn(c.of).every((part) => isOfTwo(part)) ? c : ALWAYS;
  return isOfTwo(c) ? c : ALWAYS;
};

const ALWAYS: Cond = { op: 'always' };

/** Which of the sets of wanted cards is that of `piles`; undefined if the top cards say nothing. */
const wantOf = (
  piles: readonly number[],
  conds: readonly Cond[],
  pools: Pools,
): number | undefined => {
  const cond: Cond = { op: 'all', of: conds.map(relaxed) };
  const builds = conditionsIn(cond).flatMap((c) => (c.op === 'fits' ? [c.build] : []));
  if (builds.length === 0 || new Set(builds.map((build) => build.base)).size > 1) return undefined;
  const text = JSON.stringify(cond);
  const at = pools.wants.findIndex(
    (want) => want.piles.join() === piles.join() && JSON.stringify(want.cond) === text,
  );
  return at < 0 ? pools.wants.push({ piles, cond, base: builds[0]!.base }) - 1 : at;
};

/**
 * Code that tells whether one of `piles` could want the card `lead`, as far as the top cards decide;
 * undefined if they say nothing. The cards that are wanted are put together once for a position, so
 * that most cards are turned away by one look. To be used in `moves` only.
 */
export const wantedBy = (
  piles: readonly number[],
  conds: readonly Cond[],
  pools: Pools,
  lead: Code = code`lead`,
): Code | undefined => {
  const at = wantOf(piles, conds, pools);
  if (at === undefined) return undefined;
  return code`((${lead} < 32 ? ${named('W', at)} : ${named('X', at)}) >>> (${lead} & 31) & 1) !== 0`;
};

/** The two words of a set of cards: those below 32 and the others. */
export type CardSet = readonly [Code, Code];

const setsOf = (conds: readonly Cond[], card: Code, pools: Pools): CardSet => {
  const tables = conds.map((cond) => named('M', wantOf([], [cond], pools)!));
  const half = (at: Code) =>
    joined(
      [...new Set(tables.map(({ text }) => text))].map(
        (text) => code`${tables.find((table) => table.text === text)!}[${at}]`,
      ),
      '|',
    );
  return [half(code`${card} << 1`), half(code`${card} << 1 | 1`)];
};
const TOP = { op: 'top', pile: 'to' } as const;

/** The cards that fit on a card by some of the builds, for the bases of now. */
export const fitsOn = (builds: readonly Build[], card: Code, pools: Pools): CardSet =>
  setsOf(
    builds.map((build): Cond => ({ op: 'fits', card: 'lead', on: TOP, build })),
    card,
    pools,
  );

/** The cards on which a card fits. */
export const fitsUnder = (builds: readonly Build[], card: Code, pools: Pools): CardSet =>
  setsOf(
    builds.map((build): Cond => ({ op: 'fits', card: TOP, on: 'lead', build })),
    card,
    pools,
  );

/** The same of a set of cards: whether one of `low` (cards below 32) or `high` is wanted. */
export const someWantedBy = (
  piles: readonly number[],
  conds: readonly Cond[],
  pools: Pools,
  [low, high]: CardSet,
): Code | undefined => {
  const at = wantOf(piles, conds, pools);
  if (at === undefined) return undefined;
  return code`(${named('W', at)} & ${low} | ${named('X', at)} & ${high}) !== 0`;
};

/**
 * The sets of wanted cards: M is two words of cards for each top card, made for each base once; W and
 * X are the two words of all piles together, put together anew for each position: those that the code
 * `use` asks about.
 */
export const wantsCode = (
  pools: Pools,
): { readonly declare: Code; readonly make: Code; readonly fill: (use: Code) => Code } => ({
  declare: code`${pools.wants.map(
    ({ cond }, i) => code`let ${named('M', i)} = new Int32Array(128);
const ${named('MADE', i)} = [];
let ${named('W', i)} = 0;
let ${named('X', i)} = 0;
function ${named('make', i)}() {
const made = new Int32Array(128);
for (let q = 0; q < 64; q++)
for (let lead = 1; lead < 64; lead++)
if (${condCode(cond, pools)}) made[q << 1 | lead >> 5] |= 1 << (lead & 31);
return made;
}`,
  )}`,
  make: code`${pools.wants.map(({ base }, i) => {
    const value = base === undefined ? code`0` : code`K[${pools.counters.indexOf(base)}]`;
    return code`${named('M', i)} = ${named('MADE', i)}[${value}] ??= ${named('make', i)}();`;
  })}`,
  fill: (use) =>
    code`${pools.wants.map(({ piles }, i) =>
      new RegExp(`\\b${named('W', i).text}\\b`).test(use.text)
        ? code`${named('W', i)} = 0;
${named('X', i)} = 0;
${overPiles(
  't',
  piles,
  pools,
  code`const q = C[(t << S) + L[t]] & 63;
${named('W', i)} |= ${named('M', i)}[q << 1];
${named('X', i)} |= ${named('M', i)}[q << 1 | 1];`,
)}`
        : NOTHING,
    )}`,
});
