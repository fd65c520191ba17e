import { pilesOf, type Table } from '../table.js';
import { chainEffects, lowerChain } from '../words/chain.js';
import { mayPlay, playedInTurn } from '../words/deal-in-turn.js';
import { betweenRounds, playedFromStock } from '../words/lay-out.js';
import { countLaid, countTaken } from '../words/payment.js';
import { all, counterIs, empty, not } from './conds.js';
import { type Draft, under } from './draft.js';
import { dealing } from './row.js';
import { boutGroups, FILLING, leftView, VIEW } from './view.js';

/** Cards laid out in rounds: those of the stock count, those of the group wait for the round's end. */
export const inRounds = (draft: Draft, table: Table): Draft[] => {
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
export const inChain = (draft: Draft): Draft => {
  const { giver, move } = draft;
  if (giver?.spec.chain === undefined) return draft;
  return under(
    { ...draft, move: { ...move, effects: chainEffects } },
    lowerChain(giver.first, giver.count),
  );
};

/** Cards that pay for others are counted as they are laid on the waste and taken from it. */
export const counted = (draft: Draft, table: Table): Draft => {
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
export const asItFalls = (draft: Draft, table: Table): Draft => {
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

/** Nothing but the choice is done before it is made. */
export const afterChoice = (draft: Draft, table: Table): Draft => {
  const reserves = table.groups.filter(({ spec }) => spec.choose !== undefined);
  return draft.kind === 'choose'
    ? draft
    : under(draft, all(...reserves.map(({ first }) => empty(first))));
};

/** Bouts of filling shut out other moves; a card of the stock is used only when it is in view. */
export const betweenBouts = (draft: Draft, table: Table): Draft => {
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
