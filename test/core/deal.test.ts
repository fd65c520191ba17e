import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCard } from '../../src/cards/notation.js';
import { shuffledPack } from '../../src/cards/shuffle.js';
import { pilesJson } from '../../src/cli/piles-json.js';
import { readDeal } from '../../src/core/deal.js';
import { seededPosition } from '../../src/core/seeded.js';
import { layOut } from '../../src/core/setup.js';
import type { Core, Position } from '../../src/core/types.js';
import { createReferee } from '../../src/referee/referee.js';
import { coreOf } from '../core-of.js';

const positionOf = (core: Core, data: unknown): Position => {
  const deal = readDeal(core, data);
  if ('problems' in deal) throw new Error(deal.problems.join('\n'));
  return deal.position;
};

const problemsOf = (core: Core, data: unknown): readonly string[] => {
  const deal = readDeal(core, data);
  return 'problems' in deal ? deal.problems : [];
};

/** As JSON brings it. */
const sent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

const GAMES = [
  ['klondike', {}],
  ['klondike', { redeals: 3 }],
  ['canfield', {}],
  ['free-cell', {}],
  ['spider', {}],
  ['clock', {}],
  ['fairie-queen', {}],
] as const;

describe('a deal as data', () => {
  it.each(GAMES)('%s %o: a pack written and read is the same deal', (game, set) => {
    const core = coreOf(game, set);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const pack = shuffledPack(core.deck, seed);
        const data = sent({ deal: { seed, pack: pack.map(formatCard) } });
        expect(positionOf(core, data)).toEqual(layOut(core, pack, []));
      }),
      { seed: 7, numRuns: 20 },
    );
  });

  it.each(GAMES)('%s %o: piles met in play, written and read, are the same', (game, set) => {
    const core = coreOf(game, set);
    const buffer = new Int32Array(4096);
    const choices = fc.array(fc.nat(), { maxLength: 80 });
    fc.assert(
      fc.property(fc.nat(), choices, (seed, picks) => {
        const referee = createReferee(core);
        referee.load(seededPosition(core, String(seed)));
        for (const pick of picks) {
          const n = referee.moves(buffer, 0);
          if (n > 0) referee.play(buffer[pick % n]!);
        }
        const position = referee.position();
        expect(positionOf(core, sent(pilesJson(core, position)))).toEqual(position);
      }),
      { seed: 11, numRuns: 25 },
    );
  });
});

describe('a deal that is wrong', () => {
  const freeCell = coreOf('free-cell');
  const klondike = coreOf('klondike');
  const pack = shuffledPack(klondike.deck, '7').map(formatCard);
  const laid = pilesJson(klondike, positionOf(klondike, { pack })) as unknown as {
    piles: Record<string, string[][]>;
    faceDown: Record<string, number[]>;
  };

  it('has all its problems named at once, with their places', () => {
    const data = {
      piles: {
        tableau: [['4H', '1D'], ['?'], [7]],
        cells: [['AS', '2S']],
        talon: [],
        foundations: [[], [], [], [], []],
      },
      faceDown: { tableau: [5], hole: [] },
    };
    expect(problemsOf(freeCell, data)).toEqual([
      'piles: there are no piles named talon; there are foundations, cells, tableau, hand',
      'faceDown: there are no piles named hole; there are foundations, cells, tableau, hand',
      'foundations: 5 piles given, the game has 4',
      'cells.1: 2 cards, at most 1 can lie there',
      'tableau.1, card 2: "1D" is no card (rank A 2..10 J Q K, then suit C D H S)',
      'faceDown, tableau.1: expected a number from 0 to 1',
      'tableau.2, card 1: an unknown card cannot be solved for; say which it is',
      'tableau.3, card 1: 7 is no card (rank A 2..10 J Q K, then suit C D H S)',
    ]);
  });

  it('lacks cards or has them twice', () => {
    const [problem] = problemsOf(klondike, { pack: [...pack.slice(1), pack[1]] });
    expect(problem).toBe(`pack: missing ${pack[0]}`);
    const piles = { ...laid.piles, stock: [] };
    expect(problemsOf(klondike, { piles })).toEqual([expect.stringMatching(/^piles: missing /)]);
  });

  it('has a pack and piles that contradict each other', () => {
    expect(problemsOf(klondike, { pack, ...laid })).toEqual([]);
    const piles = { ...laid.piles, tableau: laid.piles['tableau']!.toReversed() };
    expect(problemsOf(klondike, { pack, piles })).toEqual([
      'pack and piles are different deals; leave out the one not meant',
    ]);
  });

  it('has a foundation that no play could have made: top card first, most likely', () => {
    const up = ['AS', '2S', '3S'];
    const stock = pack.filter((card) => !up.includes(card));
    expect(problemsOf(klondike, { piles: { foundations: [up], stock } })).toEqual([]);
    expect(problemsOf(klondike, { piles: { foundations: [up.toReversed()], stock } })).toEqual([
      'foundations.1: 2S cannot lie on 3S (give the bottom card first)',
      'foundations.1: AS cannot lie on 2S (give the bottom card first)',
    ]);
  });

  it('does not tell the base card of its foundations', () => {
    const canfield = coreOf('canfield');
    expect(problemsOf(canfield, { piles: { stock: pack } })).toEqual([
      'piles: a foundation must hold its first card, or the base rank is not known',
    ]);
  });

  it('counts what is not counted', () => {
    const counters = { redeals: 1.5, passes: 1 };
    expect(problemsOf(coreOf('klondike', { redeals: 2 }), { ...laid, counters })).toEqual([
      'counters, redeals: expected a whole number from 0 to 99',
      'counters: there is none named passes; there are: redeals',
    ]);
  });

  it.each([[null], [[]], ['4H'], [{ pack: 5 }], [{ piles: [] }], [{ deal: { piles: 'x' } }]])(
    'is no deal at all: %o',
    (data) => expect(problemsOf(klondike, data)).not.toEqual([]),
  );

  it('never crashes the reader', () => {
    const cards = fc.oneof(fc.constantFrom(...pack), fc.jsonValue());
    const piles = fc.dictionary(
      fc.constantFrom('tableau', 'stock', 'waste', 'foundations', 'x'),
      fc.oneof(fc.array(fc.oneof(cards, fc.array(cards))), fc.jsonValue()),
    );
    const deal = fc.record(
      { pack: fc.oneof(fc.array(cards), fc.jsonValue()), piles, faceDown: fc.jsonValue() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(deal, fc.jsonValue()), (data) => {
        expect(problemsOf(klondike, data).every((text) => text.length < 200)).toBe(true);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});

describe('a deal in plain forms', () => {
  it('may be a list of cards for the one pile of a group, and leave out empty piles', () => {
    const klondike = coreOf('klondike');
    const stock = shuffledPack(klondike.deck, '1').map(formatCard);
    expect(positionOf(klondike, { piles: { stock } })).toEqual(
      positionOf(klondike, { piles: { stock: [stock], tableau: [], waste: [[]] } }),
    );
  });

  it('may use any spelling of cards', () => {
    const klondike = coreOf('klondike');
    const pack = shuffledPack(klondike.deck, '1').map(formatCard);
    const other = pack.map((card) => ` ${card.replace('10', 'T').replace('H', '♥').toLowerCase()}`);
    expect(positionOf(klondike, { pack: other })).toEqual(positionOf(klondike, { pack }));
  });
});
