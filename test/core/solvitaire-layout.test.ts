import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solvitaireList } from '../../src/cards/solvitaire.js';
import { pilesWhere } from '../../src/core/setup.js';
import { solvitairePosition } from '../../src/core/solvitaire-layout.js';
import type { Core, Position } from '../../src/core/types.js';
import { coreOf } from '../core-of.js';
import { ORACLE_FILES } from '../oracle/files.js';
import { type OracleRow, oraclePosition } from '../oracle/oracle.js';

/**
 * The piles, the base card in the first foundation, cards out of play in one order: where they lie
 * makes no difference.
 */
const baseFirst = (core: Core, position: Position | undefined) => {
  const foundations = pilesWhere(core, (group) => group.role === 'foundation');
  const piles = position?.piles.map((pile) => pile.join(' ')) ?? [];
  const sorted = foundations.map((pile) => piles[pile]!).sort((a, b) => b.localeCompare(a));
  foundations.forEach((pile, i) => {
    piles[pile] = sorted[i]!;
  });
  for (const pile of pilesWhere(core, (group) => group.role === 'discard'))
    piles[pile] = piles[pile]!.split(' ').sort().join(' ');
  return { piles, counters: position?.counters };
};

describe('the deal of a seed of Solvitaire is the one it deals itself', () => {
  for (const { file, game, set } of ORACLE_FILES)
    it(file, () => {
      const core = coreOf(game, set);
      const rows = readFileSync(new URL(`../oracle/data/${file}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as OracleRow);
      for (const row of rows)
        expect(
          baseFirst(core, solvitairePosition(core, solvitaireList(core.deck, row.seed))),
        ).toEqual(baseFirst(core, oraclePosition(core, row)));
    });
});

describe('a game that Solvitaire does not deal', () => {
  it.each(['clock', 'fairie-queen'])('%s: cards are set out', (game) => {
    const core = coreOf(game);
    expect(solvitairePosition(core, solvitaireList(core.deck, 1))).toBeUndefined();
  });
});
