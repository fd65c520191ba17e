import type { Cond, Move } from '../../core/types.js';
import { type Code, code, joined, NOTHING } from '../code.js';
import type { DrawThrough } from '../draw-through.js';
import type { Facts } from '../facts.js';
import type { Prune } from '../prune/prune.js';
import { conjuncts, mentionsIn } from '../walk.js';
import { condCode, type Pools } from './conditions.js';
import { giveUp, overCounts } from './counts.js';
import { freeOf, overEmpty, overFree } from './free.js';
import { overPiles, overTwo } from './loops.js';
import { RANK, ranked } from './rank.js';
import { beforeOf, overRow } from './row.js';
import { someWantedBy, wantedBy } from './wants.js';

/** Which loop a condition belongs in: as far out as the names in it are known. */
type Level = 'move' | 'from' | 'count' | 'to';

const level = (cond: Cond): Level => {
  const { names } = mentionsIn(cond);
  if (names.has('to') || (names.has('next') && names.has('to'))) return 'to';
  if (names.has('lead') || names.has('n')) return 'count';
  return names.has('from') ? 'from' : 'move';
};

/** Whether a condition can hold only where a card lies on `to`. */
const needsCard = (cond: Cond): boolean =>
  cond.op === 'fits' && typeof cond.on === 'object' && cond.on.pile === 'to';

/** Where cards may go to so many places, the empty ones are listed once for a position. */
const MANY = 16;
const mustBeEmpty = (cond: Cond): boolean => cond.op === 'empty' && cond.pile === 'to';

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
  /** Only to look for a forced move, which is returned: all others are left out; from two piles g and h alone. */
  readonly forcedOnly?: 'anywhere' | 'from two';
}

const forcedBy = ({ facts, pools, prunes, move, rule }: Choice): Code[] =>
  prunes.flatMap((prune) => prune.forced?.(facts, move, rule, pools) ?? []);

/** The loop over destinations: conditions, what is left out, what is forced, and the move written. */
const overDestinations = (choice: Choice, conds: readonly Cond[], amount: Code): Code => {
  const { facts, pools, prunes, move, rule } = choice;
  const skips = prunes.flatMap((prune) => {
    const skip = prune.skip?.(facts, move, pools, rule);
    return skip === undefined ? [] : [skip];
  });
  const forced = forcedBy(choice);
  const plain = code`${rule << 21} | f << 14 | t << 7 | ${amount}`;
  const free = conds.some(needsCard) ? freeOf(conds, 'to') : undefined;
  const before = beforeOf(move);
  const listed = before === undefined && free === undefined && move.to.length >= MANY;
  // The lists are those of the position that `moves` looked at last.
  const empty = choice.forcedOnly !== undefined || !listed ? undefined : conds.find(mustBeEmpty);
  const tests = conds.filter((cond) => cond !== free && cond !== before && cond !== empty);
  const over = (body: Code) => {
    if (before !== undefined) return overRow(before, pools).destination(body);
    if (empty !== undefined) return overEmpty(move.to, pools, body);
    return free === undefined
      ? overPiles('t', move.to, pools, body)
      : overFree('t', move.to, free, pools, body);
  };
  const wanted = wantedBy(move.to, conds, pools);
  const found =
    choice.forcedOnly !== undefined
      ? code`if (${joined(forced, '||')}) return ${plain};`
      : code`${forced.length === 0 ? NOTHING : code`if (${joined(forced, '||')}) { into[at] = ${plain}; return at + 1; }`}
into[end++] = ${ranked(facts, move)} << 27 | ${plain};`;
  const loop = code`let spaced = 0;
let laid = 0;
${over(
  code`${notOnItself(move)}
const q = C[(t << S) + L[t]] & 63;
${unless(tests, pools, code`continue;`)}
${skips.length === 0 ? NOTHING : code`if (${joined(skips, '||')}) continue;`}
${found}`,
)}`;
  return wanted === undefined
    ? loop
    : code`if (${wanted}) {
${loop}
}`;
};

/**
 * Code that runs `body` for each pile and number of cards that a move may take, as far as they alone
 * decide: `f`, `n` and `lead` are known in it.
 * @param over the loop over the piles. @param known a condition that the loop sees to.
 */
export const overSources = (
  move: Move,
  pools: Pools,
  over: (body: Code) => Code,
  known: Cond | undefined,
  body: Code,
): Code => {
  const parts = conjuncts(move.when).filter((cond) => cond !== known);
  const at = (wanted: Level) => parts.filter((cond) => level(cond) === wanted);
  const loop = over(code`if (L[f] === 0) continue;
${unless(at('from'), pools, code`continue;`)}
${overCounts(
  move.count,
  pools,
  code`${unless(at('count'), pools, giveUp(move.count))}
${body}`,
)}`);
  const outer = at('move').map((cond) => condCode(cond, pools));
  return outer.length === 0
    ? loop
    : code`if (${joined(outer, '&&')}) {
${loop}
}`;
};

export const onTo = (move: Move): Cond[] =>
  conjuncts(move.when).filter((cond) => level(cond) === 'to');

/** The destinations of a card that goes up from `f`, with no other choice looked at. */
export const upCode = (move: Move, rule: number, pools: Pools): Code =>
  overPiles(
    't',
    move.to,
    pools,
    code`const q = C[(t << S) + L[t]] & 63;
${unless(onTo(move), pools, code`continue;`)}
into[end++] = ${RANK.up} << 27 | ${rule << 21} | f << 14 | t << 7 | n;`,
  );

const notOnItself = (move: Move): Code =>
  move.from.some((pile) => move.to.includes(pile)) ? code`if (t === f) continue;` : NOTHING;

/** All choices of one move of the core. */
export const moveCode = (choice: Choice): Code => {
  const { move, pools } = choice;
  const free = freeOf(conjuncts(move.when), 'from');
  const before = beforeOf(move);
  const over = (body: Code) => {
    if (before !== undefined) return overRow(before, pools).sources(body);
    if (choice.forcedOnly === 'from two') return overTwo(move.from, pools, body);
    return free === undefined
      ? overPiles('f', move.from, pools, body)
      : overFree('f', move.from, free, pools, body);
  };
  const known = choice.forcedOnly === 'from two' ? undefined : free;
  return overSources(move, pools, over, known, overDestinations(choice, onTo(move), code`n`));
};

/** Code that returns the first move of a rule that is forced now (`Prune.forced`); none if it never is. */
export const forcedCode = (choice: Choice, forcedOnly: 'anywhere' | 'from two'): Code =>
  forcedBy(choice).length === 0 ? NOTHING : moveCode({ ...choice, forcedOnly });

/** The body of a function that tells whether one of some moves could be made now. */
export const possibleCode = (moves: readonly Move[], pools: Pools): Code =>
  code`${moves.map((move) =>
    overSources(
      move,
      pools,
      (body) => overPiles('f', move.from, pools, body),
      undefined,
      overPiles(
        't',
        move.to,
        pools,
        code`${notOnItself(move)}
const q = C[(t << S) + L[t]] & 63;
${unless(onTo(move), pools, code`continue;`)}
return true;`,
      ),
    ),
  )}
return false;`;

/**
 * The choices of a move that takes the waste's top card, for every card that turning can bring
 * there: `n` is the size that the waste has then, one of `R`. See `stock.ts`.
 */
export const drawnMoveCode = (choice: Choice, draw: DrawThrough): Code => {
  const { move, pools } = choice;
  const destined = onTo(move);
  const some = someWantedBy(move.to, destined, pools, [code`READY[0]`, code`READY[1]`]);
  const loop = code`for (let r = 0; r < rn; r++) {
const f = ${draw.waste};
const n = R[r];
const lead = TC[n - 1];
${unless(
  conjuncts(move.when).filter((cond) => !destined.includes(cond)),
  pools,
  code`continue;`,
)}
${overDestinations(choice, destined, code`n`)}
}`;
  return some === undefined
    ? loop
    : code`if (${some}) {
${loop}
}`;
};
