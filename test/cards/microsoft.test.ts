import { describe, expect, test } from 'vitest';
import { checkPack } from '../../src/cards/deck.js';
import { LAST_MICROSOFT_DEAL, microsoftPack } from '../../src/cards/microsoft.js';
import { formatCard } from '../../src/cards/notation.js';

/** Windows deals, column by column, as pysol_cards 0.2 lays them out (fc-solve won all four). */
const WINDOWS: readonly [number, string[]][] = [
  [
    1,
    [
      'JD KD 2S 4C 3S 6D 6S',
      '2D KC KS 5C 10D 8S 9C',
      '9H 9S 9D 10S 4S 8D 2H',
      'JC 5S QD QH 10H QS 6H',
      '5D AD JS 4H 8H 6C',
      '7H QC AS AC 2C 3D',
      '7C KH AH 4D JH 8C',
      '5H 3H 3C 7S 7D 10C',
    ],
  ],
  [
    3,
    [
      'KC 7D 10C 4H 6C 9S 8C',
      '2D JH QH AS 10D 2C 4S',
      'QC 9D 10S JD 2S 3H 5S',
      '7H JS 5D 8D 3C 4C 5C',
      '6S QS 6H AC 9H AH',
      '8H 8S KS 6D KD 2H',
      '10H 9C 7C 3D 7S JC',
      '4D QD AD KH 3S 5H',
    ],
  ],
  [
    5,
    [
      'AH 5C 3S 10D 5S 2H 9S',
      '8S AS 5D 7S QH 10C AD',
      '2D 9C KC JD 8C 10H 7C',
      'QS KH 3H 7H 9D 6D 10S',
      '4C 4D KD 8H KS 6H',
      '9H 2C 5H JH QD 6C',
      '2S 3C 6S JC 4H QC',
      '3D 4S 8D 7D AC JS',
    ],
  ],
  [
    617,
    [
      '7D 10D 10H KD 4C 4S JD',
      'AD 7S QC 5H QS 10S KS',
      '5C QD 3H 9S 9C 2H KC',
      '3S AC 9D 3C 9H 5D 4H',
      '5S 6D 6S 8S 7C JC',
      '8C 8H 8D 7H 6H 6C',
      '2D AS 3D 4D 2C JH',
      'AH KH 10C JS 2S QH',
    ],
  ],
];

/**
 * Deals above 2^31 and above 2^32, from the fc-solve output files of
 * github.com/theodorepringle/freecell-pro-3fc-resolve-intractable-deals.
 */
const FREECELL_PRO: readonly [number, string[]][] = [
  [
    2245205233,
    [
      '4C JD 8S 4S QS 6H 9D',
      '3S 10H 9H 10D 5S 2S QH',
      'AD 9S 7S 4H 6C 3H 3D',
      '3C JS QD 8H 7H 5H 2D',
      'JC 6S KS 7C KD 8C',
      'AS 7D AC 8D 10S KC',
      '10C 2H JH 9C 5C 4D',
      '5D AH 6D 2C KH QC',
    ],
  ],
  [
    8589468137,
    [
      'KD 2C 7H 8C 6S AD 9H',
      '5D 3S JS 10H 7C 7S 2D',
      '6D 2H 10S 9S 4D 6H 4S',
      'QC 8D AS QS KC 2S JD',
      '4H 10D 5H 6C KH 3H',
      'JC 3C AC 4C QH JH',
      '7D AH 9C 5S QD 8H',
      '3D 10C 9D 8S KS 5C',
    ],
  ],
];

/** Deal 11982, the one of Windows' 32000 that nobody can win; regression, not a quotation. */
const DEAL_11982 =
  'AH AS 4H AC 2D 6S 10S JS 3D 3H QS QC 8S 7H AD KS KD 6H 5S 4D 9H JH 9S 3C JC 5D ' +
  '5C 8C 9D 10D KH 7C 6C 2C 10H QH 6D 10C 4S 7S JD 7D 8H 9C 2H QD 4C 5H KC 8D 2S 3S';

function pack(n: number): number[] {
  const result = microsoftPack(n);
  if ('error' in result) throw new Error(result.error);
  return result.cards;
}

/** Card i to column i mod 8. */
function columns(cards: readonly number[]): string[] {
  const piles: string[][] = Array.from({ length: 8 }, () => []);
  cards.forEach((card, i) => {
    piles[i % 8]!.push(formatCard(card));
  });
  return piles.map((pile) => pile.join(' '));
}

describe('microsoftPack', () => {
  test.each(WINDOWS)('deals number %i as Windows does', (n, layout) => {
    expect(columns(pack(n))).toEqual(layout);
  });

  test.each(FREECELL_PRO)('deals number %i as FreeCell Pro does', (n, layout) => {
    expect(columns(pack(n))).toEqual(layout);
  });

  test('deals number 11982 as ever', () => {
    expect(pack(11982).map(formatCard).join(' ')).toBe(DEAL_11982);
  });

  test('deals a full pack at every edge of the range', () => {
    for (const n of [1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, LAST_MICROSOFT_DEAL])
      expect(checkPack({ suits: [0, 1, 2, 3], ranks: 13, copies: 1 }, pack(n))).toEqual([]);
  });

  test('refuses numbers that are no deal', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 33])
      expect(microsoftPack(n)).toEqual({ error: expect.stringContaining('1 to 8589934591') });
  });
});
