import { deckSize } from '../../cards/deck.js';
import { isUpRole } from '../../core/types.js';
import { isCrowded } from '../carry.js';
import { type Code, code, joined, NOTHING, named, numbers } from '../code.js';
import type { Facts } from '../facts.js';
import type { Prune } from '../prune/prune.js';
import { advanceCode } from './advance.js';
import { carrySupport } from './carry.js';
import { choicesCode } from './choices.js';
import { condCode, functionOf, type Pools } from './conditions.js';
import { upsSingly } from './due.js';
import { alikeCode, settleCode } from './effects.js';
import { estimateCode, tableBuilds } from './estimate.js';
import { freeListCode } from './free.js';
import { keyCode } from './key.js';
import { possibleCode } from './moves.js';
import { owedCode } from './owed.js';
import { policyCode } from './policy.js';
import { rowKeyCode } from './row.js';
import { choicesOf, playsOf } from './rules.js';
import { runtime } from './runtime.js';
import { snapshotCode } from './snapshot.js';
import { stockCode } from './stock.js';
import { undoCode } from './undo.js';
import { usefulCode } from './useful.js';
import { wantsCode } from './wants.js';

/** The bits of a slot number within a pile: room for all cards of the game and the empty slot. */
const shiftFor = (cards: number): number => Math.ceil(Math.log2(cards + 2));

/**
 * The whole module of a compiled game: one function body, so that everything in it is specialised
 * to the game. Given `fits` tables made from the builds, it returns an object with the functions
 * of `Game`.
 */
export const moduleCode = (
  facts: Facts,
  prunes: readonly Prune[],
): { readonly source: Code; readonly pools: Pools } => {
  const { core, drawThrough: draw } = facts;
  const pools: Pools = {
    builds: [],
    constants: [],
    functions: [],
    freeLists: [],
    wants: [],
    counters: core.counters.map((c) => c.name),
    possible: (moves) => functionOf('none', possibleCode(moves, pools), pools),
  };
  const piles = facts.groupOf.length;
  const shift = shiftFor(deckSize(core.deck));
  const choices = choicesOf(facts, prunes, pools);
  const advance = advanceCode(facts, prunes, pools);
  const plays = playsOf(facts, pools);
  const support = prunes.flatMap((prune) => {
    const functions = prune.support?.(facts, pools);
    return functions === undefined ? [] : [functions];
  });
  const dead = prunes.flatMap((prune) => prune.dead?.(facts) ?? []);
  const lost = prunes.flatMap((prune) => prune.lost?.(facts) ?? []);
  const settle = settleCode(core.consequences, pools);
  const won = condCode(core.goal, pools);
  const estimate = estimateCode(facts, pools);
  const whole = prunes.some(
    (prune) =>
      facts.carry !== undefined &&
      prune.choices?.(facts, core.moves[facts.carry.lay]!, facts.carry.lay, pools) !== undefined,
  );
  const chosen = choicesCode(facts, tableBuilds(facts), whole, pools);
  const policy = policyCode(facts, pools);
  const ground = runtime(facts, pools);
  const owed = owedCode(facts, pools);
  const useful = usefulCode(facts, pools);
  const owing = facts.loose.size > 0;
  const alike = alikeCode(facts);
  const groups = [...facts.alike];
  // Where a pile of a row stands is told by the order of the row alone.
  const inRow = new Set(facts.rows.flat());
  const seeds = groups.map(
    ([group, how], g) =>
      code`ALIKE[${g}] = ${how.when === 'always' || inRow.has(group.first) ? code`1` : how.when === 'empty' ? code`L[${how.pile}] === 0 ? 1 : 0` : code`0`};
reseed(${group.first}, ${group.count}, ALIKE[${g}] === 1);`,
  );
  const foundations = facts.groupOf.map((group) => (isUpRole(group.role) ? 1 : 0));
  const upRoles = core.groups.map(({ role }) => role).filter(isUpRole);
  const based = pools.builds.flatMap((build, i) =>
    build.base === undefined
      ? []
      : [code`fillTable(${named('T', i)}, ${i}, K[${pools.counters.indexOf(build.base)}]);`],
  );
  const basedBy = core.counters.map((c) =>
    pools.builds.some((build) => build.base === c.name) ? 1 : 0,
  );
  const wants = wantsCode(pools);
  const lists = freeListCode(pools);
  const source = code`'use strict';
const S = ${shift};
const P = ${piles};
const C = new Uint8Array(P << S);
const L = new Int32Array(P);
const HA = new Int32Array(P << S);
const HB = new Int32Array(P << S);
const K = new Int32Array(${Math.max(1, core.counters.length)});
const ISF = Uint8Array.from(${numbers(foundations)});
const UP = new Int32Array(64);
const ALIKE = new Uint8Array(${Math.max(1, groups.length)});
${pools.builds.map((_, i) => code`const ${named('T', i)} = new Uint8Array(4096);`)}
${pools.constants.map((values, i) => code`const ${named('V', i)} = Int32Array.from(${numbers(values)});`)}
${lists.declare}
${wants.declare}
let ka = 0;
let kb = 0;
let RED = [];
const LEFT = new Int32Array(64);
const BASED = Uint8Array.from(${numbers(basedBy)});
function rebase() {
  ${based}
  ${wants.make}
}
let j = 0;
let J = new Int32Array(1 << 14);
${pools.builds.map((_, i) => code`fillTable(${named('T', i)}, ${i}, 0);`)}
${ground}
${owed}
${useful}
${draw === undefined ? NOTHING : stockCode(draw, core.deck.copies)}
${support}
${carrySupport(facts)}
${settle}
${pools.functions.map((fn) => fn)}
${snapshotCode(facts)}
${rowKeyCode(facts)}
${estimate}
function load(position) {
  L.fill(0);
  UP.fill(0);
  ka = 0;
  kb = 0;
  for (let i = 0; i < ${core.counters.length}; i++) {
    K[i] = position.counters[i];
    hashCounter(i, K[i]);
  }
  rebase();
  for (let p = 0; p < P; p++) {
    HA[p << S] = 0;
    HB[p << S] = 0;
    ${draw === undefined ? NOTHING : code`if (p === ${draw.stock} || p === ${draw.waste}) continue;`}
    for (const c of position.piles[p]) push(p, c);
  }
  ${seeds}
  ${draw === undefined ? NOTHING : code`layRow(position.piles[${draw.waste}], position.piles[${draw.stock}]);`}
  ${owing ? code`owed = 0;` : NOTHING}
  RED = position.redeals;
  settle();
  j = 0;
}
function moves(into, at) {
  ${owing ? code`if (owed !== 0 && owed < 128) return owedMoves(into, at);` : NOTHING}
  ${dead.length === 0 ? NOTHING : code`if (${joined(dead, '||')}) return at;`}
  let end = at;
  ${lists.fill}
  ${wants.fill(code`${choices}`)}
  ${useful === NOTHING ? NOTHING : code`noted = -1;`}
  ${draw === undefined ? NOTHING : code`reach();`}
  ${choices}
  return end;
}
${advance(wants.fill)}
function play(m) {
  note(0);
  act(m);
}
function act(m) {
  const f = m >> 14 & 127;
  const t = m >> 7 & 127;
  const n = m & 127;
  ${plays}
  ${alike}
}
${undoCode(facts)}
function position() {
  const piles = Array.from(L, (size, p) => Array.from(C.subarray((p << S) + 1, (p << S) + 1 + size)));
  ${
    draw === undefined
      ? NOTHING
      : code`piles[${draw.waste}] = Array.from(TC.subarray(0, tp));
  piles[${draw.stock}] = Array.from(TC.subarray(tp, tl), (c) => c | 64).reverse();`
  }
  return { piles, counters: Array.from(K.subarray(0, ${core.counters.length})), redeals: RED };
}
function expand(m) {
  const plain = m & ${(1 << 27) - 1};
  ${
    draw === undefined
      ? NOTHING
      : code`if ((m >> 14 & 127) === ${draw.waste})
    return turnsTo(m & 127, m >> 21 & 63, ${draw.waste}, m >> 7 & 127, ${(draw.turn << 21) | (draw.stock << 14) | (draw.waste << 7)}, ${((draw.redeal ?? 0) << 21) | (draw.waste << 14) | (draw.stock << 7)});`
  }
  ${facts.carry === undefined ? NOTHING : code`if ((m & 127) > 1 && ((m >> 21 & 63) === ${facts.carry.lay} || (m >> 21 & 63) === ${facts.carry.store})) return carried(plain);`}
  return [plain];
}
${policy}
${chosen}
return {
  load,
  code,
  up,
  cards: ${deckSize(core.deck)},
  singly: ${upsSingly(facts).length > 0 || facts.rows.length > 0 || facts.gone.size > 0},
  ups: ${upRoles.length > 0},
  holes: ${upRoles.length > 0 && upRoles.every((role) => role === 'hole')},
  carries: ${facts.carry !== undefined},
  crowded: ${isCrowded(core, facts.carry)},
  loose: ${owing},
  whole: ${whole},
  moves,
  options,
  choices,
  scores: SCORES,
  play,
  advance,
  followed: FOLLOWED,
  forced,
  undo,
  expand,
  position,
  size,
  save,
  restore,
  estimate,
  won: () => ${won},
  lost: () => ${joined([...lost, code`false`], '||')},
  keyA: () => ${keyCode('a', facts)},
  keyB: () => ${keyCode('b', facts)},
};`;
  return { source, pools };
};
