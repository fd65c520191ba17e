import { type Code, code } from '../code.js';
import type { Facts } from '../facts.js';
import type { Prune } from '../prune/prune.js';
import { storeSeveral } from './carry.js';
import type { Pools } from './conditions.js';
import { playCode } from './effects.js';
import { drawnMoveCode, moveCode } from './moves.js';

/** Code that finds the choices of each move of the core; turning the stock is part of other moves. */
export const choicesOf = (facts: Facts, prunes: readonly Prune[], pools: Pools): Code[] => {
  const { core, drawThrough: draw } = facts;
  return core.moves.flatMap((move, rule) => {
    const choice = { facts, pools, prunes, move, rule };
    const instead = prunes.flatMap((prune) => {
      const own = prune.choices?.(facts, move, rule, pools);
      return own === undefined ? [] : [own];
    });
    if (instead.length > 0) return instead;
    if (draw === undefined) return [moveCode(choice)];
    if (rule === draw.turn || rule === draw.redeal) return [];
    return [move.from.includes(draw.waste) ? drawnMoveCode(choice, draw) : moveCode(choice)];
  });
};

/** Rules with the same code share one case. */
const switchOver = (bodies: readonly Code[]): Code => {
  const texts = [...new Set(bodies.map((body) => body.text))];
  if (texts.length === 1) return bodies[0]!;
  const cases = texts.map((text) => {
    const rules = bodies.flatMap((body, rule) => (body.text === text ? [code`case ${rule}:`] : []));
    return code`${rules}
${bodies.find((body) => body.text === text)!}
break;`;
  });
  return code`switch (m >> 21 & 63) {
${cases}
}`;
};

/** Code that plays the move `m`, whichever rule it is of. */
export const playsOf = (facts: Facts, pools: Pools): Code => {
  const { core, drawThrough: draw } = facts;
  const plays = core.moves.map((move, rule) =>
    rule === draw?.turn || rule === draw?.redeal
      ? code`throw new Error('turning is part of other moves here');`
      : rule === facts.carry?.store
        ? code`${storeSeveral(facts.carry)} ${playCode(move, facts, rule, pools)}`
        : playCode(move, facts, rule, pools),
  );
  return switchOver(plays);
};
