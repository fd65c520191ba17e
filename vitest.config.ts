import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests leave the store of whoever runs them alone.
    env: { PATIENCE_STORE: join(mkdtempSync(join(tmpdir(), 'patience-test-')), 'store.db') },
  },
});
