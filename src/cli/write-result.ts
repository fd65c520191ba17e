import { writeFileSync } from 'node:fs';
import { EXIT, UserError } from './exit.js';
import { out } from './terminal.js';

/**
 * Writes a result into a file, or to standard output. A file that is there is replaced.
 * @param file `-` or absent: standard output. @throws UserError (74) if it cannot be written.
 */
export const writeResult = (text: string, file: string | undefined): void => {
  if (file === undefined || file === '-') {
    out(text.trimEnd());
    return;
  }
  try {
    writeFileSync(file, `${text.trimEnd()}\n`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UserError(
      EXIT.inputOutput,
      `${file} cannot be written (${code}); give another file with -o, or - for standard output`,
    );
  }
};
