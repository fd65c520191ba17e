import { expect, it } from 'vitest';
import { faultsOf, textOf } from './bundled.js';

it.each([
  ['ranks: [13, 7, 5, 3]', 'ranks: [12, 13]', 'needs a prime number', 12],
  ['step by: balcony', 'step by: ground', 'here stands a discard, whose cards stay', 13],
  ['begin first', 'order: [A, 2]\n    begin first', 'order does not go with steps', 13],
  ['tops of: ground', 'tops of: numerals', 'must stand further up, with cards on every pile', 13],
  ['spaces: none\n', 'spaces: none\n    step by: balcony\n', 'belongs to a foundation', 13],
  [
    'role: discard, pile: place',
    'role: discard, deal round: {}, pile: place',
    'belongs to a tableau',
    13,
  ],
])('of steps and rounds %s as %s is told of', (from, to, message, ranks) => {
  const text = textOf('great-thirteen');
  expect(faultsOf(text)).toEqual([]);
  expect(text).toContain(from);
  expect(faultsOf(text.replace(from, to), [{ name: 'ranks', value: ranks }]).join('\n')).toContain(
    message,
  );
});
