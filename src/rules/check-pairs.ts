import type { Path, Problem } from './faults.js';
import { groupsOf, type PlacedGroup, type Table } from './table.js';
import { plural } from './terms.js';
import { giversOf } from './words/keep.js';
import { sortedTo } from './words/sort.js';

/** Words of cards that are played in pairs, and of a stock that is sorted by colour. */

type Add = (path: Path, message: string) => void;

const suitsOf = ({ setOut }: PlacedGroup): readonly number[] =>
  setOut.flatMap((card) => card.suits);

/** The two groups of foundations, each begun, in suits that the other has not. */
const pairs = (group: PlacedGroup, table: Table, add: Add): void => {
  const named = group.spec['in pairs with'];
  if (named === undefined) return;
  const path = ['in pairs with'];
  const [other] = groupsOf(table, [named]);
  if (table.groups.some((g) => g !== group && g.spec['in pairs with'] !== undefined))
    add(path, 'a second pair of groups; a game has one');
  if (other === undefined) return;
  if (other === group) add(path, `${named} would be paired with itself; name another group`);
  else if (other.spec.role !== 'foundation')
    add(path, `${named} is a ${other.spec.role}; here stands a foundation`);
  else if ([group, other].some(({ setOut, count }) => setOut.length < count))
    add(path, 'both groups must be begun; say set out, a card for each pile');
  else if (suitsOf(group).some((suit) => suitsOf(other).includes(suit)))
    add(path, `${group.name} and ${named} have a suit in common; each card must have one place`);
  for (const { name, spec } of [group, other])
    for (const word of ['together', 'whole suits', 'must', 'beside', 'prefer'] as const)
      if (spec[word] !== undefined && spec[word] !== false)
        add(path, `${word} does not go with cards played in pairs; take it out of ${name}`);
};

const ties = ({ name, spec, amounts }: PlacedGroup, table: Table, add: Add): void => {
  if (spec.ties === undefined) return;
  if (spec.role !== 'tableau') add(['ties'], 'ties belongs to a tableau');
  if (!table.groups.some((group) => group.spec['in pairs with'] !== undefined))
    add(['ties'], 'needs foundations that are built in pairs; say in pairs with');
  if (spec.ties.from.includes(name)) add(['ties', 'from'], `${name} would be tied to itself`);
  if (spec.build !== undefined) add(['build'], 'ties says what is laid there; take one of the two');
  if (spec.unit !== 'card') add(['unit'], 'tied cards are never moved; say unit: card');
  const most = Math.max(0, ...amounts, Number(spec.keep?.['at least'] ?? 1) || 0);
  if (most > 1)
    add(['ties'], `a place has one card before two are tied; not ${plural(most, 'card')}`);
};

const sorted = ({ name, spec: { sort } }: PlacedGroup, table: Table, add: Add): void => {
  if (sort === undefined) return;
  if (sort.red === sort.black) add(['sort'], `${sort.red} is for both colours; turn does that`);
  for (const { name: kept, spec } of table.groups) {
    if (spec.keep === undefined || !giversOf(spec.keep).includes(name)) continue;
    const before = giversOf(spec.keep).slice(0, giversOf(spec.keep).indexOf(name));
    if (spec.keep.when !== 'at once' || spec.keep.choice || spec.keep.cards !== undefined)
      add(['sort'], `${kept} must be filled a card at once by itself; say when: at once`);
    if (!before.some((giver) => sortedTo(sort).includes(giver)))
      add(
        ['sort'],
        `${kept} is filled from ${name}; say from which colour: from: [${sort.red}, ${name}]`,
      );
  }
};

export const pairWords = (table: Table): Problem[] =>
  table.groups.flatMap((group) => {
    const problems: Problem[] = [];
    const add: Add = (path, message) =>
      problems.push({ path: ['piles', group.name, ...path], message });
    pairs(group, table, add);
    ties(group, table, add);
    sorted(group, table, add);
    return problems;
  });
