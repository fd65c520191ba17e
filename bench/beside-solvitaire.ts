/**
 * Deals decided a CPU second, ours beside another program's on the same deals, as Markdown:
 *   tsx bench/beside-solvitaire.ts PEER [--deals 100] [--seconds 10] [--most 60] [--games a,b]
 * PEER is run as `PEER GAME FIRST LAST SECONDS` and prints a row `seed,result,microseconds,..` for each
 * of Solvitaire's deals (`--deal solvitaire:N`) with the CPU time of its search; result is `solved`,
 * `unsolvable` or anything else. `bench/beside-solvitaire.md` has such a program and what came out.
 * Both are limited by CPU seconds a deal; how they are compared is said in `bench/beside.ts`.
 */
import { spawnSync } from 'node:child_process';
import { solvitaireList } from '../src/cards/solvitaire.js';
import { solvitairePosition } from '../src/core/solvitaire-layout.js';
import type { Core, Position } from '../src/core/types.js';
import { coreOf } from '../test/core-of.js';
import { ORACLE_FILES, RULES_ONLY } from '../test/oracle/files.js';
import { asked, beside, HEAD as HEAD_OF_TABLE, type Said } from './beside.js';

const { peer, deals, seconds, most, games } = asked('beside-solvitaire');

/** The peer plays the easier form of Spider and its kin, whatever its rules say. */
const HEAD = '-solvitaire-head';
/** Its games and ours: by its name. */
const CORES = new Map<string, () => Core>([
  ...RULES_ONLY.map((name): [string, () => Core] => [name, () => coreOf(name)]),
  ['gaps-one-deal', () => coreOf('gaps')],
  ...ORACLE_FILES.filter(({ file }) => !file.includes('/')).map(
    ({ file, game, set }): [string, () => Core] => [file, () => coreOf(game, set)],
  ),
]);
const NAMES = [...CORES.keys()].filter((name) => !name.endsWith(HEAD));

/** What the peer says of deals `first` to `last`. */
const decideThere = (name: string, first: number, last: number): Said[] => {
  const { stdout, status } = spawnSync(peer, [name, `${first}`, `${last}`, `${seconds}`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${peer} ${name} ${first} ${last} failed`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(','))
    .map(([seed, result = '', microseconds]) => ({
      seed: Number(seed),
      result,
      seconds: Number(microseconds) / 1e6,
    }));
};

const ratios = new Map<string, number>();
const differ: string[] = [];
const besides = (name: string): string => {
  const core = (CORES.get(name + HEAD) ?? CORES.get(name))!();
  const positionOf = (seed: number): Position => {
    const position = solvitairePosition(core, solvitaireList(core.deck, seed));
    if (position === undefined) throw new Error(`${name}: no deal ${seed}`);
    return position;
  };
  const there = (first: number, last: number) => decideThere(name, first, last);
  const found = beside({ name, core, positionOf, decideThere: there }, { deals, seconds, most });
  if (found.ratio !== undefined) ratios.set(name, found.ratio);
  differ.push(...found.differ.map((seed) => `${name} ${seed}`));
  return found.row;
};

process.stdout.write(HEAD_OF_TABLE);
for (const name of NAMES)
  if (games.length === 0 || games.includes(name)) process.stdout.write(`${besides(name)}\n`);
const all = [...ratios];
const mean = Math.exp(all.reduce((sum, [, ratio]) => sum + Math.log(ratio), 0) / all.length);
const below = (least: number): string =>
  all
    .filter(([, ratio]) => ratio < least)
    .map(([name]) => name)
    .join(', ');
process.stdout.write(
  `\ngeometric mean over the ${all.length} games in which both decide some: ${mean.toPrecision(3)}\nbelow 1: ${below(1)}\nbelow 5: ${below(5)}\n`,
);
for (const deal of differ) process.stdout.write(`verdicts differ: ${deal}\n`);
