import type { Problem } from './faults.js';
import { gridOf, groupsOf, type PlacedGroup, type Table } from './table.js';
import { plural } from './terms.js';
import { pilesAround } from './words/around.js';
import { chosenFor } from './words/choose.js';
import { dealWords } from './words/deal.js';
import { rowLength } from './words/follow.js';
import { giversOf, isOfRows } from './words/keep.js';
import type { SpacesSpec } from './words/spaces.js';

/** Words that tie the piles of groups to each other by their places. */

const words = (spaces: SpacesSpec | undefined) =>
  typeof spaces === 'object' && 'from' in spaces ? spaces : undefined;

/** Groups whose piles are to stand beside those of another, number by number. */
const besides = ({ spec }: PlacedGroup): [string, readonly string[]][] => {
  const { 'blocked by': blocked, beside, spaces } = spec;
  const fill = words(spaces)?.['then fill'];
  return [
    ['blocked by', Array.isArray(blocked) ? blocked : []],
    ['beside', beside === undefined ? [] : [beside]],
    ['spaces', fill?.groups ?? []],
    ['deal', dealWords(spec.deal)?.lines ?? []],
    ['deal', [dealWords(spec.deal)?.['tops of'] ?? []].flat()],
    ['step by', [spec['step by'] ?? []].flat()],
  ];
};

const unequalGroups = (group: PlacedGroup, table: Table): Problem[] =>
  besides(group).flatMap(([word, names]) =>
    groupsOf(table, names)
      .filter(({ count }) => count !== group.count)
      .map((other) => ({
        path: ['piles', group.name, word],
        message: `${other.name} has ${plural(other.count, 'pile')}, ${group.name} ${group.count}; they must be as many`,
      })),
  );

export const placeWords = (table: Table): Problem[] =>
  table.groups.flatMap((group) => {
    const { name, spec } = group;
    const problems = unequalGroups(group, table);
    const add = (path: readonly string[], message: string) =>
      problems.push({ path: ['piles', name, ...path], message });
    const { 'blocked by': blocked, columns, deal, keep, choose, redeal } = spec;
    if (blocked !== undefined && !Array.isArray(blocked) && columns === undefined)
      add(['blocked by'], 'needs a grid; say columns');
    if (typeof deal === 'object' && 'rows' in deal && columns === undefined)
      add(['deal', 'rows'], 'needs a grid; say columns');
    for (const line of groupsOf(table, dealWords(deal)?.lines ?? []))
      if (line.spec.role !== 'foundation')
        add(['deal', 'lines'], `${line.name} is a ${line.spec.role}; here stands a foundation`);
    if (columns !== undefined && group.count % columns !== 0)
      add(['columns'], `${plural(group.count, 'pile')} do not make whole rows of ${columns}`);
    if (spec.rows !== undefined && columns === undefined) add(['rows'], 'needs columns as well');
    if (spec.rows !== undefined && spec.count !== undefined)
      add(['count'], 'rows and columns say how many piles there are; take one of them out');
    if (words(spec.spaces)?.['top row'] && columns === undefined)
      add(['spaces', 'top row'], 'needs a grid; say columns');
    if (spec.build?.['on blocked'] && blocked === undefined)
      add(['build', 'on blocked'], 'no card here is ever blocked; say blocked by');
    const rows = table.groups.some(({ spec: { row } }) => row !== undefined);
    const turns = table.groups.some(({ spec: { row } }) => Array.isArray(row?.onto));
    if (isOfRows(keep) && !rows)
      add(['keep', 'at least'], 'no rows are dealt; say row for the stock, or give a number');
    if (keep?.['at least'] === 'last row' && columns === undefined)
      add(['keep', 'at least'], 'needs a grid; say columns');
    if (isOfRows(keep) && keep?.choice)
      add(['keep', 'choice'], 'rows are filled from one pile, without a choice');
    const byChoice = keep?.choice === true;
    if (byChoice && keep.when === 'before turning' && keep['at least'] !== 1)
      add(['keep', 'at least'], 'places filled in bouts by choice hold one card; say 1');
    if (keep?.never !== undefined && !(byChoice && keep.when === 'at once'))
      add(['keep', 'never'], 'belongs to places filled at once by choice; say choice: yes');
    if (keep?.['while rows are dealt'] !== undefined && !turns)
      add(
        ['keep', 'while rows are dealt'],
        'needs a stock that deals a row to each of some groups',
      );
    const taken = groupsOf(table, redeal?.from ?? []);
    if (
      redeal?.['by columns'] !== undefined &&
      (taken.length !== 1 || taken[0]!.spec.columns === undefined || redeal.shuffled)
    )
      add(['redeal', 'by columns'], 'needs one group that is a grid, and no shuffling');
    if (redeal?.shuffled && redeal.times === 'unlimited')
      add(
        ['redeal', 'shuffled'],
        'a deal cannot hold shuffles without end; give a number of times',
      );
    if (spec['lines sum'] !== undefined && columns === undefined)
      add(['lines sum'], 'needs a grid; say columns');
    const gathered = groupsOf(table, redeal?.from ?? []).reduce((n, other) => n + other.count, 0);
    if (redeal !== undefined && gathered > 0 && redeal['first pile'] > gathered)
      add(
        ['redeal', 'first pile'],
        `of ${plural(gathered, 'pile')}; there is no ${redeal['first pile'] === 2 ? 'second' : `${redeal['first pile']}th`}`,
      );
    if (spec.take === 'top once redealt' && !table.groups.some((other) => other.spec.redeal))
      add(['take'], 'needs a stock with a redeal');
    const { together } = spec;
    const givers = groupsOf(table, together?.from ?? []);
    if (
      together?.within !== undefined &&
      (givers.length !== 1 || givers[0]?.spec.columns === undefined)
    )
      add(['together', 'within'], 'needs one group that is a grid; say columns there');
    if (spec.exchange !== 'none' && givers.some(({ amounts }) => amounts.some((n) => n > 1)))
      add(['exchange'], 'cards change places where one lies on each');
    const { chain, follow, lift, role } = spec;
    if (chain !== undefined && group.count !== table.deck.ranks)
      add(['chain'], `needs a pile for each of the ${plural(table.deck.ranks, 'rank')}`);
    if (follow !== undefined && (columns === undefined || role !== 'tableau'))
      add(['follow'], 'needs a tableau that is a grid; say role: tableau, and columns');
    if (follow !== undefined && columns !== undefined) {
      const rows = group.count / columns;
      const { suits } = follow;
      if (suits !== undefined && suits.length < rows)
        add(['follow', 'suits'], `${plural(suits.length, 'suit')} for ${plural(rows, 'row')}`);
      if (rowLength(follow, table.deck) > columns)
        add(['columns'], `a finished row has ${rowLength(follow, table.deck)} cards`);
      if (group.amounts.some((n) => n > 1)) add(['deal'], 'a place of a row holds one card');
      for (const word of ['build', 'spaces', 'keep'] as const)
        if (spec[word] !== undefined) add([word], 'follow says what its places take');
    }
    if (keep?.cards !== undefined && (byChoice || keep.when !== 'at once'))
      add(['keep', 'cards'], 'belongs to places filled at once by themselves; say when: at once');
    const inTurn = spec['deal in turn'];
    const [fallsOn] = inTurn === undefined ? [] : groupsOf(table, [inTurn.onto]);
    if (fallsOn !== undefined && inTurn!['may play'].length < fallsOn.count)
      add(
        ['deal in turn', 'may play'],
        `${plural(inTurn!['may play'].length, 'entry', 'entries')} for ${plural(fallsOn.count, 'pile')}`,
      );
    const { lends, opening, 'deal again': again } = spec;
    const isFoundation = (names: readonly string[]) =>
      groupsOf(table, names).every((group) => group.spec.role === 'foundation');
    if (lends !== undefined && !isFoundation([lends.to]))
      add(['lends', 'to'], `${lends.to} is no foundation; its cards go over to one`);
    if (opening !== undefined && !isFoundation(opening.for))
      add(['opening', 'for'], 'names foundations only');
    if (opening !== undefined && role !== 'tableau')
      add(['opening'], 'opening belongs to a tableau');
    if (again !== undefined && dealWords(deal)?.['packets of'] === undefined)
      add(['deal again'], 'says how often packets are dealt; say deal: { packets of: 3 }');
    if (again !== undefined && table.groups.some((other) => other.spec.role === 'stock'))
      add(['deal again'], 'is for games without a stock; say redeal for the stock');
    if (spec.grace !== undefined && role !== 'cell') add(['grace'], 'grace belongs to cells');
    if (spec.grace !== undefined && table.groups.some((g) => g !== group && g.spec.grace))
      add(['grace'], 'a second grace; a game has one');
    const [about] = groupsOf(table, [spec.around?.grid ?? []].flat());
    if (about !== undefined && about.spec.columns === undefined)
      add(['around', 'grid'], `${about.name} is no grid; say columns`);
    else if (about !== undefined && group.count !== pilesAround(gridOf(about)))
      add(
        ['around'],
        `${pilesAround(gridOf(about))} piles stand about ${about.name}; not ${group.count}`,
      );
    const { payment, turn } = spec;
    if (payment !== undefined) {
      if (turn?.cards !== 1 || turn.to !== payment.from)
        add(['payment'], `needs turn: { cards: 1, to: ${payment.from} }`);
      if (redeal !== undefined) add(['redeal'], 'payment takes the place of a redeal');
      for (const { name: kept, spec: words } of table.groups)
        if (words.keep?.choice === false && giversOf(words.keep).includes(payment.from))
          add(['payment'], `${kept} is filled from ${payment.from} by itself; say choice: yes`);
    }
    if (dealWords(deal)?.returns !== undefined && group.count !== 1)
      add(['deal', 'returns'], 'needs a group of one pile');
    if (lift !== undefined && role !== 'discard') add(['lift'], 'lift belongs to a discard');
    if (choose !== undefined && (group.count !== 1 || (group.amounts[0] ?? 0) < 1))
      add(['choose'], 'needs one pile with cards dealt to it');
    if (choose !== undefined && choose['others to'] === undefined && (group.amounts[0] ?? 0) > 1)
      add(['choose'], 'where do the cards not chosen go? say others to');
    if (groupsOf(table, chosenFor(choose)).some((other) => other.spec.start !== 'base'))
      add(['choose', 'for'], 'the foundations must have start: base');
    return problems;
  });
