import type { Cond } from '../../core/types.js';
import { gridOf, groupsOf, type PlacedGroup, pilesOf, type Table } from '../table.js';
import { lowerBlocked } from '../words/blocked.js';
import { giversOf } from '../words/keep.js';
import { isNative } from '../words/natives.js';
import { REDEALS } from '../words/turn.js';
import { ALWAYS, all, allEmpty, any, empty, holdsCards, not, rankIsOneOf } from './conds.js';
import { type Draft, under } from './draft.js';
import { isShort } from './short.js';

/** Is a card of a group free to be used, or to be laid on? */
const isFree = (group: PlacedGroup, pile: 'from' | 'to', table: Table) => {
  const spec = group.spec['blocked by'];
  if (spec === undefined) return ALWAYS;
  const others = Array.isArray(spec) ? groupsOf(table, spec).map((other) => other.first) : [];
  return lowerBlocked(spec, gridOf(group), others, pile);
};

/** What holds for whatever leaves a group, and for what is laid on one that can be blocked. */
export const leaving = (draft: Draft, table: Table): Draft => {
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
