/** A line on standard error that is written over; silent where it could not be. */
export interface LiveLine {
  /** False if nothing is ever shown: then there is no need to make texts. */
  readonly shown: boolean;
  show(text: string): void;
  /** Wipes the line. */
  clear(): void;
}

const SILENT: LiveLine = { shown: false, show: () => {}, clear: () => {} };

/** @param quiet never show anything. */
export const liveLine = (quiet: boolean): LiveLine => {
  const { stderr } = process;
  if (quiet || stderr.isTTY !== true || process.env['TERM'] === 'dumb') return SILENT;
  const wipe = '\r\u001b[2K';
  return {
    shown: true,
    // One column less than there are, since a full line would wrap; some terminals say 0.
    show: (text) => stderr.write(wipe + text.slice(0, (stderr.columns || 80) - 1)),
    clear: () => stderr.write(wipe),
  };
};
