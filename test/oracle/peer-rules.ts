/** Rules as Solvitaire 0.10.1 applies them: a `rules.json` of its data, see `data/README.md`. */
export interface PeerRules {
  readonly game: string;
  readonly decks: number;
  readonly maxRank: number;
  readonly tableau?: {
    readonly piles: number;
    readonly build: keyof typeof PEER_SUITS | 'none';
    readonly emptyPile:
      | 'any'
      | 'none'
      | 'kings-only'
      | 'forced-from-reserve-then-any'
      | 'forced-from-reserve-then-waste-only'
      | 'forced-from-waste-then-stock-then-any';
    readonly moveGroups: keyof typeof PEER_UNITS;
    readonly groupRun: keyof typeof PEER_SUITS | 'none';
    readonly deal: 'rows' | 'triangle';
    readonly faceUp: 'all' | 'top-card';
  };
  readonly foundations?: {
    readonly base: number | 'random';
    readonly initial: 'none' | 'one-base-card' | 'all-base-cards';
    readonly removable: boolean;
    readonly wholeSuitPileOnly?: boolean;
    readonly completeRunOnly?: boolean;
  };
  readonly cells?: { readonly count: number; readonly preFilled: number };
  readonly stock?: {
    readonly size: number;
    readonly dealTo: 'waste' | 'tableau-row' | 'hole';
    readonly dealCount: number;
    readonly redeal: 'none' | 'unlimited';
  };
  readonly reserve?: { readonly size: number; readonly stacked: boolean };
  readonly hole?: { readonly base: string; readonly wrapKA: boolean };
  readonly accordion?: object;
  readonly sequences?: object;
}

/** Its words for suits, and ours. */
export const PEER_SUITS = {
  'same-suit': 'same',
  'alternate-colour': 'alternate',
  'any-suit': 'any',
} as const;

/**
 * Its words for what moves at once, and ours. Its fourth is any part of a run, searched with an exact
 * pruning.
 */
export const PEER_UNITS = {
  'single-card': 'card',
  'any-part-of-run': 'part of run',
  'whole-run-or-part-if-card-above-can-go-to-foundation': 'part of run',
  'maximal-run-only': 'run',
  'whole-pile-only': 'pile',
} as const;
