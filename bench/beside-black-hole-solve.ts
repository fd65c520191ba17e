/**
 * Deals decided a CPU second, ours beside black-hole-solve's on the same deals, as Markdown:
 *   tsx bench/beside-black-hole-solve.ts PEER [--deals 100] [--seconds 10] [--most 60] [--games a,b]
 * PEER is run as `PEER GAME SECONDS`, reads boards as black-hole-solve does, each ended by an empty line,
 * and prints a row `number,result,microseconds,..` for each with the CPU time of its search.
 * `bench/beside-black-hole-solve.md` has such a program and what came out. The deals are those of our
 * seeds from 1 on; how the two are compared is said in `bench/beside.ts`.
 */
import { spawnSync } from 'node:child_process';
import { type Card, rankOf, suitOf } from '../src/cards/card.js';
import { seededPosition } from '../src/core/seeded.js';
import type { Core, Position } from '../src/core/types.js';
import { coreOf } from '../test/core-of.js';
import { asked, beside, HEAD, type Said } from './beside.js';

const { peer, deals, seconds, most, games } = asked('beside-black-hole-solve');

const NAMES = ['golf', 'dead-king-golf', 'black-hole', 'all-in-a-row'];

/** `TH`: the peer has one letter for each rank. */
const written = (card: Card): string =>
  `${'A23456789TJQK'[rankOf(card) - 1]}${'CDHS'[suitOf(card)]}`;
const line = (cards: readonly Card[]): string => cards.map(written).join(' ');

/** The board as the peer reads it, and the empty line that ends it. */
const boardOf = (core: Core, { piles }: Position): string => {
  const pilesOf = (role: string): (readonly Card[])[] =>
    core.groups
      .filter((group) => group.role === role)
      .flatMap(({ first, count }) => piles.slice(first, first + count));
  const hole = line(pilesOf('hole').flat());
  const stock = line(pilesOf('stock').flat().toReversed());
  return [
    `Foundations: ${hole === '' ? '-' : hole}`,
    ...(stock === '' ? [] : [`Talon: ${stock}`]),
    ...pilesOf('tableau').map(line),
    '\n',
  ].join('\n');
};

process.stdout.write(HEAD);
for (const name of NAMES) {
  if (games.length > 0 && !games.includes(name)) continue;
  const core = coreOf(name);
  const positionOf = (seed: number): Position => seededPosition(core, `${seed}`);
  const decideThere = (first: number, last: number): Said[] => {
    const seeds = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const { stdout, status } = spawnSync(peer, [name, `${seconds}`], {
      encoding: 'utf8',
      input: seeds.map((seed) => boardOf(core, positionOf(seed))).join(''),
    });
    if (status !== 0) throw new Error(`${peer} ${name} failed on deals ${first} to ${last}`);
    const rows = stdout
      .trim()
      .split('\n')
      .map((row) => row.split(','));
    return seeds.map((seed, i) => {
      const [, result = '', microseconds] = rows[i] ?? [];
      return { seed, result, seconds: Number(microseconds) / 1e6 };
    });
  };
  const { row, differ } = beside({ name, core, positionOf, decideThere }, { deals, seconds, most });
  process.stdout.write(`${row}\n`);
  for (const seed of differ) process.stdout.write(`verdicts differ: ${name} ${seed}\n`);
}
