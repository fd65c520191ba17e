import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '../../../src/core/types.js';
import { findGame } from '../../../src/rules/catalogue.js';
import { coreOf } from '../../core-of.js';
import { type OracleBatch, rowsOf } from '../batch.js';
import { ORACLE_FILES } from '../files.js';
import { type OracleRow, oraclePosition } from '../oracle.js';
import type { PeerRules } from '../peer-rules.js';
import { translatedCore, unsaid } from '../translate.js';

/**
 * What plays a file: the game that `files.ts` says, else the one of the same name, else the rules
 * beside it, translated; or why nothing does.
 */
const coreFor = (folder: string, file: string): (() => Core) | { readonly lacking: string } => {
  const listed = ORACLE_FILES.find((one) => one.file === file);
  if (listed !== undefined) return () => coreOf(listed.game, listed.set);
  // Short decks have names of their own there, which are no games.
  if (!file.includes('/') && !('unknown' in findGame(file))) return () => coreOf(file);
  const path = join(folder, `${file}.rules.json`);
  if (!existsSync(path)) return { lacking: 'no game of this name, and no rules beside it' };
  const rules = JSON.parse(readFileSync(path, 'utf8')) as PeerRules;
  const words = unsaid(rules);
  return words === '' ? () => translatedCore(rules) : { lacking: `no words for ${words}` };
};

/**
 * Seeds of deals that are said to be unsolvable there and are won here, each line replayed by the
 * referee: those builds know whole suits, but seem to prune as if single cards went up.
 */
const REFUTED: Readonly<Record<string, readonly number[]>> = {
  'mini/true-spiderette': [
    6, 8, 124, 140, 172, 230, 242, 266, 270, 276, 278, 320, 328, 350, 352, 358, 376,
  ],
  'mini/mini-fortunes-favor': [46, 330, 386],
  'mini/mini-spiderette': [
    56, 88, 104, 124, 170, 172, 206, 230, 242, 248, 276, 278, 320, 350, 352, 358,
  ],
  'mini/true-simple-simon': [
    4, 46, 56, 70, 80, 88, 102, 154, 176, 182, 198, 208, 232, 244, 260, 278, 324, 338, 354, 382,
    386, 394,
  ],
  'mini/mini-simple-simon': [
    4, 46, 56, 70, 80, 88, 102, 176, 182, 198, 202, 208, 232, 244, 260, 338, 354, 386, 394,
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
    const make = coreFor(folder, file);
    if (typeof make !== 'function') return { file, deals: make };
    return {
      file,
      *deals() {
        const core = make();
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
