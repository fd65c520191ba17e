import type { Group } from '../../core/types.js';
import { code } from '../code.js';
import { functionOf } from '../emit/conditions.js';
import { hashedAs } from '../emit/hash.js';
import type { Facts } from '../facts.js';
import { isTransfer, mentionsIn, mentionsInEffects } from '../walk.js';
import type { Prune } from './prune.js';

/** Are piles of a group nothing but cards that go away one by one, the top card first? */
const onlyGiven = ({ core, alike }: Facts, group: Group): boolean => {
  if (alike.get(group)?.when !== 'always' || core.consequences.length > 0) return false;
  const isOf = (pile: number): boolean => pile >= group.first && pile < group.first + group.count;
  if ([...mentionsIn(core.goal).piles].some(isOf)) return false;
  return core.moves.every((move) => {
    const { names, piles } = mentionsIn(move.when);
    const given = mentionsInEffects(move.effects).piles;
    if ([...piles, ...given, ...move.to].some(isOf)) return false;
    if (!move.from.some(isOf)) return true;
    return (
      move.from.every(isOf) && isTransfer(move) && move.count.unit === 'card' && !names.has('from')
    );
  });
};

export const lesserPiles: Prune = {
  name: 'lesser-piles',
  about:
    'Of two piles that never get cards, the one whose cards are, from the top, those on top of the other is ' +
    'not taken from: what can be done by taking from it can be done by taking the like card from the other, ' +
    'and from then on each from the other in turn, until both hold again what they would have held.',
  skip: (facts, move, pools) => {
    // Where no two cards are one to the rules no two piles are alike.
    if (facts.core.deck.copies === 1 && facts.suitless.length === 0) return undefined;
    const group = facts.groupOf[move.from[0]!]!;
    if (!onlyGiven(facts, group)) return undefined;
    const [here, there] = [code`C[top - k]`, code`C[other - k]`];
    const body = code`const size = L[f];
const top = (f << S) + size;
for (let p = ${group.first}; p < ${group.first + group.count}; p++) {
  if (L[p] < size || p >= f && (p === f || L[p] === size)) continue;
  const other = (p << S) + L[p];
  let k = 0;
  while (k < size && ${hashedAs(facts, here)} === ${hashedAs(facts, there)}) k++;
  if (k === size) return true;
}
return false;`;
    return code`${functionOf(code`f`, body, pools)}(f)`;
  },
};
