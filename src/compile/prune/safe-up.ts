import { makeCard } from '../../cards/card.js';
import { fits } from '../../core/build.js';
import type { Build, Core, Effect, Move } from '../../core/types.js';
import { type Code, code, joined, numbers } from '../code.js';
import { condCode } from '../emit/conditions.js';
import { overPiles } from '../emit/loops.js';
import { type Facts, feedings } from '../facts.js';
import { conditionsIn, conjuncts, effectsIn, isTransfer, mentionsIn } from '../walk.js';
import type { Prune } from './prune.js';
import { sizeGuard } from './sizes.js';

/** Moves of single cards to foundations, from piles where taking a card can do no harm. */
const isUp = (move: Move): boolean =>
  move.stage === 'up' && move.count.unit === 'card' && isTransfer(move);

/** Builds by which a card can come to lie on another anywhere but on a foundation. */
const tableBuilds = (core: Core): Build[] =>
  core.moves
    .filter((move) => move.stage !== 'up')
    .flatMap((move) => conditionsIn(move.when))
    .flatMap((c) => (c.op === 'fits' ? [c.build] : []));

/** May cards come back from a foundation? */
const goesBack = (facts: Facts): boolean =>
  facts.core.moves.some(
    (move) =>
      move.stage !== 'up' && move.from.some((pile) => facts.groupOf[pile]!.role === 'foundation'),
  );

/**
 * May cards go over from a foundation to another? Then one that goes up covers a card that might have
 * to go over first, and a copy that is up may not stay where it is.
 */
const goesOver = (facts: Facts): boolean => {
  const isFoundation = (pile: number): boolean => facts.groupOf[pile]!.role === 'foundation';
  return facts.core.moves.some(
    (move) => move.from.some(isFoundation) && move.to.some(isFoundation),
  );
};

/**
 * Piles whose cards shut out others from a foundation on which they fit: what is under a card that
 * goes up from there may shut out others sooner than the player would have it.
 */
const shutsOut = (facts: Facts, move: Move): boolean =>
  facts.core.moves
    .filter(isUp)
    .flatMap((up) => conditionsIn(up.when))
    .some(
      (c) =>
        c.op === 'fits' &&
        c.card !== 'lead' &&
        typeof c.card.pile === 'number' &&
        move.from.includes(c.card.pile),
    );

/**
 * Its cards fill other piles, more than one each or when the player chooses: then a card that goes
 * up is missed as a filler. (A reserve that fills spaces by itself, one card each, only gains: the
 * next card of it lies in the space instead, where it can still be used and built on. Not so stock
 * and waste: a card in a space keeps the next one from it, which may be turned meanwhile.)
 */
const feeds = (facts: Facts, move: Move): boolean => {
  const chosen = facts.core.moves.flatMap((m) => [
    ...giversIn(m.effects),
    ...(m.stage === 'fill' ? m.from : []),
  ]);
  return (
    move.from.some((pile) => chosen.includes(pile)) ||
    feedings(facts.core).some(
      ({ giver, least }) =>
        move.from.includes(giver) && (least > 1 || facts.groupOf[giver]!.role !== 'reserve'),
    )
  );
};

const giversIn = (effects: readonly Effect[]): number[] =>
  effectsIn(effects).flatMap((e) =>
    e.do === 'move' && typeof e.from === 'number' ? [e.from] : [],
  );

/**
 * Taking the waste's top card changes which cards a later turn of several brings; but not if it is the
 * last of a stock drawn through as often as one likes and the next pass begins anew: see `drawnGuard`.
 */
const wasteMatters = (facts: Facts, move: Move): boolean => {
  const fromWaste = move.from.some((pile) => facts.groupOf[pile]!.role === 'waste');
  const draw = facts.drawThrough;
  const isFree = draw?.redeal !== undefined && draw.limit === undefined;
  if (!fromWaste || isFree) return false;
  const { moves } = facts.core;
  const several = moves.some((m) => m.count.unit === 'upTo' && m.count.n !== 1);
  return several && moves.some((m) => m.redeal !== undefined);
};

/**
 * With draw-through only cards that cost no pass are free: the top now, or any if passes are. Where
 * several are turned at a time any but the last changes how those behind it are reached; and after the last the
 * next pass begins anew, so what lies on the waste must not be of use for what can be reached before.
 */
const drawnGuard = (facts: Facts, move: Move): Code | undefined => {
  const draw = facts.drawThrough;
  if (draw === undefined || !move.from.includes(draw.waste)) return undefined;
  if (draw.redeal === undefined || draw.limit !== undefined) return code`n === tp`;
  return draw.cards === 1 ? undefined : code`n === tl && place() === 0`;
};

/** Cards that could come to lie on each card, and with worrying back on those, and so on. */
const wanted = (facts: Facts): number[][] => {
  const { core } = facts;
  const { deck } = core;
  const cards = deck.suits.flatMap((suit) =>
    Array.from({ length: deck.ranks }, (_, i) => makeCard(i + 1, suit)),
  );
  const builds = tableBuilds(core);
  const list: number[][] = Array.from({ length: 64 }, () => []);
  for (const on of cards)
    list[on] = cards.filter((card) => builds.some((build) => fits(build, card, on, 1)));
  if (!goesBack(facts)) return list;
  const closure = (card: number, seen: Set<number>): Set<number> => {
    for (const next of list[card]!)
      if (!seen.has(next)) {
        seen.add(next);
        closure(next, seen);
      }
    return seen;
  };
  return list.map((_, card) => [...closure(card, new Set())].filter((c) => c !== card));
};

/**
 * Foundations that are alike, begin alike and follow suit: two that take the same card hold the same
 * cards, so it does not matter which gets it. Elsewhere it may (the Clock's hours want the same card
 * for different ends), and only the last copy of a card is sure of its place.
 */
const sameEverywhere = (facts: Facts, ups: readonly Move[]): boolean => {
  const groups = new Set(ups.flatMap((move) => move.to).map((pile) => facts.groupOf[pile]!));
  const [group] = groups;
  const suited = ups
    .flatMap((move) => conditionsIn(move.when))
    .every((c) => c.op !== 'fits' || c.build.suit === 'same');
  const setOut = facts.core.setup.flatMap((e) =>
    e.do === 'find' && facts.groupOf[e.to] === group ? [e.ranks.join()] : [],
  );
  return (
    groups.size === 1 &&
    suited &&
    new Set(setOut).size < 2 &&
    facts.alike.get(group!)?.when === 'always'
  );
};

export const safeUp: Prune = {
  name: 'safe-up',
  about:
    'A card goes up at once when nothing could come to lie on it any more but cards that could go ' +
    'up themselves: then it is of no use where it lies, and what it covers can only gain. Every ' +
    'copy of the card still on the table must find its place on a foundation now, and it must not ' +
    'matter which gets it (else the copy that comes later could be left without one); its pile must not fall to a size that some rule ' +
    'asks about; with cards taken back from foundations also what could lie on those cards, and so ' +
    'on, must be up; and no later turn of the stock may depend on it.',
  support: (facts, pools) => {
    const { core } = facts;
    const ups = core.moves.filter(isUp);
    if (ups.length === 0) return undefined;
    const places = ups.filter((move, i) => ups.findIndex((m) => m.to[0] === move.to[0]) === i);
    const counts = places.map((move) => {
      const onTo = conjuncts(move.when).filter((c) => mentionsIn(c).names.has('to'));
      const takes = joined(
        onTo.map((c) => condCode(c, pools)),
        '&&',
      );
      return overPiles(
        't',
        move.to,
        pools,
        code`const q = C[(t << S) + L[t]] & 63;
if (${takes}) found++;`,
      );
    });
    const based = tableBuilds(core).some((build) => build.base !== undefined);
    const lists = wanted(facts);
    const back = goesBack(facts);
    const copies = core.deck.copies;
    const flat = lists.flat();
    const starts = lists.map((_, i) => lists.slice(0, i).reduce((n, l) => n + l.length, 0));
    const base = code`K[${pools.counters.indexOf('base')}]`;
    const ranks = core.deck.ranks;
    const counted = (from: Code): Code =>
      based ? code`c & 48 | (${from}) % ${ranks} + 1` : code`c`;
    return code`
const WANT = Uint8Array.from(${numbers(flat)});
const WANT_AT = Int32Array.from(${numbers([...starts, flat.length])});
function fromBase(c) {
return ${counted(code`(c & 15) - ${base} + ${ranks}`)};
}
function toBase(c) {
return ${counted(code`(c & 15) + ${base} - 2`)};
}
function placesFor(lead) {
let found = 0;
${counts}
return found;
}
function isUnwanted(c, deep) {
const v = fromBase(c);
for (let i = WANT_AT[v]; i < WANT_AT[v + 1]; i++) {
const x = toBase(WANT[i]);
if (UP[x] === ${copies}) continue;
if (!deep || !isPlaced(x) || !isUnwanted(x, ${back})) return false;
}
return true;
}
function isPlaced(c) {
const left = ${copies} - UP[c];
return ${sameEverywhere(facts, ups) ? code`placesFor(c) >= left` : code`left === 1 && placesFor(c) === 1`};
}
function isSafe(c) {
return isPlaced(c) && isUnwanted(c, true);
}`;
  },
  forced: (facts, move) => {
    if (!isUp(move) || wasteMatters(facts, move) || feeds(facts, move)) return undefined;
    if (goesOver(facts) || shutsOut(facts, move)) return undefined;
    // Where colours go up together another card may want the place that this one would take.
    const suited = facts.core.moves
      .filter(isUp)
      .flatMap((up) => conditionsIn(up.when))
      .every((c) => c.op !== 'fits' || c.build.suit === 'same');
    if (!suited) return undefined;
    if (goesBack(facts) && tableBuilds(facts.core).some((build) => build.wrap)) return undefined;
    const size = sizeGuard(facts, move);
    if (size === 'never') return undefined;
    const drawn = drawnGuard(facts, move);
    const parts = [size, drawn].filter((part) => part !== undefined);
    return joined([...parts, code`isSafe(lead)`], '&&');
  },
};
