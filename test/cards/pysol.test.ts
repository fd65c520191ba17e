import { describe, expect, it } from 'vitest';
import { checkPack } from '../../src/cards/deck.js';
import { mersenneTwisterOfWords } from '../../src/cards/mersenne-twister.js';
import { microsoftPack } from '../../src/cards/microsoft.js';
import { formatCard } from '../../src/cards/notation.js';
import { LAST_PYSOL_DEAL, pysolPack } from '../../src/cards/pysol.js';

const DECK = { suits: [0, 1, 2, 3], ranks: 13, copies: 1 };

const cardsOf = (n: bigint) => {
  const pack = pysolPack(n);
  if ('error' in pack) throw new Error(pack.error);
  return pack.cards;
};

describe('the pack of a deal of PySolFC', () => {
  it('is the one that the tests of the library pysol_cards hold for number 300000000000', () => {
    const columns = Array.from({ length: 8 }, (_, column) =>
      cardsOf(300_000_000_000n)
        .filter((_card, i) => i % 8 === column)
        .map(formatCard)
        .join(' '),
    );
    expect(columns).toEqual([
      '4S KD 6H 2D QC 4D AH',
      'QS 7S 5C AS KC 6S 8H',
      '10H JC 9S 2C 3D 4H 7D',
      '5S 4C 8D 7C JD 8C JS',
      'QH 10S AC KS 10C 5H',
      '6C 9D 9H 2H JH 3C',
      '9C 2S 8S 3H 6D QD',
      'KH 3S 10D 5D 7H AD',
    ]);
  });

  it('is Microsoft’s up to 32000, and a whole pack after that', () => {
    expect({ cards: cardsOf(617n) }).toEqual(microsoftPack(617));
    expect({ cards: cardsOf(32_001n) }).not.toEqual(microsoftPack(32_001));
    for (const n of [32_001n, 2n ** 32n, LAST_PYSOL_DEAL])
      expect(checkPack(DECK, cardsOf(n))).toEqual([]);
  });

  it('is refused for other numbers', () => {
    for (const n of [0n, LAST_PYSOL_DEAL + 1n]) expect(pysolPack(n)).toHaveProperty('error');
  });

  it('rests on the generator seeded with words, as its authors’ output has it', () => {
    const bits = mersenneTwisterOfWords([0x123, 0x234, 0x345, 0x456]);
    expect([bits(), bits(), bits()]).toEqual([1067595299, 955945823, 477289528]);
  });
});
