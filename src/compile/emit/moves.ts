import type { Cond, Count, Move, Stage } from '../../core/types.js';
import { type Code, code, joined, NOTHING, named } from '../code.js';
import type { DrawThrough, Facts } from '../facts.js';
import type { Prune } from '../prune/prune.js';
import { conjuncts, mentionsIn } from '../walk.js';
import { condCode, freeCode, numCode, type Pools, tableOf } from './conditions.js';
import { overPiles } from './loops.js';

/** How late a move of a stage is tried, 0 first; what uncovers or empties comes before the rest. */
const RANK: Record<Stage | 'reveal' | 'empty', number> = {
  up: 1,
  reveal: 2,
  fill: 7,
  down: 4,
  empty: 5,
  build: 6,
  store: 8,
  turn: 9,
};

/** Which loop a condition belongs in: as far out as the names in it are known. */
const level = (cond: Cond): 'move' | 'from' | 'count' | 'to' => {
  const { names } = mentionsIn(cond);
  if (names.has('to') || (names.has('next') && names.has('to'))) return 'to';
  if (names.has('lead') || names.has('n')) return 'count';
  return names.has('from') ? 'from' : 'move';
};

/** Code that runs `body` for each number of cards that may move from `f`. */
const overCounts = (count: Count, pools: Pools, body: Code): Code => {
  const top = code`const top = (f << S) + L[f];`;
  switch (count.unit) {
    case 'card':
      return code`const n = 1;
const lead = C[(f << S) + L[f]] & 63;
${body}`;
    case 'any card':
      return code`for (let n = 1; n <= L[f]; n++) {
const lead = C[(f << S) + L[f] - n + 1] & 63;
${body}
}`;
    case 'upTo':
      return code`const n = Math.min(L[f], ${numCode(count.n, pools)});
const lead = C[(f << S) + L[f] - n + 1] & 63;
${body}`;
    case 'pile':
    case 'run': {
      const build = count.build === undefined ? undefined : tableOf(count.build, pools);
      const joins =
        build === undefined
          ? code`true`
          : code`C[top - n] < 64 && ${build}[C[top - n + 1] << 6 | C[top - n]] !== 0`;
      const longest = code`let n = 1;
while (n < L[f] && ${joins}) n++;`;
      const lead = code`const lead = C[top - n + 1] & 63;`;
      if (count.unit === 'pile')
        return code`${top}
${longest}
if (n < L[f]) continue;
${lead}
${body}`;
      if (count.exactly !== undefined)
        return code`${top}
${longest}
if (n < ${count.exactly}) continue;
n = ${count.exactly};
${lead}
${body}`;
      if (count.whole)
        return code`${top}
if (C[top] >= 64) continue;
${longest}
${lead}
${body}`;
      return code`${top}
if (C[top] >= 64) continue;
for (let n = 1; ; n++) {
${lead}
run: {
${body}
}
if (n === L[f] || !(${joins})) break;
}`;
    }
  }
};

const ranked = (facts: Facts, move: Move): Code => {
  const base = RANK[move.stage];
  const groups = new Set(move.from.map((pile) => facts.groupOf[pile]!.role));
  if (
    !groups.has('tableau') ||
    move.stage === 'up' ||
    move.stage === 'turn' ||
    move.stage === 'fill'
  )
    return code`${base}`;
  const empties = Math.min(base, RANK.empty);
  const reveals = Math.min(base, RANK.reveal);
  return code`(n === L[f] ? ${empties} : C[(f << S) + L[f] - n] >= 64 ? ${reveals} : ${base})`;
};

/** Leaves the loop over counts or piles that is innermost at a level. */
const giveUp = (count: Count): Code =>
  count.unit === 'run' && count.exactly === undefined && !count.whole
    ? code`break run;`
    : code`continue;`;

/** A loop over those of `piles` that hold cards and are free; the list is filled by `moves`. */
const overFree = (
  name: 'f' | 't',
  piles: readonly number[],
  free: Extract<Cond, { op: 'free' }>,
  pools: Pools,
  body: Code,
): Code => {
  const test = freeCode(free, pools);
  let at = pools.freeLists.findIndex(
    (list) => list.piles.join() === piles.join() && list.test.text === test.text,
  );
  if (at < 0) at = pools.freeLists.push({ piles, test }) - 1;
  const variable = name === 'f' ? code`f` : code`t`;
  return code`for (let i_${variable} = 0; i_${variable} < ${named('FN', at)}; i_${variable}++) {
const ${variable} = ${named('F', at)}[i_${variable}];
${body}
}`;
};

/** The lists of free piles, and what fills them. */
export const freeListCode = (pools: Pools): { readonly declare: Code; readonly fill: Code } => ({
  declare: code`${pools.freeLists.map(
    ({ piles }, i) => code`const ${named('F', i)} = new Int32Array(${piles.length});
let ${named('FN', i)} = 0;`,
  )}`,
  fill: code`${pools.freeLists.map(
    ({ piles, test }, i) => code`${named('FN', i)} = 0;
${overPiles('it', piles, pools, code`if (L[it] > 0 && ${test}(it)) ${named('F', i)}[${named('FN', i)}++] = it;`)}`,
  )}`,
});

const freeOf = (conds: readonly Cond[], pile: 'from' | 'to') =>
  conds.find((cond) => cond.op === 'free' && cond.pile === pile) as
    | Extract<Cond, { op: 'free' }>
    | undefined;

/** Whether a condition can hold only where a card lies on `to`. */
const needsCard = (cond: Cond): boolean =>
  cond.op === 'fits' && typeof cond.on === 'object' && cond.on.pile === 'to';

const unless = (conds: readonly Cond[], pools: Pools, otherwise: Code): Code =>
  conds.length === 0
    ? NOTHING
    : code`if (!(${joined(
        conds.map((c) => condCode(c, pools)),
        '&&',
      )})) ${otherwise}`;

interface Choice {
  readonly facts: Facts;
  readonly pools: Pools;
  readonly prunes: readonly Prune[];
  readonly move: Move;
  readonly rule: number;
}

/** The loop over destinations: conditions, what is left out, what is forced, and the move written. */
const overDestinations = (
  { facts, pools, prunes, move, rule }: Choice,
  conds: readonly Cond[],
  amount: Code,
): Code => {
  const skips = prunes.flatMap((prune) => {
    const skip = prune.skip?.(facts, move, pools);
    return skip === undefined ? [] : [skip];
  });
  const forced = prunes.flatMap((prune) => {
    const now = prune.forced?.(facts, move, rule, pools);
    return now === undefined ? [] : [now];
  });
  const same = move.from.some((pile) => move.to.includes(pile))
    ? code`if (t === f) continue;`
    : NOTHING;
  const plain = code`${rule << 21} | f << 14 | t << 7 | ${amount}`;
  const free = conds.some(needsCard) ? freeOf(conds, 'to') : undefined;
  const tests = conds.filter((cond) => cond !== free);
  const over = (body: Code) =>
    free === undefined
      ? overPiles('t', move.to, pools, body)
      : overFree('t', move.to, free, pools, body);
  return code`let spaced = 0;
${over(
  code`${same}
const q = C[(t << S) + L[t]] & 63;
${unless(tests, pools, code`continue;`)}
${skips.length === 0 ? NOTHING : code`if (${joined(skips, '||')}) continue;`}
${forced.length === 0 ? NOTHING : code`if (${joined(forced, '||')}) { into[at] = ${plain}; return at + 1; }`}
into[end++] = ${ranked(facts, move)} << 27 | ${plain};`,
)}`;
};

/** All choices of one move of the core. */
export const moveCode = (choice: Choice): Code => {
  const { move, pools } = choice;
  const parts = conjuncts(move.when);
  const at = (wanted: string) => parts.filter((cond) => level(cond) === wanted);
  const free = freeOf(parts, 'from');
  const over = (body_: Code) =>
    free === undefined
      ? overPiles('f', move.from, pools, body_)
      : overFree('f', move.from, free, pools, body_);
  const body = over(
    code`if (L[f] === 0) continue;
${unless(
  at('from').filter((cond) => cond !== free),
  pools,
  code`continue;`,
)}
${overCounts(
  move.count,
  pools,
  code`${unless(at('count'), pools, giveUp(move.count))}
${overDestinations(choice, at('to'), code`n`)}`,
)}`,
  );
  const outer = at('move');
  return outer.length === 0
    ? body
    : code`if (${joined(
        outer.map((c) => condCode(c, pools)),
        '&&',
      )}) {
${body}
}`;
};

/**
 * The choices of a move that takes the waste's top card, for every card that turning can bring
 * there: `n` is the size that the waste has then, one of `R`. See `stock.ts`.
 */
export const drawnMoveCode = (choice: Choice, draw: DrawThrough): Code => {
  const parts = conjuncts(choice.move.when);
  const onTo = (cond: Cond) => level(cond) === 'to';
  return code`for (let r = 0; r < rn; r++) {
const f = ${draw.waste};
const n = R[r];
const lead = TC[n - 1];
${unless(
  parts.filter((cond) => !onTo(cond)),
  choice.pools,
  code`continue;`,
)}
${overDestinations(choice, parts.filter(onTo), code`n`)}
}`;
};

/** The body of a function that tells whether one of some moves could be made now. */
export const possibleCode = (moves: readonly Move[], pools: Pools): Code =>
  code`${moves.map((move) => {
    const parts = conjuncts(move.when);
    const at = (wanted: string) => parts.filter((cond) => level(cond) === wanted);
    const same = move.from.some((pile) => move.to.includes(pile))
      ? code`if (t === f) continue;`
      : NOTHING;
    const body = overPiles(
      'f',
      move.from,
      pools,
      code`if (L[f] === 0) continue;
${unless(at('from'), pools, code`continue;`)}
${overCounts(
  move.count,
  pools,
  code`${unless(at('count'), pools, giveUp(move.count))}
${overPiles(
  't',
  move.to,
  pools,
  code`${same}
const q = C[(t << S) + L[t]] & 63;
${unless(at('to'), pools, code`continue;`)}
return true;`,
)}`,
)}`,
    );
    const outer = at('move');
    return outer.length === 0
      ? body
      : code`if (${joined(
          outer.map((c) => condCode(c, pools)),
          '&&',
        )}) {
${body}
}`;
  })}
return false;`;
