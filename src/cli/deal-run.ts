import { dealArgument } from './deal-argument.js';
import { gameNames, loadGame } from './game-argument.js';
import { pilesJson } from './piles-json.js';
import { tableText } from './table-view.js';
import { out, paint } from './terminal.js';

export interface DealOptions {
  readonly seed?: string | undefined;
  readonly deal?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly open?: true | undefined;
  readonly ascii?: true | undefined;
  readonly json?: true | undefined;
}

export const runDeal = async (name: string, options: DealOptions): Promise<void> => {
  const game = await loadGame(name, options.set ?? []);
  const { core, spec } = game;
  const deal = dealArgument(core, options, gameNames(game, name));
  if (options.json) {
    const { seed, source, pack, redeals } = deal.provenance;
    out(
      JSON.stringify({
        game: game.name,
        rules: game.id,
        options: game.changed,
        deal: { seed, source, pack, redeals, ...pilesJson(core, deal.position) },
      }),
    );
    return;
  }
  out(`${paint.bold(spec.name)}, ${deal.title}\n`);
  out(tableText(core, deal.position, options));
};
