import type { Card } from '../cards/card.js';
import { formatCard } from '../cards/notation.js';
import type { Transfer } from '../core/game.js';
import { ruleOf } from '../core/move.js';
import { pileName } from '../core/setup.js';
import type { Core, Position } from '../core/types.js';
import { createReferee, type Played } from './referee.js';

/** Cards that went from a pile to another; cards lowest first as they lie then. */
export interface TransferEntry {
  readonly from: string;
  readonly to: string;
  readonly cards: readonly string[];
}

export interface MoveEntry extends TransferEntry {
  /** What followed by itself, in order. */
  readonly then?: readonly TransferEntry[];
}

export interface RedealEntry {
  /** The how manieth redeal it is. */
  readonly redeal: number;
  readonly from: readonly string[];
  readonly to: string;
  /** The first card to be dealt first. */
  readonly order: readonly string[];
  /** Set where the others stay where they were: these come from the bottom. */
  readonly part?: boolean;
  readonly then?: readonly TransferEntry[];
}

export type LineEntry = MoveEntry | RedealEntry;

/** A step of a line: its entry, and the cards that were turned up by it where they lie. */
export interface Step {
  readonly entry: LineEntry;
  readonly turnedUp: readonly { readonly pile: string; readonly card: Card }[];
}

const transferEntry = (core: Core, { from, to, cards }: Transfer): TransferEntry => ({
  from: pileName(core, from),
  to: pileName(core, to),
  cards: cards.map(formatCard),
});

/** The entry of a move that the referee has played. @param redeals redeals before it. */
export const entryOf = (core: Core, played: Played, redeals: number): LineEntry => {
  const [first] = played.transfers;
  if (first === undefined) throw new Error('a move that moves nothing has no entry');
  const { redeal, to } = core.moves[ruleOf(played.move)]!;
  // All that is taken up, pile by pile, to lie where it is dealt from.
  const last = played.transfers.findLastIndex((t) => to.includes(t.to));
  const taken = redeal === undefined ? [first] : played.transfers.slice(0, last + 1);
  const rest = played.transfers.slice(taken.length);
  const then = rest.length > 0 ? { then: rest.map((t) => transferEntry(core, t)) } : {};
  if (redeal === undefined) return { ...transferEntry(core, first), ...then };
  const entries = taken.map((t) => transferEntry(core, t));
  const order = taken.filter((t) => to.includes(t.to)).flatMap((t) => t.cards);
  // What is not dealt again lay below the rest, and was laid back.
  if (redeal.part)
    for (const card of rest.flatMap(({ cards }) => cards)) order.splice(order.indexOf(card), 1);
  return {
    redeal: redeals + 1,
    from: [...new Set(entries.map((entry) => entry.from))],
    to: pileName(core, to[0]!),
    order: order.toReversed().map(formatCard),
    ...(redeal.part ? { part: true } : then),
  };
};

const DOWN = 64;

/** Cards that were face down before a move and lie face up where they were. */
const turnedUp = (core: Core, before: Position, after: Position): Step['turnedUp'] =>
  after.piles.flatMap((pile, p) => {
    const at = pile.length - 1;
    const was = before.piles[p]?.[at];
    const is = pile[at];
    return was !== undefined && is !== undefined && (was & DOWN) !== 0 && (was & ~DOWN) === is
      ? [{ pile: pileName(core, p), card: is }]
      : [];
  });

/** A line of plain moves as steps, by replaying it with the referee. The moves must be legal. */
export const stepsOf = (core: Core, position: Position, line: readonly number[]): Step[] => {
  const referee = createReferee(core);
  referee.load(position);
  let redeals = 0;
  return line.map((move) => {
    const before = referee.position();
    referee.play(move);
    const entry = entryOf(core, referee.last()!, redeals);
    if ('redeal' in entry) redeals++;
    return { entry, turnedUp: turnedUp(core, before, referee.position()) };
  });
};
