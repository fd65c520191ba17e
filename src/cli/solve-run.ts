import { bytesNeeded, bytesUsable } from '../batch/memory.js';
import { solveDeal } from '../batch/solve-deal.js';
import { pileName, pilesWhere } from '../core/setup.js';
import type { Core, Role } from '../core/types.js';
import { stepsOf } from '../referee/line.js';
import { lineText, showCard } from '../report/line-text.js';
import { formatBytes } from '../report/numbers.js';
import type { Verdict } from '../search/verdict.js';
import { dealArgument } from './deal-argument.js';
import { EXIT, type ExitStatus, UserError } from './exit.js';
import { gameNames, loadGame } from './game-argument.js';
import { catchInterrupt } from './interrupts.js';
import type { LiveLine } from './live-line.js';
import { searchProblems, threadProblems } from './search-options.js';
import { answerText } from './solve-answer.js';
import type { SolveOptions } from './solve-options.js';
import { resultOf } from './solve-result.js';
import { canShowSigns } from './table-view.js';
import { out } from './terminal.js';

const STATUS: Record<Verdict['verdict'], ExitStatus> = {
  solved: EXIT.solved,
  unsolvable: EXIT.unsolvable,
  undecided: EXIT.undecided,
};

/** @throws UserError with all that is wrong with the options of the search. */
const checkOptions = (options: SolveOptions): void => {
  const { strategy, without = [], threads = 1 } = options;
  const problems = [...searchProblems(strategy, without), ...threadProblems(threads, strategy)];
  if (bytesNeeded(options) > bytesUsable())
    problems.push(
      `--memory: a table of ${formatBytes(options.memory)} may not fit into the memory here; ` +
        `take at most ${formatBytes(Math.floor(bytesUsable() / 2 / 2 ** 20) * 2 ** 20)}`,
    );
  if (problems.length > 0) throw new UserError(EXIT.usage, problems.join('\npatience: '));
};

const namesWithRole = (core: Core, role: Role): Set<string> =>
  new Set(pilesWhere(core, (group) => group.role === role).map((pile) => pileName(core, pile)));

/** Counts the seconds on the line. @returns what ends that. */
const showSearching = (line: LiveLine): (() => void) => {
  const start = performance.now();
  const show = () => line.show(`searching ... ${Math.round((performance.now() - start) / 1000)} s`);
  const timer = line.shown ? setInterval(show, 1000) : undefined;
  return () => {
    clearInterval(timer);
    line.clear();
  };
};

/** Decides a deal and shows the answer. @param line where it is shown that a search is going on. */
export const runSolve = async (
  name: string,
  options: SolveOptions,
  line: LiveLine,
): Promise<ExitStatus> => {
  checkOptions(options);
  const game = await loadGame(name, options.set ?? []);
  const { core, spec } = game;
  const deal = dealArgument(core, options, gameNames(game, name));
  const { states, memory, time, strategy, without = [], threads } = options;
  const solver = { strategy, without, short: options.short === true };
  const done = showSearching(line);
  const interrupt = catchInterrupt(done);
  let verdict: Verdict;
  try {
    verdict = await solveDeal(
      { spec, position: deal.position, solver, limits: { states, memory }, time },
      interrupt.signal,
      threads,
    );
  } finally {
    interrupt.off();
    done();
  }
  const status = verdict.reason === 'interrupted' ? EXIT.interrupted : STATUS[verdict.verdict];
  if (options.json) {
    out(JSON.stringify(resultOf(game, deal, verdict, solver, options)));
    return status;
  }
  const steps = lineText(
    stepsOf(core, deal.position, verdict.line),
    namesWithRole(core, 'stock'),
    namesWithRole(core, 'waste'),
    showCard(options.ascii === true || !canShowSigns()),
  );
  const title = `${deal.title} of ${spec.name}`;
  for (const text of answerText(verdict, title, steps.length, options)) out(text);
  if (!options.quiet) for (const text of steps) out(text);
  return status;
};
