import type { Build, Cond, Consequence, Group, Move } from '../../core/types.js';
import { type Code, code, joined } from '../code.js';
import { condCode, functionOf, type Pools, tableOf } from '../emit/conditions.js';
import { overPiles } from '../emit/loops.js';
import type { Facts } from '../facts.js';
import { conditionsIn, conjuncts, isTransfer, mentionsIn, mentionsInEffects } from '../walk.js';
import type { Prune } from './prune.js';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

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
 * matters which of them a run lies on, but for going up.
 */
const exchangeable = ({ core, groupOf }: Facts, group: Group): Build | undefined => {
  const inGroup = (pile: number): boolean => groupOf[pile] === group;
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
  const fits = movesFit && rulesFit && isPlain(build) && saysNothingOf(core.goal, [], inGroup);
  return fits ? build : undefined;
};

/** The name of a function that tells whether a card at the end of a pile of the group can go up now. */
const goesUp = (facts: Facts, group: Group, pools: Pools): Code => {
  const ups = facts.core.moves.filter(
    (m) => m.stage === 'up' && m.from.some((pile) => facts.groupOf[pile] === group),
  );
  const tests = ups.map((move) => {
    const takes = conjuncts(move.when).map((cond) => condCode(cond, pools));
    return overPiles(
      't',
      move.to,
      pools,
      code`const q = C[(t << S) + L[t]] & 63;
if (${joined([code`true`, ...takes], '&&')}) return true;`,
    );
  });
  const body = code`const lead = it;
${tests}
return false;`;
  return functionOf('it', body, pools);
};

export const partOfRun: Prune = {
  name: 'part-of-run',
  about:
    'Part of a run is laid on another card only when the card that it leaves could go up then. Both ' +
    'cards take the same cards, so whatever else could be done after the move can be done without it, ' +
    'on the one card or the other; the move is made when the card that is left is to go up. No rule ' +
    'may ask what lies where, no card but those of runs may leave the piles otherwise, and moves to ' +
    'spaces are not touched.',
  skip: (facts, move, pools) => {
    const [group] = new Set([...move.from, ...move.to].map((pile) => facts.groupOf[pile]!));
    if (group === undefined || move.stage !== 'build') return undefined;
    const build = move.from.concat(move.to).every((pile) => facts.groupOf[pile] === group)
      ? exchangeable(facts, group)
      : undefined;
    if (build === undefined) return undefined;
    const left = code`C[(f << S) + L[f] - n]`;
    const joins = code`${left} < 64 && ${tableOf(build, pools)}[lead << 6 | ${left}] !== 0`;
    return code`(q !== 0 && n < L[f] && ${joins} && !${goesUp(facts, group, pools)}(${left}))`;
  },
};
