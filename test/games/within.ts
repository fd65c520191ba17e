/**
 * The proof on miniature games from positions within a game too: of each form some deals, all of whose
 * positions the referee can reach within MOST, and of each of these deals up to so many positions, won
 * and lost, from which the solver is asked.
 *   tsx test/games/within.ts [DEALS A FORM, 10] [GAME] [POSITIONS A DEAL, 200] [MOST 3000]
 * Prints a line a game and each wrong answer with its position; exit status 1 if there is one.
 */
import { createSolver } from '../../src/batch/solver.js';
import { seededPosition } from '../../src/core/seeded.js';
import { coreOf } from '../core-of.js';
import { everyPosition } from '../every-position.js';
import { MINIATURES } from './miniatures.js';

const [deals = '10', only = '', asked = '200', most = '3000'] = process.argv.slice(2);
/** Seeds far from those of other proofs; tried for each deal wanted, before a form is given up. */
const FIRST = 2_000_001;
const MOST_TRIED = 20;
let failed = false;
for (const game of new Set(MINIATURES.map((form) => form.game))) {
  if (only !== '' && only !== game) continue;
  const sum = { deals: 0, won: 0, lost: 0, open: 0 };
  for (const { set } of MINIATURES.filter((form) => form.game === game)) {
    const core = coreOf(game, set);
    const solver = createSolver(core);
    let found = 0;
    for (let tried = 0; found < Number(deals) && tried < MOST_TRIED * Number(deals); tried++) {
      const all = everyPosition(core, seededPosition(core, String(FIRST + tried)), Number(most));
      if (all === undefined) continue;
      found++;
      const step = Math.max(1, Math.floor(all.length / Number(asked)));
      for (let at = tried % step; at < all.length; at += step) {
        const { position, wins } = all[at]!;
        const { verdict } = solver.solve(position, { states: 1e6, memory: 2 ** 26 });
        if (verdict === 'undecided') sum.open++;
        else if (wins) sum.won++;
        else sum.lost++;
        if (verdict === 'undecided' || (verdict === 'solved') === wins) continue;
        failed = true;
        const where = `${game} ${JSON.stringify(set)}, seed ${FIRST + tried}`;
        process.stdout.write(`WRONG: ${where}: ${verdict}: ${JSON.stringify(position)}\n`);
      }
    }
    sum.deals += found;
  }
  process.stdout.write(
    `${game}: ${sum.deals} deals, ${sum.won} positions won, ${sum.lost} lost, ${sum.open} undecided\n`,
  );
}
if (failed) process.exitCode = 1;
