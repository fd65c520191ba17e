import { code, numbers } from '../code.js';
import { holeOf } from '../hole.js';
import type { Prune } from './prune.js';

export const shutIn: Prune = {
  name: 'shut-in',
  about:
    'Where each card goes from the top of its pile into a hole, a rank up or down each time, a position is ' +
    'lost when a card can never be laid even if every rank that ever lay on top of the hole stayed there ' +
    'for use: cards are taken from the piles on that easier condition as long as any can be; if some are left, ' +
    'so they are in every play.',
  dead: ({ core }) => (holeOf(core)?.straight === true ? code`shutIn()` : undefined),
  support: ({ core, groupOf }) => {
    const hole = holeOf(core);
    if (hole?.straight !== true) return undefined;
    const { ranks } = core.deck;
    const all = (1 << (ranks + 1)) - 2;
    const live = hole.dead.reduce((mask, rank) => mask & ~(1 << rank), all);
    const around = hole.wrap
      ? code` | (now & ${1 << ranks}) >> ${ranks - 1} | (now & 2) << ${ranks - 1}`
      : code``;
    const piles = groupOf.flatMap((_, p) => (p === hole.pile || hole.free.includes(p) ? [] : [p]));
    return code`const FREED = Uint8Array.from(${numbers(hole.free)});
const SHUT = Uint8Array.from(${numbers(piles)});
const REST = new Int32Array(P);
function shutIn() {
  if (L[${hole.pile}] === 0) return false;
  let laid = 1 << (C[(${hole.pile} << S) + L[${hole.pile}]] & 15);
  for (let k = 0; k < FREED.length; k++)
    for (let i = (FREED[k] << S) + 1, end = i + L[FREED[k]]; i < end; i++) laid |= 1 << (C[i] & 15);
  let left = 0;
  for (let k = 0; k < SHUT.length; k++) {
    const p = SHUT[k];
    if (L[p] !== 0) REST[left++] = (p << S) + L[p];
  }
  for (let before = 0; left > 0 && laid !== before; ) {
    before = laid;
    const now = laid & ${live};
    let next = now << 1 | now >> 1${around};
    if ((next & ${all}) === ${all}) return false;
    let kept = 0;
    for (let k = 0; k < left; k++) {
      let i = REST[k];
      for (let r = C[i] & 15; r !== 0 && (next >> r & 1) !== 0; r = C[i] & 15) {
        laid |= 1 << r;
        i--;
      }
      if ((C[i] & 15) !== 0) REST[kept++] = i;
    }
    left = kept;
  }
  return left > 0;
}`;
  },
};
