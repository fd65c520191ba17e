import type { Command } from '@commander-js/extra-typings';

const HELP = `
The stores stay as they are. Answers that are in several of them must be the
same: where they contradict, each is shown, nothing is written, and the exit
status is 65.

Examples:
  patience winrate clock -n 16000 --shard 3/16 --store part-3.db  a part
  patience merge part-*.db -o all.db           when all are done
  patience winrate clock -n 16000 --store all.db  the report, at once`;

export const register = (parent: Command): void => {
  parent
    .command('merge')
    .summary('join stores of answers')
    .description('Joins stores that winrate filled, on one machine or on many, into a new one.')
    .argument('<store...>', 'stores to join')
    .requiredOption('-o, --output <file>', 'the new store')
    .addHelpText('after', HELP)
    .action(async (stores, { output }) => {
      const { runMerge } = await import('../merge-run.js');
      runMerge(stores, output);
    });
};
