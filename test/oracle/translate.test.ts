import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ORACLE_FILES, RULES_ONLY } from './files.js';
import type { PeerRules } from './peer-rules.js';
import { orderedCore, playOf } from './same-rules.js';
import { translatedCore, unsaid } from './translate.js';

const RULES = readFileSync(new URL('data/rules.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PeerRules & { readonly file: string });

const OURS = [...ORACLE_FILES, ...RULES_ONLY.map((file) => ({ file, game: file, set: {} }))];

describe('rules of another program, translated word for word, are those of our game', () => {
  for (const rules of RULES.filter((r) => unsaid(r) === '')) {
    const ours = OURS.find(({ file }) => file === rules.file);
    if (ours !== undefined)
      it(rules.file, () => {
        expect(playOf(orderedCore(ours.game, ours.set))).toEqual(playOf(translatedCore(rules)));
      });
  }

  it('all our files with deals are among them', () => {
    const files = RULES.map(({ file }) => file);
    expect(OURS.filter(({ file }) => !files.includes(file))).toEqual([]);
  });
});
