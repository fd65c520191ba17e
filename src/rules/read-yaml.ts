import { Document, isMap, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { type Faults, faultsIn } from './faults.js';
import { MAX_DEPTH, MAX_RULE_CHARACTERS } from './limits.js';

/** What a YAML mapping holds: plain data that nothing is known of yet. */
export type Raw = Record<string, unknown>;

export const isMapping = (value: unknown): value is Raw =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** No more: ours have none, and each use of an alias may stand for a long list. */
const MAX_ALIASES = 20;

/** yaml's messages where it has more to say to programmers than to authors. */
const plainer = (message: string): string => {
  if (message.startsWith('Excessive alias count')) return 'too many aliases (*name)';
  if (message.startsWith('This should not happen')) return 'an alias (*name) within itself';
  if (message.startsWith('Source contains multiple documents'))
    return 'a second document begins here (---); a rule file is one';
  return message;
};

/** A key that no object of JavaScript can safely have. */
const UNSAFE_KEY = '__proto__';

/** Reports words said twice in one place. (yaml's own check takes quadratic time.) */
const checkKeys = (doc: Document, faults: Faults): void => {
  visit(doc, {
    Map: (_, { items }) => {
      const seen = new Set<string>();
      for (const { key } of items) {
        const name = String(key);
        const at = (key as Node | null)?.range?.[0] ?? 0;
        if (name === UNSAFE_KEY)
          faults.atCharacter(at, `${name} is not a word that can stand here`);
        if (seen.has(name))
          faults.atCharacter(at, `${name} is said twice here; take one of them out`);
        seen.add(name);
      }
    },
  });
};

const isDeeper = (value: unknown, depth: number): boolean => {
  if (value === null || typeof value !== 'object') return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
};

/** Opening signs nested in each other, or lines begun with many dashes, that would use up the stack. */
const nestsDeeply = (text: string): boolean => {
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1);
    if (depth > 4 * MAX_DEPTH) return true;
  }
  return /(?:[-?:]\s+){40}/.test(text);
};

/**
 * Reads YAML: one mapping, of plain data, not deep.
 * @returns what it says, or undefined; and the faults so far, to which more may be added.
 */
export const readYaml = (
  text: string,
  file: string,
): { readonly raw: Raw | undefined; readonly faults: Faults } => {
  const lines = new LineCounter();
  const refused = (message: string) => {
    const faults = faultsIn(file, new Document(), lines);
    faults.at([], message);
    return { raw: undefined, faults };
  };
  if (text.length > MAX_RULE_CHARACTERS)
    return refused(`too long for a rule file: over ${MAX_RULE_CHARACTERS} characters`);
  if (nestsDeeply(text)) return refused('nested too deeply');
  try {
    const doc = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      merge: false,
      uniqueKeys: false,
      schema: 'core',
      resolveKnownTags: false,
      logLevel: 'error',
    });
    const faults = faultsIn(file, doc, lines);
    for (const { pos, message } of [...doc.errors, ...doc.warnings])
      faults.atCharacter(pos[0], plainer(message));
    checkKeys(doc, faults);
    if (faults.count() > 0) return { raw: undefined, faults };
    if (!isMap(doc.contents)) {
      faults.at([], 'a rule file is a list of words and values, such as name: My Game');
      return { raw: undefined, faults };
    }
    const raw = doc.toJS({ maxAliasCount: MAX_ALIASES }) as Raw;
    if (isDeeper(raw, MAX_DEPTH)) faults.at([], 'nested too deeply');
    return { raw: faults.count() > 0 ? undefined : raw, faults };
  } catch (error) {
    if (error instanceof RangeError) return refused('nested too deeply');
    return refused(plainer((error as Error).message));
  }
};
