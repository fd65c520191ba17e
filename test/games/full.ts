/**
 * The full proof on miniature games: at least so many deals decided by plain search for each game,
 * spread over its forms.
 *   tsx test/games/full.ts [DEALS A GAME, 20000] [GAME]
 * Prints a line a form; exit status 1 if an answer is wrong.
 */
import { coreOf } from '../core-of.js';
import { MINIATURES } from './miniatures.js';
import { prove } from './prove.js';

const [deals = '20000', only] = process.argv.slice(2);
const MOST = 3000;
const CHUNK = 100;
/** Deals tried for each one wanted, before a form is given up whose space is mostly too large. */
const MOST_TRIED = 40;
let failed = false;
for (const game of new Set(MINIATURES.map((form) => form.game))) {
  if (only !== undefined && only !== game) continue;
  const forms = MINIATURES.filter((form) => form.game === game);
  let total = 0;
  for (const { set } of forms) {
    const core = coreOf(game, set);
    const sum = { won: 0, lost: 0, skipped: 0, wrong: [] as number[] };
    const wanted = Math.ceil(Number(deals) / forms.length);
    // Seeds far from those of the short suite, so that the two do not repeat each other.
    for (
      let tried = 0;
      sum.won + sum.lost < wanted && tried < MOST_TRIED * wanted;
      tried += CHUNK
    ) {
      const first = 1_000_001 + tried;
      const { won, lost, skipped, wrong } = prove(core, first, CHUNK, MOST);
      sum.won += won;
      sum.lost += lost;
      sum.skipped += skipped;
      sum.wrong.push(...wrong);
    }
    total += sum.won + sum.lost;
    if (sum.wrong.length > 0) failed = true;
    process.stdout.write(
      `${game} ${JSON.stringify(set)}: ${sum.won} won, ${sum.lost} lost, ${sum.skipped} skipped, ` +
        `wrong: ${sum.wrong.join(' ') || 'none'}\n`,
    );
  }
  process.stdout.write(`${game}: ${total} deals\n`);
}
process.exitCode = failed ? 1 : 0;
