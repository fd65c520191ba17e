import { isUpRole } from '../core/types.js';
import { feedingRounds, selfFed, unfitGroups, unfitKeepers } from './check-flow.js';
import { nameClashes } from './check-names.js';
import { amounts, cardNumbers, pileNumbers, ranksInPack, setOutNumbers } from './check-numbers.js';
import { pairWords } from './check-pairs.js';
import { placeWords } from './check-places.js';
import { stepWords } from './check-steps.js';
import type { Path, Problem } from './faults.js';
import type { SpecData } from './spec.js';
import { HAND, layTable, type Table } from './table.js';
import { chosenFor } from './words/choose.js';
import { dealWords } from './words/deal.js';
import { giversOf } from './words/keep.js';
import { knownProblems } from './words/known.js';
import { pictureProblems } from './words/picture.js';

const namesUsed = (spec: SpecData): { path: Path; name: string }[] =>
  Object.entries(spec.piles).flatMap(([group, words]) => {
    const at = (path: Path, names: readonly (string | undefined)[]) =>
      names.flatMap((name) =>
        name === undefined ? [] : [{ path: ['piles', group, ...path], name }],
      );
    const { spaces } = words;
    const filled = typeof spaces === 'object' && 'from' in spaces ? spaces : undefined;
    return [
      ...at(['to'], words.to ?? []),
      ...at(['deal', 'lines'], dealWords(words.deal)?.lines ?? []),
      ...at(['deal', 'tops of'], [dealWords(words.deal)?.['tops of']]),
      ...at(['step by'], [words['step by']]),
      ...at(['build', 'from'], words.build?.from ?? []),
      ...at(['build', 'once', 'empty'], words.build?.once?.empty ?? []),
      ...at(['build', 'until', 'empty'], words.build?.until?.empty ?? []),
      ...at(['spaces', 'from'], filled?.from ?? []),
      ...at(['spaces', 'once', 'empty'], filled?.once?.empty ?? []),
      ...at(['spaces', 'then fill', 'groups'], filled?.['then fill']?.groups ?? []),
      ...at(['spaces', 'then fill', 'from'], filled?.['then fill']?.from ?? []),
      ...at(['blocked by'], Array.isArray(words['blocked by']) ? words['blocked by'] : []),
      ...at(['beside'], [words.beside]),
      ...at(['prefer'], words.prefer ?? []),
      ...at(['together', 'from'], words.together?.from ?? []),
      ...at(['around', 'grid'], [words.around?.grid]),
      ...at(['around', 'until', 'empty'], words.around?.until?.empty ?? []),
      ...at(['grace', 'from'], words.grace?.from ?? []),
      ...at(['grace', 'once', 'empty'], words.grace?.once?.empty ?? []),
      ...at(['lift', 'from'], words.lift?.from ?? []),
      ...at(['lends', 'to'], [words.lends?.to]),
      ...at(['lends', 'for'], words.lends?.for ?? []),
      ...at(['opening', 'for'], words.opening?.for ?? []),
      ...at(['choose', 'for'], chosenFor(words.choose)),
      ...at(['choose', 'others to'], [words.choose?.['others to']]),
      ...at(['keep', 'from'], words.keep === undefined ? [] : giversOf(words.keep)),
      ...at(['keep', 'after'], words.keep?.after ?? []),
      ...at(['keep', 'never'], Object.keys(words.keep?.never ?? {})),
      ...at(['turn', 'to'], [words.turn?.to]),
      ...at(['sort', 'red'], [words.sort?.red]),
      ...at(['sort', 'black'], [words.sort?.black]),
      ...at(['in pairs with'], [words['in pairs with']]),
      ...at(['ties', 'from'], words.ties?.from ?? []),
      ...at(['row', 'onto'], [words.row?.onto ?? []].flat()),
      ...at(['payment', 'from'], [words.payment?.from]),
      ...at(['redeal', 'from'], words.redeal?.from ?? []),
      ...at(['lay out', 'onto'], [words['lay out']?.onto]),
      ...at(['lines sum', 'from'], words['lines sum']?.from ?? []),
      ...at(['deal out', 'onto'], [words['deal out']?.onto]),
      ...at(['deal in turn', 'onto'], [words['deal in turn']?.onto]),
      ...at(['opens once', 'empty'], words['opens once']?.empty ?? []),
      ...at(['natives', 'exchange'], words.natives?.exchange ?? []),
      ...at(['natives', 'home once', 'empty'], words.natives?.['home once'].empty ?? []),
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

/** Ways by which cards leave a stock, and all words that belong to one. */
const STOCK_WAYS = ['turn', 'sort', 'row', 'to', 'deal out', 'deal in turn', 'lay out'] as const;
const STOCK_WORDS = [
  'turn',
  'sort',
  'row',
  'redeal',
  'payment',
  'deal out',
  'deal in turn',
  'lay out',
  'goes up',
] as const;

const roles = (spec: SpecData, whole: boolean): Problem[] => {
  const entries = Object.entries(spec.piles);
  const withRole = (role: string) => entries.filter(([, words]) => words.role === role);
  const problems: Problem[] = [];
  const isWon = entries.some(
    ([, { role, follow, fold, 'lines sum': sum }]) =>
      isUpRole(role) || follow !== undefined || fold !== undefined || sum !== undefined,
  );
  if (whole && !isWon)
    problems.push({
      path: ['piles'],
      message: 'a group with role: foundation is needed to win on, or a hole, or follow, or fold',
    });
  for (const [name] of withRole('stock').slice(1))
    problems.push({ path: ['piles', name, 'role'], message: 'a second stock; a game has one' });
  for (const [name, words] of withRole('hole')) {
    if (words.build === undefined)
      problems.push({ path: ['piles', name], message: 'what does this hole take? say build' });
    if (words.count !== undefined && words.count !== 1)
      problems.push({ path: ['piles', name, 'count'], message: 'a hole is one pile' });
  }
  for (const [name, words] of entries) {
    if (words.fold !== undefined && words.role !== 'tableau')
      problems.push({ path: ['piles', name, 'fold'], message: 'fold belongs to a tableau' });
    if (words.role === 'stock') {
      const goes = STOCK_WAYS.some((word) => words[word] !== undefined);
      const given = entries.some(
        ([, other]) => other.keep !== undefined && giversOf(other.keep).includes(name),
      );
      if (whole && !goes && !given)
        problems.push({
          path: ['piles', name],
          message: 'cards of this stock could never leave it; say turn, row, to or deal out',
        });
      if (words.count !== undefined && words.count > 1)
        problems.push({ path: ['piles', name, 'count'], message: 'a stock is one pile, or none' });
      continue;
    }
    for (const word of STOCK_WORDS)
      if (words[word] !== undefined)
        problems.push({ path: ['piles', name, word], message: `${word} belongs to a stock` });
  }
  return problems;
};

const FOUNDATION_WORDS = [
  'start',
  'ends at',
  'in order',
  'different suits',
  'order',
  'times round',
  'lends',
  'together',
  'in pairs with',
  'beside',
  'step by',
  'begin first',
  'must',
  'prefer',
  'whole suits',
] as const;

/** Words of a group that need another word, or another role, to mean anything. */
const lonelyWords = (spec: SpecData, table: Table): Problem[] => {
  const problems: Problem[] = [];
  const based = table.groups.some(
    ({ spec: { role, start }, count }) => role === 'foundation' && start === 'base' && count > 0,
  );
  const hasStock = table.groups.some((group) => group.spec.role === 'stock');
  for (const [name, words] of Object.entries(spec.piles)) {
    const add = (path: Path, message: string) =>
      problems.push({ path: ['piles', name, ...path], message });
    for (const word of FOUNDATION_WORDS)
      if (words.role !== 'foundation' && words[word] !== undefined && words[word])
        add([word], `${word} belongs to a foundation`);
    if (words.unit !== 'card' && !words.run && !words.build)
      add(['unit'], 'what is a run here? say build, or run');
    for (const word of ['build', 'run'] as const)
      if (words[word]?.corner === 'base' && !based)
        add([word, 'corner'], 'corner: base needs foundations with start: base');
    const dealt = table.groups.find((group) => group.name === name)?.amounts[0] ?? 0;
    const chosen = Object.values(spec.piles).some(({ choose }) => chosenFor(choose).includes(name));
    if (words.role === 'foundation' && words.start === 'base' && dealt === 0 && !chosen)
      add(['start'], 'start: base needs a card dealt to the first foundation; say deal, or choose');
    const { together } = words;
    if (words.exchange !== 'none' && together?.cards !== 2)
      add(['exchange'], 'needs pairs that are taken together; say together');
    if (together?.crown !== undefined && together.cards !== 3)
      add(['together', 'crown'], 'lies on three cards; say cards: 3');
    if (together !== undefined && together.sum === undefined && together.ranks === undefined)
      add(['together'], 'which cards go together? say ranks, or sum');
    if (name === HAND && !hasStock)
      add([], `${HAND} is the name of the pack in a game without a stock; take another name`);
  }
  return problems;
};

/** All that is wrong in rules of the right form. @param whole false if parts had to be left out. */
export const checkSpec = (spec: SpecData, whole: boolean): Problem[] => {
  const table = layTable(spec);
  const problems = [
    ...unknownNames(spec),
    ...pictureProblems(
      spec.table,
      Object.keys(spec.piles),
      new Map(table.groups.map(({ name, count }) => [name, count])),
    ),
    ...selfFed(spec),
    ...feedingRounds(spec),
    ...roles(spec, whole),
    ...unfitGroups(table),
    ...unfitKeepers(table),
    ...lonelyWords(spec, table),
    ...placeWords(table),
    ...stepWords(table),
    ...pairWords(table),
    ...pileNumbers(table),
    ...amounts(table),
    ...ranksInPack(spec, table),
    ...nameClashes(spec),
    ...knownProblems(['known'], spec.known),
    ...Object.entries(spec.variants).flatMap(([id, { known }]) =>
      knownProblems(['variants', id, 'known'], known),
    ),
  ];
  if (whole && problems.length === 0) problems.push(...setOutNumbers(table), ...cardNumbers(table));
  return problems;
};
