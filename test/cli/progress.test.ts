import { describe, expect, it } from 'vitest';
import { commandLine } from '../../src/cli/command-line.js';
import { createPace } from '../../src/cli/pace.js';
import { paceLine, type RoundState, roughly, timeLeft } from '../../src/cli/progress.js';
import { inOrder } from '../../src/cli/row-order.js';

const state: RoundState = {
  round: { round: 2, rounds: 4, limit: 100_000, later: [1_000_000, 5_000_000] },
  deals: 400,
  done: 100,
  open: 10,
  rate: { deals: 5, visited: 500_000 },
};
const last = { round: 1, rounds: 1, limit: 10_000, later: [] };

describe('the progress line', () => {
  it('says what is done of the round, what it looks like, how long it takes and how fast it is', () => {
    expect(paceLine('a-game', state, 'winnable 60.0%')).toBe(
      'a-game 100/400 deals in round 2 of 4 (up to 100,000 states), winnable 60.0%, ' +
        'about 60 s left in this round, then at most 8 min, 5.0 a second',
    );
  });

  it('bounds later rounds by the deals that stay open, each at its dearest', () => {
    // 40 of the 400 deals will stay open, each visits six million positions at most.
    expect(timeLeft(state)).toContain(`then at most ${roughly((40 * 6_000_000 * 1000) / 500_000)}`);
    expect(timeLeft({ ...state, open: 0 })).toContain('then at most 1 s');
  });

  it('says nothing of later rounds before it can tell', () => {
    expect(timeLeft({ ...state, done: 10, open: 1 })).toBe('about 78 s left in this round');
    expect(timeLeft({ ...state, round: last })).toBe('about 60 s left');
  });

  it('makes no guess of time at first', () => {
    expect(paceLine('a-game', { ...state, round: last, rate: undefined }, undefined)).toBe(
      'a-game 100/400 deals',
    );
  });

  it.each([
    [200, '1 s'],
    [89_000, '89 s'],
    [200_000, '3 min'],
    [7_300_000, '2 h'],
    [864_000_000, '10 days'],
  ])('calls %d ms %s', (milliseconds, text) => {
    expect(roughly(milliseconds)).toBe(text);
  });
});

describe('the pace', () => {
  it('is that of the last minute', () => {
    let now = 0;
    const pace = createPace(() => now);
    expect(pace.rate()).toBeUndefined();
    const go = (seconds: number, deals: number) => {
      for (let i = 0; i < seconds; i++) {
        now += 1000;
        pace.add(deals, 100 * deals);
      }
    };
    go(10, 50);
    expect(pace.rate()).toEqual({ deals: 50, visited: 5000 });
    go(60, 2);
    expect(pace.rate()).toEqual({ deals: 2, visited: 200 });
    now += 30_000;
    expect(pace.rate()!.deals).toBeCloseTo((30 * 2) / 60, 1);
  });
});

describe('rows in order', () => {
  const listen = () => {
    const passed: string[] = [];
    return { passed, order: inOrder((text: string) => passed.push(text)) };
  };

  it('wait for the rows before them', () => {
    const { passed, order } = listen();
    order.round(Float64Array.of(8, 9, 10, 12));
    order.add(10, 'c');
    order.add(9, 'b');
    expect(passed).toEqual([]);
    order.add(8, 'a');
    expect(passed).toEqual(['a', 'b', 'c']);
  });

  it('come in the round that settles their deal, the others at the end', () => {
    const { passed, order } = listen();
    order.round(Float64Array.of(1, 2, 3));
    order.add(1, undefined);
    order.add(3, 'c');
    order.add(2, undefined);
    order.round(Float64Array.of(1, 2));
    order.add(2, 'b');
    expect(passed).toEqual(['c']);
    order.end([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
    expect(passed).toEqual(['c', 'a', 'b']);
  });
});

describe('a command to paste', () => {
  it('quotes what a shell would take apart', () => {
    expect(commandLine(['patience', "my game's.yaml", '--set', 'a=$b', 'x=1'])).toBe(
      "patience 'my game'\\''s.yaml' --set 'a=$b' x=1",
    );
  });
});
