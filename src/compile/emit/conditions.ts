import type { Build, CardRef, Cond, Move, Num, PileRef, Relation } from '../../core/types.js';
import { type Code, code, inCommas, joined, named } from '../code.js';
import { mentionsIn } from '../walk.js';

/**
 * Conditions of the core as JavaScript. `C` cards, `L` sizes, `S` the shift from pile to its
 * first slot, `K` counters; slot 0 of a pile holds no card, so the top of an empty pile is 0.
 */

const RELATIONS: Record<Relation, Code> = {
  '<': code`<`,
  '<=': code`<=`,
  '==': code`===`,
  '!=': code`!==`,
  '>=': code`>=`,
  '>': code`>`,
};

/** Tables of the module: which card fits on which, by build; and lists of constants. */
export interface Pools {
  readonly builds: Build[];
  readonly constants: (readonly number[])[];
  readonly counters: readonly string[];
  /** Piles that hold cards and are free, or are empty, listed anew for each position: see `free.ts`. */
  readonly freeLists: {
    readonly piles: readonly number[];
    readonly test: Code | undefined;
    readonly empty: boolean;
  }[];
  /** Cards that piles could want, put together for each position: see `wants.ts`. */
  readonly wants: {
    readonly piles: readonly number[];
    readonly cond: Cond;
    readonly base: string | undefined;
  }[];
  /** Small functions that conditions call: `G0` .. */
  readonly functions: Code[];
  /** The name of a function that tells whether one of these moves could be made. */
  readonly possible: (moves: readonly Move[]) => Code;
}

/** A function of the module with these parameters and this body; its name. Equal functions are one. */
export const functionOf = (parameters: 'it' | 'none' | Code, body: Code, pools: Pools): Code => {
  const list = parameters === 'it' ? code`it` : parameters === 'none' ? code`` : parameters;
  const make = (name: Code) =>
    code`function ${name}(${list}) {
${body}
}`;
  const known = pools.functions.findIndex((fn, i) => fn.text === make(named('G', i)).text);
  if (known >= 0) return named('G', known);
  const name = named('G', pools.functions.length);
  pools.functions.push(make(name));
  return name;
};

const sameBuild = (a: Build, b: Build): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The table of a build: `T0[card << 6 | on]`. */
export const tableOf = (build: Build, pools: Pools): Code => {
  let at = pools.builds.findIndex((known) => sameBuild(known, build));
  if (at < 0) at = pools.builds.push(build) - 1;
  return named('T', at);
};

export const constantsOf = (values: readonly number[], pools: Pools): Code => {
  let at = pools.constants.findIndex((known) => known.join() === values.join());
  if (at < 0) at = pools.constants.push(values) - 1;
  return named('V', at);
};

const NAMES = { from: code`f`, to: code`t`, it: code`it`, other: code`o` } as const;

export const pileCode = (ref: PileRef, pools: Pools): Code => {
  if (typeof ref === 'number') return code`${ref}`;
  if (typeof ref === 'string') return NAMES[ref];
  if (ref.op === 'which') return code`${constantsOf(ref.piles, pools)}[n - 1]`;
  if (ref.op === 'next') return code`(${pileCode(ref.pile, pools)} + ${ref.by})`;
  const body = code`for (let i = 0; i < ${ref.piles.length}; i++) {
const o = ${constantsOf(ref.piles, pools)}[i];
if (${condCode(ref.where, pools)}) return o;
}
throw new Error('no pile is the first that is so');`;
  return code`${functionOf('none', body, pools)}()`;
};

/** The top of `to` is `q` and the lead card `lead` where moves are generated; both without face. */
const cardCode = (ref: CardRef, pools: Pools): Code => {
  if (ref === 'lead') return code`lead`;
  if (ref.op === 'top' && ref.pile === 'to') return code`q`;
  const pile = pileCode(ref.pile, pools);
  if (ref.op === 'under')
    return code`(L[${pile}] > 1 ? C[(${pile} << S) + L[${pile}] - 1] & 63 : 0)`;
  if (ref.op === 'bottom') return code`(L[${pile}] > 0 ? C[(${pile} << S) + 1] & 63 : 0)`;
  return code`(C[(${pile} << S) + L[${pile}]] & 63)`;
};

export const numCode = (value: Num, pools: Pools): Code => {
  if (typeof value === 'number') return code`${value}`;
  if (value === 'n') return code`n`;
  switch (value.op) {
    case 'counter':
      return code`K[${pools.counters.indexOf(value.name)}]`;
    case 'size':
      return code`L[${pileCode(value.pile, pools)}]`;
    case 'total':
      return code`(${joinedPlus(value.piles)})`;
    case 'held': {
      const body = code`let held = 0;
for (let i = 0; i < ${value.piles.length}; i++) if (L[${constantsOf(value.piles, pools)}[i]] > 0) held++;
return held;`;
      return code`${functionOf('none', body, pools)}()`;
    }
    case 'rank':
      return code`(${cardCode(value.card, pools)} & 15)`;
    case 'suit':
      return code`(${cardCode(value.card, pools)} >> 4)`;
    case 'per':
      return code`${constantsOf(value.values, pools)}[${pileCode(value.pile, pools)} - ${value.first}]`;
    case 'at':
      return code`(${constantsOf(value.values, pools)}[${numCode(value.index, pools)}] ?? 0)`;
    case 'plus':
      return code`(${numCode(value.a, pools)} + ${numCode(value.b, pools)})`;
  }
};

/**
 * A function that tells whether one of a pile's sets of places is empty. The sets lie one after
 * another: how many there are, then each set's size and piles; where they begin stands by pile.
 */
export const freeCode = ({ first, sets }: Extract<Cond, { op: 'free' }>, pools: Pools): Code => {
  const flat: number[] = [];
  const starts = sets.map((ofPile) => {
    const start = flat.length;
    flat.push(ofPile.length, ...ofPile.flatMap((set) => [set.length, ...set]));
    return start;
  });
  const list = constantsOf(flat, pools);
  return functionOf(
    'it',
    code`let at = ${constantsOf(starts, pools)}[it - ${first}];
for (let ways = ${list}[at++]; ways > 0; ways--) {
const end = at + 1 + ${list}[at];
let k = at + 1;
while (k < end && L[${list}[k]] === 0) k++;
if (k === end) return true;
at = end;
}
return false;`,
    pools,
  );
};

const joinedPlus = (piles: readonly number[]): Code =>
  piles.reduce((sum, pile) => code`${sum} + L[${pile}]`, code`0`);

export const condCode = (cond: Cond, pools: Pools): Code => {
  switch (cond.op) {
    case 'always':
      return code`true`;
    case 'never':
      return code`false`;
    case 'empty':
      return cond.pile === 'to' ? code`q === 0` : code`L[${pileCode(cond.pile, pools)}] === 0`;
    case 'compare': {
      const a = numCode(cond.a, pools);
      const b = numCode(cond.b, pools);
      return code`${a} ${RELATIONS[cond.is]} ${b}`;
    }
    case 'fits':
      return code`${tableOf(cond.build, pools)}[${cardCode(cond.card, pools)} << 6 | ${cardCode(cond.on, pools)}] !== 0`;
    case 'faceDown': {
      if (cond.card === 'lead') return code`(C[(f << S) + L[f] - n + 1] & 64) !== 0`;
      const pile = pileCode(cond.card.pile, pools);
      return code`(C[(${pile} << S) + ${cond.card.op === 'top' ? code`L[${pile}]` : code`1`}] & 64) !== 0`;
    }
    case 'all':
      return joined(
        cond.of.map((part) => condCode(part, pools)),
        '&&',
      );
    case 'any':
      return joined(
        cond.of.map((part) => condCode(part, pools)),
        '||',
      );
    case 'not':
      return code`!(${condCode(cond.of, pools)})`;
    case 'free':
      return code`${freeCode(cond, pools)}(${pileCode(cond.pile, pools)})`;
    case 'before':
      throw new Error('places in a row are for choosing the piles of a move only');
    case 'possible':
      return code`${pools.possible(cond.of)}()`;
    case 'some':
    case 'every': {
      const outer = outerNames(cond.of);
      const list = constantsOf(cond.piles, pools);
      const found = cond.op === 'some';
      const test = condCode(cond.of, pools);
      const body = code`for (let i = 0; i < ${cond.piles.length}; i++) {
const o = ${list}[i];
if (${found ? test : code`!(${test})`}) return ${found};
}
return ${!found};`;
      return code`${functionOf(outer, body, pools)}(${outer})`;
    }
  }
};

/** What stands for the names of a move that a condition over piles speaks of. */
const OUTER = {
  from: code`f`,
  to: code`t, q`,
  it: code`it`,
  lead: code`lead`,
  n: code`n`,
} as const;

const outerNames = (cond: Cond): Code => {
  const { names } = mentionsIn(cond);
  const spoken = (['from', 'to', 'it', 'lead', 'n'] as const).filter((name) => names.has(name));
  return inCommas(spoken.map((name) => OUTER[name]));
};
