const { workspaces } = require('./package.json');

/** Every remote's facts, as remoteFolders in libs/web-kit finds them. */
const remotes = workspaces.filter((name) => name.startsWith('mfe-')).map((name) => require(`./${name}/remote.json`));
const lightRemotes = remotes.filter(({ desk }) => !desk).map(({ name }) => name);

/** Who may know whom inside the api; a context that is not named here may know no other. */
const map = require('./api/context-map.json');

const contexts = '^api/src/contexts/';
const spec = '\\.spec\\.tsx?$';
/** What the platform offers to use cases: abstract classes and plain functions, as free of technology as the kernel. */
const platformPorts =
  '^api/src/platform/(audit/audit-log|http/uploaded-images|idempotency/(purge-idempotency-keys|stored-response-eraser)|limits/(rate-limits|fair-semaphore|shared-pace)|mail/mailer|outbox/outbox|scheduler/job)[.]ts$';
/** Matches a package whether it is installed or not. */
const packages = (...names) => names.map((name) => `(^|/)node_modules/${name}(/|$)|^${name}(/|$)`);
const door = `${contexts}[^/]+/(index|[^/]+\\.module)\\.ts$`;
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown', 'unknown'];

const alongTheMap = Object.entries(map).map(([name, known]) => ({
  name: `map-${name}`,
  severity: 'error',
  comment: `${name} may know ${known.join(', ') || 'no other context'}`,
  from: { path: `${contexts}${name}/`, pathNot: spec },
  to: { path: contexts, pathNot: [name, ...known].map((each) => `${contexts}${each}/`) },
}));

const rules = [
  {
    name: 'kernel-is-alone',
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
    name: 'application-knows-no-package',
    comment: 'a use case imports no technology; @nestjs/common aside',
    from: { path: `${contexts}[^/]+/application/`, pathNot: spec },
    to: { dependencyTypes: npm, pathNot: [...packages('@nestjs/common'), '^libs/contract/', '^[.]'] },
  },
  {
    name: 'application-knows-no-technology',
    comment: 'a use case knows ports, never what stands behind them',
    from: { path: `${contexts}[^/]+/application/`, pathNot: spec },
    to: {
      path: ['^api/src/platform/', `${contexts}[^/]+/adapters/`, '^(node:)?(fs|http|https|net|child_process)(/|$)'],
      pathNot: platformPorts,
    },
  },
  {
    name: 'application-knows-no-config',
    comment: 'a use case is told the settings of its own context, never all there are',
    from: { path: `${contexts}[^/]+/application/`, pathNot: spec },
    to: { path: '^api/src/config[.]ts$' },
  },
  {
    name: 'in-never-meets-out',
    comment: 'what calls a use case knows nothing of what the use case calls; a query is asked without a use case',
    from: { path: `${contexts}([^/]+)/adapters/in/`, pathNot: spec },
    to: { path: `${contexts}$1/adapters/out/`, pathNot: '[.]query[.]ts$' },
  },
  {
    name: 'out-never-meets-in',
    comment: 'what a use case calls knows nothing of what calls the use case',
    from: { path: `${contexts}([^/]+)/adapters/out/`, pathNot: spec },
    to: { path: `${contexts}$1/adapters/in/` },
  },
  {
    name: 'adapters-have-a-side',
    comment: 'an adapter calls us (in) or is called by us (out)',
    from: {},
    to: { path: `${contexts}[^/]+/adapters/(?!in/|out/)` },
  },
  {
    name: 'units-of-work-begin-in-use-cases',
    comment: 'an adapter works inside the unit of work of its caller; lint looks after what Database itself offers',
    from: { path: `${contexts}[^/]+/adapters/`, pathNot: spec },
    to: { path: '^api/src/kernel/unit-of-work[.]ts$' },
  },
  {
    name: 'platform-knows-no-product',
    comment: "the platform serves any product: contexts, roles and who may call what are this one's",
    from: { path: '^api/src/platform/', pathNot: spec },
    to: { path: [contexts, '^api/src/(access|app|app[.]module|schema|prices)[.]ts$'] },
  },
  {
    name: 'platform-ports-are-pure',
    comment: 'what use cases may know of the platform knows no technology itself',
    from: { path: platformPorts },
    to: { pathNot: ['^api/src/kernel/', '^libs/contract/', platformPorts, ...packages('@nestjs/common')] },
  },
  {
    name: 'contexts-enter-by-the-door',
    comment: 'another context is entered through its index.ts or its module',
    from: { path: `${contexts}([^/]+)/`, pathNot: spec },
    to: { path: contexts, pathNot: [`${contexts}$1/`, door] },
  },
  ...alongTheMap,
  {
    name: 'map-unnamed-context',
    comment: 'a new context is written into the map before it knows another',
    from: { path: `${contexts}([^/]+)/`, pathNot: Object.keys(map).map((name) => `${contexts}${name}/`) },
    to: { path: contexts, pathNot: `${contexts}$1/` },
  },
  {
    name: 'typeorm-stays-in-adapters',
    comment: 'typeorm is known to adapters, platform/database, schemas, repositories of the platform and migrations',
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
    name: 'controllers-never-touch-storage',
    comment: 'a controller asks a use case or a query',
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
    comment: 'no file needs itself, however far around',
    from: {},
    to: { circular: true },
  },
  {
    name: 'remotes-know-no-remote-nor-shell',
    comment: 'a remote lives without the others and without the shell',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^(mfe-[^/]+|shell)/', pathNot: '^$1/' },
  },
  {
    name: 'shell-and-libs-know-no-remote',
    comment: 'remotes are loaded at run time, never imported',
    from: { path: '^(shell|libs)/' },
    to: { path: '^(mfe-[^/]+)/' },
  },
  {
    name: 'sides-meet-in-the-contract',
    comment: 'server and browser share libs/contract and the generated client alone',
    from: { path: '^(shell|mfe-[^/]+|libs)/' },
    to: { path: '^api/' },
  },
  {
    name: 'api-knows-no-page',
    comment: 'the api needs nothing of the browser but the contract',
    from: { path: '^api/' },
    to: { path: '^(shell|mfe-[^/]+|libs)/', pathNot: '^libs/contract/' },
  },
  {
    name: 'features-are-strangers',
    comment: 'what two features share moves to the remote or to a library',
    from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'antd-stays-in-ui-desk',
    comment: 'libs/ui-desk is the only importer of antd and its icons',
    from: { pathNot: '^libs/ui-desk/' },
    to: { path: packages('antd', '@ant-design/[^/]+') },
  },
  {
    name: 'stand-in-frame-is-for-development',
    comment: 'what stands around a remote that is served alone is in no build; libs/build/rspack/standalone.mjs enters it',
    from: { pathNot: '^libs/build/standalone/' },
    to: { path: '^libs/build/standalone/' },
  },
  {
    name: 'examples-are-for-the-gallery',
    comment:
      'files of examples and what they are made of are in no build of the product; the gallery finds them by their names',
    from: { pathNot: ['^libs/ui/gallery/', '[.]examples[.]tsx$'] },
    to: { path: ['^libs/ui/gallery/', '[.]examples[.]tsx$'] },
  },
  {
    name: 'light-pages-know-no-desk',
    comment: 'only a remote that says "desk" loads anything of antd; the shell has one way to it, which loads late',
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
    name: 'looks-stay-in-ui',
    comment: 'libs/ui is the only importer of charts, carousels and fonts',
    from: { pathNot: '^libs/ui/' },
    to: { path: packages('d3-[^/]+', 'embla-carousel[^/]*', '@fontsource[^/]*/[^/]+') },
  },
  {
    name: 'router-and-store-stay-in-web-kit',
    comment: 'libs/web-kit is the only importer of router and store; the generated client of the store',
    from: { pathNot: '^libs/(web-kit|api-client)/' },
    to: { path: packages('react-router', 'react-router-dom', 'react-redux', '@reduxjs/toolkit') },
  },
  {
    name: 'words-come-through-the-catalogue',
    comment: 'a page asks its catalogue, which knows the language and fetches one alone; nobody else reads the files',
    from: { path: '^(shell|mfe-[^/]+|libs/[^/]+)/', pathNot: '^(shell|mfe-[^/]+|libs/[^/]+)/src/messages/' },
    to: { path: '/src/messages/[^/]+[.]json$' },
  },
  {
    name: 'everything-resolves',
    comment: 'an import that leads nowhere would escape the other rules',
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
