import type { Cond, Consequence, Core, Group, Move, Num } from '../../core/types.js';
import { type Code, code, joined } from '../code.js';
import { type Facts, type Feeding, feedings } from '../facts.js';
import { neededBy } from '../symmetry.js';
import { conditionsIn, effectsIn, mentionsIn, rulesOf } from '../walk.js';

/** What rules ask about the sizes of piles, for dominances that take a card from one. */

/**
 * When a pile must keep cards so that nothing else follows from its being short: more cards than
 * any rule about its size asks for, or the pile that would feed it is empty.
 * `undefined`: sizes do not matter; 'never': they matter in a way not understood here.
 */
export const sizeGuard = (facts: Facts, move: Move): Code | undefined | 'never' => {
  const { core, groupOf } = facts;
  const groups = new Set(move.from.map((pile) => groupOf[pile]!));
  const inGroup = (pile: number) => groups.has(groupOf[pile]!);
  const fed = feedings(core).filter(({ piles }) => piles.some(inGroup));
  // Of several cards each counts: laid on another short pile it would save a card of the giver.
  const guards = fed.map(({ least, giver }) =>
    least > 1 ? code`L[${giver}] === 0` : code`(L[f] > 1 || L[${giver}] === 0)`,
  );
  if (fed.some(({ giver }) => getsMore(facts, giver, fed))) guards.push(code`L[f] > 1`);
  // A card that comes to light may have to be played, which may empty its pile in turn.
  const owed = rulesOf(core).some((rule) =>
    conditionsIn(rule.when).some(
      (c) => c.op === 'possible' && c.of.some((asked) => asked.from.some(inGroup)),
    ),
  );
  if (owed) return 'never';
  const asked = askGuards(facts, move);
  if (asked === 'never') return 'never';
  guards.push(...asked);
  const near = core.moves.some(
    (m) => mentionsIn(m.when).names.has('next') && [...m.from, ...m.to].some(inGroup),
  );
  if (near) guards.push(code`L[f] > 1`);
  return guards.length === 0 ? undefined : joined(guards, '&&');
};

/** Can an empty pile that gives cards get some again from piles that do not give themselves? */
const getsMore = ({ core }: Facts, giver: number, fed: readonly Feeding[]): boolean => {
  const givers = fed.map((feeding) => feeding.giver);
  return (
    core.moves.some((m) => m.to.includes(giver) && !m.from.every((p) => givers.includes(p))) ||
    rulesOf(core).some((rule) =>
      effectsIn(rule.effects).some((e) => e.do === 'move' && e.to === giver),
    )
  );
};

/** May cards of the move's piles come to lie on empty piles of a group? */
const fillsSpaces = ({ core, groupOf }: Facts, move: Move, group: Group): boolean =>
  core.moves.some(
    (m) =>
      m.to.some((pile) => groupOf[pile] === group) &&
      m.from.some((pile) => move.from.includes(pile)) &&
      (m.stage === 'fill' || conditionsIn(m.when).some((c) => c.op === 'empty' && c.pile === 'to')),
  ) ||
  feedings(core).some(
    ({ giver, piles }) =>
      move.from.includes(giver) && piles.some((pile) => groupOf[pile] === group),
  );

/**
 * Rules that ask whether piles are empty or how large they are, and rules that give them cards in a
 * way not understood. Where a card can be wanted in such a pile, to fill it, they must be past, the
 * pile that they need being empty. (Rules by which piles are fed are guarded by themselves.)
 */
const askGuards = (facts: Facts, move: Move): Code[] | 'never' => {
  const { core, groupOf } = facts;
  const guards: Code[] = [];
  for (const group of new Set(groupOf)) {
    if (group.role === 'foundation') continue;
    const inGroup = (pile: number) => groupOf[pile] === group;
    const within = move.from.some(inGroup);
    const fills = fillsSpaces(facts, move, group);
    if (!within && !fills) continue;
    const fed = feedings(core).filter(({ piles }) => piles.some(inGroup));
    for (const rule of rulesOf(core)) {
      const asked = asksIn(rule.when, 'each' in rule ? rule.each : [], inGroup);
      const given = givesInOwnWay(rule, inGroup);
      if (!given && asked !== 'never' && asked.every((least) => isFed(rule, least, fed, core)))
        continue;
      const needed = neededBy(rule, core);
      if (needed !== undefined) guards.push(code`L[${needed}] === 0`);
      else if (!given && asked !== 'never' && !fills)
        guards.push(code`L[f] > ${Math.max(...asked)}`);
      else return 'never';
    }
  }
  return guards;
};

/** Asks a rule about sizes only because it feeds short piles itself, or waits until they are fed? */
const isFed = (
  rule: Move | Consequence,
  least: number,
  fed: readonly Feeding[],
  core: Core,
): boolean => {
  const own = 'each' in rule && feedings({ ...core, moves: [], consequences: [rule] }).length > 0;
  const needed = neededBy(rule, core);
  return own || fed.some((feeding) => feeding.giver === needed && feeding.least === least);
};

/** Gives a rule cards to piles of the group in a way that is not understood? */
const givesInOwnWay = (rule: Move | Consequence, inGroup: (pile: number) => boolean): boolean =>
  effectsIn(rule.effects).some(
    (e) =>
      (e.do === 'each' && asksIn(e.when, e.piles, inGroup) === 'never') ||
      (e.do === 'move' &&
        typeof e.to === 'object' &&
        e.to.op === 'first' &&
        e.to.piles.some(inGroup)),
  );

/** The sizes about which a condition asks of piles of the group; 'never': not understood. */
const asksIn = (
  when: Cond,
  each: readonly number[],
  inGroup: (pile: number) => boolean,
): number[] | 'never' => {
  const sizes = conditionsIn(when).flatMap((c) => {
    const asked =
      c.op === 'some' || c.op === 'every'
        ? c.piles.some(inGroup)
          ? conditionsIn(c.of)
          : []
        : each.some(inGroup) && asksOfIt(c)
          ? [c]
          : [];
    return asked.map((inner) => {
      if (inner.op === 'compare') return typeof inner.b === 'number' ? inner.b : undefined;
      return inner.op === 'empty' ? 1 : 0;
    });
  });
  return sizes.includes(undefined) ? 'never' : (sizes as number[]);
};

const asksOfIt = (c: Cond): boolean =>
  (c.op === 'compare' && [c.a, c.b].some(ofIt)) || (c.op === 'empty' && c.pile === 'it');

const ofIt = (n: Num): boolean => typeof n === 'object' && n.op === 'size' && n.pile === 'it';
