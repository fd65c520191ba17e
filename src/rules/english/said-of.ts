import type { PlacedGroup } from '../table.js';
import type { Said } from './said.js';

/** How a placed group is spoken of. */
export const saidOf = ({ name, count, spec }: PlacedGroup): Said => ({
  name,
  count,
  pile: spec.pile,
});
