import type { CardRef, Cond, Move, Num, Stage } from '../../core/types.js';
import { groupsOf, type PlacedGroup, type Table } from '../table.js';
import {
  FIRST_HALF,
  firstOfTied,
  isAlone,
  isMate,
  isTied,
  nothingHalf,
  partnerOwed,
  SECOND_HALF,
  SECOND_OF_TIED,
} from '../words/in-pairs.js';
import { ALWAYS, all, NEVER, not } from './conds.js';
import { type Draft, transfer, under } from './draft.js';
import { takesNext } from './foundation.js';
import { held } from './suitless.js';

/** The rules that `in pairs with` and `ties` make. */

/** Whether the cards of a group go to another, as far as its words say. */
type Gives = (giver: PlacedGroup, taker: PlacedGroup) => boolean;

/** More than the ranks of any pack. */
const MAX_RANK = 99;

/** The two groups of foundations that are built in pairs. */
const pairedGroups = (table: Table): [PlacedGroup, PlacedGroup] | undefined => {
  const first = table.groups.find(({ spec }) => spec['in pairs with'] !== undefined);
  const [second] = groupsOf(table, [first?.spec['in pairs with'] ?? []].flat());
  return first === undefined || second === undefined ? undefined : [first, second];
};

/** What waits until a pair is played whole: all that happens by itself. */
export const betweenPairs = (table: Table): Cond =>
  pairedGroups(table) === undefined ? ALWAYS : nothingHalf;

/** Do lone cards of a group come to lie on lone ones of another, tied to them? */
const isTie = (giver: PlacedGroup, taker: PlacedGroup): boolean =>
  taker.spec.ties?.from.includes(giver.name) ?? false;

/** After how many cards of its foundation each rank comes, by rank; of the paired group that it goes to. */
const levels = (group: PlacedGroup, gives: Gives, table: Table): number[] => {
  const goal = pairedGroups(table)?.find((foundation) => gives(group, foundation));
  const order = goal === undefined ? [] : [...held(goal, table)];
  return Array.from({ length: table.deck.ranks + 1 }, (_, rank) =>
    Math.max(0, order.indexOf(rank)),
  );
};

/** How soon cards are tied that come so far apart on their foundations: those that come together first. */
const APART: readonly (readonly [name: string, stage: Stage, least: number, most: number])[] = [
  ['', 'build', 0, 0],
  [' soon', 'store', 1, 1],
  [' later', 'turn', 2, MAX_RANK],
];

/** A lone card laid on a lone one. */
export const tieDrafts = (
  giver: PlacedGroup,
  taker: PlacedGroup,
  table: Table,
  gives: Gives,
): Draft[] => {
  if (!isTie(giver, taker)) return [];
  const level = (group: PlacedGroup, card: CardRef): Num => ({
    op: 'at',
    values: levels(group, gives, table),
    index: { op: 'rank', card },
  });
  const laid = level(giver, 'lead');
  const on = level(taker, { op: 'top', pile: 'to' });
  const within = (most: number): Cond =>
    all(
      { op: 'compare', a: laid, is: '<=', b: { op: 'plus', a: on, b: most } },
      { op: 'compare', a: on, is: '<=', b: { op: 'plus', a: laid, b: most } },
    );
  const alone = all(isAlone('from'), isAlone('to'));
  return APART.map(([name, stage, least, most]): Draft => {
    const apart = all(
      most < MAX_RANK ? within(most) : ALWAYS,
      least > 0 ? not(within(least - 1)) : ALWAYS,
    );
    const move = transfer(giver, taker, stage, { unit: 'card' }, all(alone, apart));
    return { giver, kind: 'card', move: { ...move, name: `${move.name}${name}` } };
  });
};

/** Two cards tied on a pile of a group: the upper one goes to `upper`, then the other to `lower`. */
const bothOfTied = (
  group: PlacedGroup,
  upper: PlacedGroup,
  lower: PlacedGroup,
  table: Table,
): Draft[] => {
  const mate: CardRef = { op: 'under', pile: 'from' };
  const up = (to: PlacedGroup, when: Cond): Move => {
    const takes = takesNext(to, table, 'lead', 'to');
    return transfer(group, to, 'up', { unit: 'card' }, all(when, takes));
  };
  const goesWith: Cond = {
    op: 'some',
    piles: lower.piles,
    of: takesNext(lower, table, mate, 'other'),
  };
  const first = up(upper, all(nothingHalf, isTied, goesWith));
  const second = up(lower, all(isMate, isAlone('from')));
  return [
    {
      giver: group,
      kind: 'tied',
      move: {
        ...first,
        name: `${first.name} with the one it lies on`,
        effects: [...firstOfTied(mate), ...first.effects],
      },
    },
    {
      giver: group,
      kind: 'tied',
      move: {
        ...second,
        name: `${second.name} that was tied`,
        effects: [...second.effects, ...SECOND_OF_TIED],
      },
    },
  ];
};

/** The moves of cards that are tied. */
export const tiedDrafts = (table: Table, gives: Gives): Draft[] => {
  const paired = pairedGroups(table);
  if (paired === undefined) return [];
  const [a, b] = paired;
  return table.groups.flatMap((group) => {
    const laid = groupsOf(table, group.spec.ties?.from ?? []);
    return [[a, b] as const, [b, a] as const].flatMap(([upper, lower]) =>
      gives(group, lower) && laid.some((giver) => gives(giver, upper))
        ? bothOfTied(group, upper, lower, table)
        : [],
    );
  });
};

const possible = (drafts: readonly Draft[]): Cond =>
  drafts.length === 0 ? NEVER : { op: 'possible', of: drafts.map(({ move }) => move) };

/** A lone card that goes up, as one of two. */
const half = (draft: Draft, when: Cond, then: Move['effects']): Draft =>
  under(
    { ...draft, move: { ...draft.move, effects: [...draft.move.effects, ...then] } },
    all(when, isAlone('from')),
  );

/** Cards of two groups of foundations go up in pairs; while one is half played nothing else is done. */
export const withPairs = (drafts: readonly Draft[], table: Table): Draft[] => {
  const paired = pairedGroups(table);
  if (paired === undefined) return [...drafts];
  const [a, b] = paired;
  const goesTo = ({ kind, move }: Draft, group: PlacedGroup): boolean =>
    kind === 'card' && move.to.includes(group.first);
  const partners = drafts.filter((d) => goesTo(d, b)).map((d) => half(d, ALWAYS, []));
  const halves = drafts.map((d) => {
    if (goesTo(d, a)) return half(d, all(nothingHalf, possible(partners)), [FIRST_HALF]);
    if (goesTo(d, b)) return half(d, partnerOwed, [SECOND_HALF]);
    return d.kind === 'tied' ? d : under(d, nothingHalf);
  });
  const noPair = not(
    possible(halves.filter((d) => d.move.stage === 'up' && (d.kind === 'tied' || goesTo(d, a)))),
  );
  return halves.map((d) => {
    const [taker] = table.groups.filter(({ first }) => d.move.to[0] === first);
    const waits =
      taker?.spec.ties?.when === 'no pair' && d.giver !== undefined && isTie(d.giver, taker);
    return waits ? under(d, noPair) : d;
  });
};
