import { describe, expect, it } from 'vitest';
import {
  countArgument,
  listArgument,
  parseBytes,
  parseCount,
  parseDuration,
  parseLevel,
  parsePoints,
  parseSeedNumber,
  parseShard,
} from '../../src/cli/units.js';

describe('numbers on the command line', () => {
  it.each([
    ['1', 1],
    ['5000000', 5e6],
    ['5e6', 5e6],
    ['5M', 5e6],
    ['0.5m', 5e5],
    ['200k', 2e5],
  ])('reads the count %s', (text, value) => {
    expect(parseCount(text)).toEqual({ value });
  });

  it.each(['', '0', '-3', '1.5', '5x', 'many', '1e400', '5 M M', '0x10'])(
    'refuses the count %j and says how one is written',
    (text) => {
      expect(parseCount(text)).toHaveProperty('problem', expect.stringContaining('such as'));
    },
  );

  it.each([
    ['1G', 2 ** 30],
    ['256M', 2 ** 28],
    ['256mb', 2 ** 28],
    ['2097152', 2 ** 21],
  ])('reads %s of memory', (text, value) => {
    expect(parseBytes(text)).toEqual({ value });
  });

  it.each(['', '0', '100', '5k', '1T'])('refuses %j of memory', (text) => {
    expect(parseBytes(text)).toHaveProperty('problem');
  });

  it.each([
    ['500ms', 500],
    ['10s', 10_000],
    ['1.5s', 1500],
    ['2m', 120_000],
    ['1h', 3_600_000],
  ])('reads the time %s', (text, value) => {
    expect(parseDuration(text)).toEqual({ value });
  });

  it.each(['', '10', '0s', '-1s', '3d'])('refuses the time %j', (text) => {
    expect(parseDuration(text)).toHaveProperty('problem');
  });

  it.each([
    ['95', 0.95],
    ['99.9%', 0.999],
  ])('reads the level %s', (text, value) => {
    expect(parseLevel(text)).toEqual({ value });
  });

  it.each(['0.95', '100', '95 percent', ''])('refuses the level %j', (text) => {
    expect(parseLevel(text)).toHaveProperty('problem');
  });

  it('reads points of per cent', () => {
    expect(parsePoints('0.5')).toEqual({ value: 0.005 });
    expect(parsePoints('.25')).toEqual({ value: 0.0025 });
    for (const text of ['0', '50', '-1', '1%', '', '.'])
      expect(parsePoints(text)).toHaveProperty('problem');
  });

  it('reads a part of several', () => {
    expect(parseShard('3/16')).toEqual({ part: 3, parts: 16 });
    for (const text of ['0/4', '5/4', '3', '1/0', '1/-2', 'a/b'])
      expect(parseShard(text)).toHaveProperty('problem');
  });

  it('reads a seed to count up from, and only in the one way it can be written', () => {
    expect(parseSeedNumber('0')).toEqual({ value: 0 });
    expect(parseSeedNumber('1200')).toEqual({ value: 1200 });
    for (const text of ['042', '-1', '1e3', 'ms:3', ''])
      expect(parseSeedNumber(text)).toHaveProperty('problem');
  });

  it('gathers lists from commas and from options given again', () => {
    expect(listArgument('c', listArgument('a,b'))).toEqual(['a', 'b', 'c']);
  });

  it('tells commander that an argument is wrong', () => {
    expect(countArgument('5k')).toBe(5000);
    expect(() => countArgument('five')).toThrow(
      expect.objectContaining({ code: 'commander.invalidArgument' }),
    );
  });
});
