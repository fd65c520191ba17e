import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest: begun first, so that no core waits for one of them at the end. */
const LONGEST = [
  'games/all-games',
  'games/miniatures',
  'games/dominances',
  'cli/deal-solve-verify',
  'rules/random-mutations',
  'readme',
].map((name) => `/test/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests share no state that they do not put back, so a process need not read all modules anew
    // for each file: that took nearly half of the time of the short ones.
    isolate: false,
    // All cores: by itself it leaves one idle, on two cores half of what there is.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Tests leave the store of whoever runs them alone.
    env: { PATIENCE_STORE: join(mkdtempSync(join(tmpdir(), 'patience-test-')), 'store.db') },
  },
});
