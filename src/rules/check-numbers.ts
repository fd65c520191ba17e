import { deckSize } from '../cards/deck.js';
import { MAX_PILES, MAX_STOCK } from '../core/move.js';
import type { Problem } from './faults.js';
import type { SpecData } from './spec.js';
import type { PlacedGroup, Table } from './table.js';
import { plural, rankNumber } from './terms.js';
import { dealWords } from './words/deal.js';
import { rowLength } from './words/follow.js';
import { setSize } from './words/together.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** More piles than a move can name. */
export const pileNumbers = (table: Table): Problem[] => {
  if (table.piles <= MAX_PILES) return [];
  const [most] = table.groups.toSorted((a, b) => b.count - a.count);
  return [
    {
      path: ['piles', most?.name ?? '', 'count'],
      message: `${table.piles} piles in all; at most ${MAX_PILES} are possible`,
    },
  ];
};

/** Do the cards dealt and those that the goal wants add up to the pack? */
export const cardNumbers = (table: Table): Problem[] => {
  const cards = deckSize(table.deck);
  const problems: Problem[] = [];
  const add = (message: string) => problems.push({ path: ['piles'], message });
  const hasStock = table.groups.some((group) => group.spec.role === 'stock');
  if (table.left < 0)
    add(`${cards - table.left} cards are set out and dealt, but the pack has only ${cards}`);
  if (table.left > 0 && !hasStock)
    add(`${table.left} of the ${cards} cards are dealt nowhere; add a stock, or deal: all`);
  if (table.left > MAX_STOCK)
    add(`${table.left} cards are left in the stock; at most ${MAX_STOCK} are possible`);
  const held = sum(
    table.groups.flatMap((group) =>
      group.spec.fold === undefined ? group.full : [...group.amounts, group.setOut.length],
    ),
  );
  const ofRanks = (words: readonly string[]) =>
    new Set(words.map((word) => rankNumber(word, table.deck))).size *
    table.deck.suits.length *
    table.deck.copies;
  const staying = sum(
    table.groups.map(({ spec: { role, stays } }) =>
      role === 'foundation' ? 0 : ofRanks(stays ?? []),
    ),
  );
  const away = sum(
    table.groups
      .filter(({ spec: { role } }) => role === 'discard')
      .map(
        (group) =>
          group.setOut.length +
          sum(group.amounts) +
          ofRanks(group.spec.lift?.ranks ?? []) +
          (dealWords(group.spec.deal)?.['tops of'] === undefined ? 0 : group.count),
      ),
  );
  const inRows = sum(
    table.groups.map(({ spec: { follow, columns = 0 }, count }) =>
      follow === undefined ? 0 : (count / columns) * rowLength(follow, table.deck),
    ),
  );
  const inLines = sum(
    table.groups.map(({ spec, count }) => (spec['lines sum'] === undefined ? 0 : count)),
  );
  if (held + inLines + inRows + staying + away !== cards)
    add(
      `${inRows > 0 ? `finished rows hold ${inRows} cards` : `complete foundations hold ${held} cards`}${staying > 0 ? ` and ${staying} stay where they are` : ''}${away > 0 ? ` and ${away} are discarded` : ''}, ` +
        `but the pack has ${cards}; the goal could not be reached`,
    );
  return problems;
};

/** Lists that are longer or shorter than their group, and cards that its piles cannot hold. */
export const amounts = (table: Table): Problem[] =>
  table.groups.flatMap((group) => {
    const { deal, 'ends at': ends, role, start } = group.spec;
    const words = dealWords(deal);
    const each = words === undefined ? deal : words.each;
    const problems: Problem[] = [];
    const add = (word: string, message: string) =>
      problems.push({ path: ['piles', group.name, word], message });
    const forPiles = `for ${plural(group.count, 'pile')}`;
    if (Array.isArray(each) && each.length !== group.count)
      add('deal', `${plural(each.length, 'number')} ${forPiles}`);
    if (Array.isArray(ends) && ends.length < group.count)
      add('ends at', `${plural(ends.length, 'rank')} ${forPiles}`);
    if (Array.isArray(start) && start.length < group.count)
      add('start', `${plural(start.length, 'rank')} ${forPiles}`);
    const { suits } = table.deck;
    if (group.spec['different suits'] && group.count > suits.length)
      add('different suits', `${plural(suits.length, 'suit')} ${forPiles}`);
    const { order, together } = group.spec;
    const [set = 0] = group.full;
    if (together !== undefined && set % setSize(together) !== 0)
      add(
        'together',
        `${plural(set, 'card')} for a pile are not whole sets of ${setSize(together)}`,
      );
    if (together !== undefined && group.count > 1 && set !== setSize(together))
      add(
        'count',
        `${plural(group.count, 'pile')}, but there are not as many sets; give one pile, or as many`,
      );
    for (const word of ['start', 'ends at'] as const)
      if (order !== undefined && group.spec[word] !== undefined)
        add(word, 'order says which cards come first and last; take one of the two out');
    if (
      order !== undefined &&
      group.setOut.some(({ ranks }) => ranks[0] !== rankNumber(order[0]!, table.deck))
    )
      add('order', 'begins with another rank than the cards set out');
    if (group.setOut.length > group.count)
      add('set out', `${plural(group.setOut.length, 'card')} ${forPiles}`);
    if (problems.length === 0)
      group.amounts.forEach((amount, i) => {
        const most = role === 'cell' ? 1 : role === 'foundation' ? group.full[i]! : undefined;
        const laid = amount + (group.setOut[i] === undefined ? 0 : 1);
        if (most !== undefined && laid > most && problems.length === 0)
          add('deal', `a pile of this group holds ${plural(most, 'card')}; not ${laid}`);
      });
    return problems;
  });

/** Cards set out that the pack has not, or not so often. */
export const setOutNumbers = (table: Table): Problem[] => {
  const { copies } = table.deck;
  const wanted = new Map<string, number>();
  return table.groups.flatMap((group: PlacedGroup) => {
    const lacking = group.setOut.filter(({ ranks, suits }) => {
      const key = `${ranks.join()} ${suits.join()}`;
      const n = (wanted.get(key) ?? 0) + 1;
      wanted.set(key, n);
      return n > copies * suits.length * ranks.length;
    });
    if (lacking.length === 0) return [];
    const message = `the pack has not so many of these cards (${plural(lacking.length, 'card')} too many)`;
    return [{ path: ['piles', group.name, 'set out'], message }];
  });
};

/** Ranks on which the game rests, but which a short pack has not. */
export const ranksInPack = (spec: SpecData, { deck }: Table): Problem[] =>
  Object.entries(spec.piles).flatMap(([name, words]) => {
    const setOut = words['set out'];
    const { start, 'ends at': ends, 'deal out': out } = words;
    const used: [string, readonly (string | undefined)[]][] = [
      ['start', Array.isArray(start) ? [] : [start === 'base' ? undefined : start]],
      ['ends at', [ends ?? []].flat()],
      ['order', words.order ?? []],
      ['set out', [setOut !== undefined && 'rank' in setOut ? setOut.rank : undefined]],
      ['deal out', [out?.['next pile at']]],
    ];
    return used.flatMap(([word, ranks]) =>
      ranks.flatMap((rank) => {
        const number = rank === undefined ? 1 : rankNumber(rank, deck);
        if (number >= 1 && number <= deck.ranks) return [];
        const message = `a pack of ${plural(deck.ranks, 'rank')} has no ${rank}`;
        return [{ path: ['piles', name, word], message }];
      }),
    );
  });
