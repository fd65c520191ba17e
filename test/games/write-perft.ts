/** Writes `perft.json` from the referee, for games that have no rows yet: tsx test/games/write-perft.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { seededPosition } from '../../src/core/seeded.js';
import { createReferee } from '../../src/referee/referee.js';
import { coreOf } from '../core-of.js';
import { GAMES } from './games.js';

interface Row {
  readonly game: string;
  readonly seed: string;
  readonly counts: readonly number[];
}

const FILE = new URL('perft.json', import.meta.url);
const MOST = 4_000;
const known = JSON.parse(readFileSync(FILE, 'utf8')) as Row[];
const rows = GAMES.flatMap((game): Row[] => {
  const before = known.filter((row) => row.game === game);
  if (before.length > 0) return before;
  const core = coreOf(game);
  return ['1', '42'].map((seed) => {
    const referee = createReferee(core);
    referee.load(seededPosition(core, seed));
    const buffers = Array.from({ length: 64 }, () => new Int32Array(4096));
    const perft = (depth: number): number => {
      if (depth === 0) return 1;
      const buffer = buffers[depth]!;
      const end = referee.moves(buffer, 0);
      let count = 0;
      for (const move of buffer.slice(0, end)) {
        referee.play(move);
        count += perft(depth - 1);
        referee.undo();
      }
      return count;
    };
    const counts: number[] = [];
    for (let depth = 1; depth < 13 && (counts.at(-1) ?? 0) < MOST / 8; depth++)
      counts.push(perft(depth));
    return { game, seed, counts };
  });
});
writeFileSync(FILE, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
