import type { GameReport } from '../report/game-report.js';
import { VERSION } from './version.js';
import { writeResult } from './write-result.js';

/** Writes the page of some games; charts cost half a second to load, so only who asks pays. */
export const writePage = async (
  games: readonly GameReport[],
  file: string | undefined,
): Promise<void> => {
  const { htmlPage } = await import('../report/html/page.js');
  writeResult(await htmlPage(games, VERSION), file);
};
