import { describe, expect, it } from 'vitest';
import { MAX_RULE_CHARACTERS } from '../../src/rules/limits.js';
import { faultsOf, SMALL } from './bundled.js';

const longest = (piece: (i: number) => string): string => {
  let text = '';
  for (let i = 0; text.length < MAX_RULE_CHARACTERS - 100; i++) text += piece(i);
  return text;
};

const laughs = (anchors: string): string =>
  [...anchors]
    .map((name, i) => `${name}: &${name} [${Array(9).fill(i === 0 ? 'x' : `*${anchors[i - 1]}`)}]`)
    .join('\n');

/** Each is refused in well under a second; a hang would end in the test's time limit. */
describe('a hostile rule file is refused with a reason', () => {
  it.each([
    ['aliases of aliases', laughs('abcdefghi'), 'too many aliases'],
    ['an alias in itself', 'a: &a { b: [*a] }', 'nested too deeply'],
    ['an alias of nothing', 'a: *b', 'Unresolved alias'],
    ['many aliases', `a: [&a x${',*a'.repeat(5000)}]`, 'too many aliases'],
    ['100000 brackets', '['.repeat(100_000), 'too long'],
    ['brackets', longest(() => '['), 'nested too deeply'],
    ['braces', longest(() => '{a: '), 'nested too deeply'],
    ['dashes', longest(() => '- '), 'nested too deeply'],
    [
      'steps',
      Array.from({ length: 200 }, (_, i) => `${' '.repeat(i)}a:\n`).join(''),
      'nested too deeply',
    ],
    ['closing brackets', longest(() => ']'), 'Unexpected flow-seq-end'],
    ['many words', longest((i) => `w${i}: 1\n`), 'more faults'],
    ['one word many times', longest(() => 'a: 1\n'), 'said twice'],
    ['code', 'name: !!js/function "process.exit()"', 'Unresolved tag'],
    ['sets', 'piles: !!set { a, b }', 'Unresolved tag'],
    ['prototypes', `${SMALL}__proto__: { polluted: yes }\n`, '__proto__ is not a word'],
    ['a prototype for a group', SMALL.replace('waste: {', '__proto__: {'), '__proto__'],
    ['a billion piles', SMALL.replace('count: $piles', 'count: 1000000000'), 'at most 128'],
    [
      'a billion piles set out',
      SMALL.replace('deal: 3', 'set out: { rank: K, piles: 1000000000 }'),
      'set out',
    ],
    ['a billion packs', `packs: 1000000000\n${SMALL}`, 'at most 8'],
    [
      'more piles than moves can name',
      SMALL.replace('count: $piles, deal: 3', 'count: 100').replace(
        '  waste:',
        '  more: { role: reserve, count: 100 }\n  waste:',
      ),
      'at most 128 are possible',
    ],
    [
      'more kinds of moves than can be named',
      SMALL.replace(
        '  waste:',
        `${Array.from({ length: 9 }, (_, i) => `  t${i}: { role: tableau }\n`).join('')}  waste:`,
      ),
      'kinds; at most 64',
    ],
    [
      'many groups',
      SMALL.replace(
        '  waste:',
        `${Array.from({ length: 800 }, (_, i) => `  g${i}: { role: cell, count: 100 }\n`).join('')}  waste:`,
      ),
      '80010 piles in all; at most 128',
    ],
    ['control characters', SMALL.replace('name: Small', 'name: "\\e]0;x\\a"'), '\\u001b]0;x'],
  ])('%s', (_, text, reason) => {
    const faults = faultsOf(text);
    expect(faults.join('\n')).toContain(reason);
    expect(faults.length).toBeLessThan(60);
  });

  it('and changes nothing that other objects share', () => {
    faultsOf(SMALL, [{ name: '__proto__.polluted', value: true }]);
    faultsOf(`${SMALL}__proto__: { polluted: yes }\n`);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
