import { formatCard, parseCard } from '../cards/notation.js';
import type { Core, Position } from '../core/types.js';
import { entryOf, type LineEntry } from './line.js';
import { createReferee } from './referee.js';

/** What came of replaying a line: all moves legal, and whether the game was won at its end. */
export type Replay =
  | { readonly ok: true; readonly moves: number; readonly won: boolean }
  | {
      readonly ok: false;
      /** The step that failed, from 1. */
      readonly step: number;
      readonly problem: string;
      /** Some moves that were legal there. */
      readonly legal: readonly string[];
    };

type Json = Record<string, unknown>;

const cardsText = (value: unknown): string | undefined => {
  if (!Array.isArray(value)) return undefined;
  const cards = value.map((text) =>
    typeof text === 'string' ? parseCard(text.trim()) : undefined,
  );
  return cards.includes(undefined) ? undefined : cards.map((card) => formatCard(card!)).join(' ');
};

const transferText = (entry: Json): string | undefined => {
  const cards = cardsText(entry['cards']);
  return cards === undefined || typeof entry['from'] !== 'string' || typeof entry['to'] !== 'string'
    ? undefined
    : `${cards} from ${entry['from']} to ${entry['to']}`;
};

/** An entry as text that is equal for equal entries; undefined if it has not the form of one. */
const entryText = (entry: Json): string | undefined => {
  if (entry['redeal'] === undefined) return transferText(entry);
  const order = cardsText(entry['order']);
  const { redeal, from, to } = entry;
  if (order === undefined || !Number.isInteger(redeal) || typeof to !== 'string') return undefined;
  if (!Array.isArray(from) || !from.every((name) => typeof name === 'string')) return undefined;
  return `redeal ${redeal} from ${from.join(' and ')} to ${to}: ${order}`;
};

const thenText = (then: unknown): string | undefined => {
  if (!Array.isArray(then)) return undefined;
  const texts = then.map((entry) => transferText((entry ?? {}) as Json));
  return texts.includes(undefined) ? undefined : texts.join(', ');
};

const asJson = (entry: LineEntry): Json => entry as unknown as Json;

const SHOWN = 8;

/**
 * Replays a line given as data with the referee. An entry is a move whose first transfer (or redeal)
 * is the same; `then`, where it is given, must be exactly what followed by itself.
 */
export const replay = (core: Core, position: Position, line: readonly unknown[]): Replay => {
  const referee = createReferee(core);
  referee.load(position);
  const buffer = new Int32Array(4096);
  let redeals = 0;
  for (const [i, raw] of line.entries()) {
    const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Json;
    const wanted = entryText(given);
    const legal: string[] = [];
    const moves = buffer.slice(0, referee.moves(buffer, 0));
    let found: LineEntry | undefined;
    let mismatch: string | undefined;
    for (const move of moves) {
      referee.play(move);
      const entry = entryOf(core, referee.last()!, redeals);
      const text = entryText(asJson(entry))!;
      if (text === wanted) {
        const followed = thenText(asJson(entry)['then'] ?? []);
        if (given['then'] === undefined || thenText(given['then']) === followed) {
          found = entry;
          break;
        }
        mismatch = `what follows by itself is ${followed || 'nothing'}`;
      }
      legal.push(text);
      referee.undo();
    }
    if (found === undefined) {
      const problem =
        wanted === undefined
          ? 'this is not a move: expected {"from", "to", "cards"} or {"redeal", "from", "to", "order"}'
          : (mismatch ?? `${wanted} is not a legal move here`);
      return { ok: false, step: i + 1, problem, legal: legal.slice(0, SHOWN) };
    }
    if ('redeal' in found) redeals++;
  }
  return { ok: true, moves: line.length, won: referee.won() };
};
