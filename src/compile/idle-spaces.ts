import type { Build, Core, Group } from '../core/types.js';
import type { Alike } from './symmetry.js';
import { mentionsIn, mentionsInEffects } from './walk.js';

/** Groups of loose runs whose spaces nothing but a move of the player fills or asks about. */
export const withIdleSpaces = (facts: {
  readonly core: Core;
  readonly loose: ReadonlyMap<Group, Build>;
  readonly alike: ReadonlyMap<Group, Alike>;
}): Group[] =>
  [...facts.loose.keys()].filter(
    (group) =>
      facts.alike.get(group)?.when === 'always' &&
      facts.core.consequences.every(
        ({ each, when, effects }) =>
          !each.some((pile) => pile >= group.first && pile < group.first + group.count) ||
          (when.op === 'faceDown' &&
            mentionsIn(when).names.has('it') &&
            mentionsInEffects(effects).piles.size === 0),
      ),
  );
