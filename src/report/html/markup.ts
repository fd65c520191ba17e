/** Text that may stand in a page as it is: only `html` and `trusted` make it. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | readonly Markup[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

const written = (part: Part): string => {
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** A template of a page: all that is put in is escaped, unless it was made by a template itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.reduce((before, text, i) => before + written(parts[i - 1]!) + text),
});

/** For what others wrote who escape by themselves: the drawings, the style sheet. */
export const trusted = (markup: string): Markup => ({ markup });

/** Nothing. */
export const EMPTY: Markup = { markup: '' };
