/** The style sheet of the page. Its colours are those that `charts/theme.ts` names. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fffffd; --text: #1b1b1b; --soft: #595959; --grid: #dedede; --tint: #f4f4f1;
  --link: #004f7c;
  --solved: #0072b2; --unsolvable: #d55e00; --undecided: #767676; --published: #a8538a;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'TeX Gyre Pagella', Georgia, serif;
  --sans: system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #15171a; --text: #dedede; --soft: #a3a3a3; --grid: #3a3d42; --tint: #1e2125;
    --link: #8cc8ee;
    --solved: #56b4e9; --unsolvable: #e69f00; --undecided: #a0a0a0; --published: #d78cb6;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 3rem 1rem 5rem; max-width: 45rem;
  background: var(--paper); color: var(--text);
  font: 1.0625rem/1.55 var(--serif); font-variant-numeric: lining-nums;
  overflow-wrap: break-word; hyphens: manual;
}
h1, h2, h3, h4 { line-height: 1.2; font-weight: 600; text-wrap: balance; }
h1 { font-size: 2rem; margin: 0 0 .75rem; }
h2 { font-size: 1.45rem; margin: 0 0 .25rem; }
h3 { font-size: 1.0625rem; margin: 2.25rem 0 .5rem; }
h4 { font: 600 .875rem/1.3 var(--sans); margin: 1rem 0 .25rem; }
p { text-wrap: pretty; margin: 0 0 .9rem; }
a { color: var(--link); text-underline-offset: .15em; text-decoration-thickness: .06em; }
.soft { color: var(--soft); }
.unit { font: .8125rem/1.4 var(--sans); color: var(--soft); letter-spacing: .01em; margin: 0 0 .5rem; }
section { margin-top: 3.5rem; padding-top: 1.5rem; border-top: 1px solid var(--grid); }
.estimate { font-size: 1.3rem; line-height: 1.35; margin: .75rem 0 .5rem; }
.estimate b { font-weight: 600; }
.estimate span { white-space: nowrap; }
.note { border-left: 3px solid var(--grid); padding: .1rem 0 .1rem .9rem; }

nav ol { margin: 0; padding: 0; list-style: none; columns: 2; column-gap: 2.5rem; }
nav li { display: flex; gap: .75rem; justify-content: space-between; break-inside: avoid; padding: .12rem 0; }
nav .soft { font: .8125rem/1.9 var(--sans); font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }

figure { margin: 1.5rem 0 2rem; }
svg { display: block; width: 100%; max-width: var(--width); height: auto; overflow: visible; font-family: var(--sans); }
svg.narrow { display: none; max-width: calc(1.5 * var(--width)); }
figcaption { font-size: .9375rem; line-height: 1.45; color: var(--soft); margin-top: .5rem; }
figcaption b { color: var(--text); font-weight: 600; }
details { margin: .6rem 0; }
summary { font: .8125rem/1.5 var(--sans); color: var(--soft); cursor: pointer; padding: .2rem 0; }
summary:hover { color: var(--text); }

table { border-collapse: collapse; font: .8125rem/1.35 var(--sans); font-variant-numeric: tabular-nums lining-nums; margin: .5rem 0 1rem; max-width: 100%; }
table.full { width: 100%; }
caption { text-align: left; font: .9375rem/1.45 var(--serif); color: var(--soft); padding-bottom: .5rem; }
caption b { color: var(--text); font-weight: 600; }
th, td { padding: .3rem .75rem .3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--grid); font-weight: 400; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--soft); vertical-align: bottom; border-bottom-color: var(--soft); }
.figures { text-align: right; }
td.figures, tbody th.figures { white-space: nowrap; }
.words, td.loose { overflow-wrap: anywhere; white-space: normal; }
th.words { min-width: 7rem; }
tr.deal th, tr.deal td { border-bottom: 0; padding-bottom: 0; }
code { font: .8125rem/1.5 var(--mono); }
code.command { display: block; background: var(--tint); padding: .4rem .6rem; border-radius: 3px; white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; -webkit-user-select: all; }
td code.command { font-size: .75rem; padding: .2rem .5rem; margin: .1rem 0 .25rem; }
dl { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: .25rem 1rem; font: .875rem/1.5 var(--sans); margin: .5rem 0 1rem; }
dt { color: var(--soft); }
dd { margin: 0; }
.rules { font-size: .9688rem; line-height: 1.5; }
.rules ul { margin: 0; padding-left: 1.1rem; }
.rules li { margin: .15rem 0; }
.key { display: inline-block; vertical-align: .05em; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; padding: 0; }

@media (max-width: 44rem) {
  .spare { display: none; }
}
@media (max-width: 35rem) {
  body { padding: 1.75rem 1rem 3rem; font-size: 1rem; }
  h1 { font-size: 1.6rem; }
  nav ol { columns: 1; }
  .estimate { font-size: 1.15rem; }
  svg.wide { display: none; }
  svg.narrow { display: block; }
  th, td { padding-right: .5rem; }
  th.words { min-width: 4.5rem; }
  dl { grid-template-columns: 6.5rem minmax(0, 1fr); gap: .2rem .75rem; }
}
@media print {
  @page { size: A4; margin: 18mm 20mm 20mm; }
  body { max-width: none; padding: 0; background: none; font-size: 10.5pt; }
  table { font-size: .72rem; }
  th, td { padding-right: .5rem; }
  section { margin-top: 0; padding-top: 0; border: 0; break-before: page; }
  section.overview { break-before: auto; margin-top: 2rem; }
  svg.wide { display: block; margin: 0; }
  svg.narrow { display: none; }
  .spare { display: table-cell; }
  figure, tr, dl > * { break-inside: avoid; }
  h2, h3, h4, caption { break-after: avoid; }
  tr.deal { break-after: avoid; }
  figure details { display: none; }
  details.rules summary { color: var(--text); font-size: 1.0625rem; list-style: none; }
  details.rules::details-content { content-visibility: visible; display: block; height: auto; }
  a { color: inherit; text-decoration: none; }
  code.command { background: none; border: 1px solid var(--grid); }
}
`;
