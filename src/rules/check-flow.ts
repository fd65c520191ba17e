import type { Role } from '../core/types.js';
import type { Problem } from './faults.js';
import type { GroupSpec, SpecData } from './spec.js';
import { groupsOf, type Table } from './table.js';
import { giversOf } from './words/keep.js';

/** Words by which cards go to a group or come from one without the player's choosing where. */
const FLOWS = [
  ['turn', 'to', ['waste', 'tableau', 'reserve', 'hole']],
  ['sort', 'red', ['waste']],
  ['sort', 'black', ['waste']],
  ['row', 'onto', ['tableau', 'reserve']],
  ['deal out', 'onto', ['tableau']],
  ['deal in turn', 'onto', ['tableau', 'reserve']],
  ['lay out', 'onto', ['tableau', 'reserve']],
  ['redeal', 'from', ['waste', 'tableau', 'reserve']],
  ['payment', 'from', ['waste']],
  ['keep', 'from', ['stock', 'reserve', 'waste', 'tableau']],
] as const satisfies readonly (readonly [string, string, readonly Role[]])[];

/** Does it name one pile only? Others may name many. */
const isOfOne = (word: string, { turn, redeal }: GroupSpec): boolean =>
  word === 'payment' ||
  word === 'sort' ||
  (word === 'turn' && turn?.cards !== 1) ||
  (word === 'redeal' && redeal?.shuffled === true && redeal['by columns'] === undefined);

const namesIn = (words: object | undefined, part: string): string[] => {
  const value = (words as Readonly<Record<string, unknown>> | undefined)?.[part];
  return [value ?? []].flat() as string[];
};

/** Groups that would give cards to themselves. */
export const selfFed = (spec: SpecData): Problem[] =>
  Object.entries(spec.piles).flatMap(([group, words]) =>
    FLOWS.filter(([word, part]) => namesIn(words[word], part).includes(group)).map(([word]) => ({
      path: ['piles', group, word],
      message: `${group} would feed itself; name another group`,
    })),
  );

/** The way from a group through those that fill it back to itself, if there is one. */
const roundFrom = (spec: SpecData, start: string, way: readonly string[]): string[] | undefined => {
  const keep = spec.piles[way.at(-1)!]?.keep;
  for (const giver of keep === undefined ? [] : giversOf(keep)) {
    if (giver === start) return [...way];
    const round = way.includes(giver) ? undefined : roundFrom(spec, start, [...way, giver]);
    if (round !== undefined) return round;
  }
  return undefined;
};

/** Groups kept full from each other in a round, which would never come to rest. */
export const feedingRounds = (spec: SpecData): Problem[] =>
  Object.entries(spec.piles).flatMap(([start, words]) => {
    if (words.keep === undefined) return [];
    const round = roundFrom(spec, start, [start]);
    // A round is told of once: by the first group of the file that is in it.
    if (round === undefined || round.length === 1) return [];
    const first = Object.keys(spec.piles).find((name) => round.includes(name));
    if (first !== start) return [];
    return [
      {
        path: ['piles', start, 'keep'],
        message: `${[...round, start].join(' from ')} would be filled for ever`,
      },
    ];
  });

/** Groups that are there but cannot do what is asked of them. */
export const unfitGroups = (table: Table): Problem[] =>
  table.groups.flatMap(({ name, spec }) =>
    FLOWS.flatMap(([word, part, roles]) => {
      const path = ['piles', name, word, part];
      const named = groupsOf(table, namesIn(spec[word], part));
      const unfit = named.filter((group) => !(roles as readonly Role[]).includes(group.spec.role));
      const piles = named.reduce((n, group) => n + group.count, 0);
      const problems: Problem[] = unfit.map((group) => ({
        path,
        message: `${group.name} is a ${group.spec.role}; here stands a ${roles.join(' or ')}`,
      }));
      if (named.length > 0 && piles === 0)
        problems.push({ path, message: `${named[0]!.name} has no piles` });
      if (piles > 1 && isOfOne(word, spec))
        problems.push({
          path,
          message: `names ${piles} piles; ${word === 'redeal' ? 'a shuffled redeal' : word} can have only one`,
        });
      const chosen = spec.keep?.choice === true && spec.keep.when === 'at once';
      const many = word === 'keep' && !chosen ? named.filter(({ count }) => count > 1) : [];
      for (const group of many)
        problems.push({
          path,
          message: `${group.name} has ${group.count} piles; a giver has one, but at once by choice`,
        });
      return problems;
    }),
  );

/** `keep` where piles cannot hold what they would be given. */
export const unfitKeepers = (table: Table): Problem[] =>
  table.groups.flatMap(({ name, spec: { role, keep } }) =>
    keep === undefined || role === 'tableau' || role === 'reserve' || role === 'waste'
      ? []
      : [{ path: ['piles', name, 'keep'], message: `keep does not belong to a ${role}` }],
  );
