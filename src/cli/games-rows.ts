import type { About, Entry } from '../rules/catalogue.js';
import { knownShare } from '../rules/english/known.js';

/** A game or a variant as the list of games shows it, in parts to be painted. */
export interface GameRow {
  readonly family: string;
  readonly indent: string;
  /** With spaces behind, so that what follows is aligned; as are the others. */
  readonly id: string;
  readonly rate: string;
  readonly about: string;
  readonly also: string;
}

type Listed = About & { readonly id: string; readonly aliases: readonly string[] };

/** Longer names push the rest of their line to the right; on narrow terminals there is less room. */
const WIDEST_NAME = 36;
const WIDEST_NAME_NARROW = 24;
const NARROW = 100;
/** Less of the aliases than this says nothing. */
const LEAST_ALSO = 12;

/** Where the point stands, or would. */
const pointOf = (share: string): number => /[.%]/.exec(share)?.index ?? share.length;

const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…`;

/** The sources of the win rates told, in the order of the games: the first is [1]. */
export const rateSources = (games: readonly Entry[]): string[] => [
  ...new Set(
    games
      .flatMap((game) => [game, ...game.variants])
      .flatMap(({ known }) => (known === undefined ? [] : [known.source])),
  ),
];

/**
 * One row for each game and each variant, in the order given.
 * @param width columns that a line may take; longer remarks are cut. Infinity: nothing is cut.
 */
export const gameRows = (games: readonly Entry[], width: number): GameRow[] => {
  const sources = rateSources(games);
  const all = games.flatMap(({ family, ...game }) => [
    { family, indent: '  ', game: game as Listed, unlike: game.unlike },
    ...game.variants.map((variant) => ({
      family,
      indent: '    ',
      game: variant as Listed,
      unlike: [],
    })),
  ]);
  const nameWidth = Math.min(
    width < NARROW ? WIDEST_NAME_NARROW : WIDEST_NAME,
    Math.max(...all.map(({ indent, game }) => indent.length + game.id.length)),
  );
  const shares = all.map(({ game: { known } }) => (known === undefined ? '' : knownShare(known)));
  const point = Math.max(...shares.map(pointOf));
  const padded = shares.map((share) => ' '.repeat(point - pointOf(share)) + share);
  const rates = padded.map((share, i) => {
    const { known } = all[i]!.game;
    const wide = Math.max(...padded.map(({ length }) => length));
    return share.padEnd(wide) + (known ? ` [${sources.indexOf(known.source) + 1}]` : '');
  });
  const rateWidth = Math.max(...rates.map(({ length }) => length));
  return all.map(({ family, indent, game: { id, about, aliases }, unlike }, i) => {
    const name = id.padEnd(nameWidth - indent.length);
    const over = indent.length + name.length - nameWidth;
    // A name that is too long takes the spaces before its win rate, if there are any.
    const rate = rates[i]!.padEnd(rateWidth).replace(new RegExp(`^ {0,${over}}`), '');
    const left = width - [indent, name, '  ', rate, rateWidth > 0 ? '  ' : ''].join('').length;
    const remark = cut(about, left);
    const room = left - remark.length;
    const names = [
      ...(aliases.length === 0 ? [] : [`also ${aliases.join(', ')}`]),
      ...(unlike.length === 0 ? [] : [`not ${unlike.join(', ')}`]),
    ];
    const also = names.length === 0 || room < LEAST_ALSO ? '' : cut(` (${names.join('; ')})`, room);
    return { family, indent, id: name, rate, about: remark, also };
  });
};
