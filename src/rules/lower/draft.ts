import type { Cond, Count, Move, Stage } from '../../core/types.js';
import type { PlacedGroup } from '../table.js';
import { all } from './conds.js';

/** A move in the making: which words still have a say in when it may be made. */
export interface Draft {
  readonly move: Move;
  /** The group that gives the card; none for acts such as a row or a redeal. */
  readonly giver?: PlacedGroup;
  readonly kind: 'card' | 'tied' | 'must' | 'fill' | 'turn' | 'row' | 'redeal' | 'choose';
}

/** A move of cards from one group to another that does nothing else. */
export const transfer = (
  giver: PlacedGroup,
  taker: PlacedGroup,
  stage: Stage,
  count: Count,
  when: Cond,
): Move => ({
  name: `${giver.name} to ${taker.name}`,
  stage,
  from: giver.piles,
  to: taker.piles,
  count,
  when,
  effects: [
    {
      do: 'move',
      n: 'n',
      from: 'from',
      to: 'to',
      turned: false,
      face: giver.spec.role === 'stock' ? 'up' : 'as it is',
    },
  ],
});

/** The same draft under a further condition. */
export const under = (draft: Draft, when: Cond): Draft => ({
  ...draft,
  move: { ...draft.move, when: all(when, draft.move.when) },
});
