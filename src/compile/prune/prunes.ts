import { backForUse } from './back-for-use.js';
import { depthsAlone } from './depths-alone.js';
import { drawForUse } from './draw-for-use.js';
import { emptyForUse } from './empty-for-use.js';
import { lesserPiles } from './lesser-piles.js';
import { likeCards } from './like-cards.js';
import { likeSpaces } from './like-spaces.js';
import { noWalk } from './no-walk.js';
import { outOfReach } from './out-of-reach.js';
import { partOfRun } from './part-of-run.js';
import { partedRow } from './parted-row.js';
import type { Prune } from './prune.js';
import { safeUp } from './safe-up.js';
import { shutIn } from './shut-in.js';
import { spaceToSpace } from './space-to-space.js';
import { stuckCards } from './stuck-cards.js';
import { wholeRuns } from './whole-runs.js';

/** All dominances, in the order in which they are asked. */
export const PRUNES: readonly Prune[] = [
  likeSpaces,
  likeCards,
  spaceToSpace,
  partOfRun,
  safeUp,
  backForUse,
  emptyForUse,
  drawForUse,
  wholeRuns,
  lesserPiles,
  shutIn,
  partedRow,
  stuckCards,
  outOfReach,
  depthsAlone,
  noWalk,
];

/** The name by which `--without` leaves out that a stock is gone through as one choice. */
export const DRAW_THROUGH = 'draw-through';

/** The name by which `--without` leaves out proofs by an easier game (`compile/eased.ts`). */
export const EASED_STOCK = 'eased-stock';

/** Every name that `--without` takes. */
export const PRUNE_NAMES: readonly string[] = [
  ...PRUNES.map((prune) => prune.name),
  DRAW_THROUGH,
  EASED_STOCK,
];
