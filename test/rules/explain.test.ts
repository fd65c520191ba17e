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
aliases: [wealthy]
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

/** For each word of the language, a change of the rich game by which only this word differs. */
const CHANGES: Readonly<Record<string, readonly [string, string]>> = {
  packs: ['packs: 2', 'packs: 1'],
  ranks: ['ranks: 13', 'ranks: 12'],
  suits: ['suits: 4', 'suits: 3'],
  'suit order': ['suits: 4\nsuit order: [C, D', 'suits: 3\nsuit order: [S, D'],
  notes: ['The first', 'Another'],
  source: ['a test', 'another test'],
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
  'piles.face': ['face: up', 'face: top up'],
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
  'piles.turn.cards': ['cards: 1', 'cards: 2'],
  'piles.turn.to': ['cards: 1, to: waste', 'cards: 1, to: help'],
  'piles.row.onto': ['onto: rows', 'onto: crown'],
  'piles.row.over spaces': ['over spaces: yes', 'over spaces: no'],
  'piles.redeal.times': ['times: 1', 'times: 2'],
  'piles.redeal.from': ['from: [waste]', 'from: [help]'],
  'piles.deal out.onto': ['deal out: { onto: columns', 'deal out: { onto: crown'],
  'piles.deal out.next pile at': ['next pile at: K', 'next pile at: Q'],
  'piles.deal out.never lay': ['never lay: [A]', 'never lay: [A, 2]'],
};

/** Shown by the commands beside the rules, or named there as they are. */
const ELSEWHERE = ['name', 'aliases', 'family', 'about', 'table', 'options', 'variants'];

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
      (path) => !ELSEWHERE.includes(path.split('.')[0]!) && path !== 'piles',
    );
    expect(new Set(paths)).toEqual(new Set(Object.keys(CHANGES)));
  });

  it.each(Object.entries(CHANGES))('show %s', (_, [from, to]) => {
    expect(RICH).toContain(from);
    expect(english(RICH.replace(from, to))).not.toBe(english(RICH));
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
