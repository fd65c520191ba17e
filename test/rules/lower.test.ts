import { describe, expect, it } from 'vitest';
import { printCore } from '../../src/core/print.js';
import { lower } from '../../src/rules/lower/lower.js';
import { BUNDLED, specOf } from './bundled.js';

/** What the files lower to, to be read in a review; `npx vitest run -u test/rules` writes them anew. */
describe('the core of each bundled game', () => {
  it.each(BUNDLED)('$name', async ({ name, text }) => {
    await expect(`${printCore(lower(specOf(text)))}\n`).toMatchFileSnapshot(`cores/${name}.txt`);
  });
});
