/** The layers of src: each may import only what is said here. `npm run imports` checks it. */
const only = (from, allowed, comment) => ({
  name: `${from}-imports`,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle of imports has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    only('cards', [], 'Cards know of nothing else.'),
    only('core', ['cards'], 'The core is data and its meaning; every engine builds on it.'),
    only('rules', ['core', 'cards'], 'The language lowers to the core and knows no engine.'),
    only(
      'referee',
      ['core', 'cards'],
      'The arbiter reads the core alone, so no shortcut of another part can reach it.',
    ),
    only(
      'compile',
      ['core', 'cards'],
      'The compiler reads the same core as the referee and nothing of the rule language.',
    ),
    only('search', ['core'], 'The search knows the Game interface and nothing of rules.'),
    only('stats', [], 'Statistics are functions of numbers.'),
    only(
      'batch',
      ['search', 'compile', 'referee', 'rules', 'core', 'cards'],
      'A batch joins the parts and prints nothing.',
    ),
    only('store', ['search', 'batch'], 'The store keeps rows of batches; all SQL is in it.'),
    only(
      'report',
      ['stats', 'referee', 'rules', 'search', 'batch', 'core', 'cards'],
      'Reports are pure functions of results.',
    ),
    {
      name: 'pure-parts',
      comment: 'Files, terminal and threads belong to cli, batch and the catalogue of rules.',
      severity: 'error',
      from: { path: '^src/(cards|core|referee|compile|search|stats|report)/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
};
