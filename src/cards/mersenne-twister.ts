/** Gives the next 32 bits, 0 to 2^32 - 1. */
export type Uint32Source = () => number;

const N = 624;
const M = 397;
const UPPER_BIT = 0x80000000;
const LOWER_BITS = 0x7fffffff;
const TWIST = 0x9908b0df;

/**
 * The generator MT19937, `init_genrand` and `genrand_int32` of Matsumoto and Nishimura,
 * "Mersenne Twister", ACM TOMACS 8 (1998), with their seeding of 2002.
 *
 * @param seed an integer; taken modulo 2^32, so that -1 is 4294967295.
 */
export function mersenneTwister(seed: number): Uint32Source {
  return source(seeded(seed));
}

/**
 * The same generator seeded with several words (`init_by_array`), as Python seeds its `random`.
 *
 * @param words of 32 bits, the lowest first; at least one.
 */
export function mersenneTwisterOfWords(words: readonly number[]): Uint32Source {
  const state = seeded(19650218);
  const before = (i: number): number => {
    const word = state[(i + N - 1) % N]!;
    return word ^ (word >>> 30);
  };
  let i = 1;
  const onwards = () => {
    i++;
    if (i < N) return;
    state[0] = state[N - 1]!;
    i = 1;
  };
  for (let k = 0; k < Math.max(N, words.length); k++) {
    const at = k % words.length;
    state[i] = ((state[i]! ^ Math.imul(before(i), 1664525)) + words[at]! + at) | 0;
    onwards();
  }
  for (let k = 1; k < N; k++) {
    state[i] = ((state[i]! ^ Math.imul(before(i), 1566083941)) - i) | 0;
    onwards();
  }
  state[0] = UPPER_BIT | 0;
  return source(state);
}

function seeded(seed: number): number[] {
  const state: number[] = [seed | 0];
  for (let i = 1; i < N; i++) {
    const before = state[i - 1]!;
    state.push((Math.imul(before ^ (before >>> 30), 1812433253) + i) | 0);
  }
  return state;
}

/** Each word is replaced by the one 624 words on only when it is asked for: a shuffle takes some fifty. */
function source(state: number[]): Uint32Source {
  let i = 0;
  return () => {
    const at = i;
    i = at + 1 < N ? at + 1 : 0;
    const bits = (state[at]! & UPPER_BIT) | (state[i]! & LOWER_BITS);
    const further = state[at + M < N ? at + M : at + M - N]!;
    state[at] = further ^ (bits >>> 1) ^ (bits & 1 ? TWIST : 0);
    return temper(state[at]!);
  };
}

function temper(word: number): number {
  let y = word;
  y ^= y >>> 11;
  y ^= (y << 7) & 0x9d2c5680;
  y ^= (y << 15) & 0xefc60000;
  return (y ^ (y >>> 18)) >>> 0;
}
