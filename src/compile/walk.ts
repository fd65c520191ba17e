import type { Cond, Consequence, Core, Effect, Move, Num, PileRef } from '../core/types.js';

/** What a condition or effect speaks of: names (`from`, `to`, `lead` ..) and fixed piles. */
export interface Mentions {
  readonly names: Set<string>;
  readonly piles: Set<number>;
}

const mentionsOf = (): Mentions => ({ names: new Set(), piles: new Set() });

const pile = (ref: PileRef, m: Mentions): void => {
  if (typeof ref === 'number') m.piles.add(ref);
  else if (typeof ref === 'string') m.names.add(ref);
  else if (ref.op === 'which') {
    m.names.add('n');
    for (const p of ref.piles) m.piles.add(p);
  } else if (ref.op === 'next') {
    m.names.add('next');
    pile(ref.pile, m);
  } else {
    for (const p of ref.piles) m.piles.add(p);
    cond(ref.where, m);
  }
};

const num = (value: Num, m: Mentions): void => {
  if (typeof value === 'number') return;
  if (value === 'n') m.names.add('n');
  else if (value.op === 'size' || value.op === 'per') pile(value.pile, m);
  else if (value.op === 'total' || value.op === 'held') for (const p of value.piles) m.piles.add(p);
  else if (value.op === 'rank' || value.op === 'suit') {
    if (value.card === 'lead') m.names.add('lead');
    else pile(value.card.pile, m);
  } else if (value.op === 'at') num(value.index, m);
  else if (value.op === 'plus') {
    num(value.a, m);
    num(value.b, m);
  }
};

const cond = (c: Cond, m: Mentions): void => {
  switch (c.op) {
    case 'empty':
      pile(c.pile, m);
      return;
    case 'compare':
      num(c.a, m);
      num(c.b, m);
      return;
    case 'fits':
      for (const card of [c.card, c.on])
        if (card === 'lead') m.names.add('lead');
        else pile(card.pile, m);
      return;
    case 'faceDown':
      if (c.card === 'lead') m.names.add('lead');
      else pile(c.card.pile, m);
      return;
    case 'all':
    case 'any':
      for (const part of c.of) cond(part, m);
      return;
    case 'not':
      cond(c.of, m);
      return;
    case 'free':
      pile(c.pile, m);
      for (const p of c.sets.flat(2)) m.piles.add(p);
      return;
    case 'before':
      pile(c.pile, m);
      pile(c.than, m);
      for (const p of c.row) m.piles.add(p);
      return;
    case 'possible':
      for (const move of c.of) {
        for (const p of [...move.from, ...move.to]) m.piles.add(p);
        for (const p of mentionsIn(move.when).piles) m.piles.add(p);
      }
      return;
    case 'some':
    case 'every':
      for (const p of c.piles) m.piles.add(p);
      cond(c.of, m);
      return;
  }
};

const effect = (e: Effect, m: Mentions): void => {
  switch (e.do) {
    case 'move':
      num(e.n, m);
      pile(e.from, m);
      pile(e.to, m);
      return;
    case 'pick':
      num(e.n, m);
      pile(e.from, m);
      pile(e.to, m);
      return;
    case 'gather':
      m.piles.add(e.from).add(e.to);
      return;
    case 'turn up':
      pile(e.pile, m);
      return;
    case 'set':
      num(e.to, m);
      return;
    case 'if':
      cond(e.when, m);
      for (const inner of e.then) effect(inner, m);
      return;
    case 'each':
      for (const p of e.piles) m.piles.add(p);
      cond(e.when, m);
      for (const inner of e.then) effect(inner, m);
      return;
    case 'pass':
      m.piles.add(e.from).add(e.over);
      return;
    case 'sink':
      m.piles.add(e.pile);
      return;
    case 'slip':
      for (const p of e.piles) m.piles.add(p);
      return;
    case 'under':
    case 'find':
      m.piles.add(e.from).add(e.to);
  }
};

export const mentionsIn = (c: Cond): Mentions => {
  const m = mentionsOf();
  cond(c, m);
  return m;
};

export const mentionsInEffects = (effects: readonly Effect[]): Mentions => {
  const m = mentionsOf();
  for (const e of effects) effect(e, m);
  return m;
};

/** The parts of a condition that must all hold. */
export const conjuncts = (c: Cond): readonly Cond[] =>
  c.op === 'all' ? c.of.flatMap(conjuncts) : c.op === 'always' ? [] : [c];

/** Every condition inside a condition, itself too, and those of moves that it asks about. */
export const conditionsIn = (c: Cond): Cond[] => {
  const inner =
    c.op === 'all' || c.op === 'any'
      ? c.of
      : c.op === 'possible'
        ? c.of.map((move) => move.when)
        : 'of' in c
          ? [c.of]
          : [];
  return [c, ...inner.flatMap(conditionsIn)];
};

/** Every effect inside effects, themselves too. */
export const effectsIn = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap((e) => [e, ...('then' in e ? effectsIn(e.then) : [])]);

/** A move that takes cards from `from`, lays them on `to`, and does nothing else. */
export const isTransfer = (move: Move): boolean => {
  const [first, ...more] = move.effects;
  return (
    more.length === 0 &&
    first?.do === 'move' &&
    first.n === 'n' &&
    first.from === 'from' &&
    first.to === 'to'
  );
};

export const rulesOf = (core: Core): (Move | Consequence)[] => [
  ...core.moves,
  ...core.consequences,
];

/** Do two parts of a core say the same, in the same order? */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
