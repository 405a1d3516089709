/**
 * Who may import whom: DESIGN 2. `npm run check -- deps` prints the offender and the rule's comment.
 * Workspaces are named by their folders; npm packages are knip's business.
 */
const workspaces = '^(shared|webpack|api|pictures|release|shell|remote-[^/]+|e2e|bench|tools)/';
const remotes = '^remote-[^/]+/';
/** Files that only build or test: they may use what shipped code may not. */
const buildFiles = '^([^/]+|webpack/template|release/src/dashboard)/(build\\.ts|jest\\.config\\.mjs)$';
const tests = '(\\.test\\.tsx?$|/testing/)';

/** A workspace that imports itself and `allowed` only. */
const only = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: buildFiles },
  to: { path: workspaces, pathNot: [`^${folder}/`, ...allowed] },
});

/** A package of shared/ that imports itself and the `allowed` packages only; its tests also what tests need. */
const floor = (name, allowed, comment) => ({
  name: `shared-${name}-imports-downwards`,
  comment,
  severity: 'error',
  from: { path: `^shared/${name}/`, pathNot: tests },
  to: { path: '^shared/', pathNot: [name, ...allowed].map((one) => `^shared/${one}/`) },
});

module.exports = {
  forbidden: [
    only('shared-imports-nobody', 'shared', [], 'Everybody builds on shared: move what it needs into it.'),
    floor('rules', [], 'Figures and rules know nobody: pages, emails and the api all read them.'),
    floor('api-client', [], 'The client knows the api alone.'),
    floor('contract', ['rules', 'api-client'], 'The agreement between teams renders nothing.'),
    floor('ui', ['rules', 'contract'], 'A plain component calls no api.'),
    floor('node', [], 'What servers need stands on nothing of the pages.'),
    floor('testing', ['contract', 'ui'], 'The test set-up knows what a page holds.'),
    only('webpack-imports-shared', 'webpack', ['^shared/'], 'The build knows apps by their folder, not by their code.'),
    only('api-imports-shared', 'api', ['^shared/'], 'The api shares only the contract with the others.'),
    only('pictures-import-shared', 'pictures', ['^shared/'], 'The pictures process is deployed alone.'),
    only('release-imports-shared', 'release', ['^shared/'], 'Releases work while everything else is down.'),
    only(
      'shell-imports-shared',
      'shell',
      ['^shared/', '^release/src/(store|trust|signals|testing)/'],
      'The shell reads the release store and verifies it, and reports to the registry; remotes come to it as releases, never as imports.',
    ),
    only(
      'e2e-imports-nothing',
      'e2e',
      ['^tools/browser/findBrowser\\.mjs$', '^tools/test/findPostgres\\.mjs$'],
      'Journeys know URLs and visible text only.',
    ),
    only(
      'bench-loads-artefacts',
      'bench',
      [
        '^shared/',
        '^release/src/(store|trust|guard)/',
        '^release/src/testing/startCeph\\.ts$',
        '^shell/src/server/(registry|signals)/',
        '^webpack/',
        '^api/src/',
        '^tools/',
      ],
      "Bench loads published artefacts, the api's queries, the guard's statistics, and what a shell says to a registry.",
    ),
    {
      name: 'remotes-import-shared',
      comment: 'Remotes talk over the contract in shared: links, buses, slots.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/', pathNot: buildFiles },
      to: { path: workspaces, pathNot: ['^$1/', '^shared/'] },
    },
    {
      name: 'build-files-import-webpack',
      comment:
        "build.ts and jest.config.mjs use webpack/ and shared/; the shell's build also the table that its release offers.",
      severity: 'error',
      from: { path: buildFiles },
      to: { path: workspaces, pathNot: ['^webpack/', '^shared/', '^shell/src/routes/specifiedRoutes\\.ts$'] },
    },
    {
      name: 'tools-import-no-page',
      comment: 'The tools start processes and run commands; they render nothing.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: [remotes, '^shell/src/(?!server/environment\\.ts$)', '^(e2e|bench)/'] },
    },
    {
      name: 'shipped-code-without-tests',
      comment: 'Test code would be shipped with it: move what both need out of testing/.',
      severity: 'error',
      from: { pathNot: [tests, buildFiles, '^(e2e|bench|tools)/', '^jest\\.config'] },
      to: { path: tests },
    },
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one, or need a third. Cycles of types alone are fine.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'There is no such file or package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^(\\.|@paw/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.data|\\.cache)/|^pictures/studio/|(api|registry)Types\\.d\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
