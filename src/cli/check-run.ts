import { deckSize } from '../cards/deck.js';
import { readRuleFile } from '../rules/catalogue.js';
import { formatFault, printable } from '../rules/faults.js';
import { loadRules } from '../rules/load.js';
import { lower } from '../rules/lower/lower.js';
import { EXIT, type ExitStatus } from './exit.js';
import { err, out, paint } from './terminal.js';

/**
 * Checks rule files, all of them; faults go to standard error.
 * @returns bad data if any file has a fault, else no input if any is missing.
 */
export const runCheck = (files: readonly string[]): ExitStatus => {
  let status: ExitStatus = EXIT.done;
  for (const file of files) {
    const read = readRuleFile(file);
    if ('problem' in read) {
      err(printable(read.problem));
      if (status !== EXIT.badData) status = read.kind === 'missing' ? EXIT.noInput : EXIT.badData;
      continue;
    }
    const result = loadRules(read.text, file);
    if ('faults' in result) {
      for (const fault of result.faults) err(formatFault(fault));
      status = EXIT.badData;
      continue;
    }
    const core = lower(result.loaded.spec);
    const piles = core.groups.reduce((n, group) => n + group.count, 0);
    out(
      `${file}: ${paint.green('right')}: ${result.loaded.spec.name}, ${deckSize(core.deck)} cards, ` +
        `${piles} piles, ${core.moves.length} kinds of moves`,
    );
  }
  return status;
};
