import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSolver } from '../../src/batch/solver.js';
import { coreOf } from '../core-of.js';
import { ORACLE_FILES } from './files.js';
import { type OracleRow, oraclePosition } from './oracle.js';

/** Enough for most of the deals; what is undecided at this limit is not counted as a difference. */
const LIMITS = { states: 300_000, memory: 2 ** 26 };
/** Full-size games of which that limit decides few deals or none. */
const HARD = [
  ...['spider-solvitaire-head', 'mrs-mop-solvitaire-head', 'spiderette', 'will-o-the-wisp'],
  ...['limited', 'rank-and-file', 'streets'],
];
/** One of which it decides just half. */
const HALF = ['will-o-the-wisp-solvitaire-head'];

describe('verdicts of an independent program', () => {
  for (const { file, game, set } of ORACLE_FILES)
    it(file, () => {
      const core = coreOf(game, set);
      const solver = createSolver(core);
      const rows = readFileSync(new URL(`data/${file}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as OracleRow);
      const ours = rows.map((row) => solver.solve(oraclePosition(core, row), LIMITS).verdict);
      const decided = rows.filter((_, i) => ours[i] !== 'undecided');
      expect(ours.filter((verdict) => verdict !== 'undecided')).toEqual(
        decided.map((r) => r.result),
      );
      const least = HALF.includes(file) ? rows.length / 2 : (rows.length + 1) / 2;
      if (!HARD.includes(file)) expect(decided.length).toBeGreaterThanOrEqual(least);
    });
});
