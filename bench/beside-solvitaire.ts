/**
 * Deals decided a CPU second, ours beside Solvitaire's, on the same deals, as Markdown:
 *   tsx bench/beside-solvitaire.ts FOLDER [--deals 10] [--states 2M] [--games a,b]
 * FOLDER holds a file GAME.csv for each game, with a row `seed,result,cpu_ms,...` for each deal; seeds
 * are Solvitaire's (`--deal solvitaire:N`). CPU times of two machines do not compare: run Solvitaire on
 * the machine on which this runs. The time of ours is that of the search, replay and shortening of a
 * line; games are compiled before.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { createSolver } from '../src/batch/solver.js';
import { solvitaireList } from '../src/cards/solvitaire.js';
import { countArgument, listArgument } from '../src/cli/units.js';
import { solvitairePosition } from '../src/core/solvitaire-layout.js';
import { findGame } from '../src/rules/catalogue.js';
import { DEFAULT_MEMORY } from '../src/search/limits.js';
import { coreOf } from '../test/core-of.js';
import { ORACLE_FILES } from '../test/oracle/files.js';

const program = new Command('beside-solvitaire')
  .argument('<folder>')
  .option('--deals <n>', 'deals of each game, the first of its file', countArgument, 10)
  .option('--states <n>', 'positions visited a deal at most', countArgument, 2_000_000)
  .option('--games <names>', 'only these', listArgument, [])
  .parse();
const [folder] = program.processedArgs;
const { deals, states, games } = program.opts();

interface Side {
  decided: number;
  seconds: number;
}
const rate = ({ decided, seconds }: Side): number => decided / seconds;
const figure = ({ decided, seconds }: Side): string => `${decided}, ${seconds.toFixed(2)} s`;

const coreNamed = (name: string) => {
  const listed = ORACLE_FILES.find((one) => one.file === name);
  if (listed !== undefined) return coreOf(listed.game, listed.set);
  return 'unknown' in findGame(name) ? undefined : coreOf(name);
};

const ratios: number[] = [];
const differ: string[] = [];
process.stdout.write(
  '| game | deals | decided there | decided here | ratio |\n| --- | --: | --: | --: | --: |\n',
);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.csv'))
  .map((file) => file.replace('.csv', ''))
  .filter((name) => games.length === 0 || games.includes(name));
for (const name of names) {
  const core = coreNamed(name);
  if (core === undefined) {
    process.stderr.write(`${name}: no game of this name\n`);
    continue;
  }
  const rows = readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1, 1 + deals)
    .map((line) => line.split(','));
  const solver = createSolver(core, { strategy: 'default', without: [] });
  const [theirs, ours]: [Side, Side] = [
    { decided: 0, seconds: 0 },
    { decided: 0, seconds: 0 },
  ];
  for (const [seed = '', result = '', milliseconds = ''] of rows) {
    const position = solvitairePosition(core, solvitaireList(core.deck, Number(seed)));
    if (position === undefined) continue;
    theirs.seconds += Number(milliseconds) / 1000;
    if (result !== 'timeout') theirs.decided++;
    const before = process.cpuUsage();
    const { verdict } = solver.solve(position, { states, memory: DEFAULT_MEMORY });
    const { user, system } = process.cpuUsage(before);
    ours.seconds += (user + system) / 1e6;
    if (verdict !== 'undecided') ours.decided++;
    if (verdict !== 'undecided' && result !== 'timeout' && verdict !== result)
      differ.push(`${name} ${seed}`);
  }
  const ratio = rate(ours) / rate(theirs);
  if (Number.isFinite(ratio) && ratio > 0) ratios.push(ratio);
  process.stdout.write(
    `| ${name} | ${rows.length} | ${figure(theirs)} | ${figure(ours)} | ${Number.isFinite(ratio) ? ratio.toPrecision(3) : ours.decided > 0 ? 'only here' : 'neither'} |\n`,
  );
}
const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
process.stdout.write(`\ngeometric mean over ${ratios.length} games: ${mean.toPrecision(3)}\n`);
for (const deal of differ) process.stdout.write(`verdicts differ: ${deal}\n`);
