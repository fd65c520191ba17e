import { deckSize } from '../cards/deck.js';
import { MAX_CARDS } from '../core/move.js';
import type { Core, Move } from '../core/types.js';
import { isTransfer, mentionsIn, mentionsInEffects } from './walk.js';

/** A stock and waste that nothing but turning and taking the waste's top card touches. */
export interface DrawThrough {
  readonly stock: number;
  readonly waste: number;
  readonly turn: number;
  readonly redeal: number | undefined;
  /** Cards turned at a time. */
  readonly cards: number;
  /** The number of the counter of redeals and how many there may be; undefined if unlimited. */
  readonly limit: { readonly counter: number; readonly times: number } | undefined;
}

/** How many cards may be left in the pack at most when the table is laid. */
const mostLeft = ({ deck, setup }: Core): number =>
  setup.reduce((left, effect) => {
    if (effect.do === 'find') return left - 1;
    return effect.do === 'move' && typeof effect.n === 'number' ? left - effect.n : left;
  }, deckSize(deck));

/**
 * Finds a stock that can be drawn through: one move turns a fixed number of cards onto a waste, at
 * most one more turns the waste over again, and nothing else speaks of either but moves that take
 * the waste's top card. Its moves count cards of the waste, so there may not be too many.
 */
export const findDrawThrough = (core: Core): DrawThrough | undefined => {
  if (mostLeft(core) > MAX_CARDS) return undefined;
  const turn = core.moves.findIndex(
    (m) => m.count.unit === 'upTo' && m.stage === 'turn' && m.when.op === 'always',
  );
  const turning = core.moves[turn];
  if (turning?.count.unit !== 'upTo' || typeof turning.count.n !== 'number') return undefined;
  const [stock] = turning.from;
  const [waste] = turning.to;
  if (stock === undefined || waste === undefined || turning.to.length !== 1) return undefined;
  const redeal = core.moves.findIndex((m) => m.redeal !== undefined);
  const redealing: Move | undefined = core.moves[redeal];
  if (
    redealing !== undefined &&
    !(redealing.from.join() === String(waste) && redealing.to.join() === String(stock))
  )
    return undefined;
  const counter = redealing?.redeal?.counter;
  const others = core.moves.filter((_, i) => i !== turn && i !== redeal);
  const speaks = (piles: Iterable<number>) => [...piles].some((p) => p === stock || p === waste);
  const touched =
    others.some(
      (m) =>
        speaks(mentionsIn(m.when).piles) ||
        speaks(mentionsInEffects(m.effects).piles) ||
        m.from.includes(stock) ||
        speaks(m.to) ||
        (m.from.includes(waste) &&
          (m.count.unit !== 'card' ||
            !isTransfer(m) ||
            m.from.length > 1 ||
            mentionsIn(m.when).names.has('from'))),
    ) ||
    core.consequences.some(
      (c) =>
        speaks(c.each) ||
        speaks(mentionsIn(c.when).piles) ||
        speaks(mentionsInEffects(c.effects).piles),
    ) ||
    speaks(mentionsIn(core.goal).piles);
  if (touched) return undefined;
  const times = redealing === undefined || counter === undefined ? undefined : timesOf(redealing);
  if (counter !== undefined && times === undefined) return undefined;
  return {
    stock,
    waste,
    turn,
    redeal: redealing === undefined ? undefined : redeal,
    cards: turning.count.n,
    limit:
      counter === undefined || times === undefined
        ? undefined
        : { counter: core.counters.findIndex((c) => c.name === counter), times },
  };
};

const timesOf = (redeal: Move): number | undefined => {
  const parts = redeal.when.op === 'all' ? redeal.when.of : [redeal.when];
  for (const part of parts)
    if (part.op === 'compare' && part.is === '<' && typeof part.b === 'number') return part.b;
  return undefined;
};
