import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchRow } from '../../src/batch/row.js';
import type { StoredPlayer, StoredRules, StoreKey } from '../../src/store/types.js';

/** A path for a store in a new folder. */
export const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'patience-store-')), 'a.db');

export const RULES: StoredRules = {
  id: '0123456789abcdef',
  game: 'a-game',
  options: { draw: 1 },
  file: 'name: A Game\n',
  spec: { name: 'A Game' },
};

export const PLAYER: StoredPlayer = {
  strategy: 'turns',
  without: [],
  memory: 2 ** 28,
  version: '1.2.3',
  build: 'abc',
};

export const KEY: StoreKey = { rules: RULES, player: PLAYER };

/** A row of deal `seed`: `w`on or `l`ost after so many visits, or `u`ndecided. */
export const made = (seed: number, letter: 'w' | 'l' | 'u', visited = 100): SearchRow => ({
  seed: String(seed),
  verdict: { w: 'solved', l: 'unsolvable', u: 'undecided' }[letter] as SearchRow['verdict'],
  ...(letter === 'u' ? { reason: 'states' } : {}),
  ...{ visited, stored: visited - 1, moves: letter === 'w' ? 12 : 0, milliseconds: 1.5 },
});
