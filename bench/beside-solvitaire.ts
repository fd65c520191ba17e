/**
 * Deals decided a CPU second, ours beside another program's on the same deals, as Markdown:
 *   tsx bench/beside-solvitaire.ts PEER [--deals 100] [--seconds 10] [--most 60] [--games a,b]
 * PEER is run as `PEER GAME FIRST LAST SECONDS` and prints a row `seed,result,microseconds,..` for each
 * of Solvitaire's deals (`--deal solvitaire:N`) with the CPU time of its search; result is `solved`,
 * `unsolvable` or anything else. `bench/beside-solvitaire.md` has such a program and what came out.
 *
 * Both are limited by CPU seconds a deal. They have each deal in turn, some at a time, and a game ends
 * when the one of them that took longer has spent `--most` seconds or all deals are done: both have the
 * same deals. The time of ours is what a deal costs in a batch: dealing, the search, the replay of its
 * line by the referee. The game is compiled before, and deals from 10,001 on are decided first for
 * two CPU seconds and not counted, as code that runs for the first time is not yet machine code.
 */
import { spawnSync } from 'node:child_process';
import { Command } from '@commander-js/extra-typings';
import { createSolver, DEFAULT_SOLVER, type Solver } from '../src/batch/solver.js';
import { solvitaireList } from '../src/cards/solvitaire.js';
import { countArgument, listArgument } from '../src/cli/units.js';
import { solvitairePosition } from '../src/core/solvitaire-layout.js';
import type { Core } from '../src/core/types.js';
import { DEFAULT_MEMORY } from '../src/search/limits.js';
import type { Verdict } from '../src/search/verdict.js';
import { coreOf } from '../test/core-of.js';
import { ORACLE_FILES, RULES_ONLY } from '../test/oracle/files.js';

const program = new Command('beside-solvitaire')
  .argument('<peer>')
  .option('--deals <n>', 'deals of each game at most, seeds from 1 on', countArgument, 100)
  .option('--seconds <n>', 'CPU seconds a deal', countArgument, 10)
  .option(
    '--most <n>',
    'CPU seconds a game and program, after which no deal is begun',
    countArgument,
    60,
  )
  .option('--games <names>', 'only these', listArgument, [])
  .parse();
const [peer] = program.processedArgs;
const { deals, seconds, most, games } = program.opts();

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

interface Side {
  decided: number;
  seconds: number;
}
const rate = ({ decided, seconds }: Side): number => decided / seconds;
const figures = ({ decided, seconds }: Side): string => `${decided} | ${seconds.toPrecision(3)}`;
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const decideHere = (core: Core, solver: Solver, seed: number): Verdict['verdict'] => {
  const position = solvitairePosition(core, solvitaireList(core.deck, seed));
  if (position === undefined) throw new Error(`${core.name}: no deal ${seed}`);
  const end = cpu() + seconds;
  const stop = (): 'time' | undefined => (cpu() > end ? 'time' : undefined);
  return solver.solve(position, { states: Number.MAX_SAFE_INTEGER, memory: DEFAULT_MEMORY, stop })
    .verdict;
};

/** What the peer says of deals `first` to `last`: seed, result, CPU seconds. */
const decideThere = (name: string, first: number, last: number): [number, string, number][] => {
  const { stdout, status } = spawnSync(peer, [name, `${first}`, `${last}`, `${seconds}`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${peer} ${name} ${first} ${last} failed`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(','))
    .map(([seed, result = '', microseconds]) => [Number(seed), result, Number(microseconds) / 1e6]);
};

const ratios = new Map<string, number>();
const differ: string[] = [];
const besides = (name: string): string => {
  const core = (CORES.get(name + HEAD) ?? CORES.get(name))!();
  const solver = createSolver(core, { ...DEFAULT_SOLVER, unseen: true });
  const warm = cpu() + 2;
  for (let seed = 10_001; cpu() < warm; seed++) decideHere(core, solver, seed);
  const there: Side = { decided: 0, seconds: 0 };
  const here: Side = { decided: 0, seconds: 0 };
  let done = 0;
  for (let some = 1; done < deals && Math.max(there.seconds, here.seconds) < most; ) {
    const before = there.seconds + here.seconds;
    for (const [seed, result, took] of decideThere(name, done + 1, Math.min(deals, done + some))) {
      const from = cpu();
      const verdict = decideHere(core, solver, seed);
      here.seconds += cpu() - from;
      there.seconds += took;
      const decided = result === 'solved' || result === 'unsolvable';
      if (decided) there.decided++;
      if (verdict !== 'undecided') here.decided++;
      if (decided && verdict !== 'undecided' && verdict !== result) differ.push(`${name} ${seed}`);
      done++;
    }
    // Deals that take long are taken one at a time, so that neither goes far beyond the limit.
    const each = (there.seconds + here.seconds - before) / some;
    some = Math.max(1, Math.min(50, 2 * some, Math.floor(1 / each)));
  }
  const ratio = rate(here) / rate(there);
  if (Number.isFinite(ratio) && ratio > 0) ratios.set(name, ratio);
  const said = ratios.has(name)
    ? ratio.toPrecision(3)
    : here.decided > 0
      ? 'only here'
      : there.decided > 0
        ? 'only there'
        : 'neither';
  return `| ${name} | ${done} | ${figures(there)} | ${figures(here)} | ${said} |`;
};

process.stdout.write(
  '| game | deals | decided there | CPU s | decided here | CPU s | ratio |\n| --- | --: | --: | --: | --: | --: | --: |\n',
);
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
