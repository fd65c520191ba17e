/** Exit statuses, after sysexits.h where it has one. */
export const EXIT = {
  solved: 0,
  done: 0,
  unsolvable: 1,
  undecided: 2,
  usage: 64,
  badData: 65,
  noInput: 66,
  bug: 70,
  inputOutput: 74,
  interrupted: 130,
} as const;
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** What a command could not do for its user, in words that say the way out. Shown without a trace. */
export class UserError extends Error {
  readonly status: ExitStatus;
  constructor(status: ExitStatus, message: string) {
    super(message);
    this.status = status;
  }
}
