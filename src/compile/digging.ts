import type { Digging } from '../core/digging.js';
import type { Cond, Core, Group } from '../core/types.js';
import { type Carry, isSuited } from './carry.js';
import { conjuncts, same } from './walk.js';

/** Whether a condition says that a card goes up after the one of its suit below it, an ace first; and no more. */
const isUpInSuit = (when: Cond, ranks: number): boolean => {
  const onto: Cond = {
    op: 'fits',
    card: 'lead',
    on: { op: 'top', pile: 'to' },
    build: { steps: [1], wrap: false, suit: 'same', ranks },
  };
  const room: Cond = { op: 'compare', a: { op: 'size', pile: 'to' }, is: '<', b: ranks };
  const empty: Cond = { op: 'empty', pile: 'to' };
  const ace: Cond = { op: 'compare', a: { op: 'rank', card: 'lead' }, is: '==', b: 1 };
  const first: Cond = { op: 'all', of: [empty, ace] };
  return [onto, { op: 'all', of: [onto, room] } as const].some((next) =>
    same(when, { op: 'any', of: [next, first] }),
  );
};

const isAllUp = (core: Core, foundations: Group): boolean => {
  const goal = conjuncts(core.goal);
  return (
    foundations.count === core.deck.suits.length &&
    goal.length === foundations.count &&
    goal.every((cond, i) =>
      same(cond, {
        op: 'compare',
        a: { op: 'size', pile: foundations.first + i },
        is: '==',
        b: core.deck.ranks,
      }),
    )
  );
};

const upRule = (core: Core, from: Group, to: Group): number | undefined => {
  const rules = core.moves.flatMap((move, rule) =>
    move.stage === 'up' && move.from.includes(from.first) ? [rule] : [],
  );
  const [rule] = rules;
  const move = core.moves[rule ?? -1];
  if (rule === undefined || rules.length > 1 || move === undefined) return undefined;
  const { first, count } = to;
  const all = from.count === move.from.length && count === move.to.length;
  const plain = all && move.to[0] === first && isUpInSuit(move.when, core.deck.ranks);
  return plain ? rule : undefined;
};

/** Finds such a table, if all that can be done in the game is what is said there. */
export const findDigging = (core: Core, carry: Carry | undefined): Digging | undefined => {
  if (carry === undefined || !isSuited(core, carry)) return undefined;
  const { tableau, cells, lay, store, unstore, fills } = carry;
  const [up, ...others] = core.groups.filter((group) => group.role === 'foundation');
  const { ranks, suits, without = [] } = core.deck;
  if (up === undefined || others.length > 0 || core.moves.length !== 5) return undefined;
  if (fills !== ranks || without.length > 0 || !isAllUp(core, up)) return undefined;
  const upFromCell = upRule(core, cells, up);
  const upFromColumn = upRule(core, tableau, up);
  if (upFromCell === undefined || upFromColumn === undefined) return undefined;
  return {
    ...{ ranks, foundations: up.first, suits: suits.length },
    ...{ cells: cells.first, cellCount: cells.count },
    ...{ columns: tableau.first, columnCount: tableau.count },
    ...{ upFromCell, upFromColumn, lay, store, unstore },
  };
};
