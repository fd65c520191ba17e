import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPack, type Deck } from '../../src/cards/deck.js';
import { formatCard } from '../../src/cards/notation.js';
import { redealOrder, shuffledPack } from '../../src/cards/shuffle.js';

const ONE_PACK: Deck = { suits: [0, 1, 2, 3], ranks: 13, copies: 1 };
const TWO_PACKS: Deck = { ...ONE_PACK, copies: 2 };

/** The first ten cards, and the SHA-256 of all of them in our notation with a space between. */
function fingerprint(cards: readonly number[]): [string, string] {
  const text = cards.map(formatCard);
  const hash = createHash('sha256').update(text.join(' ')).digest('hex');
  return [text.slice(0, 10).join(' '), hash];
}

/** A change here gives every deal that anyone has noted down another meaning. */
const PACKS: readonly [string, Deck, string, string][] = [
  [
    '1',
    ONE_PACK,
    'AH JH 4S 4C 2S 6C 10H 8S 3S 9H',
    '61aa5926226c4a44738b62fab25ab9ea2490bb4b84b76e19c27b54d4c1874ed7',
  ],
  [
    '42',
    ONE_PACK,
    'QD 5S AC 5C 8D 9H QH 7C 2C 9S',
    '12a893348880033bb6cf7da890169f9053ea476cb5c28b26a024616f978f0e32',
  ],
  [
    'hello',
    ONE_PACK,
    'AC 4H 9H 2D AS 3C 2S QS JS 6S',
    'ab3dde635c1b556a0489494431dc89d654add5bc6c5985dfce17caf85087b317',
  ],
  [
    '1',
    TWO_PACKS,
    '9S 10D 2H 7S AD 8H 2S KD AH JH',
    'c1c17784b679f7dfa4dfc9ac97946a10c875bfbf4049a518739e39fd2179d94c',
  ],
  [
    '42',
    TWO_PACKS,
    '6C 2D 3H 6D 3D JD 7S 2H 5D 4S',
    '1e5f802bcfd0f04c29a082c7f9c91bc7b68bf5ab96e784ffaa27c94f3cede64a',
  ],
  [
    'hello',
    TWO_PACKS,
    '9C 3S 5D 6H 7H 6D KH AC 2D 6S',
    '4ce4dae575b5613650e009a5fe1ecba131554a90eae439f84853bd3c5c04a84a',
  ],
];

const REDEALS: readonly [string, number, Deck, string, string][] = [
  [
    '42',
    1,
    ONE_PACK,
    '2S 8D 8H QS KD JC 5D 5C 4S 9H',
    '278fd3150a2fef15896b9a10f8fd4bcf804d43689e61e06a2a187879d37890fc',
  ],
  [
    '42',
    2,
    ONE_PACK,
    '5H KS 2C 8S 7H 4C 8D JS AH QS',
    'a04d7210c4a289d66f6c2f6597ed1e74ba4d49f5ae3b190ebf960287d1ac11f4',
  ],
  [
    'hello',
    1,
    TWO_PACKS,
    '3C JC 9H 8S 8H 6D 3D 3D JS 4D',
    'ae2c2997833a64cb3bc9ea7c62b226f81ea6a8fc0eacca870cd44514613d9108',
  ],
];

describe('shuffledPack', () => {
  test.each(PACKS)('seed %s keeps its pack', (seed, deck, first, hash) => {
    expect(fingerprint(shuffledPack(deck, seed))).toEqual([first, hash]);
  });

  test('gives exactly the cards of the deck, the same ones each time', () => {
    const decks = fc.record({
      suits: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
      ranks: fc.integer({ min: 1, max: 13 }),
      copies: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(decks, fc.string(), (deck, seed) => {
        const pack = shuffledPack(deck, seed);
        expect(checkPack(deck, pack)).toEqual([]);
        expect(shuffledPack(deck, seed)).toEqual(pack);
      }),
      { seed: 1 },
    );
  });

  test('takes the text of the seed as it is', () => {
    expect(shuffledPack(ONE_PACK, '042')).not.toEqual(shuffledPack(ONE_PACK, '42'));
  });
});

describe('redealOrder', () => {
  test.each(REDEALS)('seed %s, redeal %i keeps its order', (seed, k, deck, first, hash) => {
    expect(fingerprint(redealOrder(deck, seed, k))).toEqual([first, hash]);
  });
});
