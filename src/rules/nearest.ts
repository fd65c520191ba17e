/** Edit distance with swaps of neighbours (optimal string alignment), for "did you mean". */
const distance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
};

/** The names closest to a misspelt one, nearest first, at most three; none if all are far. */
export const nearest = (name: string, names: readonly string[]): string[] =>
  [...new Set(names)]
    .map((known) => ({ known, far: distance(name.toLowerCase(), known) }))
    .filter(
      ({ known, far }) =>
        far <= Math.max(1, Math.floor(known.length / 3)) || known.startsWith(name.toLowerCase()),
    )
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ known }) => known);
