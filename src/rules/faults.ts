import { type Document, isCollection, isMap, type LineCounter } from 'yaml';

/** Something wrong in a rule file, with its place (from 1) and, where there is one, a way out. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type Path = readonly (string | number)[];

export const formatFault = (fault: Fault): string =>
  `${fault.file}:${fault.line}:${fault.column}: ${fault.message}`;

/** Makes faults at the place of a path in a YAML document: of its key if that is what is wrong. */
export const faultsIn = (file: string, doc: Document, lines: LineCounter) => {
  const placeOf = (path: Path): { line: number; column: number } => {
    for (let end = path.length; end >= 0; end--) {
      const parent = end === 0 ? undefined : doc.getIn(path.slice(0, end - 1), true);
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
    return { line, column: col };
  };
  return (path: Path, message: string): Fault => ({ file, ...placeOf(path), message });
};
