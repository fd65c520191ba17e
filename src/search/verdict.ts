/** The three answers, never mixed up, and what stopped a search that has none. */
export const VERDICTS = ['solved', 'unsolvable', 'undecided'] as const;
export type VerdictName = (typeof VERDICTS)[number];

export const REASONS = ['states', 'time', 'memory', 'interrupted'] as const;
export type Reason = (typeof REASONS)[number];

export interface Verdict {
  readonly verdict: VerdictName;
  /** Why it is undecided. */
  readonly reason?: Reason;
  /** When solved: the moves in order, each a plain move of the core as the referee takes it. */
  readonly line: readonly number[];
  /** If the line was to be made shorter: its moves before, and positions visited for it. */
  readonly shortened?: { readonly before: number; readonly visited: number };
  readonly states: {
    /** Positions arrived at, repeated ones too: what `--states` limits. */
    readonly visited: number;
    /** Different positions seen, as far as the table still knew them. */
    readonly stored: number;
  };
  /** Chance that equal keys of different positions spoiled this answer, at most. */
  readonly collision: number;
}
