const { workspaces } = require('./package.json');

/** The remote.json of every remote. */
const remotes = workspaces.filter((name) => name.startsWith('mfe-')).map((name) => require(`./${name}/remote.json`));
const lightRemotes = remotes.filter(({ desk }) => !desk).map(({ name }) => name);

/** Which contexts of the API a context may import; one that is missing here may import no other. */
const map = require('./api/context-map.json');

const contexts = '^api/src/contexts/';
const spec = '\\.spec\\.tsx?$';
/** Ports of the platform for use cases: abstract classes and plain functions without technology. */
const platformPorts =
  '^api/src/platform/(audit/audit-log|http/uploaded-images|idempotency/stored-response-eraser|limits/(rate-limits|fair-semaphore|shared-pace)|mail/mailer|outbox/outbox|scheduler/job)[.]ts$';
/** Matches a package whether it is installed or not. */
const packages = (...names) => names.map((name) => `(^|/)node_modules/${name}(/|$)|^${name}(/|$)`);
const publicEntry = `${contexts}[^/]+/(index|[^/]+\\.module)\\.ts$`;
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown', 'unknown'];

const contextRules = Object.entries(map).map(([name, known]) => ({
  name: `map-${name}`,
  severity: 'error',
  comment: `${name} may import ${known.join(', ') || 'no other context'}`,
  from: { path: `${contexts}${name}/`, pathNot: spec },
  to: { path: contexts, pathNot: [name, ...known].map((each) => `${contexts}${each}/`) },
}));

const rules = [
  {
    name: 'kernel-no-dependencies',
    comment: 'the kernel imports no npm package and nothing of ours but itself and the contract',
    from: { path: '^api/src/kernel/', pathNot: spec },
    to: { pathNot: ['^api/src/kernel/', '^libs/contract/', '^(node:)?crypto$'] },
  },
  {
    name: 'domain-is-pure',
    comment: 'a domain imports only itself, the kernel and the contract',
    from: { path: `${contexts}([^/]+)/domain/`, pathNot: spec },
    to: { pathNot: [`${contexts}$1/domain/`, '^api/src/kernel/', '^libs/contract/'] },
  },
  {
    name: 'application-no-packages',
    comment: 'a use case imports no technology; @nestjs/common aside',
    from: { path: `${contexts}[^/]+/application/`, pathNot: spec },
    to: { dependencyTypes: npm, pathNot: [...packages('@nestjs/common'), '^libs/contract/', '^[.]'] },
  },
  {
    name: 'application-no-technology',
    comment: 'a use case imports ports, not their implementations',
    from: { path: `${contexts}[^/]+/application/`, pathNot: spec },
    to: {
      path: ['^api/src/platform/', `${contexts}[^/]+/adapters/`, '^(node:)?(fs|http|https|net|child_process)(/|$)'],
      pathNot: platformPorts,
    },
  },
  {
    name: 'application-no-config',
    comment: 'a use case gets the settings of its own context, not the whole configuration',
    from: { path: `${contexts}[^/]+/application/`, pathNot: spec },
    to: { path: '^api/src/config[.]ts$' },
  },
  {
    name: 'adapters-in-no-adapters-out',
    comment: 'an inbound adapter imports no outbound adapter, except a query',
    from: { path: `${contexts}([^/]+)/adapters/in/`, pathNot: spec },
    to: { path: `${contexts}$1/adapters/out/`, pathNot: '[.]query[.]ts$' },
  },
  {
    name: 'adapters-out-no-adapters-in',
    comment: 'an outbound adapter imports no inbound adapter',
    from: { path: `${contexts}([^/]+)/adapters/out/`, pathNot: spec },
    to: { path: `${contexts}$1/adapters/in/` },
  },
  {
    name: 'adapters-in-or-out',
    comment: 'an adapter is inbound (in) or outbound (out)',
    from: {},
    to: { path: `${contexts}[^/]+/adapters/(?!in/|out/)` },
  },
  {
    name: 'unit-of-work-only-in-use-cases',
    comment: 'an adapter joins the unit of work of its caller; lint checks the methods of Database',
    from: { path: `${contexts}[^/]+/adapters/`, pathNot: spec },
    to: { path: '^api/src/kernel/unit-of-work[.]ts$' },
  },
  {
    name: 'platform-no-contexts',
    comment: 'the platform is independent of the product: it imports no context, no role and no access rule',
    from: { path: '^api/src/platform/', pathNot: spec },
    to: { path: [contexts, '^api/src/(access|app|app[.]module|schema|prices)[.]ts$'] },
  },
  {
    name: 'platform-ports-no-technology',
    comment: 'platform ports that use cases import must not import technology',
    from: { path: platformPorts },
    to: { pathNot: ['^api/src/kernel/', '^libs/contract/', platformPorts, ...packages('@nestjs/common')] },
  },
  {
    name: 'contexts-only-by-index',
    comment: 'another context is imported only through its index.ts or its module',
    from: { path: `${contexts}([^/]+)/`, pathNot: spec },
    to: { path: contexts, pathNot: [`${contexts}$1/`, publicEntry] },
  },
  ...contextRules,
  {
    name: 'map-missing-context',
    comment: 'a context that imports another one must be listed in api/context-map.json',
    from: { path: `${contexts}([^/]+)/`, pathNot: Object.keys(map).map((name) => `${contexts}${name}/`) },
    to: { path: contexts, pathNot: `${contexts}$1/` },
  },
  {
    name: 'typeorm-only-in-adapters',
    comment: 'only adapters, platform/database, schemas, repositories of the platform and migrations import typeorm',
    from: {
      path: '^api/src/',
      pathNot: [
        `${contexts}[^/]+/adapters/`,
        '^api/src/platform/database/',
        '^api/src/migrations/',
        '^api/src/platform/[^/]+/([^/]+\\.schema|typeorm-[^/]+)\\.ts$',
        '^api/src/(schema|generate-migrations)\\.ts$',
      ],
    },
    to: { path: packages('typeorm') },
  },
  {
    name: 'controllers-no-storage',
    comment: 'a controller calls a use case or a query, never the database',
    from: { path: '\\.controller\\.ts$' },
    to: {
      path: [
        ...packages('typeorm', 'mysql2', 'libsql'),
        '^api/src/platform/database/(?!storage-errors)',
        '\\.schema\\.ts$',
        '/adapters/out/(typeorm|sql)-[^/]+$',
      ],
    },
  },
  {
    name: 'no-cycles',
    comment: 'no circular imports',
    from: {},
    to: { circular: true },
  },
  {
    name: 'remotes-no-remote-or-shell',
    comment: 'a remote imports neither another remote nor the shell',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^(mfe-[^/]+|shell)/', pathNot: '^$1/' },
  },
  {
    name: 'shell-and-libs-no-remote',
    comment: 'remotes are loaded at run time, never imported',
    from: { path: '^(shell|libs)/' },
    to: { path: '^(mfe-[^/]+)/' },
  },
  {
    name: 'browser-no-api',
    comment: 'browser code imports libs/contract and the generated client, never the API',
    from: { path: '^(shell|mfe-[^/]+|libs)/' },
    to: { path: '^api/' },
  },
  {
    name: 'api-no-browser-code',
    comment: 'the API imports only libs/contract from outside its folder',
    from: { path: '^api/' },
    to: { path: '^(shell|mfe-[^/]+|libs)/', pathNot: '^libs/contract/' },
  },
  {
    name: 'features-no-other-feature',
    comment: 'code that two features share belongs to the remote or to a library',
    from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'antd-only-in-ui-desk',
    comment: 'libs/ui-desk is the only importer of antd and its icons; the tests replace parts of antd',
    from: { pathNot: ['^libs/ui-desk/', '^libs/build/jest/'] },
    to: { path: packages('antd', '@ant-design/[^/]+') },
  },
  {
    name: 'standalone-shell-only-in-development',
    comment: 'the standalone shell is in no build; only libs/build/rspack/standalone.mjs loads it',
    from: { pathNot: '^libs/build/standalone/' },
    to: { path: '^libs/build/standalone/' },
  },
  {
    name: 'examples-only-in-gallery',
    comment: 'examples and the gallery are in no build of the product; the gallery finds examples by file name',
    from: { pathNot: ['^libs/ui/gallery/', '[.]examples[.]tsx$'] },
    to: { path: ['^libs/ui/gallery/', '[.]examples[.]tsx$'] },
  },
  {
    name: 'light-remotes-no-antd',
    comment: 'only a remote with "desk" in remote.json may load antd; the shell loads it lazily, in one file',
    from: {
      path: `^(shell|libs/ui|${lightRemotes.join('|')})/`,
      pathNot: [
        '^shell/src/design/desk-root[.]tsx$',
        '^shell/src/remotes/provided-versions[.]ts$',
        '^libs/ui/gallery/',
      ],
    },
    to: { path: '^libs/ui-desk/' },
  },
  {
    name: 'charts-and-fonts-only-in-ui',
    comment: 'libs/ui is the only importer of charts, carousels and fonts',
    from: { pathNot: '^libs/ui/' },
    to: { path: packages('d3-[^/]+', 'embla-carousel[^/]*', '@fontsource[^/]*/[^/]+') },
  },
  {
    name: 'router-and-store-only-in-web-kit',
    comment: 'libs/web-kit is the only importer of router and store; the generated client of the store',
    from: { pathNot: '^libs/(web-kit|api-client)/' },
    to: { path: packages('react-router', 'react-router-dom', 'react-redux', '@reduxjs/toolkit') },
  },
  {
    name: 'catalogues-only-through-messages',
    comment: 'pages read texts through useMessages, which loads one language; nothing else imports the catalogues',
    from: { path: '^(shell|mfe-[^/]+|libs/[^/]+)/', pathNot: '^(shell|mfe-[^/]+|libs/[^/]+)/src/messages/' },
    to: { path: '/src/messages/[^/]+[.]json$' },
  },
  {
    name: 'no-unresolved-imports',
    comment: 'an unresolved import would escape the other rules',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^(dist|data|tmp|coverage|[.]nx)/',
        '^(api|shell|mfe-[^/]+|libs/[^/]+|e2e|bench)/(dist|coverage|test-results|playwright-report)/',
      ],
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
