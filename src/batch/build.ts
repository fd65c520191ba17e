import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What answers rest on; the rest of the program only asks for them and shows them. */
const PARTS = ['cards', 'core', 'rules', 'referee', 'compile', 'search', 'batch'];

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const CODE = /\.[jt]s$/;

/**
 * The identity of the program as it runs: 12 hexadecimal figures of a SHA-256 over the code that
 * answers rest on. Versions are too coarse for it: a search that is changed visits other positions,
 * and an answer of a build with a bug must not count for one without.
 */
export const buildId = (): string => {
  const hash = createHash('sha256');
  const files = PARTS.flatMap((part) =>
    readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(ROOT, part, name),
    ),
  ).filter((file) => CODE.test(file) && !file.endsWith('.d.ts'));
  for (const file of files.toSorted())
    hash.update(`${relative(ROOT, file).replaceAll(sep, '/')}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};
