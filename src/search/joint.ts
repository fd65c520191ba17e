import type { DfsResult } from './dfs.js';
import { type Limits, STOP_EVERY } from './limits.js';
import { sharedWords } from './table.js';

/** What the threads that work on one deal share: plain data that crosses threads. */
export interface JointMemory {
  readonly threads: number;
  /** The table of the joint proof (`search/table.ts`). */
  readonly table: Int32Array<SharedArrayBuffer>;
  /** Positions visited by all threads. */
  readonly visited: BigInt64Array<SharedArrayBuffer>;
  /** One word each, see the constants. */
  readonly control: Int32Array<SharedArrayBuffer>;
  /** A path handed from a thread with work to one without: moves from the start. */
  readonly path: Int32Array<SharedArrayBuffer>;
}

/** Not 0: the deal is decided, nobody need go on. */
const DECIDED = 0;
/** Threads whose part of the proof is not done. */
const WORKING = 1;
/** Not 0: the proof has failed, for want of room. */
const FAILED = 2;
/** State of the exchange, and the length of the path. */
const EXCHANGE = 3;
const LENGTH = 4;
const CONTROLS = 5;

const NOTHING = 0;
const WANTED = 1;
const WRITING = 2;
const READY = 3;
const READING = 4;

/** Of longer paths only the beginning is handed on. */
const LONGEST_PATH = 1 << 14;

/** @param bytes for the table. */
export const jointMemory = (threads: number, bytes: number): JointMemory => {
  const words = (n: number) =>
    new Int32Array(new SharedArrayBuffer(n * Int32Array.BYTES_PER_ELEMENT));
  const control = words(CONTROLS);
  control[WORKING] = threads;
  return {
    threads,
    table: sharedWords(bytes),
    visited: new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)),
    control,
    path: words(LONGEST_PATH),
  };
};

/** How one of the threads that work on one deal deals with the others. */
export interface Joint {
  readonly threads: number;
  /** Number of this thread, from 0. */
  readonly part: number;
  /**
   * Runs one search of this thread as a part of the whole: it ends when the deal is decided, or when
   * all threads together have visited `limits.states` positions, to within a few thousand.
   * @param most positions for this search.
   */
  run(limits: Limits, most: number, search: (limits: Limits) => DfsResult): DfsResult;
  /** How many of so many positions all threads together have left. */
  leftOf(states: number): number;
  /** Says that the deal is decided. */
  decide(): void;
  /** The part of this thread in the proof is done. @returns whether it was the last. */
  finish(): boolean;
  /** This thread takes part in the proof again; before it enters anything. */
  begin(): void;
  /** The proof cannot be finished. */
  fail(): void;
  readonly failed: boolean;
  /** Hands on the way to where this thread works, if another is without work. */
  offer(path: () => readonly number[]): void;
  /** A path to work on; if there is none it is asked for. */
  take(): readonly number[] | undefined;
  /** Waits a little for something to do. */
  wait(): void;
}

const PAUSE_MILLISECONDS = 5;

/** @param part number of this thread, from 0. */
export const joinIn = (memory: JointMemory, part: number): Joint => {
  const { control, visited, path, threads } = memory;
  const count = (n: number): bigint => Atomics.add(visited, 0, BigInt(n));
  const isDecided = () => Atomics.load(control, DECIDED) !== 0;
  const leftOf = (states: number) => Math.max(0, states - Number(Atomics.load(visited, 0)));
  const turn = (from: number, to: number) =>
    Atomics.compareExchange(control, EXCHANGE, from, to) === from;
  return {
    threads,
    part,
    run: (limits, most, search) => {
      if (isDecided()) return { outcome: 'interrupted', path: [], visited: 0 };
      const left = leftOf(limits.states);
      if (left <= 0) return { outcome: 'states', path: [], visited: 0 };
      // Positions are paid before they are visited, up to the next time that the search asks: what all
      // threads have paid is never less than what they have visited. The last ones are shared out.
      const isLast = left <= 2 * threads * STOP_EVERY;
      const states = Math.min(most, isLast ? Math.ceil(left / threads) : left);
      let paid = 0;
      const pay = (n: number): void => {
        paid += n;
        count(n);
      };
      pay(isLast ? states : Math.min(states, STOP_EVERY));
      let last = 0;
      const stop = (now: number) => {
        if (isDecided()) return 'interrupted';
        if (!isLast) {
          if (leftOf(limits.states) <= STOP_EVERY) return 'states';
          // A step may be several searches, each of which counts from the beginning.
          pay(now >= last ? now - last : now);
          last = now;
        }
        return limits.stop?.(now);
      };
      const result = search({ ...limits, states, stop });
      count(result.visited - paid);
      return result;
    },
    leftOf,
    decide: () => Atomics.store(control, DECIDED, 1),
    finish: () => Atomics.sub(control, WORKING, 1) === 1,
    begin: () => Atomics.add(control, WORKING, 1),
    fail: () => Atomics.store(control, FAILED, 1),
    get failed() {
      return Atomics.load(control, FAILED) !== 0;
    },
    offer: (moves) => {
      if (Atomics.load(control, EXCHANGE) !== WANTED || !turn(WANTED, WRITING)) return;
      const list = moves().slice(0, LONGEST_PATH);
      path.set(list);
      control[LENGTH] = list.length;
      Atomics.store(control, EXCHANGE, READY);
      Atomics.notify(control, EXCHANGE);
    },
    take: () => {
      if (turn(READY, READING)) {
        const list = [...path.subarray(0, control[LENGTH])];
        Atomics.store(control, EXCHANGE, NOTHING);
        return list;
      }
      turn(NOTHING, WANTED);
      return undefined;
    },
    wait: () => {
      Atomics.wait(control, EXCHANGE, WANTED, PAUSE_MILLISECONDS);
    },
  };
};
