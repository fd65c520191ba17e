/**
 * Compares verdicts with every deal of a folder of oracle files:
 *   tsx test/oracle/run.ts FOLDER [--states N] [--only TEXT] [--without NAME]
 * Prints a line a file and every disagreement; exit status 1 if there is one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSolver } from '../../src/batch/solver.js';
import { coreOf } from '../core-of.js';
import { ORACLE_FILES } from './files.js';
import { type OracleRow, oraclePosition } from './oracle.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    states: { type: 'string', default: '5000000' },
    only: { type: 'string', default: '' },
    without: { type: 'string', multiple: true, default: [] },
    strategy: { type: 'string', default: 'default' },
  },
});
const [folder = 'test/oracle/data'] = positionals;
let wrong = 0;
for (const { file, game, set } of ORACLE_FILES.filter((f) => f.file.includes(values.only))) {
  const path = join(folder, `${file}.jsonl`);
  if (!existsSync(path)) continue;
  const core = coreOf(game, set);
  const solver = createSolver(core, { strategy: values.strategy, without: values.without });
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as OracleRow);
  const counts = { agree: 0, undecided: 0, differ: 0 };
  let visited = 0;
  const start = process.cpuUsage().user;
  for (const row of rows) {
    const verdict = solver.solve(oraclePosition(core, row), {
      states: Number(values.states),
      memory: 2 ** 28,
    });
    visited += verdict.states.visited;
    if (verdict.verdict === 'undecided') counts.undecided++;
    else if (verdict.verdict === row.result) counts.agree++;
    else {
      counts.differ++;
      process.stdout.write(
        `  ${file} seed ${row.seed}: ${verdict.verdict}, theirs ${row.result}\n`,
      );
    }
  }
  wrong += counts.differ;
  const seconds = (process.cpuUsage().user - start) / 1e6;
  process.stdout.write(
    `${file}: ${rows.length} deals, ${counts.agree} agree, ${counts.differ} differ, ${counts.undecided} undecided; ` +
      `${visited} states, ${seconds.toFixed(1)} s\n`,
  );
}
process.exitCode = wrong > 0 ? 1 : 0;
