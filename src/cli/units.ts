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
