import { pileName } from './setup.js';
import type { Build, CardRef, Cond, Core, Count, Effect, Num, PileRef } from './types.js';

/**
 * The core in a compact notation for people. `from` and `to` are the piles of the move, `lead` the
 * deepest card that moves, `n` how many move; `it` is the pile looked at in turn.
 */
export const printCore = (core: Core): string => {
  const pile = (ref: PileRef): string => {
    if (typeof ref === 'number') return pileName(core, ref);
    if (typeof ref === 'string') return ref;
    if (ref.op === 'which') return `n of ${piles(ref.piles)}`;
    return ref.op === 'first'
      ? `first other of ${piles(ref.piles)} with ${cond(ref.where)}`
      : `${pile(ref.pile)}${ref.by > 0 ? '+' : ''}${ref.by}`;
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
      case 'held':
        return `held(${piles(value.piles)})`;
      case 'rank':
      case 'suit':
        return `${value.op}(${card(value.card)})`;
      case 'per':
        return `[${value.values.join(' ')}](${pile(value.pile)})`;
      case 'at':
        return `[${value.values.join(' ')}][${num(value.index)}]`;
      case 'plus':
        return `${num(value.a)} + ${num(value.b)}`;
    }
  };
  const build = ({ steps, wrap, suit, base }: Build): string =>
    `rank ${steps.join('/')}${wrap ? ' round' : ''} suit ${suit}${base === undefined ? '' : ` from ${base}`}`;
  const cond = (c: Cond): string => {
    switch (c.op) {
      case 'always':
      case 'never':
        return c.op;
      case 'empty':
        return `empty(${pile(c.pile)})`;
      case 'compare':
        return `${num(c.a)} ${c.is} ${num(c.b)}`;
      case 'fits':
        return `${card(c.card)} on ${card(c.on)} by ${build(c.build)}`;
      case 'faceDown':
        return `face down(${card(c.card)})`;
      case 'all':
      case 'any':
        return `(${c.of.map(cond).join(c.op === 'all' ? ' and ' : ' or ')})`;
      case 'not':
        return `not ${cond(c.of)}`;
      case 'free':
        return `free(${pile(c.pile)})`;
      case 'before':
        return `${pile(c.pile)} ${c.by} before ${pile(c.than)} in ${piles(c.row)}`;
      case 'possible':
        return `possible(${c.of.map(({ name }) => name).join(', ')})`;
      case 'some':
      case 'every':
        return `${c.op} other of ${piles(c.piles)}: ${cond(c.of)}`;
    }
  };
  const effect = (e: Effect): string => {
    switch (e.do) {
      case 'move':
        return `move ${num(e.n)} ${pile(e.from)} > ${pile(e.to)}${e.turned ? ' one by one' : ''}${e.face === 'as it is' ? '' : ` ${e.face}`}`;
      case 'pick':
        return `pick card ${num(e.n)} of ${pile(e.from)} > ${pile(e.to)}`;
      case 'gather':
        return `gather ${pile(e.from)} > ${pile(e.to)} in order ${num(e.order)}`;
      case 'turn up':
        return `turn up ${pile(e.pile)}`;
      case 'set':
        return `${e.counter} = ${num(e.to)}`;
      case 'if':
        return `if ${cond(e.when)} { ${e.then.map(effect).join('; ')} }`;
      case 'each':
        return `for it of ${piles(e.piles)} ${e.repeat ? 'while' : 'if'} ${cond(e.when)} { ${e.then.map(effect).join('; ')} }`;
      case 'pass':
        return `pass what lies in ${pile(e.over)} in ${pile(e.from)}`;
      case 'under':
        return `${e.n} of ${pile(e.from)} under ${pile(e.to)}`;
      case 'sink':
        return `sink rank ${e.ranks.join('/')} in ${pile(e.pile)}`;
      case 'slip':
        return `slip rank ${e.rank} under in ${piles(e.piles)}`;
      case 'find':
        return `find rank ${e.ranks.join('/')} suit ${e.suits.join('/')} in ${pile(e.from)} > ${pile(e.to)}`;
    }
  };
  const count = (c: Count): string => {
    switch (c.unit) {
      case 'card':
        return '1 card';
      case 'any card':
        return 'any 1 card';
      case 'which':
        return `1 card with one of ${piles(c.piles)}`;
      case 'upTo':
        return `up to ${num(c.n)} cards`;
      case 'pile':
        return `the whole pile${c.build === undefined ? '' : ` if a run by ${build(c.build)}`}`;
      case 'run': {
        const part = c.whole ? 'the whole run' : 'part of the run';
        const which = c.exactly === undefined ? part : `a run of ${c.exactly}`;
        return `${which} by ${build(c.build)}`;
      }
    }
  };
  /** What blocks the cards of a pile, for each pile of which a condition asks whether it is free. */
  const blockings = (): string[] => {
    const found = new Map<number, string>();
    const look = (c: Cond): void => {
      if (c.op === 'free')
        c.sets.forEach((sets, i) => {
          const ways = sets.map((set) => set.map((p) => pileName(core, p)).join(' and '));
          const text = `${pileName(core, c.first + i)} until empty: ${ways.join(' | ')}`;
          if (!sets.some((set) => set.length === 0)) found.set(c.first + i, text);
        });
      else if (c.op === 'all' || c.op === 'any') c.of.forEach(look);
      else if ('of' in c && c.op !== 'possible') look(c.of);
    };
    for (const rule of [...core.moves, ...core.consequences]) look(rule.when);
    return [...found].toSorted(([a], [b]) => a - b).map(([, text]) => text);
  };
  /** Cards dealt one by one from one pile are one line. */
  const setup = (): string[] => {
    const lines: string[] = [];
    let i = 0;
    /** The next cards that go to one pile in a row, if the next effect deals. */
    const dealt = (): string | undefined => {
      const first = core.setup[i];
      if (first?.do !== 'move' || first.n !== 1 || first.turned) return undefined;
      const text = effect(first);
      const start = i;
      while (i < core.setup.length && effect(core.setup[i]!) === text) i++;
      const times = i - start > 1 ? ` x ${i - start}` : '';
      return `${pile(first.from)} > ${pile(first.to)} ${first.face}${times}`;
    };
    while (i < core.setup.length) {
      const cards: string[] = [];
      for (let next = dealt(); next !== undefined; next = dealt()) cards.push(next);
      lines.push(cards.length > 0 ? `deal ${cards.join(', ')}` : effect(core.setup[i++]!));
    }
    return lines;
  };
  const each = (name: string, parts: readonly (readonly [string, string])[]): string =>
    [name, ...parts.map(([word, text]) => `  ${word} ${text}`)].join('\n');
  return [
    `core of ${core.name}`,
    ...core.groups.map((g) => `pile ${g.name} x ${g.count}: ${g.role}, at most ${g.capacity}`),
    ...core.counters.map((c) => `counter ${c.name} from ${c.initial}`),
    ...setup().map((text) => `setup ${text}`),
    ...blockings().map((text) => `blocked ${text}`),
    ...core.moves.map((m) =>
      each(`move "${m.name}" (${m.stage})`, [
        ['take', `${count(m.count)} from ${piles(m.from)} to ${piles(m.to)}`],
        ['when', cond(m.when)],
        ['do', m.effects.map(effect).join('; ')],
      ]),
    ),
    ...core.consequences.map((c) =>
      each(`then "${c.name}"`, [
        ['for it of', piles(c.each)],
        ['when', cond(c.when)],
        ['do', c.effects.map(effect).join('; ')],
      ]),
    ),
    `goal ${cond(core.goal)}`,
  ].join('\n');
};
