import { solveDeal } from '../batch/solve-deal.js';
import type { SolverOptions } from '../batch/solver.js';
import { pileName, pilesWhere } from '../core/setup.js';
import type { Core, Role } from '../core/types.js';
import { stepsOf } from '../referee/line.js';
import { lineText, showCard } from '../report/line-text.js';
import { formatCount } from '../report/numbers.js';
import type { Result } from '../report/result.js';
import type { Verdict } from '../search/verdict.js';
import { type DealArgument, dealArgument } from './deal-argument.js';
import { EXIT, type ExitStatus } from './exit.js';
import { type GameArgument, gameNames, loadGame } from './game-argument.js';
import { catchInterrupt } from './interrupts.js';
import { liveLine } from './live-line.js';
import { pilesJson } from './piles-json.js';
import { checkSearchOptions } from './search-options.js';
import { canShowSigns } from './table-view.js';
import { out, paint } from './terminal.js';
import { VERSION } from './version.js';

export interface SolveOptions {
  readonly seed?: string | undefined;
  readonly deal?: string | undefined;
  readonly states: number;
  readonly memory: number;
  /** Milliseconds. */
  readonly time?: number | undefined;
  readonly strategy: string;
  readonly without?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
  readonly ascii?: true | undefined;
  readonly json?: true | undefined;
  readonly quiet?: true | undefined;
}

const STATUS: Record<Verdict['verdict'], ExitStatus> = {
  solved: EXIT.solved,
  unsolvable: EXIT.unsolvable,
  undecided: EXIT.undecided,
};

const namesWithRole = (core: Core, role: Role): Set<string> =>
  new Set(pilesWhere(core, (group) => group.role === role).map((pile) => pileName(core, pile)));

const plural = (n: number, what: string): string =>
  `${formatCount(n)} ${what}${n === 1 ? '' : 's'}`;

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The answer in a sentence, and the way out where there is no answer. */
const answer = (
  verdict: Verdict,
  title: string,
  lines: number,
  options: SolveOptions,
): string[] => {
  const { visited } = verdict.states;
  const positions = plural(visited, 'position');
  switch (verdict.verdict) {
    case 'solved':
      return [
        `${paint.green(`${capital(title)} can be won`)} in ${plural(lines, 'step')} (${positions} visited).`,
      ];
    case 'unsolvable':
      return [
        `${paint.red(`${capital(title)} cannot be won`)}: all that can be reached was searched (${positions} visited).`,
      ];
    case 'undecided':
      return [
        `${paint.yellow(`${capital(title)} is undecided`)}: ${REASON[verdict.reason ?? 'states']} after ${positions}.`,
        ...(verdict.reason === 'interrupted'
          ? []
          : [
              verdict.reason === 'memory'
                ? 'Try more memory: --memory 2G'
                : verdict.reason === 'time'
                  ? 'Try more time: --time 60s'
                  : `Try more: --states ${options.states * 10}`,
            ]),
      ];
  }
};

const REASON = {
  states: 'the limit of states was reached',
  time: 'the time was up',
  memory: 'the table of positions was full',
  interrupted: 'it was interrupted',
} as const;

const resultOf = (
  game: GameArgument,
  deal: DealArgument,
  verdict: Verdict,
  solver: SolverOptions,
  options: SolveOptions,
): Result => {
  const { seed, source, pack } = deal.provenance;
  const { core } = game;
  return {
    game: game.name,
    rules: game.id,
    options: { ...game.changed },
    deal: {
      ...(seed === undefined ? {} : { seed }),
      ...(source === undefined ? {} : { source }),
      ...(pack === undefined ? pilesJson(core, deal.position) : { pack: [...pack] }),
    },
    verdict: verdict.verdict,
    ...(verdict.reason === undefined ? {} : { reason: verdict.reason }),
    strategy: solver.strategy,
    ...(solver.without.length === 0 ? {} : { without: [...solver.without] }),
    limits: {
      states: options.states,
      memory: options.memory,
      ...(options.time === undefined ? {} : { milliseconds: options.time }),
    },
    states: { ...verdict.states },
    collision: verdict.collision,
    version: VERSION,
    ...(verdict.verdict === 'solved'
      ? {
          line: stepsOf(core, deal.position, verdict.line).map(
            (step) => step.entry,
          ) as Result['line'],
        }
      : {}),
  };
};

/** Shows that something is going on, from 100 ms on. */
const showSearching = (quiet: boolean): (() => void) => {
  const line = liveLine(quiet);
  const start = performance.now();
  const show = () => line.show(`searching ... ${Math.round((performance.now() - start) / 1000)} s`);
  const first = setTimeout(show, 80);
  const timer = setInterval(show, 1000);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    line.clear();
  };
};

/** Decides a deal and shows the answer. */
export const runSolve = async (name: string, options: SolveOptions): Promise<ExitStatus> => {
  const solver = { strategy: options.strategy, without: options.without ?? [] };
  checkSearchOptions(solver.strategy, solver.without);
  const game = await loadGame(name, options.set ?? []);
  const { core, spec } = game;
  const deal = dealArgument(core, options, gameNames(game, name));
  const done = showSearching(options.quiet === true || options.json === true);
  const interrupt = catchInterrupt(done);
  const { states, memory, time } = options;
  const verdict = await solveDeal(
    { spec, position: deal.position, solver, limits: { states, memory }, time },
    interrupt.signal,
  );
  interrupt.off();
  done();
  const status = verdict.reason === 'interrupted' ? EXIT.interrupted : STATUS[verdict.verdict];
  if (options.json) {
    out(JSON.stringify(resultOf(game, deal, verdict, solver, options)));
    return status;
  }
  const show = showCard(options.ascii === true || !canShowSigns());
  const lines =
    verdict.verdict === 'solved'
      ? lineText(
          stepsOf(core, deal.position, verdict.line),
          namesWithRole(core, 'stock'),
          namesWithRole(core, 'waste'),
          show,
        )
      : [];
  const title = `${deal.title} of ${spec.name}`;
  for (const text of answer(verdict, title, lines.length, options)) out(text);
  if (!options.quiet) for (const text of lines) out(text);
  return status;
};
