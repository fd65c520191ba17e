import { availableParallelism, totalmem } from 'node:os';

/** Of the memory of the machine or container, what the tables may take: it must never swap. */
const USABLE = 3 / 4;

/** Bytes a stored position costs at most: 8 in a table at worst 5/16 full. */
const BYTES_PER_STATE = 8 * (16 / 5);

/** While a table grows, the old one of half the size is still there. */
const GROWING = 3 / 2;

/** The bytes that a search within these limits can take. */
export const bytesNeeded = (limits: { readonly states: number; readonly memory: number }): number =>
  GROWING * Math.min(limits.memory, limits.states * BYTES_PER_STATE);

/** The bytes that all searches together may take on this machine. */
export const bytesUsable = (): number => {
  const constrained = process.constrainedMemory();
  const bytes = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return USABLE * bytes;
};

/** As many threads as there are cores, fewer if their tables would not fit; at least one. */
export const defaultThreads = (limits: {
  readonly states: number;
  readonly memory: number;
}): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(bytesUsable() / bytesNeeded(limits))));
