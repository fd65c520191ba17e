import type { Cond, Count, Effect } from '../../core/types.js';
import { gridOf, groupsOf, type PlacedGroup, pilesOf, type Table } from '../table.js';
import { lowerFits } from '../words/build.js';
import { lowerFollow } from '../words/follow.js';
import { graceEffects, lowerGrace } from '../words/grace.js';
import { lowerOthers, lowerSpaces, lowerThenFill, spaceGivers } from '../words/spaces.js';
import { lowerUnit } from '../words/unit.js';
import { atEnds } from './at-ends.js';
import { ALWAYS, all, allEmpty, any, empty, NEVER, not } from './conds.js';
import { type Draft, transfer } from './draft.js';
import { rowOf } from './short.js';
import { leftView } from './view.js';

/** What follows by itself when a space of the group was filled by the player. */
const afterSpace = (taker: PlacedGroup, table: Table): Effect[] => {
  const { spaces } = taker.spec;
  const fill = typeof spaces === 'object' && 'from' in spaces ? spaces['then fill'] : undefined;
  if (fill === undefined) return [];
  const offsets = groupsOf(table, fill.groups).map((group) => group.first - taker.first);
  const givers = fill.from.flatMap((name) => pilesOf(table, [name]));
  return lowerThenFill(offsets, givers, (pile) => leftView(pile, table));
};

/** Cards laid on the cards of a group. */
const onCard = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Cond => {
  const { build, spaces } = taker.spec;
  if (build === undefined || !(build.from?.includes(giver.name) ?? true)) return NEVER;
  return all(
    lowerOthers(spaces, giver.name, taker.piles),
    lowerFits(build, table.deck),
    allEmpty(pilesOf(table, build.once?.empty ?? [])),
    build.until === undefined ? ALWAYS : not(allEmpty(pilesOf(table, build.until.empty))),
  );
};

/** Cards laid on its spaces. */
const onSpace = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Cond => {
  const { spaces = taker.spec.role === 'tableau' ? 'any' : 'none' } = taker.spec;
  if (!(spaceGivers(spaces)?.includes(giver.name) ?? true)) return NEVER;
  const words = typeof spaces === 'object' && 'from' in spaces ? spaces : undefined;
  return all(
    lowerSpaces(spaces, table.deck),
    allEmpty(pilesOf(table, words?.once?.empty ?? [])),
    words?.['top row'] ? { op: 'compare', a: rowOf(taker, 'to'), is: '==', b: 0 } : ALWAYS,
  );
};

const countOf = ({ spec }: PlacedGroup, table: Table): Count =>
  spec.role === 'tableau'
    ? lowerUnit(spec.unit, spec.run ?? spec.build, table.deck)
    : { unit: 'card' };

/** The moves of cards of one group to the piles of another that are built on. */
export const tableauDrafts = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Draft[] => {
  const back = giver.spec.role === 'foundation';
  const stage = giver.spec.role === 'tableau' ? 'build' : back ? 'store' : 'down';
  const lay = (name: string, when: Cond, after: readonly Effect[]): Draft => {
    const move = transfer(giver, taker, stage, countOf(giver, table), when);
    return {
      giver,
      kind: 'card',
      move: { ...move, name: `${move.name}${name}`, effects: [...move.effects, ...after] },
    };
  };
  const { follow } = taker.spec;
  if (follow !== undefined)
    return lowerFollow(follow, gridOf(taker), table.deck).map(({ name, to, when }) => {
      const draft = lay(` ${name}`, when, []);
      return { ...draft, move: { ...draft.move, to } };
    });
  const ends = atEnds(giver, taker, table);
  const build = all(ends, onCard(giver, taker, table));
  const fill = all(ends, onSpace(giver, taker, table));
  const after = afterSpace(taker, table);
  if (after.length === 0) return [lay('', any(build, fill), [])];
  return [lay('', build, []), lay(' space', fill, after)];
};

/** Cards stored in cells, one each. */
export const cellDrafts = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Draft[] => {
  const { grace } = taker.spec;
  const store = (when: Cond) => transfer(giver, taker, 'store', { unit: 'card' }, when);
  if (grace === undefined) return [{ giver, kind: 'card', move: store(empty('to')) }];
  if (!grace.from.includes(giver.name)) return [];
  const move = store(lowerGrace(pilesOf(table, grace.once?.empty ?? [])));
  const effects = [...move.effects, ...graceEffects];
  return [{ giver, kind: 'card', move: { ...move, effects } }];
};
