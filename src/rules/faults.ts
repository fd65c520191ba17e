import { type Document, isCollection, isMap, type LineCounter } from 'yaml';

/**
 * Something wrong in a rule file, with its place (from 1; line 0 if it is not in the file but came
 * from outside) and, where there is one, a way out.
 */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type Path = readonly (string | number)[];

/** What is wrong in the meaning of rules that have the right form: a path and words for it. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
}

/** Signs that a terminal would obey instead of showing: control characters, and changes of direction. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** Text of unknown origin as it may be shown on a terminal. */
export const printable = (text: string): string =>
  text.replace(
    new RegExp(UNPRINTABLE, 'gu'),
    (sign) => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );

/** `file:line:column: message`, in one line. */
export const formatFault = ({ file, line, column, message }: Fault): string =>
  printable(line > 0 ? `${file}:${line}:${column}: ${message}` : `${file}: ${message}`);

/** More are counted, not shown: nobody reads them. */
const MOST_FAULTS = 50;
/** To find the place of one takes time in proportion to the file. */
const MOST_PLACED = 500;

/** Collects faults at paths of a YAML document: at the key, if there is one. */
export const faultsIn = (file: string, doc: Document, lines: LineCounter) => {
  const faults = new Map<string, Fault>();
  let more = 0;

  const placeOf = (path: Path): { line: number; column: number } => {
    for (let end = path.length; end > 0; end--) {
      const parent = doc.getIn(path.slice(0, end - 1), true);
      const key = path[end - 1];
      if (isMap(parent)) {
        const pair = parent.items.find((item) => String(item.key) === String(key));
        const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
        if (range !== undefined) return toPlace(range[0]);
      } else if (isCollection(parent)) {
        const node = parent.get(key, true) as { range?: [number, number, number] } | undefined;
        if (node?.range !== undefined) return toPlace(node.range[0]);
      }
    }
    return { line: 1, column: 1 };
  };
  const toPlace = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const add = (place: () => { line: number; column: number }, message: string): void => {
    if (faults.size >= MOST_PLACED) {
      more++;
      return;
    }
    const fault = { file, ...place(), message };
    faults.set(`${fault.line} ${message}`, fault);
  };

  return {
    /** At the key or item that a path leads to, or as far as it leads. */
    at: (path: Path, message: string): void => add(() => placeOf(path), message),
    /** At a character of the file, counted from 0. */
    atCharacter: (offset: number, message: string): void => add(() => toPlace(offset), message),
    /** In what was given beside the file. */
    outside: (message: string): void => add(() => ({ line: 0, column: 0 }), message),
    count: (): number => faults.size,
    /** Those found, in the order of the file. */
    all: (): Fault[] => {
      const sorted = [...faults.values()].toSorted(
        (a, b) => a.line - b.line || a.column - b.column,
      );
      const hidden = sorted.length - MOST_FAULTS + more;
      if (hidden <= 0) return sorted;
      const rest = { file, line: 0, column: 0, message: `and ${hidden} more faults` };
      return [...sorted.slice(0, MOST_FAULTS), rest];
    },
  };
};
export type Faults = ReturnType<typeof faultsIn>;
