import { describe, expect, it } from 'vitest';
import { seedOf } from '../../src/batch/plan.js';
import type { DealRow } from '../../src/batch/row.js';
import { commandLine } from '../../src/cli/command-line.js';
import { progressLine, roughly } from '../../src/cli/progress.js';
import { inOrder } from '../../src/cli/row-order.js';

const state = {
  game: 'a-game',
  deals: 1000,
  counts: { solved: 60, unsolvable: 30, undecided: 10 },
  interval: { low: 0.5, high: 0.8 },
  elapsed: 20_000,
};

describe('the progress line', () => {
  it('says what is done, how fast, what it looks like and how long it takes', () => {
    expect(progressLine(state)).toBe(
      'a-game 100/1000 deals, 5.0 a second, winnable 60.0% to 70.0% (50.0% to 80.0%), about 3 min left',
    );
  });

  it('makes no guess of time in the first second', () => {
    expect(progressLine({ ...state, elapsed: 900 })).not.toMatch(/left|a second/);
  });

  it('says nothing of shares before there is a deal', () => {
    const counts = { solved: 0, unsolvable: 0, undecided: 0 };
    expect(progressLine({ ...state, counts })).toBe('a-game 0/1000 deals');
  });

  it.each([
    [200, 'about 1 s'],
    [89_000, 'about 89 s'],
    [200_000, 'about 3 min'],
    [7_300_000, 'about 2 h'],
  ])('calls %d ms %s', (milliseconds, text) => {
    expect(roughly(milliseconds)).toBe(text);
  });
});

describe('rows in order', () => {
  const deals = { first: 8, count: 5 };
  const row = (index: number) => ({ seed: seedOf(deals, index) }) as DealRow;

  it('wait for the rows before them', () => {
    const passed: string[] = [];
    const order = inOrder(deals, ({ seed }) => passed.push(seed));
    order.add(row(2));
    order.add(row(1));
    expect(passed).toEqual([]);
    order.add(row(0));
    expect(passed).toEqual(['8', '9', '10']);
  });

  it('are passed on in order at the end though some are missing', () => {
    const passed: string[] = [];
    const order = inOrder(deals, ({ seed }) => passed.push(seed));
    order.add(row(3));
    order.add(row(1));
    order.flush();
    expect(passed).toEqual(['9', '11']);
  });
});

describe('a command to paste', () => {
  it('quotes what a shell would take apart', () => {
    expect(commandLine(['patience', "my game's.yaml", '--set', 'a=$b', 'x=1'])).toBe(
      "patience 'my game'\\''s.yaml' --set 'a=$b' x=1",
    );
  });
});
