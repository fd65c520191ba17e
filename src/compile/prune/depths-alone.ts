import type { Prune } from './prune.js';

/** What it does is done by a search of its own: `search/dig/dig.ts`. */
export const depthsAlone: Prune = {
  name: 'depths-alone',
  about:
    'Where every card lies on one card only, and only the highest cards fill empty columns, positions are ' +
    'told by how deep each column has been dug, once all has gone up that can and every card in a cell ' +
    'lies on its own card if that is bare (`whole-runs` says why both are always right). A card dug ' +
    'out is up, or on its own card, or in a cell: which of these the depths tell, since its own card is dug ' +
    'out itself, ends a column or is buried. Only kings may lie in cells or in empty columns. Laid in a ' +
    'column a king can always be taken back to cells that were free before; so all ways to place them ' +
    'that lead to each other by one king at a time are one position, and the one with the most cells for ' +
    'the next run is used. A column of nothing but a king and what is laid on it counts as empty, filled by it.',
};
