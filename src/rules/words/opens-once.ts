import { z } from 'zod';
import { groupList, theGroups } from '../terms.js';

/**
 * `opens once`: no card leaves the group before other groups are empty (the barriers of the
 * Hemispheres; the packets of the Four Corners, which are closed while the pack is dealt).
 */
export const opensOnceSchema = z
  .strictObject({ empty: groupList })
  .describe('no card leaves the group before these groups are empty');
export type OpensOnceSpec = z.output<typeof opensOnceSchema>;

export const opensOnceEnglish = (name: string, { empty }: OpensOnceSpec): string =>
  `no card leaves the ${name} before ${theGroups(empty)} ${empty.length > 1 ? 'are' : 'is'} out`;
