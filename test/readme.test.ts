import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patience } from './cli/run.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = (kind: string): string[] =>
  [...README.matchAll(new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 'gs'))].map((match) => match[1]!);

/** Each command of the README with the output shown for it. */
const shown = blocks('console').flatMap((block) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command, ...output] = part.trimEnd().split('\n');
      return { command: command!, output };
    }),
);

it('the README shows a variant as the file of its family has it', () => {
  const [, variant] = blocks('yaml');
  const file = readFileSync(new URL('../rules/classic/free-cell.yaml', import.meta.url), 'utf8');
  expect(variant!.split('\n').length).toBeLessThan(10);
  expect(file).toContain(variant);
});

describe('the README shows what the program prints', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patience-readme-'));
  const [example] = blocks('yaml');
  writeFileSync(join(folder, 'my-game.yaml'), example!);

  it('has commands', () => expect(shown.length).toBeGreaterThan(5));

  it.each(shown)('$command', ({ command, output }) => {
    const args = command.split(' ').slice(1);
    const printed = patience(args, { cwd: folder })
      .stdout.split('\n')
      .map((line) => line.trimEnd());
    // Lines in order; `...` stands for lines left out.
    let at = 0;
    let skips = false;
    for (const line of output.map((text) => text.trimEnd())) {
      if (line === '...') {
        skips = true;
        continue;
      }
      const found = skips ? printed.indexOf(line, at) : at;
      expect(printed[found]).toBe(line);
      at = found + 1;
      skips = false;
    }
  });
});
