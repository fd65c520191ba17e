import { html, type Markup } from './markup.js';

export interface Column {
  readonly head: string;
  /** Words stand to the left, figures to the right. */
  readonly words?: boolean;
  /** Left out where there is no room for it. */
  readonly spare?: boolean;
  /** May be broken anywhere: figures of others. */
  readonly loose?: boolean;
}

const classOf = ({ words, spare, loose }: Column): string =>
  [
    words === true ? 'words' : 'figures',
    ...(spare === true ? ['spare'] : []),
    ...(loose === true ? ['loose'] : []),
  ].join(' ');

/**
 * A table whose first column names its rows.
 * @param caption what it shows; for those who hear it only, unless `shown`.
 */
export const table = (
  caption: string | Markup,
  columns: readonly Column[],
  rows: readonly (readonly (string | Markup)[])[],
  shown = false,
): Markup => html`<table>
<caption${shown ? html`` : html` class="unseen"`}>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col" class="${classOf(column)}">${column.head}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (cells) => html`<tr>${cells.map((cell, i) =>
    i === 0
      ? html`<th scope="row" class="${classOf(columns[0]!)}">${cell}</th>`
      : html`<td class="${classOf(columns[i]!)}">${cell}</td>`,
  )}</tr>
`,
)}</tbody>
</table>`;
