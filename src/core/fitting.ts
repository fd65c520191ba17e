import { type Card, FACE } from '../cards/card.js';
import { type Build, fits } from './build.js';
import type { State } from './state.js';
import type { Core } from './types.js';
import { counterIndex } from './values.js';

/** May the card lie on the other, as the state's base is? Faces do not matter; 0 fits nowhere. */
export type Fitting = (state: State, card: Card, on: Card) => boolean;

const UNKNOWN = 0;
const NO = 1;
const YES = 2;

/** `fits` by a build, each answer noted when it is first asked for. */
export const fittingOf = (core: Core, build: Build): Fitting => {
  /** By base, `card << 6 | on`. */
  const known: Uint8Array[] = [];
  const counter = build.base === undefined ? undefined : counterIndex(core, build.base);
  return (state, card, on) => {
    const base = counter === undefined ? 0 : state.counters[counter]!;
    known[base] ??= new Uint8Array(1 << 12);
    const answers = known[base];
    const at = ((card & FACE) << 6) | (on & FACE);
    if (answers[at] === UNKNOWN) answers[at] = fits(build, card & FACE, on & FACE, base) ? YES : NO;
    return answers[at] === YES;
  };
};
