import { createHash } from 'node:crypto';
import type { Spec } from './spec.js';

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
 * that changes what may be played. Names, sources and remarks do not count; the order of the
 * groups does, because cards are dealt in that order.
 */
export const rulesId = (spec: Spec): string => {
  const { packs, ranks, suits } = spec;
  const piles = Object.entries(spec.piles).map(([name, { about: _, ...words }]) => [name, words]);
  const text = canonical({ packs, ranks, suits, order: spec['suit order'], piles });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
};
