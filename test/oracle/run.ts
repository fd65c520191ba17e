/**
 * Compares verdicts with those of independent programs, a line a file, every difference by name:
 *   npm run oracles -- FOLDER [--only TEXT] [--states N] [--deals N] [--without NAMES] [--strategy NAME]
 * FOLDER has `solvitaire`, `specialists` and `book`, as many of them as there are; without it the
 * deals beside this file are compared. Exit status 1 if a deal differs, or if there is none.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from '@commander-js/extra-typings';
import { countArgument, listArgument } from '../../src/cli/units.js';
import { formatCount } from '../../src/report/numbers.js';
import { type Comparison, compareDeals } from './compare.js';
import { bookBatches } from './sources/book.js';
import { hardBatches } from './sources/hard.js';
import { solvitaireBatches } from './sources/solvitaire.js';
import { specialistBatches } from './sources/specialists.js';

const program = new Command('oracles')
  .argument('[folder]', 'of deals and answers', fileURLToPath(new URL('.', import.meta.url)))
  .option('--only <text>', 'files with this in their names', '')
  .option('--states <n>', 'positions visited a deal at most', countArgument, 5_000_000)
  .option('--deals <n>', 'deals of each file at most', countArgument)
  .option('--without <names>', 'dominances left out', listArgument, [])
  .option('--strategy <name>', 'way to search', 'default')
  .parse();
const [folder] = program.processedArgs;
const values = program.opts();
const say = (text: string): unknown => process.stdout.write(`${text}\n`);
if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`);

const solvitaire = ['solvitaire', 'data', '.']
  .map((name) => join(folder, name))
  .find((path) => existsSync(path))!;
const batches = [
  ...solvitaireBatches(solvitaire),
  ...hardBatches(solvitaire),
  ...specialistBatches(join(folder, 'specialists')),
  ...bookBatches(join(folder, 'book')),
].filter(({ file }) => file.includes(values.only));

type Counts = Omit<Comparison, 'differ'>;
const COUNTED = ['deals', 'agree', 'undecided', 'refuted', 'unknown', 'states'] as const;

/** `200 deals, 180 agree, 0 differ, 20 undecided; 1,234 states`; what did not occur is left out. */
const counts = ({ deals, agree, undecided, refuted, unknown, states }: Counts, differ: number) =>
  `${formatCount(deals)} deals, ${formatCount(agree)} agree, ${differ} differ, ` +
  `${formatCount(undecided)} undecided${refuted > 0 ? `, ${refuted} wrong there` : ''}` +
  `${unknown > 0 ? `, ${formatCount(unknown)} without their answer` : ''}; ${formatCount(states)} states`;

const total = { deals: 0, agree: 0, undecided: 0, refuted: 0, unknown: 0, states: 0 };
let wrong = 0;
const lacking: string[] = [];
for (const { file, deals } of batches) {
  if (typeof deals !== 'function') {
    lacking.push(`  ${file}: ${deals.lacking}`);
    continue;
  }
  const start = process.cpuUsage();
  const found = compareDeals(
    deals(),
    { strategy: values.strategy, without: values.without },
    { states: values.states, memory: 2 ** 28 },
    values.deals ?? Number.POSITIVE_INFINITY,
  );
  const { user, system } = process.cpuUsage(start);
  for (const key of COUNTED) total[key] += found[key];
  wrong += found.differ.length;
  say(`${file}: ${counts(found, found.differ.length)}, ${((user + system) / 1e6).toFixed(1)} s`);
  for (const line of found.differ) say(`  ${file} ${line}`);
}
say(`all: ${counts(total, wrong)}`);
if (lacking.length > 0) say(`files not compared:\n${lacking.join('\n')}`);
process.exitCode = wrong > 0 || total.deals === 0 ? 1 : 0;
