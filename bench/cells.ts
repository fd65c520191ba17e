/**
 * How fast deals of games with cells are decided, and how rightly, on Microsoft's deal numbers:
 *   npm run cells -- [GAME free-cell] [--first 1] [--deals 1000] [--states 10000000] [--oracle FILE]
 * FILE has a JSON object a line, `{"deal": "ms:1", "result": "win"}` (or `lose`; others are left out):
 * then its deals are taken, from the first on. One process and thread; CPU time by part: making the
 * deals, the search, and the replay of its lines by the plain rules. Whatever
 * the process does besides while deals are searched (collecting garbage, compiling hot code) counts.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { microsoftPack } from '../src/cards/microsoft.js';
import { compile } from '../src/compile/compile.js';
import { layOut } from '../src/core/setup.js';
import type { Position } from '../src/core/types.js';
import { faultOfLine } from '../src/referee/check-line.js';
import { formatCount } from '../src/report/numbers.js';
import { decide, tablesFor } from '../src/search/decide.js';
import { strategyNamed } from '../src/search/strategies/strategies.js';
import { coreOf } from '../test/core-of.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    first: { type: 'string', default: '1' },
    deals: { type: 'string', default: '1000' },
    states: { type: 'string', default: '10000000' },
    strategy: { type: 'string', default: 'default' },
    without: { type: 'string', multiple: true, default: [] },
    oracle: { type: 'string' },
  },
});
const [name = 'free-cell'] = positionals;

interface Row {
  readonly deal: string;
  readonly result: string;
}
const RESULTS: Readonly<Record<string, string>> = { win: 'solved', lose: 'unsolvable' };
const count = Number(values.deals);
const deals =
  values.oracle === undefined
    ? Array.from({ length: count }, (_, i) => ({ number: Number(values.first) + i, answer: '' }))
    : readFileSync(values.oracle, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Row)
        .filter(({ deal, result }) => deal.startsWith('ms:') && result in RESULTS)
        .map(({ deal, result }) => ({ number: Number(deal.slice(3)), answer: RESULTS[result]! }))
        .filter(({ number }) => number >= Number(values.first))
        .slice(0, count);

const core = coreOf(name);
const game = compile(core, values.without);
const memory = 2 ** 28;
const strategy = strategyNamed(values.strategy);
if (strategy === undefined) throw new Error(`no strategy is named ${values.strategy}`);
const tables = tablesFor(strategy, memory);

const times = { deal: 0, search: 0, replay: 0 };
/** Does a part of the work and adds its CPU time, in microseconds. */
const timed = <T>(part: keyof typeof times, work: () => T): T => {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  times[part] += user + system;
  return result;
};

const positionOf = (number: number): Position => {
  const pack = microsoftPack(number);
  if ('error' in pack) throw new Error(pack.error);
  return layOut(core, pack.cards, []);
};

const say = (text: string): unknown => process.stdout.write(`${text}\n`);
const found = { solved: 0, unsolvable: 0, undecided: 0 };
const wrong: string[] = [];
const visits: number[] = [];
/** Asking for the CPU time takes a good part of a deal's, so it is asked for so many deals at once. */
const TIMED = 100;
for (let first = 0; first < deals.length; first += TIMED) {
  const some = deals.slice(first, first + TIMED);
  const positions = timed('deal', () => some.map(({ number }) => positionOf(number)));
  const verdicts = timed('search', () =>
    positions.map((position) => {
      game.load(position);
      return decide(game, strategy, tables, { states: Number(values.states), memory }, 'left');
    }),
  );
  const faults = timed('replay', () =>
    verdicts.map(({ verdict, line }, i) =>
      verdict === 'solved' ? faultOfLine(core, positions[i]!, line) : undefined,
    ),
  );
  for (const [i, { number, answer }] of some.entries()) {
    const { verdict, states } = verdicts[i]!;
    found[verdict]++;
    visits.push(states.visited);
    if (faults[i] !== undefined) throw new Error(`ms:${number}: ${faults[i]}`);
    if (verdict !== 'solved' && answer === '')
      say(`ms:${number} ${verdict}, ${formatCount(states.visited)} visited`);
    if (answer !== '' && verdict !== 'undecided' && verdict !== answer)
      wrong.push(`ms:${number} (${verdict})`);
  }
}
visits.sort((a, b) => a - b);
const at = (share: number) => formatCount(visits[Math.floor(share * (visits.length - 1))] ?? 0);
const sum = visits.reduce((a, b) => a + b, 0);
const per = (part: keyof typeof times) => (times[part] / 1000 / deals.length).toFixed(3);
say(
  `${name}: ${formatCount(deals.length)} deals, ${formatCount(found.solved)} solved, ` +
    `${formatCount(found.unsolvable)} unsolvable, ${formatCount(found.undecided)} undecided` +
    (values.oracle === undefined ? '' : `; wrong: ${wrong.join(', ') || 'none'}`),
);
say(
  `visited a deal: median ${at(0.5)}, mean ${formatCount(Math.round(sum / deals.length))}, ` +
    `95% ${at(0.95)}, 99% ${at(0.99)}, most ${at(1)}`,
);
say(`CPU ms a deal: making it ${per('deal')}, search ${per('search')}, replay ${per('replay')}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
