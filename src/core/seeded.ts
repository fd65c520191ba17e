import type { Card } from '../cards/card.js';
import { redealOrder, shuffledPack } from '../cards/shuffle.js';
import { layOut } from './setup.js';
import type { Core, Position } from './types.js';

/** The orders in which a seed's redeals are shuffled, as many as the game has. */
export const seededRedeals = (core: Core, seed: string): Card[][] =>
  Array.from({ length: core.shuffles }, (_, k) => redealOrder(core.deck, seed, k + 1));

/** The deal of a seed, as it lies; see `cards/shuffle.ts` for the mapping. */
export const seededPosition = (core: Core, seed: string): Position =>
  layOut(core, shuffledPack(core.deck, seed), seededRedeals(core, seed));
