import { StoreFault } from '../store/faults.js';
import { EXIT, UserError } from './exit.js';

const STATUS = {
  data: EXIT.badData,
  file: EXIT.inputOutput,
  missing: EXIT.noInput,
  exists: EXIT.usage,
} as const;

/** A fault of a store as its user is told; any other error as it is. */
export const asUserError = (error: unknown): unknown =>
  error instanceof StoreFault ? new UserError(STATUS[error.kind], error.message) : error;
