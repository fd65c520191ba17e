import { z } from 'zod';
import { type Deck, deckSize } from '../../cards/deck.js';
import type { Effect, Move } from '../../core/types.js';
import { piles as pilesOf, type Said } from '../english/said.js';
import { all, any, counter, empty, holdsCards } from '../lower/conds.js';
import { flag } from '../terms.js';

/**
 * `deal round`, of a tableau in a game without a stock: its piles are taken up one after another, each
 * once, turned over and dealt, a card each, on the piles that follow, and round again (the Great
 * Thirteen). Empty piles get cards too, but are passed over when it is their turn to be taken up.
 */
export const dealRoundSchema = z
  .strictObject({
    when: z
      .enum(['any time', 'stuck'])
      .default('any time')
      .describe('stuck: only when no other move can be made'),
    'own place': flag
      .default(true)
      .describe('the place of the pile that is dealt gets cards too when its turn comes'),
  })
  .describe('the piles are taken up, each once and in order, and dealt on those that follow');
export type DealRoundSpec = z.output<typeof dealRoundSchema>;

/** The counter of piles whose turn is over. */
export const DEALT = 'dealt';

/**
 * The acts, one for each pile, of which at most one can be done at a time.
 * @param hand an empty pile to deal from.
 */
export const lowerDealRound = (
  spec: DealRoundSpec,
  name: string,
  piles: readonly number[],
  hand: number,
  deck: Deck,
): Move[] =>
  piles.map((pile, at) => {
    const others = [...piles.slice(at + 1), ...piles.slice(0, at)];
    const round = spec['own place'] || others.length === 0 ? [...others, pile] : others;
    const rounds = Math.ceil(deckSize(deck) / round.length);
    const taken: Effect = {
      do: 'move',
      n: { op: 'size', pile },
      from: pile,
      to: hand,
      turned: true,
      face: 'as it is',
    };
    const dealt: Effect = {
      do: 'each',
      piles: Array.from({ length: rounds }, () => round).flat(),
      when: holdsCards(hand),
      repeat: false,
      then: [{ do: 'move', n: 1, from: hand, to: 'it', turned: false, face: 'up' }],
    };
    return {
      name: `deal ${name} ${at + 1} round`,
      stage: 'turn',
      from: [pile],
      to: [hand],
      count: { unit: 'card' },
      when: all(
        { op: 'compare', a: counter(DEALT), is: '<=', b: at },
        // Those before it had their turn, or are empty.
        ...piles
          .slice(0, at)
          .map((before, i) =>
            any({ op: 'compare', a: counter(DEALT), is: '>', b: i }, empty(before)),
          ),
      ),
      effects: [taken, dealt, { do: 'set', counter: DEALT, to: at + 1 }],
      redeal: {},
    };
  });

export const dealRoundEnglish = (said: Said, spec: DealRoundSpec): string[] => [
  `${spec.when === 'stuck' ? 'when no other move is left, and only then,' : 'at any time'} the next of the ${pilesOf(said)} may be taken up, from the first to the last, each once and empty ones passed over`,
  `it is turned over, so that its lowest card comes first, and dealt a card each on those that follow and from the last on again from the first, empty ones too${spec['own place'] ? ', its own place in its turn' : ', but not on its own place'}, until it is used up`,
];
