import { describe, expect, test } from 'vitest';
import { DOWN } from '../../src/cards/card.js';
import { checkPack, type Deck, deckCards, deckSize } from '../../src/cards/deck.js';
import { formatCard, parseCard } from '../../src/cards/notation.js';

const ONE_PACK: Deck = { suits: [0, 1, 2, 3], ranks: 13, copies: 1 };
const TWO_PACKS: Deck = { ...ONE_PACK, copies: 2 };
const MINIATURE: Deck = { suits: [1, 3], ranks: 3, copies: 2 };

const card = (text: string) => parseCard(text)!;

describe('deckCards', () => {
  test('goes pack by pack, suit by suit, from the ace up', () => {
    expect(deckCards(MINIATURE).map(formatCard).join(' ')).toBe(
      'AD 2D 3D AS 2S 3S AD 2D 3D AS 2S 3S',
    );
  });

  test('takes the suits in the order clubs, diamonds, hearts, spades however they are listed', () => {
    expect(deckCards({ ...MINIATURE, suits: [3, 1] })).toEqual(deckCards(MINIATURE));
  });

  test('gives as many cards as deckSize says', () => {
    for (const deck of [ONE_PACK, TWO_PACKS, MINIATURE])
      expect(deckCards(deck)).toHaveLength(deckSize(deck));
    expect(deckSize(TWO_PACKS)).toBe(104);
  });
});

describe('checkPack', () => {
  test('accepts the cards of the deck in any order, either face up', () => {
    const cards = deckCards(TWO_PACKS).reverse();
    expect(checkPack(TWO_PACKS, cards)).toEqual([]);
    expect(checkPack(TWO_PACKS, [cards[0]! | DOWN, ...cards.slice(1)])).toEqual([]);
  });

  test('names a missing card and one that is there too often', () => {
    const cards = deckCards(ONE_PACK).map((c) => (c === card('4H') ? card('5S') : c));
    expect(checkPack(ONE_PACK, cards)).toEqual(['missing 4H', '5S too often (2, the pack has 1)']);
  });

  test('counts the copies of several packs', () => {
    const cards = [...deckCards(MINIATURE).filter((c) => c !== card('AD')), card('AD'), card('2S')];
    expect(checkPack(MINIATURE, cards)).toEqual([
      'missing AD (1 of 2)',
      '2S too often (3, the pack has 2)',
    ]);
  });

  test('names cards that are not in the pack at all', () => {
    expect(checkPack(MINIATURE, [...deckCards(MINIATURE), card('4D'), card('AH')])).toEqual([
      'not in this pack: 4D, AH',
    ]);
  });

  test('shortens long lists', () => {
    expect(checkPack(ONE_PACK, [])).toEqual(['missing AC, 2C, 3C, 4C, 5C, 6C, 7C and 45 more']);
  });
});
