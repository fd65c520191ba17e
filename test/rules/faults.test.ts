import { describe, expect, it } from 'vitest';
import { faultsOf, SMALL, textOf } from './bundled.js';

/** The small game with one text put for another. */
const spoilt = (...pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, SMALL);

/** Faults with their line alone. */
const linesOf = (text: string): string[] =>
  faultsOf(text).map((fault) => fault.replace(/^x\.yaml:(\d+):\d+:/, 'line $1:'));

describe('the faults of a rule file', () => {
  it('are none if it is right', () => {
    expect(faultsOf(SMALL)).toEqual([]);
  });

  it('are shown all at once, with line and column, in the order of the file', () => {
    const text = spoilt(
      ['name: Small', 'nmae: Small'],
      ['rank: up', 'rank: upp'],
      ['to: waste', 'to: wast'],
      ['default: 4', 'default: 12'],
      ['deal: 3', 'deal: [3, 3]'],
    );
    expect(faultsOf(text)).toEqual([
      'x.yaml:1:1: name: is missing (a text)',
      'x.yaml:1:1: nmae is not a word that can stand here; did you mean name?',
      'x.yaml:5:45: piles.foundations.build.rank: expected up, down, either, equal, none or a number of ranks; not upp',
      'x.yaml:6:44: two numbers for twelve piles',
      'x.yaml:7:43: there are no piles named wast; there are foundations, tableau, stock, waste',
      'x.yaml:10:12: piles may be a whole number from 1 to 9; not 12',
    ]);
  });

  it('of YAML come with their place', () => {
    expect(faultsOf('name: "x\nabout: y')[0]).toMatch(/^x\.yaml:2:\d+: Missing closing "quote$/);
    expect(faultsOf(`${SMALL}packs: 1\nranks: [1, 2\n`)[0]).toMatch(
      /^x\.yaml:1[2-4]:\d+: Flow seq/,
    );
    expect(faultsOf(`${SMALL}---\nname: More\n`)).toEqual([
      'x.yaml:11:1: a second document begins here (---); a rule file is one',
    ]);
    expect(faultsOf('just words')).toEqual([
      'x.yaml:1:1: a rule file is a list of words and values, such as name: My Game',
    ]);
  });

  it('name words that are said twice', () => {
    expect(faultsOf(spoilt(['deal: 3', 'deal: 3, count: 5']))).toEqual([
      'x.yaml:6:53: count is said twice here; take one of them out',
    ]);
  });

  it.each([
    ['deal: 3', 'dael: 3', 'dael is not a word that can stand here; did you mean deal?'],
    ['role: waste }', 'role: wast }', 'expected foundation, tableau, reserve, cell, stock, waste'],
    ['waste: {', 'Waste: {', 'expected a name in lower case: letters, figures, hyphens'],
    ['deal: 3', 'deal: 1.5', 'expected a number, a list of numbers, all, triangle'],
    ['from: [waste]', 'from: 7', 'expected a name of piles, or a list of them; not 7'],
    ['from: [waste]', 'from: Waste', 'expected a name in lower case'],
    ['deal: 3', 'deal: { eahc: 3 }', 'eahc is not a word that can stand here'],
    ['{ rank: down, suit: alternate }', 'downn in suit', 'expected words such as down in suit'],
    ['source: a test\n', '', 'source: is missing (a text)'],
    ['about: A game', 'about: "\\e[2J"\nnotes: [A game', 'text without control characters'],
    ['count: $piles', 'count: 129', 'at most 128; not 129'],
    ['cards: 1', 'cards: 0', 'at least 1; not 0'],
  ])('of form: %s as %s', (from, to, message) => {
    const text = to.includes('notes: [')
      ? spoilt([from, to], ['four piles.', 'four piles.]'])
      : spoilt([from, to]);
    expect(faultsOf(text).join('\n')).toContain(message);
  });

  it.each([
    ['deal: 3', 'deal: 20', '80 cards are set out and dealt, but the pack has only 52'],
    [
      'role: foundation,',
      'role: foundation, count: 3,',
      'complete foundations hold 39 cards, but the pack has 52',
    ],
    ['turn: { cards: 1, to: waste }, ', '', 'could never leave it; say turn, row, to or deal out'],
    ['turn: { cards: 1, to: waste }', 'turn: { to: stock }', 'stock would feed itself'],
    [
      'turn: { cards: 1, to: waste }',
      'turn: { to: foundations }',
      'foundations is a foundation; here stands a waste or',
    ],
    [
      'turn: { cards: 1, to: waste }',
      'row: { onto: waste }',
      'waste is a waste; here stands a tableau or reserve',
    ],
    ['{ role: waste }', '{ role: waste, count: 0 }', 'waste has no piles'],
    ['{ role: waste }', '{ role: waste, count: 2 }', ''],
    ['{ role: waste }', '{ role: waste, row: { onto: tableau } }', 'row belongs to a stock'],
    ['{ role: waste }', '{ role: waste, start: K }', 'start belongs to a foundation'],
    [
      '{ role: waste }',
      '{ role: waste, lay out: { onto: tableau, cards: 4, on: any pile } }',
      'lay out belongs to a stock',
    ],
    [
      'turn: { cards: 1, to: waste }',
      'lay out: { onto: waste, cards: 4, on: any pile }',
      'waste is a waste; here stands a tableau or reserve',
    ],
    [
      'deal: 3',
      'deal: 3, lines sum: { lines: [rows], sum: 9, from: [stock] }',
      'needs a grid; say columns',
    ],
    ['times: 1', 'times: 1, first pile: 2', 'of one pile; there is no second'],
    [
      'role: foundation,',
      'role: foundation, together: { from: [tableau], sum: 5 }, exchange: once,',
      'cards change places where one lies on each',
    ],
    [
      'role: foundation,',
      'role: foundation, together: { from: [tableau], sum: 5, within: row or column },',
      'needs one group that is a grid',
    ],
    [
      'role: foundation,',
      'role: foundation, together: { from: [tableau], sum: 5, crown: [K] },',
      'lies on three cards; say cards: 3',
    ],
    ['role: foundation,', 'role: foundation, together: { from: [tableau] },', 'say ranks, or sum'],
    [
      'role: foundation,',
      'role: foundation, exchange: once,',
      'needs pairs that are taken together',
    ],
    [
      'role: foundation,',
      'role: foundation, together: { from: [tableau], cards: 3, sum: 5 },',
      '52 cards for a pile are not whole sets of 3',
    ],
    [
      'role: foundation,',
      'role: foundation, count: 2, together: { from: [tableau], sum: 5 },',
      'two piles, but there are not as many sets',
    ],
    [
      '{ role: waste }',
      '{ role: waste, together: { from: [tableau], sum: 5 } }',
      'together belongs to a foundation',
    ],
    ['{ role: waste }', '{ role: waste, order: [A, 2] }', 'order belongs to a foundation'],
    [
      'role: foundation,',
      'role: foundation, order: [A, 2], ends at: K,',
      'order says which cards come first and last',
    ],
    [
      'role: foundation,',
      'role: foundation, order: [A, 2], set out: { rank: K },',
      'begins with another rank than the cards set out',
    ],
    ['{ role: waste }', '{ role: cell, deal: 2 }', 'a pile of this group holds one card; not 2'],
    ['{ role: waste }', '{ role: waste }\n  more: { role: stock, to: [waste] }', 'a second stock'],
    ['suit: alternate', 'suit: alternate, corner: base', 'needs foundations with start: base'],
    [
      'role: foundation,',
      'role: foundation, start: base,',
      'needs a card dealt to the first foundation',
    ],
    [
      'role: foundation,',
      'role: foundation, count: 8, different suits: yes,',
      'four suits for eight piles',
    ],
    ['deal: 3', 'set out: { rank: K, piles: 9 }', 'nine cards for four piles'],
    ['deal: 3', 'set out: [AS, AS]', 'the pack has not so many of these cards'],
    ['deal: 3', 'unit: run, deal: 3', ''],
    [
      'deal: 3, build: { rank: down, suit: alternate }',
      'deal: 3, unit: run',
      'what is a run here?',
    ],
    ['role: foundation,', 'role: reserve,', 'a group with role: foundation is needed'],
  ])('of meaning: %s as %s', (from, to, message) => {
    if (message === '') expect(faultsOf(spoilt([from, to]))).toEqual([]);
    else expect(faultsOf(spoilt([from, to])).join('\n')).toContain(message);
  });

  it('of places that are tied to each other come with their line', () => {
    const places = (words: string): string[] =>
      linesOf(SMALL.replace('  waste:', `  more: { role: tableau, ${words} }\n  waste:`));
    const at = (message: string) => [`line 8: ${message}`];
    expect(places('count: 6, columns: 3, blocked by: below')).toEqual([]);
    expect(places('blocked by: below')).toEqual(at('needs a grid; say columns'));
    expect(places('blocked by: above and below')).toEqual(at('needs a grid; say columns'));
    expect(places('keep: { at least: last row, from: stock }')).toEqual([
      ...at('no rows are dealt; say row for the stock, or give a number'),
      ...at('needs a grid; say columns'),
    ]);
    expect(places('count: 4, deal: { each: 1, lines: [tableau] }')).toEqual(
      at('tableau is a tableau; here stands a foundation'),
    );
    expect(places('count: 2, deal: { each: 1, returns: { rank: Q, cards: 2 } }')).toEqual(
      at('needs a group of one pile'),
    );
    expect(places('around: { grid: tableau }')).toEqual(at('tableau is no grid; say columns'));
    expect(
      linesOf(
        spoilt(
          ['count: $piles', 'rows: 2, columns: 2'],
          ['  waste:', '  more: { role: tableau, count: 7, around: { grid: tableau } }\n  waste:'],
        ),
      ).join(),
    ).toContain('8 piles stand about tableau; not 7');
    expect(places('grace: { from: [tableau] }')).toEqual(at('grace belongs to cells'));
    expect(places('count: 4, deal: { rows: 1 }')).toEqual(at('needs a grid; say columns'));
    expect(places('count: 5, columns: 3')).toEqual(at('five piles do not make whole rows of 3'));
    expect(places('rows: 3')).toEqual(at('needs columns as well'));
    expect(places('rows: 3, columns: 2, count: 6')).toEqual(
      at('rows and columns say how many piles there are; take one of them out'),
    );
    expect(places('count: 3, blocked by: [tableau]')).toEqual(
      at('tableau has four piles, more 3; they must be as many'),
    );
    expect(places('build: { on blocked: yes }')).toEqual(
      at('no card here is ever blocked; say blocked by'),
    );
    expect(places('spaces: { from: [tableau], top row: yes }')).toEqual(
      at('needs a grid; say columns'),
    );
    expect(
      places('spaces: { from: [tableau], then fill: { groups: [tableau], from: [stock] } }'),
    ).toEqual(at('tableau has four piles, more 1; they must be as many'));
  });

  it('of places that are kept filled come with their line', () => {
    const kept = (keep: string): string[] =>
      linesOf(spoilt(['deal: 3', `deal: 3, keep: { from: stock, ${keep} }`]));
    const at = (message: string) => [`line 6: ${message}`];
    expect(kept('at least: 1, choice: yes, never: { stock: [K] }')).toEqual([]);
    expect(kept('at least: rows')).toEqual(
      at('no rows are dealt; say row for the stock, or give a number'),
    );
    expect(kept('at least: 2, choice: yes, when: before turning')).toEqual(
      at('places filled in bouts by choice hold one card; say 1'),
    );
    expect(kept('at least: 1, never: { stock: [K] }')).toEqual(
      at('belongs to places filled at once by choice; say choice: yes'),
    );
    expect(kept('at least: 1, while rows are dealt: at once')).toEqual(
      at('needs a stock that deals a row to each of some groups'),
    );
    expect(kept('at least: 1, after: [wast]').join()).toContain('there are no piles named wast');
    const rows = spoilt(
      ['deal: 3', 'deal: 3, keep: { at least: rows, from: stock, choice: yes }'],
      ['turn: { cards: 1, to: waste }', 'turn: { cards: 1, to: waste }, row: { onto: tableau }'],
    );
    expect(linesOf(rows)).toEqual(at('rows are filled from one pile, without a choice'));
    expect(
      linesOf(
        spoilt([
          '{ role: waste }',
          '{ role: foundation, count: 0, keep: { at least: 1, from: stock } }',
        ]),
      ).join(),
    ).toContain('keep does not belong to a foundation');
  });

  it('of loans, openings and packets dealt again come with their line', () => {
    const more = (words: string): string[] =>
      linesOf(SMALL.replace('  waste:', `  more: { ${words} }\n  waste:`));
    const at = (message: string) => `line 8: ${message}`;
    expect(more('role: foundation, count: 0, lends: { to: tableau, for: [waste] }')).toEqual([
      at('tableau is no foundation; its cards go over to one'),
    ]);
    expect(more('role: tableau, opening: { row: 6, for: [waste] }')).toEqual([
      at('names foundations only'),
    ]);
    expect(more('role: tableau, deal again: { times: 1 }')).toContain(
      at('says how often packets are dealt; say deal: { packets of: 3 }'),
    );
    expect(more('role: tableau, deal: { packets of: 3 }, deal again: { times: 1 }')).toEqual([
      at('is for games without a stock; say redeal for the stock'),
    ]);
  });

  it('of cards laid together, of a deal in turn and of a redeal of several piles', () => {
    const at = (line: number, message: string) => [`line ${line}: ${message}`];
    expect(
      linesOf(spoilt(['deal: 3', 'deal: 3, keep: { at least: 1, cards: 4, from: stock }'])),
    ).toEqual([]);
    expect(
      linesOf(
        spoilt([
          'deal: 3',
          'deal: 3, keep: { at least: 1, cards: 4, from: stock, when: before turning }',
        ]),
      ),
    ).toEqual(at(6, 'belongs to places filled at once by themselves; say when: at once'));
    expect(
      linesOf(
        spoilt([
          'turn: { cards: 1',
          'deal in turn: { onto: tableau, may play: [any] }, turn: { cards: 1',
        ]),
      ),
    ).toEqual(at(7, 'one entry for four piles'));
    expect(linesOf(spoilt(['from: [waste] }', 'from: [tableau] }']))).toEqual([]);
    expect(linesOf(spoilt(['from: [waste] }', 'from: [tableau], shuffled: yes }']))).toEqual(
      at(7, 'names 4 piles; a shuffled redeal can have only one'),
    );
  });

  it('of a shuffled redeal and of a first choice come with their line', () => {
    expect(linesOf(spoilt(['times: 1', 'times: unlimited, shuffled: yes']))).toEqual([
      'line 7: a deal cannot hold shuffles without end; give a number of times',
    ]);
    const chosen = (start: string, words: string) =>
      linesOf(
        spoilt(
          ['role: foundation,', `role: foundation, ${start}`],
          ['  waste:', `  pick: { role: reserve, ${words} }\n  waste:`],
        ),
      );
    const choose = 'choose: { for: foundations, others to: tableau }';
    expect(chosen('start: base,', `deal: 2, ${choose}`)).toEqual([]);
    expect(chosen('', `deal: 2, ${choose}`)).toEqual([
      'line 8: the foundations must have start: base',
    ]);
    expect(chosen('start: base,', choose)).toEqual([
      'line 8: needs one pile with cards dealt to it',
    ]);
  });

  it('of cards played in pairs and of a sorted stock come with their line', () => {
    const text = textOf('empress-of-india');
    const spoiltBy = (from: string, to: string): string[] => {
      expect(text).toContain(from);
      return faultsOf(text.replace(from, to)).map((fault) =>
        fault.replace(/^x\.yaml:\d+:\d+: /, ''),
      );
    };
    const pairs = (name: string) => spoiltBy('in pairs with: admirals', `in pairs with: ${name}`);
    expect(pairs('admirals')).toEqual([]);
    expect(pairs('generals')).toEqual(['generals would be paired with itself; name another group']);
    expect(pairs('army')).toEqual(['army is a tableau; here stands a foundation']);
    expect(spoiltBy('set out: [AC, AC, AC, AC, AS', 'set out: [KH, AC, AC, AC, AS')).toContain(
      'generals and admirals have a suit in common; each card must have one place',
    );
    expect(spoiltBy('set out: [AC, AC, AC, AC, AS, AS, AS, AS]', 'start: A')).toContain(
      'both groups must be begun; say set out, a card for each pile',
    );
    expect(spoiltBy('    in pairs with: admirals\n', '')).toEqual([
      'needs foundations that are built in pairs; say in pairs with',
      'needs foundations that are built in pairs; say in pairs with',
    ]);
    expect(spoiltBy('from: navy, when', 'from: army, when')).toEqual([
      'army would be tied to itself',
    ]);
    expect(spoiltBy('    like: army', '    like: army\n    build: { rank: up }')).toEqual([
      'ties says what is laid there; take one of the two',
    ]);
    expect(spoiltBy('at least: 1, from: [red', 'at least: 2, from: [red')).toEqual([
      'a place has one card before two are tied; not two cards',
    ]);
    expect(spoiltBy('red: red-talon, black: black', 'red: black-talon, black: black')).toContain(
      'black-talon is for both colours; turn does that',
    );
    expect(spoiltBy('from: [red-talon, pack]', 'from: [pack]')).toEqual([
      'army is filled from pack; say from which colour: from: [red-talon, pack]',
    ]);
    expect(spoiltBy('pack] }', 'pack], when: before turning }')).toEqual([
      'army must be filled a card at once by itself; say when: at once',
    ]);
    expect(spoiltBy('red: red-talon,', 'red: guard,')).toContain(
      'guard is a discard; here stands a waste',
    );
  });

  it('of what takes the place of a plain redeal come with their line', () => {
    const stock = (words: string) =>
      linesOf(spoilt(['redeal: { times: 1, from: [waste] }', words]));
    expect(stock('payment: { rank: Q, cards: 3, from: waste }')).toEqual([]);
    expect(stock('payment: { rank: Q, cards: 3, from: tableau }').join()).toContain(
      'needs turn: { cards: 1, to: tableau }',
    );
    expect(
      stock('payment: { rank: Q, cards: 3, from: waste }, redeal: { times: 1, from: [waste] }'),
    ).toEqual(['line 7: payment takes the place of a redeal']);
    expect(stock('redeal: { times: 1, from: [waste], by columns: top first }')).toEqual([
      'line 7: needs one group that is a grid, and no shuffling',
    ]);
  });

  it('name groups that would fill each other for ever', () => {
    const text = spoilt(
      ['deal: 3', 'deal: 3, keep: { at least: 1, from: left }'],
      [
        '  waste:',
        '  left: { role: reserve, keep: { at least: 1, from: right } }\n' +
          '  right: { role: reserve, keep: { at least: 1, from: left } }\n  waste:',
      ],
    );
    expect(faultsOf(text)).toEqual([
      'x.yaml:8:26: left from right from left would be filled for ever',
    ]);
  });

  it('of variants are found though nobody asked for the variant', () => {
    const text = `${SMALL}variants:\n  big: { about: bigger, set: { piles: 10, packs: 2, pilse: 3 } }\n`;
    expect(faultsOf(text)).toEqual([
      'x.yaml:12:32: piles may be a whole number from 1 to 9; not 10',
      expect.stringMatching(/^x\.yaml:12:53: no option is called pilse; did you mean piles\?/),
    ]);
  });
});
