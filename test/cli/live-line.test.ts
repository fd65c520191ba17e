import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveLine } from '../../src/cli/live-line.js';
import { followProgress } from '../../src/cli/progress.js';

/** What is written to standard error, taken for a terminal or not, so many columns wide. */
const listen = (isTTY: boolean, columns = 40, term = 'xterm') => {
  const written: string[] = [];
  const { stderr } = process;
  vi.spyOn(stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.stubEnv('TERM', term);
  vi.stubGlobal('process', {
    ...process,
    env: process.env,
    stderr: Object.create(stderr, {
      isTTY: { value: isTTY },
      columns: { value: columns },
      write: { value: stderr.write },
    }),
  });
  return written;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the line that is written over', () => {
  it('fits into the terminal', () => {
    const written = listen(true, 11);
    liveLine(false).show('klondike 0/1000 deals');
    expect(written).toEqual(['\r\u001b[2Kklondike 0']);
  });

  it.each([
    ['not on a terminal', false, false, 'xterm'],
    ['when asked to be quiet', true, true, 'xterm'],
    ['on a dumb terminal', true, false, 'dumb'],
  ])('is silent %s', (_, isTTY, quiet, term) => {
    const written = listen(isTTY, 40, term);
    const line = liveLine(quiet);
    line.show('x');
    line.clear();
    expect(line.shown).toBe(false);
    expect(written).toEqual([]);
  });

  it('is drawn five times a second at most, and wiped at the end', () => {
    vi.useFakeTimers();
    const written = listen(true, 200);
    const round = { round: 1, rounds: 1, limit: 9, later: [], seeds: new Float64Array(9) };
    const progress = followProgress(liveLine(false), 'g', () => 'looks good');
    progress.onRound(round);
    vi.advanceTimersByTime(1000);
    expect(written).toHaveLength(5);
    expect(written[0]).toContain('g 0/9 deals, looks good');
    progress.end();
    vi.advanceTimersByTime(1000);
    expect(written.slice(5)).toEqual(['\r\u001b[2K']);
  });
});
