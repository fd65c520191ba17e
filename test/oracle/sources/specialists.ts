import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { microsoftPack } from '../../../src/cards/microsoft.js';
import { layOut } from '../../../src/core/setup.js';
import type { Core, Position } from '../../../src/core/types.js';
import { findGame } from '../../../src/rules/catalogue.js';
import { coreOf } from '../../core-of.js';
import { type OracleBatch, type OracleDeal, rowsOf } from '../batch.js';
import { type OracleRow, oraclePosition } from '../oracle.js';

/**
 * A deal of fc-solve, black-hole-solve, lonelybot, KSolve or jhoenicke's Seahaven solver. Cards are
 * written `TH`, piles bottom first; the **first** card of `stock` and `talon` is turned first.
 */
interface SpecialistRow {
  readonly game: string;
  readonly deal: string;
  readonly result: 'win' | 'lose' | 'unknown';
  readonly tableau?: readonly (readonly string[])[];
  readonly cells?: readonly string[];
  readonly foundations?: readonly string[];
  readonly talon?: readonly string[];
  readonly stock?: readonly string[];
}

const ANSWERS = { win: 'solved', lose: 'unsolvable', unknown: 'unknown' } as const;

/** Names of theirs that are not ours. Golf is the one in which nothing is laid on a king. */
const GAMES: Readonly<Record<string, string>> = {
  freecell: 'free-cell',
  forecell: 'fore-cell',
  seahaven: 'seahaven-towers',
  golf: 'dead-king-golf',
  'klondike-draw1': 'klondike-deal-1',
  'klondike-draw3': 'klondike',
};

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** `H-4` is the pile of hearts up to the four, `AS` one card, `-` or `H-0` none. */
const foundation = (text: string): string[] => {
  const [, suit, top] = /^([CDHS])-(.+)$/.exec(text) ?? [];
  if (suit === undefined) return text === '-' ? [] : [text];
  return RANKS.slice(0, RANKS.indexOf(top === 'T' ? '10' : top!) + 1).map((rank) => rank + suit);
};

const layoutOf = (row: SpecialistRow): OracleRow['deal'] => {
  const { tableau = [], cells = [], foundations = [], talon, stock = talon } = row;
  const shown = foundations.map(foundation);
  return {
    tableau,
    ...(row.game.startsWith('klondike')
      ? { faceDown: tableau.map(({ length }) => length - 1) }
      : {}),
    cells: cells.filter((card) => card !== '-').map((card) => [card]),
    // Programs for one pile in the middle call it their foundation.
    ...(shown.length === 1 ? { hole: shown[0]! } : { foundations: shown }),
    stock: stock?.toReversed() ?? [],
  };
};

const positionOf = (core: Core, row: SpecialistRow): Position => {
  if (row.tableau !== undefined) return oraclePosition(core, { deal: layoutOf(row) });
  const pack = microsoftPack(Number(row.deal.replace('ms:', '')));
  if ('error' in pack) throw new Error(pack.error);
  return layOut(core, pack.cards, []);
};

const dealsOf = (path: string, game: string) =>
  function* (): Generator<OracleDeal> {
    const core = coreOf(game);
    for (const row of rowsOf<SpecialistRow>(path))
      yield {
        name: row.deal,
        core,
        position: positionOf(core, row),
        answer: ANSWERS[row.result],
      };
  };

/** One deck, two answers. */
interface KsolveRow {
  readonly deal: string;
  readonly deck: string;
  readonly draw1: { readonly result: SpecialistRow['result'] };
  readonly draw3: { readonly result: SpecialistRow['result'] };
}

/** The deck in the order of dealing: rows of 7, 6, 5 .. to the piles from the left, then the stock. */
const ksolveLayout = (deck: string): OracleRow['deal'] => {
  const cards = deck.match(/../g) ?? [];
  const tableau = Array.from({ length: 7 }, (): string[] => []);
  let next = 0;
  for (let row = 0; row < 7; row++) for (let i = row; i < 7; i++) tableau[i]!.push(cards[next++]!);
  return { tableau, faceDown: [0, 1, 2, 3, 4, 5, 6], stock: cards.slice(next).toReversed() };
};

const ksolveBatch = (path: string, file: string, draw: 'draw1' | 'draw3'): OracleBatch => ({
  file: `${file} (${draw})`,
  *deals() {
    const core = coreOf(draw === 'draw1' ? 'klondike-deal-1' : 'klondike');
    for (const row of rowsOf<KsolveRow>(path))
      yield {
        name: row.deal,
        core,
        position: oraclePosition(core, { deal: ksolveLayout(row.deck) }),
        answer: ANSWERS[row[draw].result],
      };
  },
});

/** Every file of the folder; the name of one begins with the game's. */
export const specialistBatches = (folder: string): OracleBatch[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      const file = `specialists/${name.replace('.jsonl', '')}`;
      if (name.startsWith('klondike-ksolve'))
        return (['draw1', 'draw3'] as const).map((draw) => ksolveBatch(path, file, draw));
      const [first] = rowsOf<SpecialistRow>(path);
      const game = first === undefined ? '' : (GAMES[first.game] ?? first.game);
      const unknown = 'unknown' in findGame(game);
      const deals = unknown ? { lacking: `no game ${game}` } : dealsOf(path, game);
      return [{ file, deals }];
    });
