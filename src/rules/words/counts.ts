/**
 * A number of piles that goes with the suits of the pack: `count: one of each suit`, of foundations
 * of which no two are of one suit (the aces and kings of most games with two packs), and `two for
 * each suit`, of whatever (the eight rays of the Shah, the eight columns of the Fairie Queen).
 */
export const COUNTS = ['one of each suit', 'two for each suit'] as const;

interface Counted {
  readonly count?: number | (typeof COUNTS)[number] | undefined;
  readonly 'set out'?: unknown;
}

/** The words of a group with that number written out, and that suits differ where cards begin piles. */
export const withCount = <G extends Counted>({ count, ...group }: G, suits: number) => {
  if (typeof count !== 'string') return { ...group, count };
  if (count === 'two for each suit') return { ...group, count: 2 * suits };
  return {
    ...group,
    count: suits,
    ...(group['set out'] === undefined ? { 'different suits': true } : {}),
  };
};
