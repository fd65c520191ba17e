import type { Cond, Move, Stage } from '../../core/types.js';
import { gridOf, groupsOf, type PlacedGroup, pilesOf, type Table } from '../table.js';
import { lowerBlocked } from '../words/blocked.js';
import { lowerByColumns } from '../words/by-columns.js';
import { chainEffects, lowerChain } from '../words/chain.js';
import { chosenFor, lowerChoose } from '../words/choose.js';
import { dealWords } from '../words/deal.js';
import { lowerDealAgain } from '../words/deal-again.js';
import { lowerDealInTurn, mayPlay, playedInTurn } from '../words/deal-in-turn.js';
import { lowerDealOut } from '../words/deal-out.js';
import { lowerDealRound } from '../words/deal-round.js';
import { besideExchange, lowerExchange } from '../words/exchange.js';
import { lowerFold } from '../words/fold.js';
import { giversOf } from '../words/keep.js';
import { betweenRounds, LAID, lowerLayOut, playedFromStock } from '../words/lay-out.js';
import { lowerLinesSum } from '../words/lines-sum.js';
import { isNative, lowerNatives } from '../words/natives.js';
import { countLaid, countTaken, lowerPayment } from '../words/payment.js';
import { lowerSort } from '../words/sort.js';
import { lowerRedeal, lowerTurn, REDEALS, type RedealSpec } from '../words/turn.js';
import {
  ALWAYS,
  all,
  allEmpty,
  any,
  counterIs,
  empty,
  holdsCards,
  not,
  rankIsOneOf,
} from './conds.js';
import { type Draft, under } from './draft.js';
import { fillDrafts } from './fill.js';
import { foundationDrafts, openingDrafts } from './foundation.js';
import { withLoans } from './loans.js';
import { rowsWhenStuck, withObligations } from './owed.js';
import { tieDrafts, tiedDrafts, withPairs } from './pairs.js';
import { dealing, noRows, rowDrafts } from './row.js';
import { isShort } from './short.js';
import { cellDrafts, tableauDrafts } from './tableau.js';
import { togetherMoves } from './together.js';
import { boutGroups, FILLING, leftView, VIEW } from './view.js';

/** May cards of `giver` go to `taker` at all, as far as the words of the giver say? */
const gives = (giver: PlacedGroup, taker: PlacedGroup): boolean => {
  const { role, take, to, choose, lends } = giver.spec;
  if (lends !== undefined) return taker.name === lends.to;
  const isGrace = taker.spec.grace?.from.includes(giver.name) ?? false;
  if (to !== undefined && !to.includes(taker.name) && !isGrace) return false;
  if (take === 'none' || choose !== undefined) return false;
  if (role === 'foundation')
    return take !== undefined && (taker.spec.role !== 'foundation' || to !== undefined);
  if (role === 'stock') return to !== undefined;
  if (role === 'cell') return taker.spec.role !== 'cell';
  return role !== 'discard' && role !== 'hole';
};

const pairDrafts = (giver: PlacedGroup, taker: PlacedGroup, table: Table): Draft[] => {
  if (!gives(giver, taker) || giver.count === 0 || taker.count === 0) return [];
  switch (taker.spec.role) {
    case 'foundation':
    case 'hole':
      return foundationDrafts(giver, taker, table);
    case 'tableau':
      if (taker.spec.fold !== undefined) return [];
      return [...tableauDrafts(giver, taker, table), ...tieDrafts(giver, taker, table, gives)];
    case 'cell':
      return cellDrafts(giver, taker, table);
    case 'waste':
      return taker.spec.build === undefined ? [] : tableauDrafts(giver, taker, table);
    default:
      return [];
  }
};

/** The redeal, of one pile or of a grid whose rows are dealt anew. */
const redealMove = (redeal: RedealSpec, stock: number, table: Table): Move | undefined => {
  const laid = table.groups.some(({ spec }) => spec['lay out'] !== undefined);
  const move = lowerRedeal(
    redeal,
    stock,
    pilesOf(table, redeal.from),
    laid ? [{ do: 'set', counter: LAID, to: 1 }] : [],
  );
  const [grid] = groupsOf(table, redeal.from);
  const columns = redeal['by columns'];
  if (move === undefined || columns === undefined || grid === undefined) return move;
  const taken = lowerByColumns(move, gridOf(grid), columns);
  return { ...taken, effects: [...taken.effects, ...noRows(table)] };
};

/** What the words of a stock let the player do with it. */
const stockDrafts = (stock: PlacedGroup, table: Table): Draft[] => {
  const { turn, sort, redeal, payment, 'deal out': out, 'deal in turn': inTurn } = stock.spec;
  const laid = stock.spec['lay out'];
  const pile = stock.first;
  const piles = (name: string) => pilesOf(table, [name]);
  const redealt = redeal === undefined ? undefined : redealMove(redeal, pile, table);
  const dealt = out === undefined ? [] : lowerDealOut(out, pile, piles(out.onto), table.deck);
  const around = inTurn === undefined ? [] : [lowerDealInTurn(inTurn, pile, piles(inTurn.onto))];
  return [
    ...[...dealt, ...around].map((move): Draft => ({ move, kind: 'turn', giver: stock })),
    ...(turn === undefined
      ? []
      : [
          {
            move: lowerTurn(turn, pile, piles(turn.to)),
            kind: 'turn',
            giver: stock,
          } as const,
        ]),
    ...(sort === undefined
      ? []
      : lowerSort(sort, pile, (name) => piles(name)[0]!).map(
          (move): Draft => ({ move, kind: 'turn', giver: stock }),
        )),
    ...rowDrafts(stock, table),
    ...(laid === undefined
      ? []
      : lowerLayOut(laid, pile, piles(laid.onto)).map((move): Draft => ({ move, kind: 'row' }))),
    ...(redealt === undefined ? [] : [{ move: redealt, kind: 'redeal' } as const]),
    ...(payment === undefined
      ? []
      : [{ move: lowerPayment(pile, piles(payment.from)[0]!), kind: 'redeal' } as const]),
  ];
};

const chooseDrafts = (table: Table): Draft[] =>
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

/** Is a card of a group free to be used, or to be laid on? */
const isFree = (group: PlacedGroup, pile: 'from' | 'to', table: Table) => {
  const spec = group.spec['blocked by'];
  if (spec === undefined) return ALWAYS;
  const others = Array.isArray(spec) ? groupsOf(table, spec).map((other) => other.first) : [];
  return lowerBlocked(spec, gridOf(group), others, pile);
};

/** What holds for whatever leaves a group, and for what is laid on one that can be blocked. */
const leaving = (draft: Draft, table: Table): Draft => {
  const { giver, kind, move } = draft;
  if (giver === undefined || kind === 'fill') return draft;
  const takers = table.groups.filter((group) => move.to.includes(group.first));
  const isGrace = takers.some((taker) => taker.spec.grace !== undefined);
  const free = all(
    isGrace ? ALWAYS : isFree(giver, 'from', table),
    ...takers.map((taker) => {
      const toFree = isFree(taker, 'to', table);
      return taker.spec.build?.['on blocked'] ? any(holdsCards('to'), toFree) : toFree;
    }),
  );
  const redealt: Cond =
    giver.spec.take === 'top once redealt'
      ? { op: 'compare', a: { op: 'counter', name: REDEALS }, is: '>', b: 0 }
      : ALWAYS;
  const stays = not(rankIsOneOf('lead', giver.spec.stays ?? [], table.deck));
  const { natives, 'opens once': opens } = giver.spec;
  const open = opens === undefined ? ALWAYS : allEmpty(pilesOf(table, opens.empty));
  const used = natives === undefined ? ALWAYS : isNative(natives, 'lead');
  const onNatives = takers.map(({ spec }) =>
    spec.natives === undefined
      ? ALWAYS
      : any(empty('to'), isNative(spec.natives, { op: 'top', pile: 'to' })),
  );
  const filledBefore = table.groups.filter(
    ({ spec: { keep } }) =>
      keep?.when === 'before turning' && !keep.choice && giversOf(keep).includes(giver.name),
  );
  const may = all(open, used, stays, redealt, not(isShort(filledBefore)), free, ...onNatives);
  return under(draft, may);
};

/** Cards laid out in rounds: those of the stock count, those of the group wait for the round's end. */
const inRounds = (draft: Draft, table: Table): Draft[] => {
  const { giver, kind, move } = draft;
  const stock = table.groups.find(({ spec }) => spec['lay out'] !== undefined);
  const spec = stock?.spec['lay out'];
  if (stock === undefined || spec === undefined || kind !== 'card') return [draft];
  if (giver === stock)
    return [{ ...draft, move: { ...move, effects: [...move.effects, ...playedFromStock(spec)] } }];
  if (giver?.name !== spec.onto) return [draft];
  return betweenRounds(spec, stock.first, giver.piles, move).map((one) => ({
    ...draft,
    move: one,
  }));
};

/** Of packets that give their cards in a chain only one can give the next. */
const inChain = (draft: Draft): Draft => {
  const { giver, move } = draft;
  if (giver?.spec.chain === undefined) return draft;
  return under(
    { ...draft, move: { ...move, effects: chainEffects } },
    lowerChain(giver.first, giver.count),
  );
};

/** Cards that pay for others are counted as they are laid on the waste and taken from it. */
const counted = (draft: Draft, table: Table): Draft => {
  const stock = table.groups.find(({ spec }) => spec.payment !== undefined);
  if (stock === undefined || draft.giver === undefined) return draft;
  const payment = stock.spec.payment!;
  const [waste] = pilesOf(table, [payment.from]);
  const { giver, kind, move } = draft;
  if (kind === 'turn' && giver === stock)
    return { ...draft, move: countLaid(move, payment, waste!, table.deck) };
  if (giver.first !== waste) return draft;
  return { ...draft, move: countTaken(move, payment, waste!, table.deck) };
};

/** A card that falls on a pile may be played as far as that pile allows. */
const asItFalls = (draft: Draft, table: Table): Draft => {
  const { giver, kind, move } = draft;
  const inTurn = giver?.spec['deal in turn'];
  if (inTurn === undefined || (kind !== 'card' && kind !== 'must')) return draft;
  const [taker] = table.groups.filter(({ first }) => move.to[0] === first);
  const falls = pilesOf(table, [inTurn.onto]).length;
  if (taker?.spec.role !== 'foundation') return draft;
  return under(
    { ...draft, move: { ...move, effects: [...move.effects, playedInTurn(giver!.first)] } },
    mayPlay(inTurn, falls, taker),
  );
};

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

/** Nothing but the choice is done before it is made. */
const afterChoice = (draft: Draft, table: Table): Draft => {
  const reserves = table.groups.filter(({ spec }) => spec.choose !== undefined);
  return draft.kind === 'choose'
    ? draft
    : under(draft, all(...reserves.map(({ first }) => empty(first))));
};

/** Bouts of filling shut out other moves; a card of the stock is used only when it is in view. */
const betweenBouts = (draft: Draft, table: Table): Draft => {
  const { giver, kind, move } = draft;
  const ofStock = giver?.spec.role === 'stock' && kind !== 'fill';
  if (boutGroups(table).length === 0) return ofStock ? under(draft, not(dealing(table))) : draft;
  if (kind === 'fill') return draft;
  const still = counterIs(FILLING, 0);
  if (!ofStock) return under(draft, still);
  const seen = {
    ...draft,
    move: { ...move, effects: [...move.effects, ...leftView(giver.first, table)] },
  };
  return under(seen, all(still, counterIs(VIEW, 1)));
};

const ORDER: readonly Stage[] = ['up', 'fill', 'build', 'down', 'store', 'turn'];

/** All moves of the player. */
export const lowerMoves = (table: Table): Move[] => {
  const takers = table.groups.filter((group) => group.spec.role !== 'stock');
  const drafts = [
    ...chooseDrafts(table),
    ...takers.flatMap((taker) => table.groups.flatMap((giver) => pairDrafts(giver, taker, table))),
    ...foldDrafts(table),
    ...linesSumDrafts(table),
    ...openingDrafts(table),
    ...nativeDrafts(table),
    ...dealAgainDrafts(table),
    ...dealRoundDrafts(table),
    ...togetherDrafts(table),
    ...tiedDrafts(table, gives),
    ...fillDrafts(table),
    ...table.groups
      .filter((group) => group.spec.role === 'stock')
      .flatMap((stock) => stockDrafts(stock, table)),
  ]
    .flatMap((draft) => inRounds(draft, table))
    .map((draft) => leaving(asItFalls(inChain(draft), table), table))
    .map((draft) => counted(draft, table))
    .map((draft) => betweenBouts(draft, table))
    .map((draft) => withLoans(draft, table))
    .map((draft) => afterChoice(draft, table))
    .filter(({ move }) => move.when.op !== 'never');
  return rowsWhenStuck(withObligations(withPairs(drafts, table), table), table)
    .map(({ move }) => move)
    .filter(({ when }) => when.op !== 'never')
    .toSorted((a, b) => ORDER.indexOf(a.stage) - ORDER.indexOf(b.stage));
};
