import type { CardRef, Cond, Core, Move, Num } from '../../core/types.js';
import { type Code, code, joined } from '../code.js';
import { isSetIn } from '../ways.js';
import { condCode, type Pools } from './conditions.js';

const isLead = (ref: CardRef, move: Move): boolean =>
  ref === 'lead' || (ref.op === 'top' && ref.pile === 'from' && move.count.unit === 'card');

const isTop = (ref: CardRef): boolean => ref !== 'lead' && ref.op === 'top' && ref.pile === 'to';

const asLead = (ref: CardRef, move: Move): CardRef => (isLead(ref, move) ? 'lead' : ref);

/** Does it speak of the card that moves and of counters that stay as they are alone? */
const isFixed = (n: Num, move: Move, core: Core): boolean => {
  if (typeof n === 'number') return true;
  if (n === 'n') return false;
  if (n.op === 'counter') return !isSetIn(core, n.name, []);
  return (n.op === 'rank' || n.op === 'suit') && isLead(n.card, move);
};

const ofLead = (n: Num, move: Move): Num =>
  typeof n === 'object' && (n.op === 'rank' || n.op === 'suit')
    ? { ...n, card: asLead(n.card, move) }
    : n;

/** The condition as code, if it is told by the card that moves and the one that it is laid on. */
const toldBy = (c: Cond, move: Move, core: Core, pools: Pools): Code | undefined => {
  if (c.op === 'always' || c.op === 'never') return condCode(c, pools);
  if (c.op === 'empty') return c.pile === 'to' ? code`q === 0` : undefined;
  if (c.op === 'fits')
    return isLead(c.card, move) && isTop(c.on)
      ? condCode({ ...c, card: 'lead' }, pools)
      : undefined;
  if (c.op === 'compare')
    return isFixed(c.a, move, core) && isFixed(c.b, move, core)
      ? condCode({ ...c, a: ofLead(c.a, move), b: ofLead(c.b, move) }, pools)
      : undefined;
  if (c.op === 'not') {
    const inner = toldBy(c.of, move, core, pools);
    return inner === undefined ? undefined : code`!(${inner})`;
  }
  if (c.op !== 'all' && c.op !== 'any') return undefined;
  const parts = c.of.map((part) => toldBy(part, move, core, pools));
  return parts.every((part) => part !== undefined)
    ? joined(parts, c.op === 'all' ? '&&' : '||')
    : undefined;
};

/**
 * A condition of a move that holds wherever the move's own does: told by `lead`, the card that moves,
 * and `q`, the card that it is laid on (0: an empty pile). What is asked beside that may be so.
 */
export const relaxedCode = (c: Cond, move: Move, core: Core, pools: Pools): Code => {
  if (c.op === 'all' || c.op === 'any')
    return joined(
      c.of.map((part) => relaxedCode(part, move, core, pools)),
      c.op === 'all' ? '&&' : '||',
    );
  return toldBy(c, move, core, pools) ?? code`true`;
};
