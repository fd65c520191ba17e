/** Deals by number: the seeds are the whole numbers `first` .. `first + count - 1`, as text. */
export interface DealRange {
  readonly first: number;
  readonly count: number;
}

/** Deal `index` of the range, counted from 0. */
export const seedOf = (deals: DealRange, index: number): string => String(deals.first + index);

/** Number `from .. to - 1` of a list of deals, counted from 0: what one task of a worker does. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** What is known when the next chunk is cut. */
export interface Progress {
  /** Deals handed out so far. */
  readonly given: number;
  /** Deals finished so far, and the milliseconds that they cost together. */
  readonly done: number;
  readonly milliseconds: number;
}

/** A task should take about so long: short against a batch, long against the 0.1 ms of a message. */
const TASK_MILLISECONDS = 400;
const LONGEST_CHUNK = 5000;
/** At the end the deals left are shared out, so that no thread works on long after the others. */
const CHUNKS_LEFT_PER_THREAD = 4;

/**
 * The next chunk: always the next deals in order, so that only the cuts depend on how long deals
 * take, never what is worked on. One deal a thread until some are finished.
 *
 * @param count how many deals there are. @returns undefined when all deals are handed out.
 */
export const nextChunk = (
  count: number,
  progress: Progress,
  threads: number,
): Chunk | undefined => {
  const { given, done, milliseconds } = progress;
  const left = count - given;
  if (left <= 0) return undefined;
  const fitting =
    done === 0 ? 1 : Math.floor((TASK_MILLISECONDS * done) / Math.max(milliseconds, 0.001));
  const share = Math.ceil(left / (threads * CHUNKS_LEFT_PER_THREAD));
  const size = Math.max(1, Math.min(fitting, share, LONGEST_CHUNK, 4 * Math.max(given, 1)));
  return { from: given, to: given + Math.min(size, left) };
};

/**
 * The deals of a range for which `has` does not hold, as ranges.
 * @param has asked with the index of each deal, counted from 0.
 */
export const missingDeals = (deals: DealRange, has: (index: number) => boolean): DealRange[] => {
  const missing: DealRange[] = [];
  let start: number | undefined;
  for (let i = 0; i <= deals.count; i++) {
    const lacking = i < deals.count && !has(i);
    if (lacking) start ??= i;
    else if (start !== undefined) {
      missing.push({ first: deals.first + start, count: i - start });
      start = undefined;
    }
  }
  return missing;
};

/**
 * Part `shard` of `shards`, counted from 1: deals that follow each other, as many as in any other
 * part but for one. All parts together are the range.
 */
export const shardOf = (deals: DealRange, shard: number, shards: number): DealRange => {
  const from = Math.floor(((shard - 1) * deals.count) / shards);
  const to = Math.floor((shard * deals.count) / shards);
  return { first: deals.first + from, count: to - from };
};
