import { FACE } from '../../../src/cards/card.js';
import { formatCard, parseCard } from '../../../src/cards/notation.js';
import { fromOf, toOf } from '../../../src/core/move.js';
import { layOut, pileName } from '../../../src/core/setup.js';
import { createReferee } from '../../../src/referee/referee.js';
import { lower } from '../../../src/rules/lower/lower.js';
import { specOf } from '../bundled.js';

const cardsOf = (text: string) => text.split(' ').map((word) => parseCard(word)!);

/** A game as played in a test: what may be done, doing it, and what lies where. */
export interface OnTable {
  /** `from > to` of all legal moves, sorted. */
  moves(): string[];
  /** Plays these moves, each of which must be legal. */
  play(...moves: readonly string[]): void;
  /** The cards of a pile, bottom first. */
  pile(name: string): string;
}

/**
 * Lays out a game on the referee, of one suit if not said otherwise.
 * @param piles the groups, a line each. @param pack the first card dealt first.
 * @param redeals orders of all cards, for redeals that shuffle.
 */
export const onTable = (
  piles: string,
  pack: string,
  {
    packs = 1,
    suits = 1,
    redeals = [],
  }: { packs?: number; suits?: number; redeals?: readonly string[] } = {},
): OnTable => {
  const ranks = pack.split(' ').length / packs / suits;
  const head = `name: T\nsource: a test\nabout: A table.\nsuits: ${suits}\npacks: ${packs}\nranks: ${ranks}\n`;
  const core = lower(specOf(`${head}piles:\n${piles.replaceAll(/^ *(?=\S)/gm, '  ')}\n`));
  const referee = createReferee(core);
  referee.load(layOut(core, cardsOf(pack), redeals.map(cardsOf)));
  const legal = () => {
    const buffer = new Int32Array(500);
    const moves = [...buffer.subarray(0, referee.moves(buffer, 0))];
    return moves.map((move) => ({
      move,
      name: `${pileName(core, fromOf(move))} > ${pileName(core, toOf(move))}`,
    }));
  };
  const names = () =>
    legal()
      .map(({ name }) => name)
      .toSorted();
  return {
    moves: names,
    play: (...moves) => {
      for (const wanted of moves) {
        const found = legal().find(({ name }) => name === wanted);
        if (found === undefined) throw new Error(`${wanted} is none of ${names().join(', ')}`);
        referee.play(found.move);
      }
    },
    pile: (name) => {
      const at = referee.position().piles.findIndex((_, i) => pileName(core, i) === name);
      return referee
        .position()
        .piles[at]!.map((card) => formatCard(card & FACE))
        .join(' ');
    },
  };
};
