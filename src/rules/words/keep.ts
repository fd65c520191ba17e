import { z } from 'zod';
import type { Deck } from '../../cards/deck.js';
import { flag, groupList, groupName, listed, rankList, rankNames, several } from '../terms.js';

/**
 * `keep`: piles that are brought up to a number of cards from other piles. `lower/fill.ts` makes the
 * rules of it. Four kinds, by `when` and `choice`:
 *
 * - at once: it happens by itself, from the first pile of `from` that has cards (Canfield's reserve,
 *   the Terrace's valley, the Sultan's divan, the Herring-Bone's bars; the Wheel's cushion only
 *   `until` its first row); `cards`: several together (the Line of La Nivernaise);
 * - before turning: one act, when the player wants it; until it is done no other card leaves the
 *   stock (the Clock's packets, the rows of Congress and Blockade, the
 *   last row of the Labyrinth);
 * - at once, by choice: owed before anything else, each from the pile that the player chooses (the
 *   Fish-Bone's gridiron, the Mill's wings, the Square, the Two Rings; rows filled from the row below,
 *   the Constitution);
 * - before turning, by choice: in bouts; a bout once begun fills every place in order, each from the
 *   pile that the player chooses (the Shah).
 */
const KEEP_WHEN = ['at once', 'before turning'] as const;
const KEEP_ORDERS = ['packets', 'rounds'] as const;

export const keepSchema = z
  .strictObject({
    'at least': z
      .union([z.number().int().min(1).max(52), z.enum(['rows', 'last row'])], {
        error: 'a number of cards, rows, or last row',
      })
      .describe('so many cards; rows: as many rows as were dealt; last row: the row dealt last'),
    from: z.union([groupName, groupList]).describe('the first that has cards, or by choice'),
    cards: several
      .optional()
      .describe('so many are laid together on a pile that is short; one at a time if not given'),
    choice: flag.default(false).describe('the player chooses from which pile each card comes'),
    when: z.enum(KEEP_WHEN).default('at once'),
    order: z
      .enum(KEEP_ORDERS)
      .default('packets')
      .describe(
        'packets: each pile is filled before the next; rounds: one card each, again and again',
      ),
    piles: z.number().int().min(0).max(128).optional().describe('only the first so many piles'),
    after: z.array(groupName).optional().describe('groups that are filled before this one'),
    never: z
      .record(groupName, rankList)
      .optional()
      .describe('ranks that do not fill a pile, by the group they come from'),
    until: z
      .literal('row')
      .optional()
      .describe('only until the first row is dealt; then places stay empty'),
    'while rows are dealt': z
      .literal('at once')
      .optional()
      .describe('filled at once as long as rows are still to be dealt, whatever `when` says'),
  })
  .describe('short piles are brought up to so many cards from other piles');
export type KeepSpec = z.output<typeof keepSchema>;

/** Does it ask for rows that come in the course of play, and not for a number of cards? */
export const isOfRows = (keep: KeepSpec | undefined): boolean =>
  keep?.['at least'] === 'rows' || keep?.['at least'] === 'last row';

/** The groups that give, the preferred first. */
export const giversOf = (keep: KeepSpec): readonly string[] => [keep.from].flat();

/** Cards that do not fill places, in English; `english/fill.ts` says the rest. */
export const neverEnglish = (keep: KeepSpec, deck: Deck): string[] => {
  const never = Object.entries(keep.never ?? {}).map(
    ([group, ranks]) => `${listed(ranks.map((word) => rankNames(word, deck)))} of the ${group}`,
  );
  return never.length === 0
    ? []
    : [
        `${listed(never)} never fill such a place; if one turns up for it, it goes where else it may, and the place is still to be filled`,
      ];
};
