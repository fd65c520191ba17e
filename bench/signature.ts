/**
 * The signature of the search: what it makes of a fixed list of deals, counted in positions, which are
 * the same on every machine. A change that should only make the program faster must not change it;
 * one that changes the search writes it anew and says why:
 *   npm run signature
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSolver } from '../src/batch/solver.js';
import { seededPosition } from '../src/core/seeded.js';
import { coreOf } from '../test/core-of.js';

/** One game: the answers to its first deals (s, u, ?), and all positions visited and stored. */
export interface Signature {
  readonly answers: string;
  readonly visited: number;
  readonly stored: number;
}

export const SIGNED_GAMES = [
  'black-hole',
  'blockade',
  'canfield',
  'clock',
  'eight-off',
  'fairie-queen',
  'fan',
  'forty-thieves',
  'free-cell',
  'gaps-basic-variant',
  'klondike',
  'shah',
  'spider',
  'spiderette',
  'streets-and-alleys',
  'terrace',
] as const;
const DEALS = 4;
const LIMITS = { states: 20_000, memory: 2 ** 24 };

const FILE = new URL('signature.json', import.meta.url);

/** What is written down. */
export const writtenSignature = (): Record<string, Signature> =>
  JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Signature>;

/** What the search does now. */
export const signatureOf = (game: string): Signature => {
  const core = coreOf(game);
  const solver = createSolver(core);
  let answers = '';
  let visited = 0;
  let stored = 0;
  for (let seed = 1; seed <= DEALS; seed++) {
    const { verdict, states } = solver.solve(seededPosition(core, String(seed)), LIMITS);
    answers += { solved: 's', unsolvable: 'u', undecided: '?' }[verdict];
    visited += states.visited;
    stored += states.stored;
  }
  return { answers, visited, stored };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = Object.fromEntries(SIGNED_GAMES.map((game) => [game, signatureOf(game)]));
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}
