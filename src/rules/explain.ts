import { aimEnglish } from './english/aim.js';
import { knownEnglish } from './english/known.js';
import { playEnglish } from './english/play.js';
import { spoken } from './english/spoken.js';
import { stockEnglish } from './english/stock.js';
import { tableEnglish } from './english/table.js';
import { formatOptions } from './explain-options.js';
import type { Spec } from './spec.js';
import { layTable } from './table.js';
import { sentence } from './terms.js';
import type { VariantOf } from './variant.js';

/** A part of the rules: a heading and sentences, unwrapped. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * The rules in English, made from the rule file; every word that it uses shows.
 * @param changed what `--set` changed, by name. @param variant the variant of its file that it is.
 */
export const explain = (
  spec: Spec,
  changed: Readonly<Record<string, unknown>> = {},
  variant?: VariantOf,
): Section[] => {
  const said = spoken(spec);
  const table = layTable(said);
  const names = layTable(spec).groups.map(({ name }) => name);
  const { options, variants, changes, set } = formatOptions(spec, changed, variant);
  return [
    { title: 'Aim', lines: aimEnglish(table).map(sentence) },
    { title: 'Table', lines: tableEnglish(said, table, names) },
    { title: 'Play', lines: playEnglish(said, table).map(sentence) },
    { title: 'Stock', lines: stockEnglish(table).map(sentence) },
    { title: 'Readings', lines: spec.notes },
    { title: 'Changed here', lines: changes },
    { title: 'Options (--set name=value)', lines: options },
    { title: `Variant of ${variant?.of}`, lines: set },
    { title: 'Variants', lines: variants },
    {
      title: 'How often it succeeds, by its source',
      lines: spec.succeeds === undefined ? [] : [sentence(spec.succeeds)],
    },
    {
      title: 'Known win rate',
      lines: spec.known === undefined ? [] : [sentence(knownEnglish(spec.known))],
    },
    { title: 'Source', lines: [spec.source] },
  ].filter(({ lines }) => lines.length > 0);
};
