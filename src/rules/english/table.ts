import { deckSize } from '../../cards/deck.js';
import type { Spec } from '../spec.js';
import type { PlacedGroup, Table } from '../table.js';
import {
  inWords,
  listed,
  plural,
  rankName,
  rankNames,
  sentence,
  suitNames,
  theGroups,
} from '../terms.js';
import { dealEnglish, dealWords } from '../words/deal.js';
import { fitsGoUpEnglish } from '../words/fits-go-up.js';
import { liftEnglish } from '../words/lift.js';
import { linesEnglish } from '../words/lines.js';
import { returnsEnglish } from '../words/returns.js';
import { setOutEnglish } from '../words/set-out.js';
import { sinkEnglish } from '../words/sink.js';
import { slipEnglish } from '../words/slip.js';
import { slipTopsEnglish } from '../words/slip-tops.js';
import { topsOfEnglish } from '../words/tops-of.js';
import { saidOf } from './said-of.js';

/** The packs and how the table is laid, in English. */

const packEnglish = (spec: Spec, { deck }: Table): string => {
  const parts = [
    ...(deck.ranks === 13 ? [] : [`ace to ${rankName('K', deck)}`]),
    ...(deck.without === undefined
      ? []
      : [`without the ${listed(spec.without.map((word) => rankNames(word, deck)))}`]),
    ...(deck.suits.length === 4 ? [] : [`${suitNames(deck.suits)} only`]),
  ];
  const what = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  return `${plural(spec.packs, 'pack')}${what}: ${deckSize(deck)} cards`;
};

/** `eight packets, `, `nine rows of twelve places, ` */
const pilesEnglish = (group: PlacedGroup): string => {
  const { pile, count } = saidOf(group);
  const { columns } = group.spec;
  if (count === 1) return '';
  if (columns === undefined) return `${plural(count, pile)}, `;
  return `${plural(Math.ceil(count / columns), 'row')} of ${plural(columns, pile)}, `;
};

const setOutLine = ({ setOut, count }: PlacedGroup, dealt: boolean): string => {
  if (setOut.length === 0) return '';
  const what =
    count > 1 && setOut.length === count
      ? 'a card set out on each'
      : `${plural(setOut.length, 'card')} set out`;
  return `${what}${dealt ? ', and ' : ''}`;
};

/** What is done with the cards of a group when they are dealt, beside laying them. */
const besidesEnglish = (group: PlacedGroup, table: Table): string => {
  const {
    last,
    sink,
    differing,
    'slip under': slip,
    'slip tops': tops,
    lines,
    returns,
    'fits go up': fits,
    'turn about': inTurns,
  } = dealWords(group.spec.deal) ?? {};
  const others = table.groups.filter(
    (other) => other !== group && dealWords(other.spec.deal)?.['turn about'],
  );
  return [
    ...(last ? [', dealt last'] : []),
    ...(differing
      ? [
          '; a card of a rank that lies on its pile already goes under the pack, and the next is dealt instead',
        ]
      : []),
    ...(inTurns ? [`, a round by turns with ${theGroups(others.map(({ name }) => name))}`] : []),
    ...(lines === undefined ? [] : [`; ${linesEnglish(lines, group.spec.pile)}`]),
    ...(fits ? [`; ${fitsGoUpEnglish(table)}`] : []),
    ...(returns === undefined ? [] : [`; ${returnsEnglish(group.name, returns, table.deck)}`]),
    ...(sink === undefined ? [] : [`; ${sinkEnglish(saidOf(group), sink, table.deck)}`]),
    ...(slip === undefined ? [] : [`; ${slipEnglish(saidOf(group), slip, table.deck)}`]),
    ...(tops === undefined ? [] : [`; ${slipTopsEnglish(saidOf(group), tops, table.deck)}`]),
  ].join('');
};

/** `tableau: seven piles of ..`, a line a group, in the order in which they are dealt. */
const layoutEnglish = (table: Table, names: readonly string[]): string[] =>
  table.groups.flatMap((group, i) => {
    const { name, spec, amounts } = group;
    if (group.count === 0) return [];
    const remarks = [
      ...(names[i] === name ? [] : [`the ${name}`]),
      ...(spec.about ? [spec.about] : []),
    ];
    const about = remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
    const dealt = amounts.some((n) => n > 0);
    const rest =
      spec.role === 'stock' && table.left > 0
        ? `the ${dealt ? 'rest' : `other ${inWords(table.left)} cards`}, face down`
        : undefined;
    const laid = setOutLine(group, dealt);
    const tops = dealWords(spec.deal)?.['tops of'];
    if (tops !== undefined)
      return [`${names[i]}${about}: ${pilesEnglish(group)}${topsOfEnglish(tops)}`];
    const cards = dealt
      ? `${dealEnglish(spec.deal, spec.face, amounts, pilesEnglish(group), saidOf(group))}${besidesEnglish(group, table)}`
      : `${pilesEnglish(group)}${laid === '' ? 'empty' : ''}`;
    return [`${names[i]}${about}: ${rest ?? (dealt ? `${laid}${cards}` : `${cards}${laid}`)}`];
  });

/** @param names what the file calls the groups, in their order. */
export const tableEnglish = (spec: Spec, table: Table, names: readonly string[]): string[] => [
  sentence(packEnglish(spec, table)),
  ...table.groups.flatMap((group, i) => {
    const words = group.spec['set out'];
    if (words === undefined) return [];
    const before = table.groups.slice(0, i).flatMap(({ setOut }) => setOut);
    const aside = group.spec.role === 'discard';
    return [sentence(setOutEnglish(saidOf(group), words, group.setOut, before, aside, table.deck))];
  }),
  ...layoutEnglish(table, names),
  ...table.groups.flatMap(({ spec: { lift } }) =>
    lift === undefined ? [] : [sentence(liftEnglish(lift, table.deck))],
  ),
];
