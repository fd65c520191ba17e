import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/cards/card.js';
import { rankOf } from '../../../src/cards/card.js';
import { microsoftPack } from '../../../src/cards/microsoft.js';
import { formatCard } from '../../../src/cards/notation.js';
import { shuffledPack } from '../../../src/cards/shuffle.js';
import { layOut, pilesWhere } from '../../../src/core/setup.js';
import type { Role } from '../../../src/core/types.js';
import { coreOf } from '../../core-of.js';

const laid = (game: string, pack: readonly Card[], role: Role, set = {}): Card[][] => {
  const core = coreOf(game, set);
  const { piles } = layOut(core, pack, []);
  return pilesWhere(core, (group) => group.role === role).map((pile) => [...piles[pile]!]);
};

const microsoft = (n: number): readonly Card[] => {
  const pack = microsoftPack(n);
  if ('error' in pack) throw new Error(pack.error);
  return pack.cards;
};

const texts = (piles: readonly (readonly Card[])[]): string[] =>
  piles.map((pile) => pile.map(formatCard).join(' '));

describe('cards that fit go up as they are dealt', () => {
  it('leaves the places bare that pysol_cards 0.2 leaves bare in its Citadel, deal ms:1', () => {
    expect(texts(laid('citadel', microsoft(1), 'tableau'))).toEqual([
      'JD KD KS QH 8H 6C',
      'KC 9D 4H',
      '9H 9S QD 4D JH 8C',
      'JC 5S JS 7S 7D 10C',
      '5D QC 3C 6D 6S',
      '7H KH 4C 10D 8S 9C',
      '7C 3H 5C 8D',
      '5H 10S 10H QS 6H',
    ]);
    const up = laid('citadel', microsoft(1), 'foundation').map((pile) => formatCard(pile.at(-1)!));
    expect(up).toEqual(['2C', '3D', '2H', '4S']);
  });
});

describe('cells that are dealt last', () => {
  it('get the last cards of the pack: Eight Off of pysol_cards 0.2, deal ms:1', () => {
    expect(texts(laid('eight-off', microsoft(1), 'cell'))).toEqual([
      ...['6S', '9C', '2H', '6H'],
      ...['', '', '', ''],
    ]);
    expect(texts(laid('eight-off', microsoft(1), 'tableau'))[7]).toBe('5H 3H 3C 7S 7D 10C');
  });
});

describe('kings that sink', () => {
  it('lie under the other cards of their columns, which keep their order', () => {
    const pack = shuffledPack(coreOf('bakers-dozen').deck, '1');
    const plain = laid('bakers-dozen', pack, 'tableau', { kings: 'dealt' });
    const sunk = laid('bakers-dozen', pack, 'tableau');
    const isKing = (card: Card) => rankOf(card) === 13;
    expect(sunk).toEqual(
      plain.map((pile) => [...pile.filter(isKing), ...pile.filter((card) => !isKing(card))]),
    );
    expect(sunk).not.toEqual(plain);
  });
});

describe('all cards in a triangle', () => {
  it.each([
    ['somerset', {}, [1, 2, 3, 4, 5, 6, 7, 8, 8, 8]],
    ['king-albert', { ranks: 7, piles: 5, reserve: 4 }, [3, 4, 5, 6, 6]],
    ['king-albert', { ranks: 7, piles: 6, reserve: 0 }, [3, 3, 4, 5, 6, 7]],
  ])('%s %o', (game, set, sizes) => {
    const pack = shuffledPack(coreOf(game, set).deck, '1');
    expect(laid(game, pack, 'tableau', set).map(({ length }) => length)).toEqual(sizes);
  });
});

describe('a variant without a stock', () => {
  it('has no pile for it and no rows', () => {
    const core = coreOf('simple-simon');
    expect(core.groups.filter(({ name }) => name === 'stock')).toEqual([]);
    expect(core.moves.map(({ name }) => name)).toEqual([
      'tableau to foundations',
      'tableau to tableau',
    ]);
  });
});
