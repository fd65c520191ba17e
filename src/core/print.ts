import { pileName } from './setup.js';
import type { CardRef, Cond, Core, Count, Effect, Num, PileRef } from './types.js';

/** The core in a compact notation for people: one line a pile group, move and consequence. */
export const printCore = (core: Core): string => {
  const pile = (ref: PileRef): string => {
    if (typeof ref === 'number') return pileName(core, ref);
    return typeof ref === 'string' ? ref : `${pile(ref.pile)}${ref.by > 0 ? '+' : ''}${ref.by}`;
  };
  const piles = (list: readonly number[]): string => {
    const names = core.groups
      .map((group) => ({
        group,
        n: list.filter((p) => p >= group.first && p < group.first + group.count).length,
      }))
      .filter(({ n }) => n > 0)
      .map(({ group, n }) =>
        n === group.count ? group.name : list.map((p) => pileName(core, p)).join(' '),
      );
    return [...new Set(names)].join(' ');
  };
  const card = (ref: CardRef): string => (ref === 'lead' ? 'lead' : `${ref.op}(${pile(ref.pile)})`);
  const num = (value: Num): string => {
    if (typeof value !== 'object') return String(value);
    switch (value.op) {
      case 'counter':
        return value.name;
      case 'size':
        return `size(${pile(value.pile)})`;
      case 'total':
        return `total(${piles(value.piles)})`;
      case 'rank':
      case 'suit':
        return `${value.op}(${card(value.card)})`;
      case 'per':
        return `[${value.values.join(' ')}](${pile(value.pile)})`;
      case 'plus':
        return `${num(value.a)} + ${num(value.b)}`;
    }
  };
  const cond = (c: Cond): string => {
    switch (c.op) {
      case 'always':
      case 'never':
        return c.op;
      case 'empty':
        return `empty(${pile(c.pile)})`;
      case 'compare':
        return `${num(c.a)} ${c.is} ${num(c.b)}`;
      case 'fits': {
        const { steps, wrap, suit, base } = c.build;
        const round = wrap ? ' round' : '';
        return `${card(c.card)} on ${card(c.on)} by rank ${steps.join('/')}${round} suit ${suit}${base === undefined ? '' : ` from ${base}`}`;
      }
      case 'faceDown':
        return `face down(${card(c.card)})`;
      case 'all':
      case 'any':
        return `(${c.of.map(cond).join(c.op === 'all' ? ' and ' : ' or ')})`;
      case 'not':
        return `not ${cond(c.of)}`;
      case 'some':
      case 'every':
        return `${c.op} other of ${piles(c.piles)}: ${cond(c.of)}`;
    }
  };
  const effect = (e: Effect): string => {
    switch (e.do) {
      case 'move':
        return `move ${num(e.n)} ${pile(e.from)} > ${pile(e.to)}${e.turned ? ' one by one' : ''}${e.face === 'as it is' ? '' : ` ${e.face}`}`;
      case 'turn up':
        return `turn up ${pile(e.pile)}`;
      case 'set':
        return `${e.counter} = ${num(e.to)}`;
      case 'if':
        return `if ${cond(e.when)} { ${e.then.map(effect).join('; ')} }`;
      case 'each':
        return `for it of ${piles(e.piles)} ${e.repeat ? 'while' : 'if'} ${cond(e.when)} { ${e.then.map(effect).join('; ')} }`;
      case 'find':
        return `find rank ${e.ranks.join('/')} suit ${e.suits.join('/')} in ${pile(e.from)} > ${pile(e.to)}`;
    }
  };
  const count = (c: Count): string => {
    switch (c.unit) {
      case 'card':
        return '1 card';
      case 'upTo':
        return `up to ${num(c.n)} cards`;
      case 'pile':
        return 'the whole pile';
      case 'run':
        return c.exactly === undefined
          ? c.whole
            ? 'the whole run'
            : 'part of the run'
          : `a run of ${c.exactly}`;
    }
  };
  return [
    `core of ${core.name}`,
    ...core.groups.map((g) => `pile ${g.name} x ${g.count}: ${g.role}, at most ${g.capacity}`),
    ...core.counters.map((c) => `counter ${c.name} from ${c.initial}`),
    ...core.setup.map((e) => `setup ${effect(e)}`),
    ...core.moves.map(
      (m) =>
        `move "${m.name}" (${m.stage}): ${count(m.count)} from ${piles(m.from)} to ${piles(m.to)} when ${cond(m.when)} do ${m.effects.map(effect).join('; ')}`,
    ),
    ...core.consequences.map(
      (c) =>
        `then "${c.name}": for it of ${piles(c.each)} when ${cond(c.when)} do ${c.effects.map(effect).join('; ')}`,
    ),
    `goal ${cond(core.goal)}`,
  ].join('\n');
};
