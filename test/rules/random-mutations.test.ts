import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Document, isCollection, isPair, isScalar, parseDocument, visit } from 'yaml';
import { deckCards } from '../../src/cards/deck.js';
import { compile } from '../../src/compile/compile.js';
import { printCore } from '../../src/core/print.js';
import { seededRedeals } from '../../src/core/seeded.js';
import { layOut } from '../../src/core/setup.js';
import { createReferee } from '../../src/referee/referee.js';
import { explain } from '../../src/rules/explain.js';
import { formatFault } from '../../src/rules/faults.js';
import { loadRules } from '../../src/rules/load.js';
import { lower } from '../../src/rules/lower/lower.js';
import { BUNDLED } from './bundled.js';

/** Values that fit somewhere, nearly fit, or fit nowhere. */
const VALUES: readonly unknown[] = [
  ...[0, 1, 2, 3, 5, 13, 14, 52, 104, 127, 128, 1000, 1e9, 1e300, -1, 0.5, -12],
  ...[Number.NaN, Number.POSITIVE_INFINITY, true, false, null, '', 'yes', 'no'],
  ...['A', 'K', '10', 'any', 'none', 'all', 'triangle', 'up', 'down', 'either', 'same', 'base'],
  ...['foundation', 'tableau', 'reserve', 'cell', 'stock', 'waste', 'discard', 'run', 'pile'],
  ...['part of run', 'top', 'at once', 'before turning', 'unlimited', 'hand', '$', '$piles'],
  ...['foundations', 'tableau', 'stock', 'waste', 'pack', 'circle', 'columns', 'hours', 'cells'],
  ...['__proto__', 'constructor', 'toString', '\u001b[2J', 'x'.repeat(2000), '🂡', ['A', 'K']],
  ...[[], [1, 2, 3], ['tableau'], ['waste', 'pack'], {}, { by: '$piles' }, { by: '$x', yes: 1 }],
  ...[{ each: 3 }, { at: 1 }, { rank: 'K' }, [[[[]]]], { __proto__: null, a: { b: {} } }],
];

const KEYS: readonly string[] = [
  ...['packs', 'ranks', 'suits', 'suit order', 'piles', 'options', 'variants', 'role', 'count'],
  ...['set out', 'deal', 'face', 'build', 'start', 'ends at', 'whole suits', 'spaces', 'unit'],
  ...['run', 'take', 'to', 'stays', 'keep', 'turn', 'row', 'redeal', 'deal out', 'corner'],
  ...['from', 'at least', 'bare', 'once', 'empty', 'by', 'default', 'values', 'about', '__proto__'],
];

const step = fc.record({
  at: fc.nat(400),
  act: fc.constantFrom('value', 'key', 'delete', 'copy', 'add'),
  value: fc.constantFrom(...VALUES),
  key: fc.constantFrom(...KEYS),
});

/** A bundled file, changed at some of its words. */
const mutated = fc
  .record({
    file: fc.constantFrom(...BUNDLED),
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  })
  .map(({ file, steps }) => {
    const doc = parseDocument(file.text);
    for (const { at, act, value, key } of steps) change(doc, at, act, value, key);
    return String(doc);
  });

const change = (doc: Document, at: number, act: string, value: unknown, key: string): void => {
  let n = 0;
  let total = 0;
  visit(doc, { Pair: () => void total++ });
  visit(doc, {
    Pair: (_, pair, path) => {
      if (n++ !== at % Math.max(total, 1)) return undefined;
      const map = path.at(-1);
      if (act === 'delete') return visit.REMOVE;
      if (act === 'value') pair.value = doc.createNode(value);
      if (act === 'key') pair.key = doc.createNode(key);
      if (act === 'add' && isCollection(map)) map.items.push(doc.createPair(key, value));
      if (act === 'copy' && isCollection(map)) {
        const other = map.items[at % map.items.length];
        if (isPair(other) && !isScalar(other.value)) pair.value = other.value;
      }
      return visit.BREAK;
    },
  });
};

let loaded = 0;

const played = (text: string): void => {
  const result = loadRules(text, 'x.yaml');
  if ('faults' in result) {
    expect(result.faults.length).toBeGreaterThan(0);
    for (const fault of result.faults) expect(formatFault(fault)).not.toMatch(/\p{Cc}/u);
    return;
  }
  const { spec } = result.loaded;
  const core = lower(spec);
  expect(printCore(core)).toContain('goal');
  expect(explain(spec).length).toBeGreaterThan(2);
  const referee = createReferee(core);
  referee.load(layOut(core, deckCards(core.deck), seededRedeals(core, '1')));
  compile(core).load(referee.position());
  loaded++;
  const moves = new Int32Array(16_384);
  for (let i = 0; i < 20; i++) {
    const end = referee.moves(moves, 0);
    if (end === 0) break;
    referee.play(moves[(i * 7) % end]!);
  }
};

describe('rule files changed at random', () => {
  it('are refused with faults, or can be lowered, explained and played', () => {
    fc.assert(fc.property(mutated, played), { numRuns: Number(process.env['RUNS'] ?? 300) });
  });

  it('are often enough right for this to tell something', () => {
    expect(loaded).toBeGreaterThan(10);
  });

  it('need not be YAML', () => {
    const characters = fc.constantFrom(...'[]{}:,-?&*!|>\'"%@`#$~ \n\tabyesno019.\u0000\uFEFF🂡');
    const spoilt = fc
      .record({
        file: fc.constantFrom(...BUNDLED),
        at: fc.nat(4000),
        cut: fc.nat(40),
        text: fc.string({ unit: characters, maxLength: 40 }),
      })
      .map(
        ({ file: { text }, at, cut, text: put }) => text.slice(0, at) + put + text.slice(at + cut),
      );
    fc.assert(fc.property(spoilt, played), { numRuns: Number(process.env['RUNS'] ?? 300) });
  });
});
