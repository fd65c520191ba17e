import type { Spec, VariantSpec } from './spec.js';

/** Short words within a title that begin with a small letter. */
const SMALL = ['a', 'an', 'and', 'in', 'of', 'on', 'or', 'the', 'to'];

/** The title of a variant: as its file says, else made from its key: `Simple Simon`. */
export const variantTitle = (id: string, name: string | undefined): string =>
  name ??
  id
    .split('-')
    .map((word, i) =>
      i > 0 && SMALL.includes(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ');

/** The variant of its file that a game is. */
export interface VariantOf {
  readonly id: string;
  /** Title and aliases of the game that it is a variant of. */
  readonly of: string;
  readonly ofAliases: readonly string[];
  /** What the variant sets. */
  readonly set: VariantSpec['set'];
}

/** The game that a variant is, with a head of its own; rules and notes of the file hold for it too. */
export const asVariant = (
  spec: Spec,
  id: string,
): { readonly spec: Spec; readonly variant: VariantOf } => {
  const { name, aliases, about, source, notes, set, known } = spec.variants[id]!;
  const { known: _, ...rest } = spec;
  return {
    spec: {
      ...rest,
      name: variantTitle(id, name),
      aliases,
      about,
      source: source ?? spec.source,
      notes: [...spec.notes, ...notes],
      ...(known === undefined ? {} : { known }),
    },
    variant: { id, of: spec.name, ofAliases: spec.aliases, set },
  };
};
