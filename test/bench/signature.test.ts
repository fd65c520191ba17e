import { describe, expect, it } from 'vitest';
import { SIGNED_GAMES, signatureOf, writtenSignature } from '../../bench/signature.js';

describe('the signature of the search (npm run signature writes it anew)', () => {
  const written = writtenSignature();
  it('is of all games of the list', () => expect(Object.keys(written)).toEqual([...SIGNED_GAMES]));
  it.each(SIGNED_GAMES)('%s', (game) => expect(signatureOf(game)).toEqual(written[game]));
});
