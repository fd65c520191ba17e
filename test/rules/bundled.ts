import { readdirSync, readFileSync } from 'node:fs';
import { formatFault } from '../../src/rules/faults.js';
import { loadRules } from '../../src/rules/load.js';
import type { Setting } from '../../src/rules/options.js';
import type { Spec } from '../../src/rules/spec.js';

const FOLDER = new URL('../../rules/', import.meta.url);

/** Every bundled rule file: its name and text. */
export const BUNDLED: readonly { readonly name: string; readonly text: string }[] = readdirSync(
  FOLDER,
  { recursive: true, encoding: 'utf8' },
)
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => ({
    name: path.replace(/^.*[\\/]/, '').replace('.yaml', ''),
    text: readFileSync(new URL(path.replaceAll('\\', '/'), FOLDER), 'utf8'),
  }));

/** The text of a bundled file. */
export const textOf = (name: string): string => BUNDLED.find((file) => file.name === name)!.text;

/** Faults as a user sees them; empty if the rules are right. */
export const faultsOf = (text: string, settings: readonly Setting[] = []): string[] => {
  const result = loadRules(text, 'x.yaml', settings);
  return 'faults' in result ? result.faults.map(formatFault) : [];
};

/** Rules that must be right. */
export const specOf = (text: string, settings: readonly Setting[] = [], variant?: string): Spec => {
  const result = loadRules(text, 'x.yaml', settings, variant);
  if ('faults' in result) throw new Error(result.faults.map(formatFault).join('\n'));
  return result.loaded.spec;
};

/** A small game that is right, for tests that spoil it. */
export const SMALL = `name: Small
source: a test
about: A game of four piles.
piles:
  foundations: { role: foundation, build: { rank: up, suit: same } }
  tableau: { role: tableau, count: $piles, deal: 3, build: { rank: down, suit: alternate } }
  stock: { role: stock, turn: { cards: 1, to: waste }, redeal: { times: 1, from: [waste] } }
  waste: { role: waste }
options:
  piles: { default: 4, from: 1, to: 9, about: piles of the tableau }
`;
