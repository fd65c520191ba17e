import { InvalidArgumentError } from '@commander-js/extra-typings';

/** A number read from the command line, or what is wrong with it and how it is to be written. */
export type Parsed = { readonly value: number } | { readonly problem: string };

const NUMBER = /^(\d+(?:\.\d+)?(?:e\d+)?)\s*([a-z]*)$/i;

/** A number with one of `units` (lower-case letters to what they multiply by), or undefined. */
const withUnit = (text: string, units: Readonly<Record<string, number>>): number | undefined => {
  const match = NUMBER.exec(text.trim());
  const factor = match === null ? undefined : units[match[2]!.toLowerCase()];
  return factor === undefined ? undefined : Number(match![1]) * factor;
};

const COUNT_UNITS = { '': 1, k: 1e3, m: 1e6, g: 1e9 };

/** A whole number from 1 on: `5000000`, `5e6`, `5M` or `200k`. */
export const parseCount = (text: string): Parsed => {
  const value = withUnit(text, COUNT_UNITS);
  return value !== undefined && Number.isSafeInteger(value) && value >= 1
    ? { value }
    : { problem: 'expected a whole number from 1 on, such as 200, 50k or 5M' };
};

const BYTE_UNITS = {
  b: 1,
  k: 2 ** 10,
  kb: 2 ** 10,
  m: 2 ** 20,
  mb: 2 ** 20,
  g: 2 ** 30,
  gb: 2 ** 30,
};
const LEAST_BYTES = 2 ** 20;

/** Bytes, at least 1M: `256M` or `1G` (powers of 1024); a bare number is bytes. */
export const parseBytes = (text: string): Parsed => {
  const value = withUnit(text, { '': 1, ...BYTE_UNITS });
  return value !== undefined && Number.isFinite(value) && value >= LEAST_BYTES
    ? { value: Math.floor(value) }
    : { problem: 'expected an amount of memory from 1M on, such as 256M or 1G' };
};

const DURATION_UNITS = { ms: 1, s: 1e3, m: 60e3, min: 60e3, h: 3600e3 };

/** Milliseconds, more than 0: `500ms`, `10s`, `2m` or `1h`. A bare number could be anything. */
export const parseDuration = (text: string): Parsed => {
  const value = withUnit(text, DURATION_UNITS);
  return value !== undefined && Number.isFinite(value) && value > 0
    ? { value }
    : { problem: 'expected a time with its unit, such as 500ms, 10s or 2m' };
};

/** A whole number from 0 on, without zeros in front: seeds are texts, and 042 is not 42. */
export const parseSeedNumber = (text: string): Parsed =>
  /^(0|[1-9]\d{0,14})$/.test(text)
    ? { value: Number(text) }
    : {
        problem:
          'expected a whole number: win rates count seeds up from it, ' +
          'and patience solve takes any other seed',
      };

/** A level of confidence in per cent, from 50 to below 100, as a share: `95` or `99.9%`. */
export const parseLevel = (text: string): Parsed => {
  const value = /^\d+(\.\d+)?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  return value >= 50 && value < 100
    ? { value: Number((value / 100).toFixed(12)) } // 0.999, not 0.9990000000000001
    : { problem: 'expected a level in per cent, from 50 to below 100, such as 95' };
};

/** Points of per cent, above 0 and below 50, as a share: `0.5`. */
export const parsePoints = (text: string): Parsed => {
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  return value > 0 && value < 50
    ? { value: Number((value / 100).toFixed(12)) }
    : { problem: 'expected points of per cent, above 0 and below 50, such as 0.5' };
};

/** One of several parts, `3/16`, counted from 1. */
export const parseShard = (
  text: string,
): { readonly part: number; readonly parts: number } | { readonly problem: string } => {
  const [, part, parts] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  return part !== undefined && parts !== undefined && part >= 1 && part <= parts
    ? { part, parts }
    : { problem: 'expected a part and how many there are, from 1/16 to 16/16' };
};

/** Makes a parser into what commander's `argParser` takes. */
const adapter =
  (parse: (text: string) => Parsed) =>
  (text: string): number => {
    const parsed = parse(text);
    if ('problem' in parsed) throw new InvalidArgumentError(`${parsed.problem}.`);
    return parsed.value;
  };

export const countArgument = adapter(parseCount);
export const bytesArgument = adapter(parseBytes);
export const durationArgument = adapter(parseDuration);
export const seedNumberArgument = adapter(parseSeedNumber);
export const levelArgument = adapter(parseLevel);
export const pointsArgument = adapter(parsePoints);

export const shardArgument = (text: string) => {
  const parsed = parseShard(text);
  if ('problem' in parsed) throw new InvalidArgumentError(`${parsed.problem}.`);
  return parsed;
};

/** For options that may be given again: the values in order, those with commas taken apart. */
export const listArgument = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text.split(',').filter((part) => part !== ''),
];

/** For options that may be given again and whose values may have commas: the values in order. */
export const againArgument = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];
