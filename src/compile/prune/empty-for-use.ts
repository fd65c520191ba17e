import type { Group, Move } from '../../core/types.js';
import { type Code, code, joined } from '../code.js';
import { condCode, functionOf, type Pools } from '../emit/conditions.js';
import { overPiles } from '../emit/loops.js';
import { onTo, overSources } from '../emit/moves.js';
import type { Facts } from '../facts.js';
import { looseWithin } from '../loose-runs.js';
import type { Prune } from './prune.js';

/** The name of a function that tells whether a card could be laid on a space of the group. */
const couldFill = (
  { core, drawThrough: draw, groupOf }: Facts,
  group: Group,
  pools: Pools,
): Code => {
  const into = core.moves.filter((move) => move.to.includes(group.first));
  const laid = (move: Move): Code => {
    const fits = joined(
      onTo(move).map((cond) => condCode(cond, pools)),
      '&&',
    );
    const whole = move.from.some((pile) => groupOf[pile] === group) ? code`n < L[f]` : code`true`;
    return code`const q = 0;
if (${whole} && ${fits}) return true;`;
  };
  const bodies = into.map((move) =>
    draw !== undefined && move.from.includes(draw.waste)
      ? code`for (let r = 0; r < rn; r++) {
const lead = TC[R[r] - 1];
${laid(move)}
}`
      : overSources(
          move,
          pools,
          (body) => overPiles('f', move.from, pools, body),
          undefined,
          laid(move),
        ),
  );
  return functionOf('none', code`${bodies}\nreturn false;`, pools);
};

const isSpace = ({ first, count }: Group, pools: Pools): Code =>
  functionOf(
    'none',
    code`for (let p = ${first}; p < ${first + count}; p++) if (L[p] === 0) return true;
return false;`,
    pools,
  );

export const emptyForUse: Prune = {
  name: 'empty-for-use',
  about:
    'A whole pile is laid on a card only when there is no space and one is wanted: the space is filled ' +
    'next. Until then nothing is lost by leaving the pile where it is: its cards are as free there, and ' +
    'the card that it is to lie on stays free. Runs must be loose (part-of-run) and spaces asked for by ' +
    'no rule and filled by nothing but moves.',
  skip: (facts, move, pools) => {
    if (facts.idle.length === 0) return undefined;
    const owes = code`owed >> 7 === 2 && t !== owed - 257`;
    const [group] = new Set(move.from.map((pile) => facts.groupOf[pile]!));
    if (
      group === undefined ||
      !facts.idle.includes(group) ||
      looseWithin(facts, move) === undefined
    )
      return code`(${owes})`;
    return code`(${owes} || q !== 0 && n === L[f] && (${isSpace(group, pools)}() || !${couldFill(facts, group, pools)}()))`;
  },
};
