import { EXIT } from './exit.js';
import { err } from './terminal.js';

/**
 * Ctrl-C asks once to stop and keep what is done; the second one leaves at once.
 * @returns the signal, and `off` to give Ctrl-C its usual meaning back.
 */
export const catchInterrupt = (onFirst: () => void) => {
  const controller = new AbortController();
  const caught = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    onFirst();
    err('patience: stopping; what is done is kept (Ctrl-C again leaves at once)');
    controller.abort();
  };
  process.on('SIGINT', caught);
  return { signal: controller.signal, off: () => process.off('SIGINT', caught) };
};
