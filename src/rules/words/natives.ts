import { z } from 'zod';
import type { CardRef, Cond, Move } from '../../core/types.js';
import type { Said } from '../english/said.js';
import { anEmptyPile, aPile } from '../english/said.js';
import { all, allEmpty, any, empty, not } from '../lower/conds.js';
import { groupList, theGroups } from '../terms.js';

/**
 * `natives`, of places that belong to one colour (the two halves of the Hemispheres): only cards of
 * that colour are used there. A card of the other colour is dead, but may be exchanged for one of
 * this colour that lies, dead too, in the groups of the other colour; in the end, when some groups
 * are empty, the dead of those groups may be laid on an empty place here without an exchange.
 */
export const nativesSchema = z
  .strictObject({
    colour: z.enum(['red', 'black']),
    exchange: groupList.describe('groups of the other colour, whose dead cards belong here'),
    'home once': z
      .strictObject({ empty: groupList })
      .describe('when these are empty, dead cards that belong here may fill empty piles'),
  })
  .describe('only cards of one colour are used here; others are dead, and may be exchanged');
export type NativesSpec = z.output<typeof nativesSchema>;

/** Diamonds and hearts. */
const RED = [1, 2];

/** Is a card of the colour of the group? */
export const isNative = ({ colour }: NativesSpec, card: CardRef): Cond => {
  const red = any(
    ...RED.map((b): Cond => ({ op: 'compare', a: { op: 'suit', card }, is: '==', b })),
  );
  return colour === 'red' ? red : not(red);
};

/** A group as these moves need it. */
interface Half {
  readonly name: string;
  readonly first: number;
  readonly piles: readonly number[];
}

/** Exchanges with one group of the other colour, and the way home from it. */
export const lowerNatives = (
  spec: NativesSpec,
  own: Half,
  other: Half,
  awaited: readonly number[],
): Move[] => {
  const dead = not(isNative(spec, 'lead'));
  const belongs = isNative(spec, { op: 'top', pile: 'to' });
  const exchange: Move = {
    name: `exchange ${own.name} and ${other.name}`,
    stage: 'build',
    from: own.piles,
    to: other.piles,
    count: { unit: 'card' },
    when: all(dead, not(empty('to')), belongs),
    effects: [
      { do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'as it is' },
      { do: 'pick', n: 2, from: 'to', to: 'from' },
    ],
  };
  const home: Move = {
    name: `${other.name} home to ${own.name}`,
    stage: 'down',
    from: other.piles,
    to: own.piles,
    count: { unit: 'card' },
    when: all(isNative(spec, 'lead'), empty('to'), allEmpty(awaited)),
    effects: [{ do: 'move', n: 1, from: 'from', to: 'to', turned: false, face: 'as it is' }],
  };
  // Two groups that name each other exchange their cards in one move, that of the first.
  return own.first < other.first ? [exchange, home] : [home];
};

export const nativesEnglish = (said: Said, spec: NativesSpec): string[] => {
  const { colour, exchange } = spec;
  const strange = colour === 'red' ? 'black' : 'red';
  const others = theGroups(exchange, 'or');
  const awaited = spec['home once'].empty;
  return [
    `only ${colour} cards are used on the ${said.name}: a ${strange} one on ${aPile(said)} can neither be played nor laid on another, and nothing is laid on it`,
    `it may at any time be exchanged for a ${colour} card of ${others}; once ${theGroups(awaited)} ${awaited.length > 1 ? 'are' : 'is'} out, a ${colour} card of ${others} may also go to ${anEmptyPile(said)}`,
  ];
};
