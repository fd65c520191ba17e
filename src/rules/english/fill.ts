import { inFillingOrder } from '../lower/fill.js';
import { groupsOf, type PlacedGroup, type Table } from '../table.js';
import { inWords, listed, plural, theGroups } from '../terms.js';
import { giversOf, type KeepSpec, neverEnglish } from '../words/keep.js';
import { aPile, piles, together } from './said.js';
import { saidOf } from './said-of.js';

/** What `keep` says of all groups of a game, in English: those filled in one act in one sentence. */

type Kept = PlacedGroup & { readonly keep: KeepSpec };

const keptOf = (table: Table): Kept[] =>
  table.groups.flatMap((group) =>
    group.spec.keep === undefined || group.count === 0 ? [] : [{ ...group, keep: group.spec.keep }],
  );

/** `packets of the circle have fewer than three cards` */
const pilesAreShort = (group: Kept): string => {
  const { 'at least': least, piles: first } = group.keep;
  const said = saidOf(group);
  const which =
    first === undefined || first >= group.count
      ? piles(said)
      : `the first ${plural(first, said.pile)} of the ${said.name}`;
  if (least === 'rows')
    return group.spec.columns === undefined
      ? `${which} have fewer cards than rows were dealt`
      : `${which} are empty in rows already dealt`;
  if (least === 'last row') return `${which} are empty in the row dealt last`;
  return least === 1 ? `${which} are empty` : `${which} have fewer than ${plural(least, 'card')}`;
};

/** `a packet of the circle that is empty gets a card` */
const shortPile = (group: Kept): { short: string; filled: string } => {
  const { 'at least': least, piles: first } = group.keep;
  const said = saidOf(group);
  const which =
    first === undefined || first >= group.count
      ? aPile(said)
      : `one of the first ${plural(first, said.pile)} of the ${said.name}`;
  if (least === 'rows') {
    const short =
      group.spec.columns === undefined
        ? 'with fewer cards than rows were dealt'
        : 'that is empty in a row already dealt';
    return { short: `${which} ${short}`, filled: 'gets a card' };
  }
  if (least === 'last row')
    return { short: `${which} that falls empty in the row dealt last`, filled: 'gets a card' };
  const { cards } = group.keep;
  const get = cards === undefined ? 'gets a card' : `gets ${plural(cards, 'card')} together`;
  return least === 1
    ? { short: `${which} that falls empty`, filled: get }
    : {
        short: `${which} left with fewer than ${plural(least, 'card')}`,
        filled: `is brought up to ${inWords(least)}`,
      };
};

const orderEnglish = (group: Kept): string => {
  const { order, 'at least': least } = group.keep;
  if (least === 'rows') return ', the uppermost rows first, from left to right';
  if (least === 'last row') return ', from left to right';
  if (least === 1) return order === 'packets' ? ' in order' : ' in order, a card to each';
  const to = `each up to ${inWords(least)}`;
  return order === 'packets'
    ? ` in order, ${to} before the next`
    : ` in order, a card to each in turn until all have ${inWords(least)}`;
};

/** `first the rivers, the uppermost rows first, then the helps in order` */
const sequenceEnglish = (groups: readonly Kept[]): string => {
  if (groups.length === 1) return orderEnglish(groups[0]!).replace(/^,? /, '');
  return groups
    .map((group, i) => `${i === 0 ? 'first' : 'then'} the ${group.name}${orderEnglish(group)}`)
    .join('; ');
};

const fromFirst = (givers: readonly string[]): string =>
  `from the ${givers.join(', or when that has none left from the ')}`;

/** @param many whether the only giver has several piles. */
const fromChoice = (givers: readonly string[], many = false): string =>
  givers.length === 1
    ? `from the ${givers[0]}${many ? ', as the player chooses' : ''}`
    : `from ${theGroups(givers, 'or')}, as the player chooses for each card`;

const atOnce = (group: Kept, table: Table): string => {
  const { short, filled } = shortPile(group);
  const givers = giversOf(group.keep);
  return group.keep.choice
    ? `${short} must be filled before anything else is done, ${fromChoice(
        givers,
        groupsOf(table, givers).some(({ count }) => count > 1),
      )}; when none of these has a card it stays as it is`
    : `${group.keep.until === undefined ? '' : 'until the first row is dealt, '}${short} ${filled} at once ${fromFirst(givers)}`;
};

const inOneAct = (groups: readonly Kept[], giver: string): string[] => [
  `when ${listed(groups.map(pilesAreShort), 'or')}, the player may at any time have them filled from the ${giver}, all in one act: ${sequenceEnglish(groups)}`,
  `until that is done, no card of the ${giver} goes anywhere else`,
];

const inBouts = (groups: readonly Kept[]): string[] => {
  const givers = giversOf(groups[0]!.keep);
  const dealing = groups.filter(({ keep }) => keep['while rows are dealt'] !== undefined);
  const saids = groups.map(saidOf);
  return [
    ...(dealing.length === 0
      ? []
      : [
          `as long as rows are still to be dealt, ${together(dealing.map(saidOf), aPile)} that falls empty after its row lies gets a card at once from the ${givers.at(-1)}`,
          `when all rows lie, ${together(saids, piles)} that fall empty need not be filled at once`,
        ]),
    `a filling may begin when the player likes, but once begun it fills every empty place before anything else is done, ${fromChoice(givers)}: ${sequenceEnglish(groups)}`,
    `no card is turned while a place is empty, but for a filling; a card that was turned before may be kept in view while places are made empty, and put into one of them or used in any other way`,
  ];
};

/** All sentences on places that are kept filled, without capital and stop. */
export const fillEnglish = (table: Table): string[] => {
  const kept = keptOf(table);
  const order = inFillingOrder(kept).map(({ name }) => name);
  const sorted = kept.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const later = sorted.filter(({ keep }) => keep.when === 'before turning');
  const acts = later.filter(({ keep }) => !keep.choice);
  const bouts = later.filter(({ keep }) => keep.choice);
  const givers = [...new Set(acts.flatMap(({ keep }) => giversOf(keep)))];
  return [
    ...kept.filter(({ keep }) => keep.when === 'at once').map((group) => atOnce(group, table)),
    ...givers.flatMap((giver) =>
      inOneAct(
        acts.filter(({ keep }) => giversOf(keep).includes(giver)),
        giver,
      ),
    ),
    ...(bouts.length === 0 ? [] : inBouts(bouts)),
    ...kept.flatMap((group) => neverEnglish(group.keep, table.deck)),
  ];
};
