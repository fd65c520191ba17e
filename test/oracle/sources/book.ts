import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { coreOf } from '../../core-of.js';
import { type OracleBatch, rowsOf } from '../batch.js';
import { BOOK_GAMES, type BookRow, bookPosition } from '../book.js';

/** The book's games, decided by a plain exhaustive search; see `../book/README.md`. */
export const bookBatches = (folder: string): OracleBatch[] =>
  BOOK_GAMES.filter((game) => existsSync(join(folder, `${game}.jsonl`))).map((game) => ({
    file: `book/${game}`,
    *deals() {
      const core = coreOf(game);
      for (const row of rowsOf<BookRow>(join(folder, `${game}.jsonl`)))
        yield {
          name: row.made,
          core,
          position: bookPosition(core, row),
          answer: row.verdict,
        };
    },
  }));
