import { draw } from '../charts/svg.js';
import type { Chart, Size } from '../charts/theme.js';
import { html, type Markup, trusted } from './markup.js';

export interface Figure {
  /** Unique on the page. */
  readonly id: string;
  readonly number: number;
  /** What it is, for a screen reader: a few words. */
  readonly name: string;
  /** What is to be seen in it, for a screen reader: sentences. */
  readonly described: string;
  readonly chart: (size: Size) => Chart;
  /** What is shown and how to read it. */
  readonly caption: Markup;
  /** The numbers of the chart. */
  readonly numbers: Markup;
}

const svg = async (figure: Figure, size: Size): Promise<Markup> => {
  const { width, height, body } = await draw(figure.chart(size));
  const id = `${figure.id}-${size}`;
  return html`<svg class="${size}" role="img" aria-labelledby="${id}-name" aria-describedby="${id}-text" viewBox="0 0 ${width} ${height}" style="--width:${width}px">
<title id="${id}-name">${figure.name}</title><desc id="${id}-text">${figure.described}</desc>
${trusted(body)}</svg>`;
};

/** A chart in two sizes (the page shows one of them), its caption, its numbers. */
export const figureMarkup = async (
  figure: Figure,
): Promise<Markup> => html`<figure id="${figure.id}">
${await svg(figure, 'wide')}
${await svg(figure, 'narrow')}
<figcaption><b>Figure ${figure.number}.</b> ${figure.caption}</figcaption>
<details><summary>The numbers of figure ${figure.number}</summary>
${figure.numbers}</details>
</figure>
`;
