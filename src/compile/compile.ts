import { makeCard } from '../cards/card.js';
import { fits } from '../core/build.js';
import type { CompiledGame } from '../core/game.js';
import type { Build, Core } from '../core/types.js';
import { type Code, pretty } from './code.js';
import { easedCore } from './eased.js';
import { moduleCode } from './emit/module.js';
import { type Facts, findFacts } from './facts.js';
import { backForUse } from './prune/back-for-use.js';
import { depthsAlone } from './prune/depths-alone.js';
import { drawForUse } from './prune/draw-for-use.js';
import { emptyForUse } from './prune/empty-for-use.js';
import { partOfRun } from './prune/part-of-run.js';
import { DRAW_THROUGH, EASED_STOCK, PRUNES } from './prune/prunes.js';

/**
 * The table of a build: 1 at `card << 6 | on` where card may lie on the other.
 * @param base the rank that ranks are counted from, where the build has a base.
 */
const fillTable = (table: Uint8Array, build: Build, base: number): void => {
  table.fill(0);
  for (let suit = 0; suit < 4; suit++)
    for (let rank = 1; rank <= build.ranks; rank++)
      for (let onSuit = 0; onSuit < 4; onSuit++)
        for (let onRank = 1; onRank <= build.ranks; onRank++) {
          const card = makeCard(rank, suit);
          const on = makeCard(onRank, onSuit);
          if (fits(build, card, on, base)) table[(card << 6) | on] = 1;
        }
};

const factsOf = (core: Core, without: readonly string[]): Facts =>
  findFacts(core, {
    drawThrough: without.includes(DRAW_THROUGH),
    looseRuns: without.includes(partOfRun.name),
    back: without.includes(backForUse.name),
    idle: without.includes(emptyForUse.name),
    digging: without.includes(depthsAlone.name),
    drawn: without.includes(drawForUse.name),
  });

const compiled = (facts: Facts, without: readonly string[]) =>
  moduleCode(
    facts,
    PRUNES.filter((prune) => !without.includes(prune.name)),
  );

/** The source that a game compiles to, for people to read. */
export const generatedSource = (core: Core, without: readonly string[] = []): string =>
  pretty(compiled(factsOf(core, without), without).source);

type Fill = (table: Uint8Array, build: number, base: number) => void;

/** The one place where text becomes code. Only `code` makes such text, see `code.ts`. */
const instantiate = (source: Code, name: string, fill: Fill): Omit<CompiledGame, 'eased'> => {
  const url = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const text = `${pretty(source)}\n//# sourceURL=patience:${url}.js`;
  return new Function('fillTable', text)(fill) as Omit<CompiledGame, 'eased'>;
};

/**
 * A core as specialised code. Without dominances (`without` all of them) its moves are exactly the
 * referee's.
 * @param without names of dominances to leave out, see `prune/prunes.ts`.
 */
export const compile = (core: Core, without: readonly string[] = []): CompiledGame => {
  const facts = factsOf(core, without);
  const { source, pools } = compiled(facts, without);
  // Positions with another base may be looked at in turn, so tables made once are kept.
  const made = new Map<string, Uint8Array>();
  const game = instantiate(source, core.name, (table, build, base) => {
    const key = `${build} ${base}`;
    const known = made.get(key);
    if (known !== undefined) return table.set(known);
    fillTable(table, pools.builds[build]!, base);
    made.set(key, table.slice());
  });
  const easier = without.includes(EASED_STOCK) ? undefined : easedCore(core, facts.drawThrough);
  let eased: CompiledGame | undefined;
  return Object.assign(game, {
    digging: facts.digging,
    eased: easier === undefined ? undefined : () => (eased ??= compile(easier, without)),
  });
};
