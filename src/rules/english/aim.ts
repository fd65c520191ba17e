import { isUpRole } from '../../core/types.js';
import type { PlacedGroup, Table } from '../table.js';
import { aRank, listed, plural, rankName, rankNames, rankNumber, theGroups } from '../terms.js';
import { beginFirstEnglish } from '../words/begin-first.js';
import { besideEnglish } from '../words/beside.js';
import { areOut, notOnEnglish, relationEnglish } from '../words/build.js';
import { chosenFor } from '../words/choose.js';
import { differentSuitsEnglish } from '../words/different-suits.js';
import { exchangeEnglish } from '../words/exchange.js';
import { foldAimEnglish } from '../words/fold.js';
import { followEnglish } from '../words/follow.js';
import { inPairsEnglish } from '../words/in-pairs.js';
import { lendsEnglish } from '../words/lends.js';
import { linesSumEnglish } from '../words/lines-sum.js';
import { mustEnglish } from '../words/must.js';
import { orderEnglish } from '../words/order.js';
import { preferEnglish } from '../words/prefer.js';
import { SUIT_ENGLISH } from '../words/relation.js';
import { stepByEnglish } from '../words/step-by.js';
import { timesRoundEnglish } from '../words/times-round.js';
import { togetherEnglish } from '../words/together.js';
import { wholeSuitsEnglish } from '../words/whole-suits.js';
import { saidOf } from './said-of.js';

/** What is to be done with the cards, in English. */

/** The rank that all piles of a foundation begin with, if one word of the file says it. */
const firstRank = ({ spec }: PlacedGroup): string | undefined => {
  const setOut = spec['set out'];
  if (Array.isArray(spec.start)) return undefined;
  if (setOut === undefined) return spec.start ?? spec.order?.[0] ?? 'A';
  return 'rank' in setOut ? setOut.rank : undefined;
};

/** With what a foundation is begun and when it is complete. */
const reachEnglish = (group: PlacedGroup, { deck }: Table): string => {
  const { spec, full } = group;
  const { 'ends at': ends } = spec;
  const laid = spec['set out'] === undefined ? '' : 'on the cards set out there, ';
  if (Array.isArray(ends)) {
    const names = ends.slice(0, full.length).map((word) => rankName(word, deck));
    return `${laid}until they end at ${listed(names)}, in the order of the piles`;
  }
  const first = firstRank(group);
  const down = spec.build?.rank === 'down';
  const isWhole =
    first !== undefined &&
    first !== 'base' &&
    ['up', 'down'].includes(String(spec.build?.rank ?? 'up')) &&
    rankNumber(first, deck) === (down ? deck.ranks : 1);
  const last = ends ?? (isWhole ? (down ? 'A' : 'K') : undefined);
  const end =
    last === undefined
      ? `until each has ${plural(full[0] ?? 0, 'card')}`
      : `to the ${rankName(last, deck)}`;
  if (Array.isArray(spec.start)) {
    const names = spec.start.slice(0, full.length).map((word) => rankName(word, deck));
    return `from ${listed(names)}, in the order of the piles, ${end}`;
  }
  if (first === undefined) return `${laid}${end}`;
  return `from ${first === 'base' ? 'the base rank' : `the ${rankName(first, deck)}`} ${end}`;
};

/** How a foundation grows; one that takes single cards only says so. */
const growsEnglish = (group: PlacedGroup, table: Table): string[] => {
  const { name, spec, full } = group;
  const { deck } = table;
  const first = firstRank(group);
  if (full.every((n) => n === 1) && first !== undefined && spec['set out'] === undefined)
    return [
      `each pile of the ${name} takes one ${rankName(first, deck)} and no more${spec.beside === undefined ? '' : `: ${besideEnglish(spec.beside)}`}`,
    ];
  const build = spec.build ?? { rank: 'up', suit: 'same', corner: false };
  if (spec.order !== undefined)
    return [`the ${name} are built ${SUIT_ENGLISH[build.suit]}, ${orderEnglish(spec.order, deck)}`];
  if (spec['step by'] !== undefined)
    return [
      `the ${name} are built ${SUIT_ENGLISH[build.suit]}, ${stepByEnglish(spec['step by'], deck)}`,
    ];
  const corner = spec.start === 'base' ? true : build.corner;
  return [
    `the ${name} ${group.count === 1 ? 'is' : 'are'} built ${relationEnglish({ ...build, corner }, deck)}, ${reachEnglish(group, table)}`,
    ...(spec.beside === undefined
      ? []
      : [`each pile of the ${name} is ${besideEnglish(spec.beside)}`]),
  ];
};

/** What a hole takes, and what it begins with. */
const holeEnglish = ({ name, spec, amounts }: PlacedGroup, { deck }: Table): string[] => {
  const { build } = spec;
  if (build === undefined) return [];
  const first =
    spec['set out'] !== undefined
      ? 'the card set out there'
      : (amounts[0] ?? 0) > 0
        ? 'the card dealt there'
        : 'any card';
  const parts = [
    `the ${name} is built ${relationEnglish(build, deck)}, beginning with ${first}`,
    ...notOnEnglish(build, deck),
  ];
  return [parts.join(', ')];
};

const foundationEnglish = (group: PlacedGroup, table: Table): string[] => {
  const { name, spec } = group;
  const { deck } = table;
  if (spec.role === 'hole') return holeEnglish(group, table);
  if (spec.together !== undefined)
    return [
      ...togetherEnglish(name, spec.together, deck),
      ...exchangeEnglish(spec.exchange, spec.together.from),
    ];
  if (spec['whole suits']) return [wholeSuitsEnglish(name, spec['whole suits'], deck)];
  const chosen = table.groups.some((other) => chosenFor(other.spec.choose).includes(name));
  return [
    ...growsEnglish(group, table),
    ...(spec.build?.once === undefined
      ? []
      : [`nothing goes to the ${name} before ${areOut(spec.build.once.empty)}`]),
    ...(spec.start === 'base' && !chosen
      ? [`the rank of the card that is dealt to the ${name} is the base rank`]
      : []),
    ...(spec['in order']
      ? [
          `the ${name} are begun one after another, from the first, each with ${aRank(firstRank(group) ?? 'A', deck)} as it appears`,
        ]
      : []),
    ...(spec['times round'] === undefined
      ? []
      : [timesRoundEnglish(saidOf(group), spec['times round'])]),
    ...(spec['in pairs with'] === undefined ? [] : [inPairsEnglish(name, spec['in pairs with'])]),
    ...(spec.lends === undefined ? [] : [lendsEnglish(name, spec.lends)]),
    ...(spec['different suits'] ? [differentSuitsEnglish(name)] : []),
    ...(spec['begin first'] ? [beginFirstEnglish(name)] : []),
    ...(spec.prefer === undefined || spec.prefer.length === 0
      ? []
      : [preferEnglish(name, spec.prefer)]),
  ];
};

/** Cards that are not to be brought to the foundations. */
const exceptions = ({ groups, deck }: Table): string[] => [
  ...groups.flatMap(({ spec }) =>
    isUpRole(spec.role) ? [] : (spec.stays ?? []).map((word) => `the ${rankNames(word, deck)}`),
  ),
  ...groups.flatMap(({ spec, name }) => (spec.role === 'discard' ? [`the ${name}`] : [])),
];

/** The aim, a sentence without capital and stop a line. */
export const aimEnglish = (table: Table): string[] => {
  const foundations = table.groups.filter(({ spec, count }) => isUpRole(spec.role) && count > 0);
  const left = exceptions(table);
  const but = left.length === 0 ? '' : ` but ${listed(left)}`;
  const must = foundations.flatMap(({ name, spec }) =>
    spec.must === undefined ? [] : [{ name, ranks: spec.must }],
  );
  const rows = table.groups.flatMap((group) =>
    group.spec.follow === undefined
      ? []
      : [followEnglish(saidOf(group), group.spec.follow, table.deck).aim],
  );
  const folded = table.groups.filter(({ spec }) => spec.fold !== undefined);
  const sums = table.groups.flatMap((group) => {
    const sum = group.spec['lines sum'];
    return sum === undefined ? [] : [linesSumEnglish(saidOf(group), sum).aim];
  });
  const lines = [...rows, ...sums, ...folded.map(({ name }) => foldAimEnglish(name))];
  if (foundations.length === 0) return lines;
  return [
    `all cards${but} are to be brought to ${theGroups(foundations.map(({ name }) => name))}`,
    ...foundations.flatMap((group) => foundationEnglish(group, table)),
    ...lines,
    ...(must.length === 0 ? [] : [mustEnglish(must, table.deck)]),
  ];
};
