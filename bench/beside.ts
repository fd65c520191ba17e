/** Ours beside another program on the same deals, in turn on one machine, by CPU time. */
import { Command } from '@commander-js/extra-typings';
import { createSolver, DEFAULT_SOLVER, type Solver } from '../src/batch/solver.js';
import { countArgument, listArgument } from '../src/cli/units.js';
import type { Core, Position } from '../src/core/types.js';
import { DEFAULT_MEMORY } from '../src/search/limits.js';
import type { Verdict } from '../src/search/verdict.js';

/** What is asked on the command line: the other program, and how much. */
export const asked = (name: string) => {
  const program = new Command(name)
    .argument('<peer>')
    .option('--deals <n>', 'deals of each game at most, seeds from 1 on', countArgument, 100)
    .option('--seconds <n>', 'CPU seconds a deal', countArgument, 10)
    .option(
      '--most <n>',
      'CPU seconds a game and program, after which no deal is begun',
      countArgument,
      60,
    )
    .option('--games <names>', 'only these', listArgument, [])
    .parse();
  return { peer: program.processedArgs[0], ...program.opts() };
};

/** What the other program says of a deal; `result` is `solved`, `unsolvable` or anything else. */
export interface Said {
  readonly seed: number;
  readonly result: string;
  /** CPU seconds. */
  readonly seconds: number;
}

/** A game of both. */
export interface Pair {
  readonly name: string;
  readonly core: Core;
  /** The deal of a number in ours. */
  readonly positionOf: (seed: number) => Position;
  /** What the other program makes of deals `first` to `last`. */
  readonly decideThere: (first: number, last: number) => readonly Said[];
}

export interface Most {
  /** Deals from 1 on. */
  readonly deals: number;
  /** CPU seconds a deal. */
  readonly seconds: number;
  /** CPU seconds a game and program, after which no deal is begun. */
  readonly most: number;
}

export interface Beside {
  /** A row of the table whose head is `HEAD`. */
  readonly row: string;
  /** Deals decided a CPU second, ours to theirs; undefined unless both decided some. */
  readonly ratio: number | undefined;
  /** Deals of which the two say opposite things. */
  readonly differ: readonly number[];
}

export const HEAD =
  '| game | deals | decided there | CPU s | decided here | CPU s | ratio |\n| --- | --: | --: | --: | --: | --: | --: |\n';

interface Side {
  decided: number;
  seconds: number;
}
const rate = ({ decided, seconds }: Side): number => decided / seconds;
const figures = ({ decided, seconds }: Side): string => `${decided} | ${seconds.toPrecision(3)}`;
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const decideHere = (solver: Solver, position: Position, seconds: number): Verdict['verdict'] => {
  const end = cpu() + seconds;
  const stop = (): 'time' | undefined => (cpu() > end ? 'time' : undefined);
  return solver.solve(position, { states: Number.MAX_SAFE_INTEGER, memory: DEFAULT_MEMORY, stop })
    .verdict;
};

/**
 * CPU seconds of deals that are not counted: at first, as code that runs for the first time is not yet machine
 * code; and after the other program ran, as beginning it leaves the memory of this one to be mapped anew, and memory
 * that lies idle while it runs may be taken away: so a part of that time, too.
 */
const WARM = 2;
const WARM_AGAIN = 0.02;
const WARM_LONGER = 1 / 50;
/** The part of the most seconds that deals done at once may take; a second if that is more. */
const SHARE = 1 / 20;

/**
 * Both have each deal in turn, some at a time, and a game ends when the one of them that took longer has
 * spent `most` seconds or all deals are done. The time of ours is what a deal costs in a batch:
 * dealing, the search, the replay of its line by the referee; the game is compiled before. Deals that are
 * not counted are those from 10,001 on.
 */
export const beside = (
  { name, core, positionOf, decideThere }: Pair,
  { deals, seconds, most }: Most,
): Beside => {
  const solver = createSolver(core, { ...DEFAULT_SOLVER, unseen: true });
  const warm = (time: number): void => {
    for (let seed = 10_001, end = cpu() + time; cpu() < end; seed++)
      decideHere(solver, positionOf(seed), Math.min(time, seconds));
  };
  warm(WARM);
  const there: Side = { decided: 0, seconds: 0 };
  const here: Side = { decided: 0, seconds: 0 };
  const differ: number[] = [];
  let done = 0;
  for (let some = 1; done < deals && Math.max(there.seconds, here.seconds) < most; ) {
    const before = there.seconds + here.seconds;
    const all = decideThere(done + 1, Math.min(deals, done + some));
    const idle = all.reduce((sum, said) => sum + said.seconds, 0);
    warm(Math.max(WARM_AGAIN, Math.min(1, WARM_LONGER * idle)));
    for (const said of all) {
      const from = cpu();
      const verdict = decideHere(solver, positionOf(said.seed), seconds);
      here.seconds += cpu() - from;
      there.seconds += said.seconds;
      const decided = said.result === 'solved' || said.result === 'unsolvable';
      if (decided) there.decided++;
      if (verdict !== 'undecided') here.decided++;
      if (decided && verdict !== 'undecided' && verdict !== said.result) differ.push(said.seed);
      done++;
    }
    // Deals that take long are taken few at a time, so that neither goes far beyond the limit.
    const each = (there.seconds + here.seconds - before) / some;
    const share = Math.max(1, SHARE * most);
    some = Math.max(1, Math.min(500, 2 * some, Math.floor(share / each)));
  }
  const quotient = rate(here) / rate(there);
  const ratio = Number.isFinite(quotient) && quotient > 0 ? quotient : undefined;
  const said =
    ratio !== undefined
      ? ratio.toPrecision(3)
      : here.decided > 0
        ? 'only here'
        : there.decided > 0
          ? 'only there'
          : 'neither';
  const row = `| ${name} | ${done} | ${figures(there)} | ${figures(here)} | ${said} |`;
  return { row, ratio, differ };
};
