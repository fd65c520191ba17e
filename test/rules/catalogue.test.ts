import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, findGame, readRuleFile } from '../../src/rules/catalogue.js';
import { nameKey } from '../../src/rules/names.js';
import type { Spec } from '../../src/rules/spec.js';
import { BUNDLED, specOf, textOf } from './bundled.js';

describe('the catalogue', () => {
  it('says of each bundled file what the file says, though it reads only its head', () => {
    const entries = catalogue();
    expect(entries.map(({ id }) => id).toSorted()).toEqual(
      BUNDLED.map(({ name }) => name).toSorted(),
    );
    const said = ({ name, about, aliases, known, source }: Spec) => ({
      name,
      about,
      aliases,
      known,
      source,
    });
    for (const { id, file: _, family, unlike, variants, ...head } of entries) {
      const spec = specOf(textOf(id));
      expect({ known: undefined, ...head }).toEqual(said(spec));
      // A file that says no family belongs to that of its folder.
      expect(family).toBe(spec.family ?? 'book');
      expect(unlike).toEqual(spec.unlike);
      expect(variants.map((variant) => variant.id)).toEqual(Object.keys(spec.variants));
      for (const { id: key, set, ...variant } of variants) {
        const whole = { known: undefined, source: spec.source, ...variant };
        expect(whole).toEqual(said(specOf(textOf(id), [], key)));
        expect(set).toEqual(spec.variants[key]!.set);
      }
    }
  });

  it('tells games of much the same name apart, each of all others', () => {
    const entries = catalogue();
    const told = entries.filter(({ unlike }) => unlike.length > 0);
    expect(told.length).toBeGreaterThan(1);
    for (const { id, unlike } of told)
      for (const other of unlike)
        expect(entries.find((entry) => entry.id === other)?.unlike).toContain(id);
    for (const asked of ['clocks', 'clokc', 'grandfather-clock'])
      expect(findGame(asked)).toEqual({
        unknown: expect.stringMatching(
          /^(?=.*\bclock\b)(?=.*\bclock-patience\b)(?=.*\bgrandfathers-clock\b)/,
        ),
      });
  });

  it('has no name for two games, in one file or in two', () => {
    /** Each name as it is compared, and the games that it stands for: not one of them twice. */
    const games = new Map<string, Set<string>>();
    for (const entry of catalogue())
      for (const { id, name, aliases } of [entry, ...entry.variants])
        for (const one of [id, name, ...aliases])
          games.set(nameKey(one), (games.get(nameKey(one)) ?? new Set()).add(id));
    const clashes = [...games].filter(([, ids]) => ids.size > 1);
    expect(clashes.map(([name, ids]) => [name, ...ids])).toEqual([]);
  });

  it('has variants that can be played', () => {
    for (const { id, variants } of catalogue())
      for (const variant of variants)
        expect(() => specOf(textOf(id), [], variant.id)).not.toThrow();
  });
});

describe('the name of a game', () => {
  it.each([
    ['clock', 'clock'],
    ['big-ben', 'clock'],
    ['Big Ben', 'clock'],
    ['The Clock', 'clock'],
    ['CLOCK', 'clock'],
    ['free_cell', 'free-cell'],
    ['FreeCell', 'free-cell'],
    ["Spenser's Fairie Queen", 'fairie-queen'],
  ])('%s is %s', (asked, id) => {
    expect(findGame(asked)).toMatchObject({ id });
  });

  it('may be that of a variant', () => {
    expect(findGame('bakers-game')).toMatchObject({ id: 'free-cell', variant: 'bakers-game' });
    expect(findGame("Bakers' Game")).toMatchObject({ id: 'free-cell', variant: 'bakers-game' });
    expect(findGame("Will o' the Wisp")).toMatchObject({
      id: 'spider',
      variant: 'will-o-the-wisp',
    });
  });

  it('is a path if it looks like one', () => {
    for (const path of ['./clock', 'clock.yaml', 'my/clock.yml', '/dev/null'])
      expect(findGame(path)).toEqual({ id: path, file: path });
  });

  it.each([
    ['spidr', /did you mean one of these: spider, spider-single-cards\?$/],
    ['klondyke', /did you mean one of these: klondike, .*ultra-klondike/],
    ['faerie', /did you mean (fairie|faerie|fairy)-queen\?$/],
    ['queen', /did you mean one of these: queens, queen-of-italy, f[a-z]+-queen\?$/],
    ['spidr-bakers', /did you mean one of these: .*spider.*bakers-game|bakers-game.*spider/],
    ['xyzzy', /patience games lists them/],
    ['', /patience games lists them/],
    ['\u001b[2J', /called "\\u001b\[2J"/],
  ])('%j is unknown and gets the names that come near', (asked, message) => {
    expect(findGame(asked)).toEqual({ unknown: expect.stringMatching(message) });
  });
});

describe('reading a rule file', () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'patience-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives its text, without a byte order mark', () => {
    writeFileSync(at('bom.yaml'), '\uFEFFname: É\r\n');
    expect(readRuleFile(at('bom.yaml'))).toEqual({ text: 'name: É\r\n' });
  });

  it('refuses a huge file unread', () => {
    writeFileSync(at('huge.yaml'), 'name: Huge\n');
    truncateSync(at('huge.yaml'), 100 * 2 ** 20);
    expect(readRuleFile(at('huge.yaml'))).toEqual({
      kind: 'bad',
      problem: `${at('huge.yaml')}: too long for a rule file (104857600 bytes)`,
    });
  });

  it('refuses folders, devices and what is not text, and says where it is not', () => {
    expect(readRuleFile(folder)).toMatchObject({ kind: 'bad' });
    if (process.platform !== 'win32')
      expect(readRuleFile('/dev/zero')).toMatchObject({ kind: 'bad' });
    writeFileSync(at('latin.yaml'), Buffer.from('name: x\nabout: caf\u00e9\n', 'latin1'));
    expect(readRuleFile(at('latin.yaml'))).toEqual({
      kind: 'bad',
      problem: `${at('latin.yaml')}:2:1: is not text in UTF-8`,
    });
  });

  it('tells a file that is not there from a bad one', () => {
    for (const name of ['none.yaml', 'no/such.yaml', 'nul\0.yaml'])
      expect(readRuleFile(at(name))).toMatchObject({ kind: 'missing' });
  });
});
