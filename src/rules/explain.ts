import { deckSize } from '../cards/deck.js';
import type { GroupSpec, Spec } from './spec.js';
import { layTable, type PlacedGroup, type Table } from './table.js';
import { capital, inWords, listed, plural, rankName, rankNames, sentence } from './terms.js';
import { buildEnglish, relationEnglish } from './words/build.js';
import { dealEnglish } from './words/deal.js';
import { dealOutEnglish } from './words/deal-out.js';
import { keepEnglish } from './words/keep.js';
import { setOutEnglish } from './words/set-out.js';
import { spacesEnglish } from './words/spaces.js';
import { redealEnglish, rowEnglish, turnEnglish } from './words/turn.js';
import { unitEnglish } from './words/unit.js';

/** A part of the rules: a heading and sentences, unwrapped. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const suitsEnglish = (n: number): string => (n === 4 ? '' : ` of ${plural(n, 'suit')}`);

const packEnglish = (spec: Spec, table: Table): string => {
  const ranks = spec.ranks === 13 ? '' : `, ace to ${inWords(spec.ranks)}`;
  return `${plural(spec.packs, 'pack')}${suitsEnglish(spec.suits)}${ranks}: ${deckSize(table.deck)} cards`;
};

const foundationEnglish = ({ name, spec, count, full }: PlacedGroup): string[] => {
  const build = spec.build ?? { rank: 'up', suit: 'same', corner: false };
  if (spec['whole suits'])
    return [
      `A whole suit, from king down to ace at the end of a pile, leaves for the ${name} in one move`,
    ];
  const corner = spec.start === 'base' ? true : build.corner;
  const start =
    spec['set out'] !== undefined
      ? ''
      : spec.start === 'base'
        ? ' An empty one begins with a card of the base rank, that of the card dealt there.'
        : ` An empty one begins with ${spec.start === undefined ? 'an ace' : `a ${rankName(spec.start)}`}.`;
  const ends = spec['ends at'];
  const end = Array.isArray(ends)
    ? ` They are complete at ${listed(ends.slice(0, count).map(rankName))}, in this order.`
    : ends === undefined
      ? ` Each is complete with ${full[0] ?? 0} cards.`
      : ` Each is complete at the ${rankName(ends)}.`;
  return [
    `On the top card of one of the ${name} goes a card that is ${relationEnglish({ ...build, corner })}.${start}${end}`,
  ];
};

const movesEnglish = (group: PlacedGroup): string[] => {
  const { name, spec } = group;
  const lines: string[] = [];
  if (spec.role === 'tableau') {
    lines.push(unitEnglish(name, spec.unit, spec.run ?? spec.build));
    lines.push(
      ...(spec.build === undefined
        ? [`Nothing is built on the ${name}.`]
        : buildEnglish(name, spec.build)),
    );
    lines.push(spacesEnglish(name, spec.spaces ?? 'any'));
  }
  if (spec.role === 'cell')
    lines.push(`Each of the ${name} holds one card of the table for the time being.`);
  if (spec.role === 'foundation' && spec.take === 'top')
    lines.push(`The top card of one of the ${name} may be taken back to the table.`);
  if (spec.role === 'reserve') lines.push(`The top card of the ${name} can be used.`);
  if (spec.stays !== undefined)
    lines.push(`${capital(listed(spec.stays.map(rankNames)))} of the ${name} never move.`);
  if (spec.to !== undefined)
    lines.push(`Cards of the ${name} go to the ${listed(spec.to, 'or')} only.`);
  if (spec.keep !== undefined) lines.push(keepEnglish(name, spec.keep));
  return lines;
};

const stockEnglish = (name: string, spec: GroupSpec): string[] => [
  ...(spec.turn === undefined ? [] : [turnEnglish(name, spec.turn)]),
  ...(spec['deal out'] === undefined ? [] : [dealOutEnglish(name, spec['deal out'])]),
  ...(spec.to === undefined
    ? []
    : [`The next card of the ${name} may go straight to the ${listed(spec.to, 'or')}.`]),
  ...(spec.row === undefined ? [] : [rowEnglish(name, spec.row)]),
  spec.redeal === undefined ? 'There is no redeal.' : redealEnglish(name, spec.redeal),
];

const tableEnglish = (spec: Spec, table: Table): string[] => [
  packEnglish(spec, table),
  ...table.groups.flatMap(({ name, spec: words, count }) =>
    words['set out'] === undefined
      ? []
      : [setOutEnglish(name, words['set out'], count, table.deck)],
  ),
  ...table.groups.flatMap(({ name, spec: words, count, amounts }) => {
    if (amounts.every((n) => n === 0)) return [];
    const text = dealEnglish(name, count, amounts, words.face);
    return text === '' ? [] : [text];
  }),
  ...table.groups.flatMap(({ name, spec: words }) =>
    words.role === 'stock' && table.left > 0
      ? [`the other ${table.left} cards are the ${name}, face down`]
      : [],
  ),
];

const finished = (text: string): string => (/[.!]$/.test(text) ? text : sentence(text));

/** The rules in English, made from the rule file; every word that it uses shows. */
export const explain = (spec: Spec): Section[] => {
  const table = layTable(spec);
  const foundations = table.groups.filter((group) => group.spec.role === 'foundation');
  const others = table.groups.filter((group) => group.spec.role !== 'stock');
  const stocks = table.groups.filter((group) => group.spec.role === 'stock');
  const options = Object.entries(spec.options).map(([name, option]) => {
    const range = option.from === undefined ? [] : [`${option.from} to ${option.to}`];
    const choices = [...(option.values ?? []), ...range].map(String).join(', ');
    const yes = option.default === true ? 'yes' : option.default === false ? 'no' : option.default;
    return `${name}: ${option.about} (${choices === '' ? 'yes, no' : choices}; default ${yes})`;
  });
  const sections: Section[] = [
    {
      title: 'Aim',
      lines: [
        'To bring the cards to the foundations',
        ...foundations.flatMap((group) => foundationEnglish(group)),
      ].map(finished),
    },
    {
      title: 'Table',
      lines: tableEnglish(spec, table)
        .map(finished)
        .map((t) => t[0]!.toUpperCase() + t.slice(1)),
    },
    { title: 'Play', lines: others.flatMap(movesEnglish).map(finished) },
    {
      title: 'Stock',
      lines: stocks.flatMap(({ name, spec: words }) => stockEnglish(name, words)).map(finished),
    },
    { title: 'Readings', lines: spec.notes },
    { title: 'Options (--set name=value)', lines: options },
    {
      title: 'Variants',
      lines: Object.entries(spec.variants).map(
        ([name, { about, set }]) =>
          `${name}: ${about} (${Object.entries(set)
            .map(([k, v]) => `${k}=${v === true ? 'yes' : v === false ? 'no' : v}`)
            .join(', ')})`,
      ),
    },
    { title: 'Source', lines: [spec.source] },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
};
