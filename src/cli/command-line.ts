const PLAIN = /^[\w@%+=:,./-]+$/;

/** A word as a POSIX shell takes it. */
const quoted = (word: string): string =>
  PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Words of a command as they may be pasted into a shell. */
export const commandLine = (words: readonly string[]): string => words.map(quoted).join(' ');
