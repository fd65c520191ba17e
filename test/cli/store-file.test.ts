import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { storeFile } from '../../src/cli/store-file.js';

describe('the file of the store', () => {
  it('is the one that is named', () => {
    expect(storeFile('my.db')).toBe(resolve('my.db'));
  });

  it.runIf(process.platform === 'linux')('is else in the data folder of the user', () => {
    const module = fileURLToPath(new URL('../../dist/cli/store-file.js', import.meta.url));
    const asked = (env: Record<string, string>) =>
      execFileSync(
        process.execPath,
        ['--input-type=module', '-e', `console.log((await import('${module}')).storeFile())`],
        { env, encoding: 'utf8' },
      ).trim();
    expect(asked({ HOME: '/home/ada', XDG_DATA_HOME: '/data' })).toBe('/data/patience/patience.db');
    expect(asked({ HOME: '/home/ada' })).toBe('/home/ada/.local/share/patience/patience.db');
  });
});
