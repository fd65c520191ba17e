import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { BenchResult, Contestant } from '../report/bench.js';
import type { VerdictName } from '../search/verdict.js';
import { EXIT, UserError } from './exit.js';

/** What other programs call the three answers. */
const ANSWERS: Readonly<Record<string, VerdictName>> = {
  solved: 'solved',
  win: 'solved',
  unsolvable: 'unsolvable',
  lose: 'unsolvable',
  undecided: 'undecided',
  unknown: 'undecided',
};

const MOST_PROBLEMS = 10;

interface Found {
  readonly results: ReadonlyMap<string, BenchResult>;
  readonly problems: readonly string[];
}

const readRows = (text: string): Found => {
  const rows: string[][] = parse(text, { trim: true, skipEmptyLines: true, bom: true });
  const [head = [], ...lines] = rows;
  const at = (name: string): number => head.indexOf(name);
  const missing = ['deal', 'verdict', 'ms'].filter((name) => at(name) < 0);
  if (missing.length > 0)
    return {
      results: new Map(),
      problems: [`line 1: no column ${missing.join(', ')}; the first line must be deal,verdict,ms`],
    };
  const results = new Map<string, BenchResult>();
  const problems: string[] = [];
  lines.forEach((cells, i) => {
    const [deal = '', answer = '', ms = ''] = ['deal', 'verdict', 'ms'].map(
      (name) => cells[at(name)],
    );
    const verdict = ANSWERS[answer.toLowerCase()];
    const milliseconds = ms === '' ? Number.NaN : Number(ms);
    const line = `line ${i + 2}:`;
    if (results.has(deal)) problems.push(`${line} deal ${deal} was there before`);
    if (verdict === undefined)
      problems.push(`${line} verdict ${answer}: expected ${Object.keys(ANSWERS).join(', ')}`);
    if (!(milliseconds >= 0)) problems.push(`${line} ms ${ms}: expected milliseconds, 0 or more`);
    if (verdict !== undefined && milliseconds >= 0) results.set(deal, { verdict, milliseconds });
  });
  return { results, problems };
};

/**
 * The results of another program, `NAME=FILE`: CSV with the columns deal, verdict, ms (CPU time).
 * @param deals what is compared; the file must have a row for each, more are left out.
 * @throws UserError with what is wrong, at most ten lines.
 */
export const outsideResults = (given: string, deals: readonly string[]): Contestant => {
  const [, name, file] = /^([^=]+)=(.+)$/s.exec(given) ?? [];
  if (name === undefined || file === undefined)
    throw new UserError(EXIT.usage, `--with ${given}: expected NAME=FILE, such as other=other.csv`);
  let found: Found;
  try {
    found = readRows(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isOurs = code?.startsWith('CSV_') === true;
    throw new UserError(isOurs ? EXIT.badData : EXIT.noInput, `${file}: ${message}`);
  }
  const missing = deals.filter((deal) => !found.results.has(deal));
  const problems = [
    ...found.problems,
    ...(missing.length === 0 || found.problems.length > 0
      ? []
      : [`no row for ${missing.length} of ${deals.length} deals, such as ${missing[0]}`]),
  ];
  if (problems.length > 0)
    throw new UserError(
      EXIT.badData,
      [
        `${file}: these results cannot be used`,
        ...problems.slice(0, MOST_PROBLEMS),
        ...(problems.length > MOST_PROBLEMS
          ? [`and ${problems.length - MOST_PROBLEMS} more of the kind`]
          : []),
      ].join('\n  '),
    );
  return { name, outside: true, results: deals.map((deal) => found.results.get(deal)!) };
};
