import type { Consequence, Effect, Move } from '../../core/types.js';
import { type Code, code, joined, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';
import { isTransfer, mentionsIn } from '../walk.js';
import { condCode, functionOf, numCode, type Pools, pileCode } from './conditions.js';
import { overPiles } from './loops.js';
import { owingCode } from './owed.js';

const FACES = { 'as it is': 0, up: 1, down: 2 } as const;

const effectCode = (effect: Effect, pools: Pools): Code => {
  switch (effect.do) {
    case 'move': {
      const n = numCode(effect.n, pools);
      const from = pileCode(effect.from, pools);
      const to = pileCode(effect.to, pools);
      if (!effect.turned && effect.face === 'as it is')
        return code`moveBlock(${n}, ${from}, ${to});`;
      if (effect.n === 1) return code`moveOne(${from}, ${to}, ${FACES[effect.face]});`;
      if (!effect.turned && effect.n !== 'n')
        throw new Error('a block of several cards cannot be moved and turned face up or down');
      return code`for (let k = ${n}; k > 0; k--) moveOne(${from}, ${to}, ${FACES[effect.face]});`;
    }
    case 'pick':
      return code`pick(${numCode(effect.n, pools)}, ${pileCode(effect.from, pools)}, ${pileCode(effect.to, pools)});`;
    case 'gather':
      return code`gather(${effect.from}, ${effect.to}, ${numCode(effect.order, pools)});`;
    case 'turn up':
      return code`turnUp(${pileCode(effect.pile, pools)});`;
    case 'set':
      return code`setCounter(${pools.counters.indexOf(effect.counter)}, ${numCode(effect.to, pools)});`;
    case 'if':
      return code`if (${condCode(effect.when, pools)}) {
${effectsCode(effect.then, pools)}
}`;
    case 'each':
      return overPiles(
        'it',
        effect.piles,
        pools,
        code`${effect.repeat ? code`while` : code`if`} (${condCode(effect.when, pools)}) {
${effectsCode(effect.then, pools)}
}`,
      );
    case 'find':
    case 'pass':
    case 'sink':
    case 'slip':
    case 'under':
      throw new Error(`${effect.do} is for setup only`);
  }
};

const effectsCode = (effects: readonly Effect[], pools: Pools): Code =>
  code`${effects.map((effect) => effectCode(effect, pools))}`;

/** `settle()`: the first consequence that applies happens, until none does. */
export const settleCode = (rules: readonly Consequence[], pools: Pools): Code => {
  const each = rules.map((rule) =>
    overPiles(
      'it',
      rule.each,
      pools,
      code`if (${condCode(rule.when, pools)}) {
${effectsCode(rule.effects, pools)}
continue settling;
}`,
    ),
  );
  return code`function settle() {
settling: for (;;) {
${each}
return;
}
}`;
};

/**
 * Whether a consequence could apply after cards went from `f` to `t`: it must speak of one of the
 * two. What it says of other piles was settled before.
 */
const mayFollow = (rule: Consequence, move: Move, pools: Pools): Code[] => {
  const fixed = mentionsIn(rule.when).piles;
  const touched = [...move.from, ...move.to];
  if (touched.some((pile) => fixed.has(pile))) return [code`true`];
  const test = condCode(rule.when, pools);
  const at = (piles: readonly number[], name: Code): Code[] => {
    if (!piles.some((pile) => rule.each.includes(pile))) return [];
    const whole = piles.every((pile) => rule.each.includes(pile));
    const inside = whole
      ? code`true`
      : code`it >= ${rule.each[0]!} && it <= ${rule.each[rule.each.length - 1]!}`;
    const holds = functionOf('it', code`return ${inside} && ${test};`, pools);
    return [code`${holds}(${name})`];
  };
  return [...at(move.from, code`f`), ...at(move.to, code`t`)];
};

/** What a move does, with `f`, `t`, `n`; then what follows by itself. */
export const playCode = (move: Move, facts: Facts, rule: number, pools: Pools): Code =>
  owingCode({ move, rule }, facts, pools, actCode(move, facts, rule, pools));

const actCode = (move: Move, facts: Facts, rule: number, pools: Pools): Code => {
  const { core, drawThrough: draw } = facts;
  const drawn = draw !== undefined && move.from.includes(draw.waste) && rule !== draw.redeal;
  const act = drawn ? code`take(n, t);` : effectsCode(move.effects, pools);
  if (core.consequences.length === 0) return act;
  if (!isTransfer(move))
    return code`${act}
settle();`;
  const follows = core.consequences.flatMap((consequence) => mayFollow(consequence, move, pools));
  if (follows.length === 0) return act;
  return code`${act}
if (${joined(follows, '||')}) settle();`;
};

/** Groups whose piles become alike once a pile is empty: their hashes are made anew then. */
export const alikeCode = (facts: Facts): Code => {
  const parts = [...facts.alike].flatMap(([group, alike], g) =>
    alike.when === 'empty'
      ? [
          code`if (L[${alike.pile}] === 0 && !ALIKE[${g}]) {
ALIKE[${g}] = 1;
note(5 << 24 | ${g});
reseed(${group.first}, ${group.count}, true);
}`,
        ]
      : [],
  );
  return parts.length === 0 ? NOTHING : code`${parts}`;
};
