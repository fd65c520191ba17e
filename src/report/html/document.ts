import { html, type Markup, trusted } from './markup.js';
import { STYLE } from './style.js';

/** A page that asks nothing of the network and runs nothing: whatever gets in is inert. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * One page that needs nothing else: no network, no script, no font.
 * @param unit the small line above the title. @param version of the program that makes the page.
 */
export const document = (
  title: string,
  unit: string,
  version: string,
  lead: Markup,
  body: Markup,
): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="patience ${version}">
<title>${title}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<header>
<p class="unit">${unit}</p>
<h1>${title}</h1>
${lead}
</header>
${body}
</body>
</html>
`.markup;
