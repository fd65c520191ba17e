import { deckSize } from '../cards/deck.js';
import { MAX_CARDS, MAX_PILES } from '../core/move.js';
import type { Path } from './faults.js';
import type { SpecData } from './spec.js';
import { HAND, layTable, type Table } from './table.js';
import { rankNumber } from './terms.js';

/** What is wrong in the meaning of rules that have the right form: a path and words for each. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const namesUsed = (spec: SpecData): { path: Path; name: string }[] =>
  Object.entries(spec.piles).flatMap(([group, words]) => {
    const at = (path: Path, names: readonly (string | undefined)[]) =>
      names.flatMap((name) =>
        name === undefined ? [] : [{ path: ['piles', group, ...path], name }],
      );
    const { spaces } = words;
    return [
      ...at(['to'], words.to ?? []),
      ...at(['build', 'from'], words.build?.from ?? []),
      ...at(['build', 'once', 'empty'], words.build?.once?.empty ?? []),
      ...at(['spaces', 'from'], typeof spaces === 'object' && 'from' in spaces ? spaces.from : []),
      ...at(['keep', 'from'], [words.keep?.from]),
      ...at(['turn', 'to'], [words.turn?.to]),
      ...at(['row', 'onto'], [words.row?.onto]),
      ...at(['redeal', 'from'], words.redeal?.from ?? []),
      ...at(['deal out', 'onto'], [words['deal out']?.onto]),
    ];
  });

const unknownNames = (spec: SpecData): Problem[] => {
  const known = Object.keys(spec.piles);
  return namesUsed(spec)
    .filter(({ name }) => !known.includes(name))
    .map(({ path, name }) => ({
      path,
      message: `there are no piles named ${name}; there are ${known.join(', ')}`,
    }));
};

const selfFed = (spec: SpecData): Problem[] =>
  Object.entries(spec.piles).flatMap(([group, { keep, turn, row, redeal, 'deal out': out }]) => {
    const fed: [string, readonly (string | undefined)[]][] = [
      ['keep', [keep?.from]],
      ['turn', [turn?.to]],
      ['row', [row?.onto]],
      ['redeal', redeal?.from ?? []],
      ['deal out', [out?.onto]],
    ];
    return fed
      .filter(([, names]) => names.includes(group))
      .map(([word]) => ({
        path: ['piles', group, word],
        message: `${group} would feed itself; name another group`,
      }));
  });

const roles = (spec: SpecData, whole: boolean): Problem[] => {
  const entries = Object.entries(spec.piles);
  const withRole = (role: string) => entries.filter(([, words]) => words.role === role);
  const problems: Problem[] = [];
  if (whole && withRole('foundation').length === 0)
    problems.push({
      path: ['piles'],
      message: 'a group with role: foundation is needed to win on',
    });
  for (const [name] of withRole('stock').slice(1))
    problems.push({ path: ['piles', name, 'role'], message: 'a second stock; a game has one' });
  for (const [name, words] of entries) {
    if (words.role === 'stock') {
      const goes = [words.turn, words.row, words.to, words['deal out']].some(
        (w) => w !== undefined,
      );
      const given = entries.some(([, other]) => other.keep?.from === name);
      if (whole && !goes && !given)
        problems.push({
          path: ['piles', name],
          message: 'cards of this stock could never leave it; say turn, row, to or deal out',
        });
      if (words.count !== undefined && words.count !== 1)
        problems.push({ path: ['piles', name, 'count'], message: 'a stock is one pile' });
      continue;
    }
    for (const word of ['turn', 'row', 'redeal', 'deal out'] as const)
      if (words[word] !== undefined)
        problems.push({ path: ['piles', name, word], message: `${word} belongs to a stock` });
  }
  return problems;
};

const pileNumbers = (table: Table): Problem[] => {
  if (table.piles <= MAX_PILES) return [];
  const [most] = table.groups.toSorted((a, b) => b.count - a.count);
  return [
    {
      path: ['piles', most?.name ?? '', 'count'],
      message: `${table.piles} piles in all; at most ${MAX_PILES} are possible`,
    },
  ];
};

const cardNumbers = (table: Table): Problem[] => {
  const cards = deckSize(table.deck);
  const problems: Problem[] = [];
  const needed = cards - table.left;
  const hasStock = table.groups.some((group) => group.spec.role === 'stock');
  if (table.left < 0)
    problems.push({
      path: ['piles'],
      message: `${needed} cards are set out and dealt, but the pack has only ${cards}`,
    });
  if (table.left > 0 && !hasStock)
    problems.push({
      path: ['piles'],
      message: `${table.left} of the ${cards} cards are dealt nowhere; add a stock, or deal: all`,
    });
  const held = sum(table.groups.flatMap((group) => group.full));
  const staying = sum(
    table.groups.map(({ spec: { stays } }) => {
      const ranks = new Set((stays ?? []).map((word) => rankNumber(word, table.deck)));
      return ranks.size * table.deck.suits.length * table.deck.copies;
    }),
  );
  if (held + staying !== cards)
    problems.push({
      path: ['piles'],
      message:
        `complete foundations hold ${held} cards${staying > 0 ? ` and ${staying} stay where they are` : ''}, ` +
        `but the pack has ${cards}; the goal could not be reached`,
    });
  return problems;
};

const amounts = (spec: SpecData, table: Table): Problem[] =>
  table.groups.flatMap((group) => {
    const { deal, 'ends at': ends } = group.spec;
    const list = Array.isArray(deal)
      ? deal
      : typeof deal === 'object' && Array.isArray(deal.each)
        ? deal.each
        : undefined;
    const path = ['piles', group.name];
    const problems: Problem[] = [];
    if (list !== undefined && list.length !== group.count)
      problems.push({
        path: [...path, 'deal'],
        message: `${list.length} numbers for ${group.count} piles`,
      });
    if (Array.isArray(ends) && ends.length < group.count)
      problems.push({
        path: [...path, 'ends at'],
        message: `${ends.length} ranks for ${group.count} piles`,
      });
    for (const word of ['start', 'ends at', 'whole suits'] as const)
      if (group.spec.role !== 'foundation' && group.spec[word] !== undefined && group.spec[word])
        problems.push({ path: [...path, word], message: `${word} belongs to a foundation` });
    if (spec.piles[group.name]?.unit !== 'card' && !group.spec.run && !group.spec.build)
      problems.push({
        path: [...path, 'unit'],
        message: 'what is a run here? say build, or run',
      });
    return problems;
  });

/** All that is wrong in rules of the right form. @param whole false if parts had to be left out. */
export const checkSpec = (spec: SpecData, whole: boolean): Problem[] => {
  const problems = [...unknownNames(spec), ...selfFed(spec), ...roles(spec, whole), ...feedingRounds(spec)];
  const table = layTable(spec);
  problems.push(...pileNumbers(table), ...amounts(spec, table), ...givers(table), ...ranks(table));
  if (whole && problems.length === 0) problems.push(...cardNumbers(table));
  return problems;
};
