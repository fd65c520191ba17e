import { createHash } from 'node:crypto';
import type { Core } from '../core/types.js';

/** JSON with the keys of every object in order, so that equal data gives equal text. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
};

/**
 * The identity of rules with their options put in: 16 hexadecimal figures of a SHA-256 over all
 * that changes what may be played, as the rules come down to it (`core/types.ts`). So neither names,
 * sources, remarks and drawings count, nor how the rules are written or what words the language has
 * got since. The order of the groups does, because cards are dealt in that order.
 */
export const rulesId = (core: Core): string => {
  const { name: _name, picture: _picture, groups, moves, consequences, ...rest } = core;
  const text = canonical({
    ...rest,
    groups: groups.map(({ role, first, count, capacity }) => ({ role, first, count, capacity })),
    moves: moves.map(({ name: _, ...move }) => move),
    consequences: consequences.map(({ name: _, ...rule }) => rule),
  });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
};
