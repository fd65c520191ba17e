import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOWN, makeCard } from '../../src/cards/card.js';
import { formatCard, formatCardSign, parseCard, parseCards } from '../../src/cards/notation.js';

const anyCard = fc
  .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 0, max: 3 }))
  .map(([rank, suit]) => makeCard(rank, suit));

describe('parseCard', () => {
  test('reads ranks A 2..10 J Q K and suits C D H S', () => {
    expect(parseCard('AC')).toBe(makeCard(1, 0));
    expect(parseCard('10H')).toBe(makeCard(10, 2));
    expect(parseCard('KS')).toBe(makeCard(13, 3));
  });

  test('reads T as 10 and either case', () => {
    for (const text of ['TH', 'th', '10h', 'tH']) expect(parseCard(text)).toBe(makeCard(10, 2));
  });

  test('reads the suit signs, black and white, also with a variation selector', () => {
    for (const text of ['Q♣', 'q♧', 'Q♣\uFE0F']) expect(parseCard(text)).toBe(makeCard(12, 0));
    for (const text of ['Q♦', 'Q♢']) expect(parseCard(text)).toBe(makeCard(12, 1));
    for (const text of ['Q♥', 'Q♡']) expect(parseCard(text)).toBe(makeCard(12, 2));
    for (const text of ['Q♠', 'Q♤', 'Q♠\uFE0E']) expect(parseCard(text)).toBe(makeCard(12, 3));
  });

  test('refuses everything else', () => {
    const texts = ['', 'A', 'H', '1H', '0H', '11H', 'HA', 'AX', ' AH', 'AH ', 'AHS', '100H', 'H♥'];
    for (const text of texts) expect(parseCard(text)).toBeUndefined();
  });

  test('refuses letters that only fold to card letters (long s, Kelvin sign)', () => {
    expect(parseCard('A\u017F')).toBeUndefined();
    expect(parseCard('\u212AH')).toBeUndefined();
  });

  test('reads back what formatCard and formatCardSign write', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        expect(parseCard(formatCard(card))).toBe(card);
        expect(parseCard(formatCardSign(card))).toBe(card);
      }),
      { seed: 1 },
    );
  });
});

describe('formatCard', () => {
  test('writes a card that lies face down like any other', () => {
    expect(formatCard(makeCard(10, 2) | DOWN)).toBe('10H');
    expect(formatCardSign(makeCard(10, 2) | DOWN)).toBe('10♥');
  });
});

describe('parseCards', () => {
  test('takes white space and commas between cards', () => {
    expect(parseCards(' AS, 10H\n\tKD,2c ')).toEqual({
      cards: [makeCard(1, 3), makeCard(10, 2), makeCard(13, 1), makeCard(2, 0)],
    });
    expect(parseCards(' ')).toEqual({ cards: [] });
  });

  test('names the first word that is no card and its place', () => {
    expect(parseCards('AS 10H KX 1D')).toEqual({
      error: expect.stringContaining("'KX' (number 3 of the list) is not a card"),
    });
  });

  test('reads back a list of any length', () => {
    fc.assert(
      fc.property(fc.array(anyCard), (cards) => {
        expect(parseCards(cards.map(formatCard).join(' '))).toEqual({ cards });
      }),
      { seed: 1 },
    );
  });
});
