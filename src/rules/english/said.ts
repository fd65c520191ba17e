import { listed, theGroups } from '../terms.js';

/** How a group is spoken of: its name, what one of its piles is called, and how many there are. */
export interface Said {
  readonly name: string;
  readonly pile: string;
  readonly count: number;
}

/** Piles whose cards lie side by side or overlap have a last card; the others a top card. */
const SPREAD = ['column', 'row', 'line'];

/** ` of the circle`; nothing where the name says it: the columns are columns. */
const ofGroup = ({ name, pile }: Said): string => (name === `${pile}s` ? '' : ` of the ${name}`);

/** `the talon`, `a packet of the circle`, `a column` */
export const aPile = (said: Said): string =>
  said.count === 1 ? `the ${said.name}` : `a ${said.pile}${ofGroup(said)}`;

/** `an empty packet of the circle` */
export const anEmptyPile = (said: Said): string =>
  said.count === 1 ? `the ${said.name} when empty` : `an empty ${said.pile}${ofGroup(said)}`;

/** `packets of the circle` */
export const piles = (said: Said): string =>
  said.count === 1 ? `the ${said.name}` : `${said.pile}s${ofGroup(said)}`;

/** `the top card of a packet of the circle`, `the last card of a column` */
export const topCard = (said: Said): string =>
  `the ${SPREAD.includes(said.pile) ? 'last' : 'top'} card of ${aPile(said)}`;

/** One thing said of several groups at once, if they call their piles alike. */
export const together = (
  groups: readonly Said[],
  one: (said: Said) => string,
  last = 'or',
): string => {
  const [first] = groups;
  if (first === undefined) return '';
  const alike = groups.every(({ pile, count }) => pile === first.pile && count > 1);
  if (groups.length === 1 || !alike) return listed(groups.map(one), last);
  const names = theGroups(
    groups.map(({ name }) => name),
    last,
  );
  return one({ ...first, name: '' }).replace(' of the ', ` of ${names}`);
};
