import { formatCard, formatCardSign, parseCard } from '../cards/notation.js';
import type { LineEntry, Step, TransferEntry } from '../referee/line.js';

/** Writes a card as it is to be shown. */
export type ShowCard = (card: number) => string;

export const showCard = (ascii: boolean): ShowCard => (ascii ? formatCard : formatCardSign);

/** `circle 3`, `tableau 10`; `pack` where there is one. */
const pileText = (name: string): string => name.replaceAll('.', ' ');

const cardsText = (texts: readonly string[], show: ShowCard): string =>
  texts.map((text) => show(parseCard(text)!)).join(' ');

const transferText = (t: TransferEntry, show: ShowCard): string =>
  `${cardsText(t.cards, show)} from ${pileText(t.from)} to ${pileText(t.to)}`;

/** Cards that follow each other from one pile to another are written together, lowest first. */
const joined = (transfers: readonly TransferEntry[]): TransferEntry[] => {
  const list: TransferEntry[] = [];
  for (const t of transfers) {
    const last = list.at(-1);
    if (last?.from === t.from && last.to === t.to)
      list[list.length - 1] = { ...last, cards: [...last.cards, ...t.cards] };
    else list.push(t);
  }
  return list;
};

/** Consequences; where they come from is said once for those in a row. */
const thenText = (then: readonly TransferEntry[], show: ShowCard): string =>
  joined(then)
    .map((t, i, all) =>
      all[i - 1]?.from === t.from
        ? `${cardsText(t.cards, show)} to ${pileText(t.to)}`
        : transferText(t, show),
    )
    .join(', ');

const entryText = (entry: LineEntry, show: ShowCard): string => {
  if ('redeal' in entry && entry.from.length > 1) {
    const groups = [...new Set(entry.from.map((name) => name.replace(/\..*/, '')))];
    return `take up the ${groups.join(' and ')} and deal them again (redeal ${entry.redeal})`;
  }
  if ('redeal' in entry && entry.then !== undefined)
    return `take up the ${entry.from.map(pileText).join(' and ')} and deal it again (redeal ${entry.redeal})`;
  if ('redeal' in entry && entry.part)
    return `take ${entry.order.length} card${entry.order.length === 1 ? '' : 's'} from the bottom of the ${entry.from.map(pileText).join(' and ')} to be the ${pileText(entry.to)} again (redeal ${entry.redeal})`;
  if ('redeal' in entry)
    return `turn the ${entry.from.map(pileText).join(' and ')} over to be the ${pileText(entry.to)} again (redeal ${entry.redeal})`;
  return transferText(entry, show);
};

/** Is it a turn of the stock, or a redeal, and nothing else? */
const isTurn = (
  { entry, turnedUp }: Step,
  stocks: ReadonlySet<string>,
  wastes: ReadonlySet<string>,
): boolean =>
  entry.then === undefined &&
  turnedUp.length === 0 &&
  ('redeal' in entry || (stocks.has(entry.from) && wastes.has(entry.to)));

/** Turns of the stock in a row, as one thing to do at the table. */
const turnsText = (steps: readonly Step[], show: ShowCard): string => {
  const parts: string[] = [];
  let times = 0;
  let top = '';
  const finish = () => {
    if (times > 0) parts.push(`turn ${times === 1 ? 'once' : `${times} times`}, ${top} shows`);
    times = 0;
  };
  for (const { entry } of steps) {
    if ('redeal' in entry) {
      finish();
      parts.push(entryText(entry, show));
      continue;
    }
    times++;
    top = cardsText(entry.cards.slice(-1), show);
  }
  finish();
  return parts.join('; ');
};

/**
 * A line of play that a person can follow at a card table: one numbered line a move, turns of the
 * stock in a row together. @param stocks @param wastes names of the piles with those roles.
 */
export const lineText = (
  steps: readonly Step[],
  stocks: ReadonlySet<string>,
  wastes: ReadonlySet<string>,
  show: ShowCard,
): string[] => {
  const lines: string[] = [];
  const add = (text: string) => lines.push(`${String(lines.length + 1).padStart(4)}. ${text}`);
  for (let i = 0; i < steps.length; i++) {
    let end = i;
    while (end < steps.length && isTurn(steps[end]!, stocks, wastes)) end++;
    if (end > i) {
      add(turnsText(steps.slice(i, end), show));
      i = end - 1;
      continue;
    }
    const { entry, turnedUp } = steps[i]!;
    const then = entry.then === undefined ? '' : `; then ${thenText(entry.then, show)}`;
    const up = turnedUp
      .map(({ pile, card }) => `; turn up ${show(card)} on ${pileText(pile)}`)
      .join('');
    add(`${entryText(entry, show)}${then}${up}`);
  }
  return lines;
};
