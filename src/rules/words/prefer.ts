import { z } from 'zod';
import { groupName, theGroups } from '../terms.js';

/**
 * `prefer`, of a foundation: where a card of these groups could be laid on a pile, no other card may
 * be (the Terrace is served first; so are the Queens' key, the Flank of
 * La Nivernaise and the Herring-Bone, where the book prefers them).
 */
export const preferSchema = z
  .array(groupName)
  .describe('where a card of these groups could be laid, no other may be');

export const preferEnglish = (name: string, groups: readonly string[]): string =>
  `where a card of ${theGroups(groups, 'or')} could be laid on a pile of the ${name}, or begin one, a card from elsewhere may not go there`;
