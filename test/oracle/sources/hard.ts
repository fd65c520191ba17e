import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '../../../src/core/types.js';
import { findGame } from '../../../src/rules/catalogue.js';
import { coreOf } from '../../core-of.js';
import { type OracleBatch, rowsOf } from '../batch.js';
import { type OracleRow, oraclePosition } from '../oracle.js';
import type { PeerRules } from '../peer-rules.js';
import { translatedCore, unsaid } from '../translate.js';

interface HardRow extends OracleRow {
  readonly rules: PeerRules;
}

/** Our game of that name, else the rules in the row, translated; or why there is neither. */
const coreFor = ({ game, rules }: HardRow): (() => Core) | { readonly lacking: string } => {
  if (!('unknown' in findGame(game))) return () => coreOf(game);
  const words = unsaid(rules);
  return words === '' ? () => translatedCore(rules) : { lacking: `no words for ${words}` };
};

/** Deals that are hard for Solvitaire, each with its rules: `hard.jsonl`. */
export const hardBatches = (folder: string): OracleBatch[] => {
  const path = join(folder, 'hard.jsonl');
  if (!existsSync(path)) return [];
  const rows = rowsOf<HardRow>(path).map((row) => ({ row, core: coreFor(row) }));
  return [
    {
      file: 'hard',
      *deals() {
        for (const { row, core: make } of rows) {
          if (typeof make !== 'function') continue;
          const core = make();
          yield {
            name: `${row.game} seed ${row.seed}`,
            core,
            position: oraclePosition(core, row),
            answer: row.result,
          };
        }
      },
    },
    ...rows.flatMap(({ row, core }) =>
      typeof core === 'function'
        ? []
        : [{ file: `hard (${row.game} seed ${row.seed})`, deals: core }],
    ),
  ];
};
