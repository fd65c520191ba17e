import type { Build, Cond, Consequence, Core, Group, Move } from '../core/types.js';
import {
  conditionsIn,
  conjuncts,
  effectsIn,
  isTransfer,
  mentionsIn,
  mentionsInEffects,
  rulesOf,
  same,
} from './walk.js';

/** On which card a run by a build can lie is decided by rank and colour, rank and suit, or rank. */
const isPlain = ({ steps, wrap, suit }: Build): boolean =>
  steps.length === 1 && !wrap && suit !== 'different';

/** A condition that speaks of nothing but the card that moves and of the foundation it goes to. */
const saysNothingOf = (cond: Cond, names: readonly string[], inGroup: (p: number) => boolean) => {
  const said = mentionsIn(cond);
  return (
    !names.some((name) => said.names.has(name)) &&
    ![...said.piles].some(inGroup) &&
    conditionsIn(cond).every((c) => c.op !== 'possible')
  );
};

/** Is a card laid on the group wherever `build` lets it, or on empty piles, and nothing else asked? */
const laysBy = (move: Move, build: Build, inGroup: (p: number) => boolean): boolean =>
  isTransfer(move) &&
  saysNothingOf(move.when, ['from', 'next', 'n', 'it', 'other'], inGroup) &&
  conditionsIn(move.when).every(
    (c) =>
      c.op === 'any' ||
      c.op === 'all' ||
      !mentionsIn(c).names.has('to') ||
      (c.op === 'empty' && c.pile === 'to') ||
      (c.op === 'fits' &&
        c.card === 'lead' &&
        same(c.on, { op: 'top', pile: 'to' }) &&
        same(c.build, build)),
  );

/** Cards face down are turned up, and empty piles get cards: neither asks what lies on what. */
const isHarmless = (rule: Consequence): boolean =>
  conjuncts(rule.when).every(
    (c) =>
      !mentionsIn(c).names.has('it') ||
      c.op === 'faceDown' ||
      (c.op === 'empty' && c.pile === 'it') ||
      (c.op === 'compare' && c.is === '<' && c.b === 1),
  );

/**
 * The build by which runs of a group lie, if of two cards there that take the same cards it never
 * matters which of them a run lies on: any number of cards of a run may move, wherever they are laid
 * nothing is asked but that they fit (or that the pile is empty), cards leave singly, going up, and which
 * cards fit never changes in a deal.
 */
const looseBuild = (core: Core, group: Group): Build | undefined => {
  const inGroup = (pile: number): boolean =>
    pile >= group.first && pile < group.first + group.count;
  const piles = Array.from({ length: group.count }, (_, i) => group.first + i);
  const within = core.moves.find(
    (m) => m.stage === 'build' && m.from.every(inGroup) && m.to.every(inGroup),
  );
  const count = within?.count;
  if (count?.unit !== 'run' || count.whole || count.exactly !== undefined) return undefined;
  const { build } = count;
  const movesFit = core.moves.every((m) => {
    if ([...mentionsInEffects(m.effects).piles].some(inGroup)) return false;
    if (m.to.some(inGroup)) {
      if (!laysBy(m, build, inGroup)) return false;
      return !m.from.some(inGroup) || same(m.count, count);
    }
    if (!m.from.some(inGroup)) return saysNothingOf(m.when, [], inGroup);
    return (
      m.stage === 'up' &&
      piles.every((pile) => m.from.includes(pile)) &&
      m.count.unit === 'card' &&
      isTransfer(m) &&
      saysNothingOf(m.when, ['from', 'next'], inGroup)
    );
  });
  const rulesFit = core.consequences.every(
    (rule) =>
      saysNothingOf(rule.when, ['next'], inGroup) &&
      ![...mentionsInEffects(rule.effects).piles].some(inGroup) &&
      (!rule.each.some(inGroup) || isHarmless(rule)),
  );
  const { base } = build;
  const isFixed =
    base === undefined ||
    !rulesOf(core).some((rule) =>
      effectsIn(rule.effects).some((e) => e.do === 'set' && e.counter === base),
    );
  const fits =
    isFixed && movesFit && rulesFit && isPlain(build) && saysNothingOf(core.goal, [], inGroup);
  return fits ? build : undefined;
};

/**
 * Groups whose runs are loose, with the build by which they lie. Two positions that differ in nothing
 * but in which of several cards of one kind (the same cards fit on them) carries a run are one: of as
 * many cards of that kind as many are covered in both, so whatever can be done in the one can be done
 * in the other, if need be after a part of a run was laid from one such card on the other. (The
 * specialists of Klondike call it suit symmetry.)
 */
export const looseRuns = (core: Core): ReadonlyMap<Group, Build> =>
  new Map(
    core.groups.flatMap((group) => {
      const build = looseBuild(core, group);
      return build === undefined ? [] : [[group, build] as const];
    }),
  );

/** The build of the loose runs of a group, for a move of them within it; undefined for other moves. */
export const looseWithin = (
  {
    loose,
    groupOf,
  }: { readonly loose: ReadonlyMap<Group, Build>; readonly groupOf: readonly Group[] },
  move: Move,
): Build | undefined => {
  const [group, ...more] = new Set([...move.from, ...move.to].map((pile) => groupOf[pile]!));
  return group === undefined || more.length > 0 || move.stage !== 'build'
    ? undefined
    : loose.get(group);
};
