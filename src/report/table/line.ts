/** A stretch of a line, to be painted by whoever shows it. */
export interface Segment {
  readonly text: string;
  readonly style: 'plain' | 'red' | 'black' | 'down' | 'label' | 'space';
}
export type Line = readonly Segment[];

/** Lines that stand together; they may be of unequal width. */
export type Block = readonly Line[];

export interface TableStyle {
  /** Columns of the terminal. */
  readonly width: number;
  /** Letters for suits instead of signs. */
  readonly ascii: boolean;
  /** Show what lies face down. */
  readonly open: boolean;
}

export const plain = (text: string): Segment => ({ text, style: 'plain' });
export const label = (text: string): Segment => ({ text, style: 'label' });
export const faint = (text: string): Segment => ({ text, style: 'space' });

/** Columns that a line takes, without the blanks at its end. */
export const lineWidth = (line: Line): number =>
  line
    .map(({ text }) => text)
    .join('')
    .trimEnd().length;

export const blockWidth = (block: Block): number => Math.max(0, ...block.map(lineWidth));

const lengthOf = (line: Line): number => line.reduce((sum, { text }) => sum + text.length, 0);

/** One block beside another, `gap` columns apart, their first lines level. */
export const beside = (blocks: readonly Block[], gap: number): Block => {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  const widths = blocks.map((block) => Math.max(0, ...block.map(lengthOf)) + gap);
  return Array.from({ length: height }, (_, y) =>
    blocks.flatMap((block, i) => {
      const line = block[y] ?? [];
      const blank = widths[i]! - lengthOf(line);
      return i === blocks.length - 1 ? line : [...line, plain(' '.repeat(blank))];
    }),
  );
};

/** One block below another, an empty line apart. */
export const stacked = (blocks: readonly Block[]): Block =>
  blocks.flatMap((block, i) => (i === 0 ? block : [[], ...block]));

/** The block moved right, so that it stands in the middle of `width` columns. */
export const centred = (block: Block, width: number): Block => {
  const indent = Math.max(0, Math.floor((width - blockWidth(block)) / 2));
  return indent === 0 ? block : block.map((line) => [plain(' '.repeat(indent)), ...line]);
};

/** A remark below a drawing, in as many lines as the width asks for. */
export const legend = (text: string, width: number): Block => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line) => [faint(line)]);
};
