import { deckSize } from '../cards/deck.js';
import { formatOptions } from './explain-options.js';
import { lower } from './lower/lower.js';
import type { GroupSpec, Spec } from './spec.js';
import { layTable, type PlacedGroup, type Table } from './table.js';
import {
  inWords,
  listed,
  plural,
  rankName,
  rankNames,
  sentence,
  suitNames,
  theGroups,
} from './terms.js';
import { besideEnglish } from './words/beside.js';
import { blockedEnglish } from './words/blocked.js';
import { buildEnglish, relationEnglish } from './words/build.js';
import { chooseEnglish } from './words/choose.js';
import { dealEnglish } from './words/deal.js';
import { dealOutEnglish } from './words/deal-out.js';
import { goesUpEnglish } from './words/goes-up.js';
import { keepEnglish } from './words/keep.js';
import { mustEnglish } from './words/must.js';
import { preferEnglish } from './words/prefer.js';
import { rowEnglish } from './words/row.js';
import { setOutEnglish } from './words/set-out.js';
import { spacesEnglish } from './words/spaces.js';
import { redealEnglish, turnEnglish } from './words/turn.js';
import { unitEnglish } from './words/unit.js';

/** A part of the rules: a heading and sentences, unwrapped. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const packEnglish = (spec: Spec, { deck }: Table): string => {
  const parts = [
    ...(deck.ranks === 13 ? [] : [`ace to ${rankName('K', deck)}`]),
    ...(deck.suits.length === 4 ? [] : [`${suitNames(deck.suits)} only`]),
  ];
  const what = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  return `${plural(spec.packs, 'pack')}${what}: ${deckSize(deck)} cards`;
};

/** Do the ranks lead from one end of the suit to the other? */
const isWholeSuit = ({ spec }: PlacedGroup): boolean => {
  const { start = 'A', build } = spec;
  return build?.rank === 'down' ? start === 'K' : start === 'A' && (build?.rank ?? 'up') === 'up';
};

/** With what a foundation is begun and when it is complete. */
const reachEnglish = (group: PlacedGroup, { deck }: Table): string => {
  const { spec, full } = group;
  const { start = 'A', 'ends at': ends } = spec;
  if (Array.isArray(ends)) {
    const names = ends.slice(0, full.length).map((word) => rankName(word, deck));
    return `until they end at ${listed(names)}, in the order of the piles`;
  }
  const last = spec.build?.rank === 'down' ? 'A' : 'K';
  const end =
    ends !== undefined
      ? `to the ${rankName(ends, deck)}`
      : spec['set out'] === undefined && isWholeSuit(group)
        ? `to the ${rankName(last, deck)}`
        : `until each has ${plural(full[0] ?? 0, 'card')}`;
  if (spec['set out'] !== undefined) return end;
  return `from ${start === 'base' ? 'the base rank' : `the ${rankName(start, deck)}`} ${end}`;
};

const foundationEnglish = (group: PlacedGroup, table: Table): string[] => {
  const { name, spec } = group;
  const { deck } = table;
  if (spec['whole suits'])
    return [
      `to the ${name} go whole suits only: when all cards of a suit, ${rankName('K', deck)} down to ace, lie in order at the end of a pile, they may leave together for an empty pile there`,
    ];
  const build = spec.build ?? { rank: 'up', suit: 'same', corner: false };
  const corner = spec.start === 'base' ? true : build.corner;
  const on = spec['set out'] === undefined ? '' : ' on the cards set out there';
  const chosen = table.groups.some((other) => other.spec.choose?.for === name);
  return [
    `the ${name} are built ${relationEnglish({ ...build, corner }, deck)}${on}, ${reachEnglish(group, table)}`,
    ...(spec.start === 'base'
      ? chosen
        ? []
        : [`the rank of the card that is dealt to the ${name} is the base rank`]
      : []),
    ...(spec['in order'] ? [`the ${name} are begun one after another, from the first`] : []),
    ...(spec.beside === undefined ? [] : [besideEnglish(name, spec.beside)]),
    ...(spec.must === undefined ? [] : [mustEnglish(name, spec.must, deck)]),
    ...(spec.prefer === undefined || spec.prefer.length === 0
      ? []
      : [preferEnglish(name, spec.prefer)]),
  ];
};

const aimEnglish = (table: Table): string[] => {
  const foundations = table.groups.filter(({ spec }) => spec.role === 'foundation');
  const staying = table.groups.flatMap(({ spec }) => spec.stays ?? []);
  const but =
    staying.length === 0
      ? ''
      : ` but the ${listed(staying.map((word) => rankNames(word, table.deck)))}`;
  const names = foundations.map(({ name }) => name);
  return [
    `all cards${but} are to be brought to ${theGroups(names)}`,
    ...foundations.flatMap((group) => foundationEnglish(group, table)),
  ];
};

/** `tableau: seven piles of ..`, a line a group, in the order in which they are dealt. */
const layoutEnglish = (table: Table): string[] =>
  table.groups.map((group) => {
    const { name, spec, count, amounts, setOut } = group;
    const about = spec.about === undefined ? '' : ` (${spec.about})`;
    const dealt = amounts.some((n) => n > 0);
    const laid =
      setOut.length === 0 ? '' : `${plural(setOut.length, 'card')} set out${dealt ? ', and ' : ''}`;
    const piles = count === 1 ? '' : `${plural(count, 'pile')}, `;
    const rest =
      spec.role === 'stock' && table.left > 0
        ? `the ${dealt ? 'rest' : `other ${inWords(table.left)} cards`}, face down`
        : undefined;
    const what =
      rest ??
      (dealt
        ? `${laid}${dealEnglish(spec.deal, spec.face, amounts)}`
        : laid === ''
          ? `${piles}empty`
          : `${piles}${laid}`);
    return `${name}${about}: ${what}`;
  });

const tableEnglish = (spec: Spec, table: Table): string[] => [
  sentence(packEnglish(spec, table)),
  ...table.groups.flatMap(({ name, spec: words, setOut }) =>
    words['set out'] === undefined
      ? []
      : [sentence(setOutEnglish(name, words['set out'], setOut, table.deck))],
  ),
  ...layoutEnglish(table),
];

const ROLE_ENGLISH: Partial<Record<GroupSpec['role'], string>> = {
  foundation: 'the top card of a pile of the NAME',
  reserve: 'the top card of the NAME',
  waste: 'the top card of the NAME',
  stock: 'the next card of the NAME',
  cell: 'a card of the NAME',
  tableau: 'the top card of a pile of the NAME',
};

/** Where the cards of a group may go, as the lowered moves have it: from group to group. */
const goingEnglish = (spec: Spec, table: Table): string[] => {
  const { moves } = lower(spec);
  return table.groups.flatMap(({ name, piles, spec: { role } }) => {
    const takers = table.groups.filter(
      (taker) =>
        !taker.spec['whole suits'] &&
        moves.some(
          (move) =>
            move.stage !== 'turn' &&
            move.stage !== 'fill' &&
            move.from.join() === piles.join() &&
            move.to.join() === taker.piles.join(),
        ),
    );
    if (takers.length === 0) return [];
    const places = takers.map((taker) =>
      taker.name === name
        ? 'another pile there'
        : taker.spec.role === 'cell'
          ? `an empty pile of the ${taker.name}`
          : `the ${taker.name}`,
    );
    const what = (ROLE_ENGLISH[role] ?? 'a card of the NAME').replace('NAME', name);
    return [`${what} may go to ${listed(places, 'or')}`];
  });
};

const wordsEnglish = (group: PlacedGroup, { deck }: Table): string[] => {
  const { name, spec } = group;
  const { build, run, keep, spaces = 'any', unit } = spec;
  return [
    ...(spec.role !== 'tableau'
      ? []
      : [
          ...(build === undefined
            ? [`nothing is built on the ${name}`]
            : buildEnglish(name, build, deck)),
          unitEnglish(name, unit, run ?? build, run === undefined, deck),
        ]),
    ...(spec.choose === undefined ? [] : chooseEnglish(name, spec.choose, group.amounts[0] ?? 0)),
    ...(spec['blocked by'] === undefined ? [] : blockedEnglish(name, spec['blocked by'])),
    ...(spec.role === 'waste' && build !== undefined ? buildEnglish(name, build, deck) : []),
    ...(keep === undefined ? [] : keepEnglish(name, keep)),
    ...(spec.role === 'tableau' ? [spacesEnglish(name, spaces, deck, keep)] : []),
    ...(spec.stays === undefined
      ? []
      : [`${listed(spec.stays.map((word) => rankNames(word, deck)))} of the ${name} never move`]),
    ...(spec.role === 'tableau' && spec.face !== 'up'
      ? [`a card face down at the end of a pile of the ${name} is turned up at once`]
      : []),
  ];
};

const stockEnglish = ({ name, spec }: PlacedGroup, { deck }: Table): string[] => {
  const { turn, row, redeal, 'deal out': out, 'goes up': goesUp } = spec;
  return [
    ...(turn === undefined ? [] : [turnEnglish(name, turn)]),
    ...(out === undefined ? [] : dealOutEnglish(name, out, deck)),
    ...(row === undefined ? [] : rowEnglish(name, row)),
    ...(goesUp === undefined ? [] : [goesUpEnglish(name, goesUp, deck)]),
    redeal === undefined ? 'there is no redeal' : redealEnglish(name, redeal),
  ];
};

/**
 * The rules in English, made from the rule file; every word that it uses shows.
 * @param changed options that differ from their defaults, by name.
 */
export const explain = (spec: Spec, changed: Readonly<Record<string, unknown>> = {}): Section[] => {
  const table = layTable(spec);
  const stocks = table.groups.filter((group) => group.spec.role === 'stock');
  const play = [...table.groups.flatMap((group) => wordsEnglish(group, table))];
  const { options, variants, changes } = formatOptions(spec, changed);
  return [
    { title: 'Aim', lines: aimEnglish(table).map(sentence) },
    { title: 'Table', lines: tableEnglish(spec, table) },
    { title: 'Play', lines: [...play, ...goingEnglish(spec, table)].map(sentence) },
    { title: 'Stock', lines: stocks.flatMap((group) => stockEnglish(group, table)).map(sentence) },
    { title: 'Readings', lines: spec.notes },
    { title: 'Changed here', lines: changes },
    { title: 'Options (--set name=value)', lines: options },
    { title: 'Variants', lines: variants },
    { title: 'Source', lines: [spec.source] },
  ].filter(({ lines }) => lines.length > 0);
};
