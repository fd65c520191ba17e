import type { Core, Position } from '../core/types.js';
import { drawTable, type Segment } from '../report/table.js';
import { paint } from './terminal.js';

/** Suit signs need a terminal that can show them. */
export const canShowSigns = (): boolean => {
  const { LC_ALL, LC_CTYPE, LANG } = process.env;
  const locale = LC_ALL || LC_CTYPE || LANG;
  return locale === undefined || /utf-?8/i.test(locale);
};

const painted = ({ text, style }: Segment): string => {
  switch (style) {
    case 'red':
      return paint.red(text);
    case 'black':
      return paint.bold(text);
    case 'down':
    case 'space':
      return paint.dim(text);
    case 'label':
      return paint.cyan(text);
    case 'plain':
      return text;
  }
};

/** The table in colour, as text for standard output. */
export const tableText = (
  core: Core,
  position: Position,
  options: { readonly ascii?: true | undefined; readonly open?: true | undefined },
): string =>
  drawTable(core, position, {
    width: process.stdout.columns || 80,
    ascii: options.ascii === true || !canShowSigns(),
    open: options.open === true,
  })
    .map((line) => line.map(painted).join('').trimEnd())
    .join('\n');
