import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { explain } from '../../src/rules/explain.js';
import { type Spec, specSchema } from '../../src/rules/spec.js';
import { BUNDLED, faultsOf, specOf } from './bundled.js';

/** The rules in English. The form must be right; whether the cards add up is all the same here. */
const english = (text: string): string =>
  explain(specSchema.parse(parse(text)) as Spec)
    .flatMap(({ title, lines }) => [title, ...lines])
    .join('\n');

/** A game that is right and has every word that the small one lacks. */
const RICH = `name: Rich
source: a test
about: A game with many words.
family: tests
notes: [The first reading.]
succeeds: It seldom does.
aliases: [wealthy]
known: { percent: 81.945, half width: 0.084, deals: 1000000, source: a book }
packs: 2
ranks: 13
suits: 4
suit order: [C, D, H, S]
piles:
  foundations:
    role: foundation
    about: in the middle
    count: 8
    start: A
    ends at: K
    build: { rank: up, suit: same, corner: no }
    whole suits: no
    take: none
  rows:
    role: tableau
    count: 4
    deal: { each: 3, by packets: no }
    face: up
    build: { rank: down, suit: same, corner: no, from: [rows, help], at least: 1 }
    unit: part of run
    run: { rank: down, suit: same, corner: no }
    spaces: { ranks: [K], from: [rows] }
    keep: { at least: 2, from: help, when: at once, order: packets }
  columns:
    role: tableau
    count: 8
    set out: { rank: K, piles: 1, any suit: yes }
    build: { rank: down, suit: any, bare: [K], once: { empty: [pack] } }
  crown:
    role: tableau
    count: 2
    set out: [QC, QD]
    spaces: none
  help: { role: reserve, deal: 4, to: [foundations] }
  pack:
    role: stock
    turn: { cards: 1, to: waste }
    row: { onto: rows, over spaces: yes }
    deal out: { onto: columns, next pile at: K, never lay: [A] }
    redeal: { times: 1, from: [waste] }
  waste: { role: waste }
options: {}
variants: {}
`;

/** A game of the words that tie places to each other. Its form is right; it could not be won. */
const TIED = `name: Tied
source: a test
about: A game of places.
packs: 2
piles:
  foundations:
    { role: foundation, start: base, in order: no, must: [J], prefer: [end], build: { rank: up, suit: same } }
  sides: { role: foundation, different suits: no, start: K, ends at: K, beside: foundations }
  end: { role: reserve, deal: 3, choose: { for: foundations, others to: outer } }
  shah: { role: discard, set out: { rank: K, piles: 1, suit: H } }
  inner:
    role: tableau
    called: inner ring
    pile: place
    count: 4
    blocked by: [outer]
    spaces: { from: [outer], once: { empty: [pack] }, then fill: { groups: [outer], from: [talon] } }
    keep:
      { at least: 1, from: [talon, pack], choice: yes, when: before turning, while rows are dealt: at once, after: [] }
  outer:
    role: tableau
    count: 4
    build: { rank: down, suit: same, never: [A], not on: [2], one way: no }
    keep: { at least: 1, from: [talon, pack], choice: yes, when: before turning }
  grid:
    role: tableau
    rows: 2
    columns: 4
    deal: { rows: 1 }
    blocked by: { narrow ends: lane }
    build: { rank: down, suit: any, on blocked: no }
    spaces: { from: [grid], top row: no, before others: no }
    keep: { at least: 1, piles: 3, from: [talon, pack], choice: yes, when: at once, never: { pack: [K] } }
  court: { role: tableau, count: 4, blocked by: [outer] }
  line: { role: tableau, count: 4, fold: { left: [1, 3], match: [suit] } }
  pack:
    role: stock
    goes up: [A]
    turn: { cards: 1, to: talon }
    row: { onto: grid, when: any time }
    redeal: { times: 1, from: [talon], shuffled: no }
  talon: { role: waste }
`;

/** A game of words by which the place of a card decides. Its form is right; it could not be won. */
const PLACED = `name: Placed
source: a test
about: A game of rows and packets.
piles:
  rows:
    role: tableau
    rows: 4
    columns: 13
    follow: { suit: same, first: 2, suits: [C, D, H, S] }
  gone: { role: discard, lift: { ranks: [A, 9], from: [rows] } }
  packets: { role: reserve, count: 13, deal: 4, chain: { from: K } }
  sets:
    role: foundation
    exchange: none
    together: { cards: 3, from: [packets], sum: 14, of: [A, 2], different: no, crown: [Q] }
  squares: { role: tableau, count: 4, deal: { each: 1, differing: no }, keep: { at least: 1, from: packets } }
  magic: { role: tableau, rows: 3, columns: 3, lines sum: { lines: [rows], sum: 15, from: [packets] } }
  heap: { role: stock, lay out: { onto: packets, cards: 20, on: any pile, played counts: no, newest only: no }, redeal: { times: 1, from: [packets], first pile: 1 } }
  letters: { role: foundation, order: [A, 5, 3] }
  north: { role: tableau, natives: { colour: red, exchange: [beds], home once: { empty: [packets] } } }
  wall: { role: reserve, opens once: { empty: [packets] } }
  line: { role: reserve, keep: { at least: 1, cards: 4, from: hand } }
  hand:
    role: stock
    row: { onto: line, cards: 4 }
    deal in turn: { onto: line, may play: [any] }
  hours: { role: foundation, times round: 2, lends: { to: days, for: [packets] } }
  days: { role: foundation }
  fans: { role: tableau, count: 2, deal: { packets of: 3 }, deal again: { times: 1 } }
  beds: { role: tableau, opening: { row: 6, for: [hours] } }
`;

/** A game of words for parts of a deal and of play. Its form is right; it could not be won. */
const PARTED = `name: Parted
source: a test
about: A game in parts.
without: [5, 6]
piles:
  near: { role: foundation, count: 4, build: { rank: up, suit: same, once: { empty: [deck] } } }
  far: { role: foundation, count: 4 }
  west: { role: tableau, count: 4, deal: { each: 3, turn about: yes, lines: [near] } }
  east:
    role: tableau
    count: 4
    deal: { each: 3, turn about: yes }
    build: { rank: either, suit: same, until: { empty: [heap] } }
  key: { role: reserve, deal: { each: 9, returns: { rank: Q, cards: 3 } } }
  garden: { role: tableau, rows: 2, columns: 4, blocked by: above and below }
  walls:
    role: tableau
    count: 12
    around: { grid: garden, until: { empty: [deck] } }
    build: { rank: either, suit: same, or in order: [A, K, 2] }
  favour: { role: cell, grace: { from: [garden], once: { empty: [deck] } } }
  deck:
    role: stock
    turn: { cards: 1, to: heap }
    payment: { rank: J, cards: 4, from: heap }
    redeal: { times: 1, from: [garden], by columns: top first }
  heap: { role: waste }
`;

/** A game of cards played in pairs. Its form is right; it could not be won. */
const PAIRED = `name: Paired
source: a test
about: A game of two colours.
piles:
  reds: { role: foundation, start: K, build: { rank: down, suit: same }, in pairs with: blacks }
  blacks: { role: foundation }
  army: { role: tableau, ties: { from: [navy], when: any time }, to: [reds, navy] }
  navy: { role: tableau, to: [blacks] }
  pack: { role: stock, sort: { red: left, black: right } }
  left: { role: waste }
  right: { role: waste }
`;

/** A game of steps read off other cards. Its form is right; it could not be won. */
const STEPPED = `name: Stepped
source: a test
about: A game of steps.
piles:
  ground:
    role: tableau
    count: 4
    deal: { each: 13, slip tops: [K] }
    deal round: { when: stuck, own place: yes }
  rail: { role: discard, count: 4, deal: { tops of: ground } }
  heads: { role: discard, count: 4 }
  numerals: { role: foundation, count: 4, step by: rail, begin first: no, build: { suit: any } }
`;

/** For each word of the language, a change of one of these by which only this word differs. */
const CHANGES: Readonly<Record<string, readonly [string, string]>> = {
  packs: ['packs: 2', 'packs: 1'],
  ranks: ['ranks: 13', 'ranks: 12'],
  suits: ['suits: 4', 'suits: 3'],
  'suit order': ['suits: 4\nsuit order: [C, D', 'suits: 3\nsuit order: [S, D'],
  notes: ['The first', 'Another'],
  succeeds: ['It seldom does', 'It often does'],
  source: ['a test', 'another test'],
  'known.percent': ['percent: 81.945', 'percent: 81.9'],
  'known.half width': ['half width: 0.084', 'half width: 0.09'],
  'known.low': ['half width: 0.084', 'low: 81, high: 83'],
  'known.high': ['half width: 0.084', 'low: 81, high: 84'],
  'known.deals': ['deals: 1000000', 'deals: 2000000'],
  'known.source': ['source: a book', 'source: a table'],
  'piles.role': ['help: { role: reserve', 'help: { role: cell'],
  'piles.count': ['count: 4', 'count: 3'],
  'piles.about': ['in the middle', 'at the top'],
  'piles.set out': ['[QC, QD]', '[QC, QH]'],
  'piles.set out.rank': ['{ rank: K, piles', '{ rank: Q, piles'],
  'piles.set out.piles': ['piles: 1, any', 'piles: 2, any'],
  'piles.set out.any suit': ['any suit: yes', 'any suit: no'],
  'piles.deal': ['deal: 4', 'deal: 5'],
  'piles.deal.each': ['each: 3', 'each: 2'],
  'piles.deal.cards': ['{ each: 3, by', '{ cards: 11, by'],
  'piles.deal.by packets': ['by packets: no', 'by packets: yes'],
  'piles.deal.last': ['by packets: no', 'last: yes'],
  'piles.deal.packets of': ['by packets: no', 'packets of: 5'],
  'piles.deal.slip under': ['by packets: no', 'slip under: K'],
  'piles.deal.sink': ['by packets: no', 'sink: [K]'],
  'piles.deal.fits go up': ['by packets: no', 'fits go up: yes'],
  'piles.face': ['face: up', 'face: top up'],
  'piles.build': ['build: { rank: up, suit: same, corner: no }', 'build: down in suit'],
  'piles.build.rank': ['build: { rank: down, suit: same', 'build: { rank: up, suit: same'],
  'piles.build.suit': ['build: { rank: down, suit: same', 'build: { rank: down, suit: colour'],
  'piles.build.corner': ['suit: same, corner: no, from', 'suit: same, corner: yes, from'],
  'piles.build.from': ['from: [rows, help]', 'from: [rows]'],
  'piles.build.at least': ['at least: 1', 'at least: 2'],
  'piles.build.bare': ['bare: [K]', 'bare: [Q]'],
  'piles.build.once.empty': ['empty: [pack]', 'empty: [help]'],
  'piles.start': ['start: A', 'start: 2'],
  'piles.ends at': ['ends at: K', 'ends at: Q'],
  'piles.whole suits': ['whole suits: no', 'whole suits: yes'],
  'piles.spaces': ['spaces: none', 'spaces: any'],
  'piles.spaces.ranks': ['ranks: [K], from', 'ranks: [Q], from'],
  'piles.spaces.from': ['ranks: [K], from: [rows]', 'ranks: [K], from: [help]'],
  'piles.unit': ['unit: part of run', 'unit: run'],
  'piles.run': ['run: { rank: down, suit: same, corner: no }', 'run: up in any suit'],
  'piles.run.rank': ['run: { rank: down', 'run: { rank: up'],
  'piles.run.suit': ['run: { rank: down, suit: same', 'run: { rank: down, suit: any'],
  'piles.run.corner': [
    'suit: same, corner: no }\n    spaces',
    'suit: same, corner: yes }\n    spaces',
  ],
  'piles.take': ['take: none', 'take: top'],
  'piles.to': ['to: [foundations]', 'to: [foundations, rows]'],
  'piles.stays': ['count: 8\n    set', 'count: 8\n    stays: [K]\n    set'],
  'piles.keep.at least': ['at least: 2', 'at least: 3'],
  'piles.keep.from': ['from: help', 'from: pack'],
  'piles.keep.when': ['when: at once', 'when: before turning'],
  'piles.keep.order': ['when: at once, order: packets', 'when: before turning, order: rounds'],
  'piles.turn': ['turn: { cards: 1, to: waste }', 'turn: rows'],
  'piles.turn.cards': ['cards: 1', 'cards: 2'],
  'piles.turn.to': ['cards: 1, to: waste', 'cards: 1, to: help'],
  'piles.row.onto': ['onto: rows', 'onto: crown'],
  'piles.row.over spaces': ['over spaces: yes', 'over spaces: no'],
  'piles.redeal.times': ['times: 1', 'times: 2'],
  'piles.redeal.from': ['from: [waste]', 'from: [help]'],
  'piles.called': ['called: inner ring', 'called: ring'],
  'piles.pile': ['pile: place', 'pile: spot'],
  'piles.columns': ['columns: 4', 'columns: 5'],
  'piles.rows': ['rows: 2', 'rows: 3'],
  'piles.deal.rows': ['deal: { rows: 1 }', 'deal: { rows: 2 }'],
  'piles.blocked by': ['count: 4, blocked by: [outer]', 'count: 4, blocked by: [inner]'],
  'piles.blocked by.narrow ends': ['narrow ends: lane', 'narrow ends: adjacent'],
  'piles.beside': ['beside: foundations', 'beside: sides'],
  'piles.must': ['must: [J]', 'must: [Q]'],
  'piles.prefer': ['prefer: [end]', 'prefer: []'],
  'piles.different suits': ['different suits: no', 'different suits: yes'],
  'piles.lines sum.lines': ['lines: [rows]', 'lines: [columns]'],
  'piles.lines sum.sum': ['sum: 15, from', 'sum: 16, from'],
  'piles.lines sum.from': ['sum: 15, from: [packets]', 'sum: 15, from: [squares]'],
  'piles.lay out.onto': ['onto: packets', 'onto: squares'],
  'piles.lay out.cards': ['cards: 20', 'cards: 13'],
  'piles.lay out.on': ['on: any pile', 'on: each in turn'],
  'piles.lay out.played counts': ['played counts: no', 'played counts: yes'],
  'piles.lay out.newest only': ['newest only: no', 'newest only: yes'],
  'piles.redeal.first pile': ['first pile: 1', 'first pile: 7'],
  'piles.in pairs with': ['in pairs with: blacks', 'in pairs with: army'],
  'piles.ties.from': ['ties: { from: [navy]', 'ties: { from: [pack]'],
  'piles.ties.when': ['[navy], when: any time', '[navy], when: no pair'],
  'piles.sort.red': ['sort: { red: left', 'sort: { red: right'],
  'piles.sort.black': ['black: right', 'black: left'],
  'piles.exchange': ['exchange: none', 'exchange: once'],
  'piles.together.cards': ['cards: 3', 'cards: 2'],
  'piles.together.from': ['from: [packets], sum', 'from: [rows], sum'],
  'piles.together.ranks': ['sum: 14', 'ranks: equal'],
  'piles.together.sum': ['sum: 14', 'sum: 15'],
  'piles.together.of': ['of: [A, 2]', 'of: [A, 3]'],
  'piles.together.different': ['different: no', 'different: yes'],
  'piles.together.crown': ['crown: [Q]', 'crown: [K]'],
  'piles.together.within': ['sum: 14', 'within: row or column, sum: 14'],
  'piles.deal.differing': ['differing: no', 'differing: yes'],
  'piles.keep.until': ['from: packets }', 'from: packets, until: row }'],
  'piles.order': ['order: [A, 5, 3]', 'order: [A, 5, 2]'],
  'piles.in order': ['in order: no', 'in order: yes'],
  'piles.choose.for': ['for: foundations', 'for: sides'],
  'piles.choose.others to': ['others to: outer', 'others to: grid'],
  'piles.set out.suit': ['suit: H', 'suit: S'],
  'piles.build.never': ['never: [A]', 'never: [K]'],
  'piles.build.not on': ['not on: [2]', 'not on: [3]'],
  'piles.fold.left': ['left: [1, 3]', 'left: [1, 2]'],
  'piles.fold.match': ['match: [suit]', 'match: [rank]'],
  'piles.build.one way': ['one way: no', 'one way: yes'],
  'piles.build.on blocked': ['on blocked: no', 'on blocked: yes'],
  'piles.spaces.once.empty': ['empty: [pack]', 'empty: [talon]'],
  'piles.spaces.then fill.groups': ['then fill: { groups: [outer]', 'then fill: { groups: [court]'],
  'piles.spaces.then fill.from': [
    'groups: [outer], from: [talon]',
    'groups: [outer], from: [pack]',
  ],
  'piles.spaces.top row': ['top row: no', 'top row: yes'],
  'piles.spaces.before others': ['before others: no', 'before others: yes'],
  'piles.keep.choice': ['choice: yes, when: at once', 'choice: no, when: at once'],
  'piles.keep.piles': ['piles: 3', 'piles: 2'],
  'piles.keep.after': ['after: []', 'after: [outer]'],
  'piles.keep.never': ['never: { pack: [K] }', 'never: { talon: [K] }'],
  'piles.keep.while rows are dealt': [', while rows are dealt: at once', ''],
  'piles.goes up': ['goes up: [A]', 'goes up: [K]'],
  'piles.row.when': ['when: any time', 'when: stuck'],
  'piles.redeal.shuffled': ['shuffled: no', 'shuffled: yes'],
  'piles.follow.suit': ['follow: { suit: same', 'follow: { suit: colour'],
  'piles.follow.first': ['first: 2', 'first: 3'],
  'piles.follow.suits': ['suits: [C, D', 'suits: [D, C'],
  'piles.lift.ranks': ['ranks: [A, 9]', 'ranks: [A, 8]'],
  'piles.lift.from': ['from: [rows] } }\n  packets', 'from: [packets] } }\n  packets'],
  'piles.times round': ['times round: 2', 'times round: 3'],
  'piles.lends.to': ['lends: { to: days', 'lends: { to: hours'],
  'piles.lends.for': ['for: [packets]', 'for: [fans]'],
  'piles.deal again.times': ['deal again: { times: 1', 'deal again: { times: 2'],
  'piles.natives.colour': ['colour: red', 'colour: black'],
  'piles.natives.exchange': ['exchange: [beds]', 'exchange: [fans]'],
  'piles.natives.home once.empty': ['home once: { empty: [packets]', 'home once: { empty: [fans]'],
  'piles.opens once.empty': ['opens once: { empty: [packets]', 'opens once: { empty: [fans]'],
  'piles.keep.cards': ['cards: 4, from', 'cards: 3, from'],
  'piles.row.cards': ['onto: line, cards: 4', 'onto: line, cards: 3'],
  'piles.deal in turn.onto': ['in turn: { onto: line', 'in turn: { onto: wall'],
  'piles.deal in turn.may play': ['may play: [any]', 'may play: [hours.1]'],
  'piles.opening.row': ['opening: { row: 6', 'opening: { row: 5'],
  'piles.opening.for': ['row: 6, for: [hours]', 'row: 6, for: [hours, days]'],
  'piles.chain.from': ['chain: { from: K', 'chain: { from: Q'],
  without: ['without: [5, 6]', 'without: [5, 7]'],
  'piles.around.grid': ['around: { grid: garden', 'around: { grid: east'],
  'piles.around.until.empty': ['garden, until: { empty: [deck]', 'garden, until: { empty: [heap]'],
  'piles.build.or in order': ['or in order: [A, K, 2]', 'or in order: [A, K, 3]'],
  'piles.build.until.empty': ['until: { empty: [heap] }', 'until: { empty: [deck] }'],
  'piles.deal.turn about': ['turn about: yes, lines', 'turn about: no, lines'],
  'piles.deal.lines': ['lines: [near]', 'lines: [far]'],
  'piles.deal.returns.rank': ['returns: { rank: Q', 'returns: { rank: K'],
  'piles.deal.returns.cards': ['rank: Q, cards: 3', 'rank: Q, cards: 4'],
  'piles.grace.from': ['grace: { from: [garden]', 'grace: { from: [west]'],
  'piles.grace.once.empty': ['[garden], once: { empty: [deck]', '[garden], once: { empty: [heap]'],
  'piles.payment.rank': ['payment: { rank: J', 'payment: { rank: Q'],
  'piles.payment.cards': ['rank: J, cards: 4', 'rank: J, cards: 3'],
  'piles.payment.from': ['cards: 4, from: heap', 'cards: 4, from: key'],
  'piles.step by': ['step by: rail', 'step by: heads'],
  'piles.begin first': ['begin first: no', 'begin first: yes'],
  'piles.deal.slip tops': ['slip tops: [K]', 'slip tops: [Q]'],
  'piles.deal.tops of': ['tops of: ground', 'tops of: heads'],
  'piles.deal round.when': ['deal round: { when: stuck', 'deal round: { when: any time'],
  'piles.deal round.own place': ['own place: yes', 'own place: no'],
  'piles.redeal.by columns': ['by columns: top first', 'by columns: bottom first'],
  'piles.deal out.onto': ['deal out: { onto: columns', 'deal out: { onto: crown'],
  'piles.deal out.next pile at': ['next pile at: K', 'next pile at: Q'],
  'piles.deal out.never lay': ['never lay: [A]', 'never lay: [A, 2]'],
};

/** Shown by the commands beside the rules, or named there as they are. */
const ELSEWHERE = ['name', 'aliases', 'unlike', 'family', 'about', 'table', 'options', 'variants'];

/** What piles are called in lines and deals; the table shows it. */
const NAMING = ['piles', 'piles.like', 'piles.grid names'];

interface Json {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly additionalProperties?: Json | boolean;
  readonly anyOf?: readonly Json[];
}

/** Every path of words that the schema knows, without the names that authors choose. */
const pathsOf = (schema: Json, path: string): string[] => {
  const own = Object.entries(schema.properties ?? {}).flatMap(([word, inner]) => {
    const here = path === '' ? word : `${path}.${word}`;
    const below = pathsOf(inner, here);
    return below.length > 0 && inner.anyOf === undefined ? below : [here, ...below];
  });
  const named =
    typeof schema.additionalProperties === 'object'
      ? pathsOf(schema.additionalProperties, path)
      : [];
  return [...own, ...named, ...(schema.anyOf ?? []).flatMap((one) => pathsOf(one, path))];
};

describe('the rules in English', () => {
  it('are made of a game that is right', () => {
    expect(faultsOf(RICH)).toEqual([]);
    expect(english(RICH)).toContain(
      'The foundations are built up in suit, from the ace to the king.',
    );
  });

  it('have a test for every word of the language', () => {
    const schema = z.toJSONSchema(specSchema, { io: 'input', target: 'draft-7' }) as Json;
    const paths = pathsOf(schema, '').filter(
      (path) => !ELSEWHERE.includes(path.split('.')[0]!) && !NAMING.includes(path),
    );
    expect(new Set(paths)).toEqual(new Set(Object.keys(CHANGES)));
  });

  it.each(Object.entries(CHANGES))('show %s', (_, [from, to]) => {
    const game =
      [RICH, TIED, PLACED, PARTED, PAIRED, STEPPED].find((text) => text.includes(from)) ?? RICH;
    expect(game).toContain(from);
    expect(english(game.replace(from, to))).not.toBe(english(game));
  });

  it.each(BUNDLED)('of $name are sentences', ({ text }) => {
    for (const { title, lines } of explain(specOf(text))) {
      expect(lines.length).toBeGreaterThan(0);
      if (!['Aim', 'Play', 'Stock'].includes(title)) continue;
      for (const line of lines) expect(line).toMatch(/^[A-Z0-9].*[^.]\.$/);
      expect(lines.join(' ')).not.toMatch(/undefined|NaN|\[object| {2}| ,|\b(\w+) \1\b/);
    }
  });

  it('say what is changed, and how it stands with the options', () => {
    const spec = specOf(BUNDLED.find(({ name }) => name === 'klondike')!.text, [
      { name: 'draw', value: 1 },
    ]);
    const sections = explain(spec, { draw: 1 });
    expect(sections.find(({ title }) => title === 'Changed here')?.lines).toEqual(['draw=1']);
    expect(sections.find(({ title }) => title.startsWith('Options'))?.lines).toContain(
      'draw: cards turned at a time (1 to 13; default 3; here 1)',
    );
    expect(explain(spec).map(({ title }) => title)).not.toContain('Changed here');
  });
});
