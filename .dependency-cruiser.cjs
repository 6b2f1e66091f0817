// Imports point one way (CONTRIBUTING.md, "The house"). scripts/check-imports.mjs runs these rules.

const ENGINE = '^packages/engine/src/';

/** From the ground up: each layer may import itself and what is before it. blood and blitz share a floor. */
const LAYERS = [
  { name: 'words', path: `${ENGINE}words\\.ts$` },
  { name: 'dice', path: `${ENGINE}dice/` },
  { name: 'kernel', path: `${ENGINE}kernel/` },
  { name: 'pitch', path: `${ENGINE}pitch/` },
  { name: 'common', path: `${ENGINE}common/` },
  { name: 'games', path: `${ENGINE}(blood|blitz)/` },
  { name: 'index', path: `${ENGINE}(?!words\\.ts$)[^/]+\\.ts$` },
];

const layerRules = LAYERS.slice(0, -1).map(({ name, path }, level) => ({
  name: `engine-${name}-imports-only-downwards`,
  severity: 'error',
  from: { path },
  to: { path: LAYERS.slice(level + 1).map(above => above.path) },
}));

/** Each edition, and every file named after it, never reaches another edition of its game, not even through others. */
const EDITIONS = { blitz: ['2022', '2024'], blood: ['2016', '2025'] };

const editionRules = Object.entries(EDITIONS).flatMap(([game, years]) =>
  years.map(year => ({
    name: `${game}-${year}-stands-alone`,
    severity: 'error',
    from: { path: `${ENGINE}${game}/.*${year}` },
    to: {
      path: years.filter(other => other !== year).map(other => `${ENGINE}${game}/.*${other}`),
      reachable: true,
    },
  })),
);

/** Which packages the source of a package may import. */
const MAY_IMPORT = {
  engine: [],
  odds: ['engine'],
  ai: ['engine', 'odds'],
  protocol: ['engine'],
  texts: ['engine'],
  table: ['engine', 'odds', 'ai', 'protocol'],
  cli: ['engine', 'odds', 'ai', 'protocol', 'table', 'texts'],
  web: ['engine', 'odds', 'protocol', 'table', 'texts'],
};

const WEB = '^packages/web/src/';
/** What runs in the worker: it hosts the table. The page itself only sees plain data. */
const AT_THE_TABLE = `${WEB}table/(?!client\\.ts$)`;
const TABLE = '^packages/table/src/';
const tableRules = [
  {
    name: 'table-runs-anywhere',
    severity: 'error',
    from: { path: TABLE },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'table-blood-and-blitz-are-strangers',
    severity: 'error',
    from: { path: `${TABLE}(blood|blitz)/` },
    to: { path: `${TABLE}(blood|blitz)/`, pathNot: `${TABLE}$1/` },
  },
  {
    name: 'table-games-join-in-one-place',
    comment: 'What is shared knows no game: games.ts names them.',
    severity: 'error',
    from: { path: TABLE, pathNot: [`${TABLE}(blood|blitz)/`, `${TABLE}(games|index)\\.ts$`] },
    to: { path: `${TABLE}(blood|blitz)/` },
  },
];
const webRules = [
  {
    name: 'page-knows-no-rule',
    comment: 'Engine and bots run in the worker; the page imports their types at most.',
    severity: 'error',
    from: { path: WEB, pathNot: AT_THE_TABLE },
    to: { path: '^packages/(engine|odds|ai|protocol|table)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'page-runs-in-a-browser',
    severity: 'error',
    from: { path: WEB },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'page-reaches-the-table-by-its-door',
    severity: 'error',
    from: { path: WEB, pathNot: AT_THE_TABLE },
    to: { path: AT_THE_TABLE },
  },
  {
    name: 'web-blood-and-blitz-are-strangers',
    severity: 'error',
    from: { path: `${WEB}(blood|blitz)/` },
    to: { path: `${WEB}(blood|blitz)/`, pathNot: `${WEB}$1/` },
  },
  {
    name: 'web-games-join-in-one-place',
    comment: 'Shared screens know no game: games.ts names them.',
    severity: 'error',
    from: { path: WEB, pathNot: [`${WEB}(blood|blitz)/`, `${WEB}games\\.ts$`] },
    to: { path: `${WEB}(blood|blitz)/` },
  },
];

const TEXTS = '^packages/texts/src/';
const textRules = [
  {
    name: 'texts-know-no-rule',
    comment: 'Texts are words: of the engine they know types at most.',
    severity: 'error',
    from: { path: TEXTS },
    to: { path: '^packages/engine/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'a-language-is-one-folder',
    comment: 'One language never borrows from another.',
    severity: 'error',
    from: { path: `${TEXTS}([a-z]+)/` },
    to: { path: `${TEXTS}[a-z]+/`, pathNot: `${TEXTS}$1/` },
  },
  ...[
    ['page', 'terminal'],
    ['terminal', 'page'],
  ].map(([one, other]) => ({
    name: `texts-of-${one}-carry-none-of-${other}`,
    comment: 'What both say is in the folder of the game, or in common.',
    severity: 'error',
    from: { path: [`${TEXTS}${one}\\.ts$`, `${TEXTS}[a-z]+/${one}/`] },
    to: { path: [`${TEXTS}${other}\\.ts$`, `${TEXTS}[a-z]+/${other}/`] },
  })),
];

const packageRules = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: [name, ...allowed].map(other => `^packages/${other}/`) },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'engine-is-pure',
      comment: 'The engine runs anywhere: no npm package, no Node module.',
      severity: 'error',
      from: { path: ENGINE, pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'engine-has-known-layers',
      comment: 'A new folder in the engine gets its place in LAYERS first.',
      severity: 'error',
      from: { path: ENGINE, pathNot: LAYERS.map(layer => layer.path) },
      to: {},
    },
    ...layerRules,
    {
      name: 'blood-and-blitz-are-strangers',
      comment: 'What both games need moves down to common.',
      severity: 'error',
      from: { path: `${ENGINE}(blood|blitz)/` },
      to: { path: `${ENGINE}(blood|blitz)/`, pathNot: `${ENGINE}$1/` },
    },
    ...editionRules,
    ...packageRules,
    ...tableRules,
    ...webRules,
    ...textRules,
    {
      name: 'packages-meet-at-the-front-door',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        // Texts have a door for the page and one for the terminal: neither carries the words of the other.
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/index\\.ts$', `${TEXTS}(page|terminal)\\.ts$`],
      },
    },
    {
      name: 'source-does-not-import-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^packages/[^/]+/test/', '\\.(test|soak)\\.ts$'] },
    },
    {
      name: 'source-does-not-need-dev-tools',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|bin)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/(web|cli)/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
