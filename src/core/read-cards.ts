import type { Card } from '../cards/card.js';
import { parseCard } from '../cards/notation.js';

export type Read<T> = T | { readonly problems: readonly string[] };

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_SHOWN = 20;

/** A value that is not what it should be, as short as a message can bear. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}..` : text;
};

/** Cards from texts; every text that is none is named with its place. */
export const readCards = (texts: unknown, where: string, problems: string[]): Card[] => {
  if (!Array.isArray(texts)) {
    problems.push(`${where}: expected a list of cards, such as ["4H", "10S"]`);
    return [];
  }
  return texts.flatMap((text: unknown, i) => {
    const card = typeof text === 'string' ? parseCard(text.trim()) : undefined;
    if (card !== undefined) return [card];
    const what = `${where}, card ${i + 1}`;
    problems.push(
      text === '?'
        ? `${what}: an unknown card cannot be solved for; say which it is`
        : `${what}: ${shown(text)} is no card (rank A 2..10 J Q K, then suit C D H S)`,
    );
    return [];
  });
};
