import { readFileSync } from 'node:fs';
import type { Core, Position } from '../../src/core/types.js';

/** A deal with the answer of an independent program; `unknown` if it had none. */
export interface OracleDeal {
  /** What it is called in that program: `seed 7`, `ms:617`. */
  readonly name: string;
  readonly core: Core;
  readonly position: Position;
  readonly answer: 'solved' | 'unsolvable' | 'unknown';
  /** A line of ours that the referee replayed shows that they wrongly proved it lost. */
  readonly refuted?: boolean;
}

/** A file of deals. */
export interface OracleBatch {
  readonly file: string;
  /** Its deals in order, each made when it is asked for; or why none of our games plays them. */
  readonly deals: (() => Iterable<OracleDeal>) | { readonly lacking: string };
}

/** The objects of a file with one a line. */
export const rowsOf = <Row>(path: string): Row[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
