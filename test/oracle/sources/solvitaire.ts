import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '../../../src/rules/catalogue.js';
import { coreOf } from '../../core-of.js';
import { type OracleBatch, rowsOf } from '../batch.js';
import { ORACLE_FILES } from '../files.js';
import { type OracleRow, oraclePosition } from '../oracle.js';

/** Which game plays a file: as `files.ts` says, else the one of the same name. */
const gameOf = (file: string) => {
  const listed = ORACLE_FILES.find((one) => one.file === file);
  if (listed !== undefined) return listed;
  // Short decks have names of their own there, which are no games.
  return file.includes('/') || 'unknown' in findGame(file) ? undefined : { game: file, set: {} };
};

/**
 * Seeds of deals that are said to be unsolvable there and are won here, each line replayed by the
 * referee: that build was patched for whole suits, and prunes as if single cards went up.
 */
const REFUTED: Readonly<Record<string, readonly number[]>> = {
  'mini/true-spiderette': [
    6, 8, 124, 140, 172, 230, 242, 266, 270, 276, 278, 320, 328, 350, 352, 358, 376,
  ],
};

const filesIn = (folder: string, prefix: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.jsonl') && name !== 'hard.jsonl' && name !== 'rules.jsonl')
    .map((name) => `${prefix}${name.replace('.jsonl', '')}`)
    .toSorted();

/** Deals decided by Solvitaire 0.10.1: a file a game, short decks in `mini/`. */
export const solvitaireBatches = (folder: string): OracleBatch[] =>
  [...filesIn(folder, ''), ...filesIn(join(folder, 'mini'), 'mini/')].map((file) => {
    const found = gameOf(file);
    if (found === undefined) return { file, deals: { lacking: 'no game of ours in files.ts' } };
    return {
      file,
      *deals() {
        const core = coreOf(found.game, found.set);
        for (const row of rowsOf<OracleRow>(join(folder, `${file}.jsonl`)))
          yield {
            name: `seed ${row.seed}`,
            core,
            position: oraclePosition(core, row),
            answer: row.result,
            refuted: REFUTED[file]?.includes(row.seed) ?? false,
          };
      },
    };
  });
