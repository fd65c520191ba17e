/**
 * Source text as a type of its own: only `code` makes it, and whatever is put into it that is not
 * code is quoted, so no text from a rule file can become code.
 */
declare const isCode: unique symbol;
export interface Code {
  readonly text: string;
  readonly [isCode]: true;
}

type Part = Code | number | string | boolean | readonly Code[];

const fromText = (text: string): Code => ({ text }) as Code;

const written = (part: Part): string => {
  if (typeof part === 'object')
    return 'text' in part ? part.text : part.map((p) => p.text).join('\n');
  return JSON.stringify(part);
};

/** Code goes in as it is, lists of code line by line, numbers and texts as literals. */
export const code = (texts: TemplateStringsArray, ...parts: readonly Part[]): Code =>
  fromText(texts.map((text, i) => text + (i < parts.length ? written(parts[i]!) : '')).join(''));

/** A list of numbers as a literal. */
export const numbers = (values: readonly number[]): Code =>
  fromText(`[${values.map(Number).join(',')}]`);

/** Conditions joined by && or ||, an empty list is true or false; or bits joined by |. */
export const joined = (parts: readonly Code[], by: '&&' | '||' | '|'): Code => {
  if (parts.length === 0) return fromText(by === '|' ? '0' : `${by === '&&'}`);
  if (parts.length === 1) return parts[0]!;
  return fromText(`(${parts.map((part) => part.text).join(` ${by} `)})`);
};

/** Names one after the other, as in a call. */
export const inCommas = (parts: readonly Code[]): Code =>
  fromText(parts.map((part) => part.text).join(', '));

/** A name with a number: `T3`. The stem is one of ours, never from a rule file. */
export const named = (
  stem:
    | 'T'
    | 'V'
    | 'F'
    | 'FN'
    | 'G'
    | 'laid'
    | 'open'
    | 'useful'
    | 'of'
    | 'M'
    | 'MADE'
    | 'W'
    | 'X'
    | 'make',
  number: number,
): Code => fromText(`${stem}${Number(number)}`);

export const NOTHING: Code = fromText('');

/** The source indented by its braces, for people who read it. */
export const pretty = (source: Code): string => {
  let depth = 0;
  return source.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0)
    .map((line) => {
      const closes = /^[}\])]/.test(line) ? 1 : 0;
      const indent = '  '.repeat(Math.max(0, depth - closes));
      const code_ = line.replace(/'[^']*'|"[^"]*"|\/\/.*$/g, '');
      depth += (code_.match(/[{[(]/g) ?? []).length - (code_.match(/[}\])]/g) ?? []).length;
      return indent + line;
    })
    .join('\n');
};
