import { describe, expect, test } from 'vitest';
import type { Deck } from '../../src/cards/deck.js';
import { formatCard } from '../../src/cards/notation.js';
import { solvitaireList } from '../../src/cards/solvitaire.js';

const ONE_PACK: Deck = { suits: [0, 1, 2, 3], ranks: 13, copies: 1 };

/** `--random 2` and `--random 4` of Solvitaire 0.10.1's klondike; piles bottom first. */
const KLONDIKE = [
  {
    seed: 2,
    stock: '6S 3H AH QH 7S QC 6C 6H 5S 4H JS 2S 3C 7D 6D 2C 3S 5C KS KC 5D 7H 4D 8D',
    tableau: [
      '5H',
      '9S 8S',
      '10C JC 10S',
      '4S 10D KD 9H',
      'QD 9D 4C JD 10H',
      'JH QS KH 7C 9C 8C',
      'AD 2H AS AC 3D 8H 2D',
    ],
  },
  {
    seed: 4,
    stock: 'KS QH 7D 3C QS JC 9C KH 8S 7H 3H 2H 10D KC AC JS JH 8D 4S 6C 7C 10H QD 5C',
    tableau: [
      '4H',
      '7S 5D',
      'AD 2C QC',
      '4D 2S 8H 2D',
      '10C 3D 3S KD 10S',
      '9D JD 6H 4C AS 6D',
      '9S 5H 6S 9H 5S AH 8C',
    ],
  },
];

/** Its spider of `--random 4`: the stock, bottom first, and the first row of the tableau. */
const SPIDER = {
  stock:
    'KC JC AD 5H QH 9C 5S 2D 4S 2C 6C 4H 10H JH AC 3S 6S 7S 10H AH 4H 10D 5C QS 5H ' +
    '8C 7C 8C 4C 8H QC QC 8S JD 7D 5S AD QD 3D AC 7D AH 2S AS QD KH KS 7H 3H 7C',
  firstRow: '2C 4D 8D 3C 2H JS 9D 10D 5C JH',
};

/** Deals Klondike: the stock, then row r to the piles 6, 5, .. r, all from the list's back. */
function dealKlondike(list: readonly string[]): { stock: string; tableau: string[] } {
  const order = [...list].reverse();
  const tableau: string[][] = Array.from({ length: 7 }, () => []);
  let next = 24;
  for (let row = 0; row < 7; row++)
    for (let pile = 6; pile >= row; pile--) tableau[pile]!.push(order[next++]!);
  return { stock: order.slice(0, 24).join(' '), tableau: tableau.map((pile) => pile.join(' ')) };
}

describe('solvitaireList', () => {
  test.each(KLONDIKE)('deals the klondike of seed $seed', ({ seed, stock, tableau }) => {
    const list = solvitaireList(ONE_PACK, seed).map(formatCard);
    expect(dealKlondike(list)).toEqual({ stock, tableau });
  });

  test('deals the spider of seed 4, two packs', () => {
    const order = solvitaireList({ ...ONE_PACK, copies: 2 }, 4)
      .map(formatCard)
      .reverse();
    expect(order.slice(0, 50).join(' ')).toBe(SPIDER.stock);
    expect(order.slice(50, 60).join(' ')).toBe(SPIDER.firstRow);
  });
});
