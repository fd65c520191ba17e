import { describe, expect, it } from 'vitest';
import { rulesId } from '../../src/rules/identity.js';
import { lower } from '../../src/rules/lower/lower.js';
import { SMALL, specOf, textOf } from './bundled.js';

const id = (text: string, ...settings: Parameters<typeof specOf>[1] & object): string =>
  rulesId(lower(specOf(text, settings)));

describe('the identity of rules', () => {
  it('is 16 hexadecimal figures', () => {
    expect(id(SMALL)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('does not depend on the order of words, on names, remarks, or how values are written', () => {
    const reordered = SMALL.replace(
      'role: tableau, count: $piles, deal: 3, build: { rank: down, suit: alternate }',
      'build: { suit: alternate, rank: down }, deal: 3, count: 4, about: red and black, role: tableau',
    ).replace('name: Small', 'name: Other');
    expect(reordered).not.toBe(SMALL);
    expect(id(reordered)).toBe(id(SMALL));
  });

  it('does not tell what is said from what is left unsaid', () => {
    expect(id(SMALL.replace('{ role: waste }', '{ role: waste, face: up }'))).toBe(id(SMALL));
  });

  it('depends on options', () => {
    expect(id(SMALL, { name: 'piles', value: 5 })).not.toBe(id(SMALL));
    const klondike = textOf('klondike');
    const ids = [
      id(klondike),
      id(klondike, { name: 'draw', value: 1 }),
      id(klondike, { name: 'worrying-back', value: false }),
      id(klondike, { name: 'redeals', value: 0 }),
      id(klondike, { name: 'ranks', value: 12 }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('depends on the order of the groups, because cards are dealt in it', () => {
    const [stock, waste] = ['  stock:', '  waste:'].map(
      (start) => `${SMALL.split('\n').find((line) => line.startsWith(start))}\n`,
    );
    const swapped = SMALL.replace(stock! + waste!, waste! + stock!);
    expect(swapped).not.toBe(SMALL);
    expect(id(swapped)).not.toBe(id(SMALL));
  });
});
