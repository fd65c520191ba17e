import { formatCard } from '../cards/notation.js';
import { fits } from './build.js';
import { pileName, pilesWhere } from './setup.js';
import { type Build, type Cond, type Core, isUpRole, type Position } from './types.js';

/** All builds by which a card may come onto the top of another, in a condition. */
const buildsOf = (cond: Cond): readonly Build[] => {
  switch (cond.op) {
    case 'fits':
      return cond.card === 'lead' ? [cond.build] : [];
    case 'all':
    case 'any':
      return cond.of.flatMap(buildsOf);
    default:
      return [];
  }
};

/** Foundations whose cards could never have come to lie so: given top card first, most likely. */
export const foundationProblems = (core: Core, { piles, counters }: Position): string[] =>
  pilesWhere(core, (group) => isUpRole(group.role)).flatMap((pile) => {
    const builds = core.moves
      .filter((move) => move.to.includes(pile))
      .flatMap((move) => buildsOf(move.when));
    if (builds.length === 0) return [];
    const baseOf = (build: Build) =>
      counters[core.counters.findIndex((counter) => counter.name === build.base)] ?? 0;
    const cards = piles[pile]!;
    return cards.flatMap((card, i) => {
      const on = cards[i - 1];
      if (on === undefined || builds.some((build) => fits(build, card, on, baseOf(build))))
        return [];
      return [
        `${pileName(core, pile)}: ${formatCard(card)} cannot lie on ${formatCard(on)} (give the bottom card first)`,
      ];
    });
  });
