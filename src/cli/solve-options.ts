/** The options of `patience solve`, read. */
export interface SolveOptions {
  readonly seed?: string | undefined;
  readonly deal?: string | undefined;
  readonly states: number;
  readonly memory: number;
  /** Threads that work on the deal together; absent: one. */
  readonly threads?: number | undefined;
  /** Milliseconds. */
  readonly time?: number | undefined;
  readonly strategy: string;
  readonly without?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
  /** Use what is left of the states to make the line shorter. */
  readonly short?: true | undefined;
  readonly ascii?: true | undefined;
  readonly json?: true | undefined;
  readonly quiet?: true | undefined;
}
