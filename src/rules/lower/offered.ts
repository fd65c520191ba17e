import { groupsOf, pilesOf, type Table } from '../table.js';
import { chosenFor, lowerChoose } from '../words/choose.js';
import { dealWords } from '../words/deal.js';
import { lowerDealAgain } from '../words/deal-again.js';
import { lowerDealRound } from '../words/deal-round.js';
import { besideExchange, lowerExchange } from '../words/exchange.js';
import { lowerFold } from '../words/fold.js';
import { lowerLinesSum } from '../words/lines-sum.js';
import { lowerNatives } from '../words/natives.js';
import type { Draft } from './draft.js';
import { openingDrafts } from './foundation.js';
import { togetherMoves } from './together.js';

/** The choice of a card or packet that is made before all else. */
export const chooseDrafts = (table: Table): Draft[] =>
  table.groups.flatMap((group): Draft[] => {
    const { choose } = group.spec;
    if (choose === undefined) return [];
    const foundations = groupsOf(table, chosenFor(choose)).map(({ first }) => first);
    const others = pilesOf(table, [choose['others to'] ?? []].flat());
    const move = lowerChoose(group.name, group.first, group.amounts[0]!, foundations, others);
    return [{ move, kind: 'choose' }];
  });

/** What a group that is dealt again lets the player do. */
const dealAgainDrafts = (table: Table): Draft[] =>
  table.groups.flatMap(({ spec, piles }): Draft[] => {
    const again = spec['deal again'];
    const size = dealWords(spec.deal)?.['packets of'];
    if (again === undefined || again.times === 0 || size === undefined) return [];
    return [{ move: lowerDealAgain(again, size, piles, table.source), kind: 'redeal' }];
  });

/** What a group whose piles are dealt round lets the player do. */
const dealRoundDrafts = (table: Table): Draft[] =>
  table.groups.flatMap(({ name, piles, spec }): Draft[] => {
    const round = spec['deal round'];
    if (round === undefined) return [];
    const moves = lowerDealRound(round, name, piles, table.source, table.deck);
    return moves.map((move) => ({ move, kind: 'row' }));
  });

/** What the words of a row that closes up let the player do with it. */
const foldDrafts = (table: Table): Draft[] =>
  table.groups.flatMap(({ name, piles, spec: { fold } }) =>
    fold === undefined
      ? []
      : lowerFold(fold, name, piles, table.deck).map((move): Draft => ({ move, kind: 'card' })),
  );

const linesSumDrafts = (table: Table): Draft[] =>
  table.groups.flatMap((group) => {
    const spec = group.spec['lines sum'];
    if (spec === undefined) return [];
    return groupsOf(table, spec.from).map(
      (giver): Draft => ({
        giver,
        kind: 'card',
        move: lowerLinesSum(`${giver.name} to ${group.name}`, giver.piles, group.piles),
      }),
    );
  });

/** Sets of cards that are taken at one time, and the exchange that may help to make one. */
const togetherDrafts = (table: Table): Draft[] =>
  table.groups.flatMap((taker) => {
    const sets = togetherMoves(taker, table);
    const { exchange, together } = taker.spec;
    const moves =
      exchange === 'none' || together === undefined
        ? sets
        : [
            ...besideExchange(exchange, sets),
            ...lowerExchange(pilesOf(table, together.from), sets),
          ];
    return moves.map((move): Draft => ({ move, kind: 'card' }));
  });

/** Exchanges between the halves of a table, and the way home. */
const nativeDrafts = (table: Table): Draft[] =>
  table.groups.flatMap((own) => {
    const { natives } = own.spec;
    if (natives === undefined) return [];
    const awaited = pilesOf(table, natives['home once'].empty);
    return groupsOf(table, natives.exchange).flatMap((other) =>
      lowerNatives(natives, own, other, awaited).map((move): Draft => ({ move, kind: 'card' })),
    );
  });

/** Moves that the words of one group offer the player, whatever lies beside it. */
export const offeredDrafts = (table: Table): Draft[] => [
  ...foldDrafts(table),
  ...linesSumDrafts(table),
  ...openingDrafts(table),
  ...nativeDrafts(table),
  ...dealAgainDrafts(table),
  ...dealRoundDrafts(table),
  ...togetherDrafts(table),
];
