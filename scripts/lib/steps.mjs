/**
 * A step is one target of Nx.
 *
 * @typedef {object} Step
 * @property {string} name For `--only`.
 * @property {string} title For the summary.
 * @property {string} target The target of Nx.
 * @property {string} [project] The only project whose target runs; without it all that have the target.
 * @property {string} [exclude] A project whose target does not run.
 * @property {readonly string[]} [needs] Programs of the machine that it requires, see system-tools.mjs.
 * @property {boolean} [toolsOptional] Without these programs the rest of it runs.
 * @property {boolean} [needsBuild] It requires the build.
 * @property {boolean} [exclusive] No other step runs at the same time.
 * @property {boolean} [shuffles] `--randomize` changes the order of its test files, or of the tests within them.
 * @property {Record<string, string>} [env] Environment variables.
 * @property {readonly string[]} [args] Arguments of the test runner.
 */

const API = '@kaaj/api';
const E2E = '@kaaj/e2e';

const check = (name, title) => ({ name, title, target: name });
const exclusive = (step) => ({ ...step, exclusive: true });
const api = (name, title, target, rest) => ({ name, title, target, project: API, needsBuild: true, ...rest });
const browser = (name, title, target, needs = []) => ({
  name,
  title,
  target,
  project: E2E,
  needs: ['headless', ...needs],
  needsBuild: true,
});

/** What `npm test` runs: two at a time, then those with `exclusive` one by one. @type {readonly Step[]} */
export const steps = [
  check('format', 'format'),
  check('lint', 'lint'),
  check('typecheck', 'types'),
  check('rules', 'dependency rules'),
  { ...check('generated', 'generated files, and openapi.json linted'), needsBuild: true },
  {
    name: 'client',
    title: 'packed @kaaj/client and the examples, against the built server',
    target: 'test-packed',
    project: '@kaaj/client',
    needsBuild: true,
  },
  api('mysql', 'smoke test on MySQL: purchase to withdrawal', 'test-mysql', { needs: ['mysql'] }),
  exclusive({
    name: 'front',
    title: 'pages, libraries and tools',
    target: 'test',
    exclude: API,
    needs: ['nginx'],
    toolsOptional: true,
    shuffles: true,
  }),
  exclusive(
    api('api', 'API on SQLite and MariaDB', 'test', { needs: ['mariadb'], toolsOptional: true, shuffles: true }),
  ),
  exclusive({ name: 'http', title: 'built product over HTTP', target: 'test-http', project: E2E, needsBuild: true }),
  exclusive(browser('e2e', 'browser', 'e2e')),
  exclusive(browser('layout', 'one journey behind the gateway', 'e2e-layout', ['mariadb', 'nginx', 'redis'])),
];

/** Steps added by test:all; a step of the same name replaces that of npm test. @type {readonly Step[]} */
const allOverrides = [
  api('mariadb', 'API on MariaDB: what npm test runs on SQLite only', 'test-on-mariadb', { needs: ['mariadb'] }),
  api('mysql', 'API on MySQL', 'test-on-mysql', { needs: ['mysql'] }),
  api('processes', 'API processes that are killed, duplicated or disconnected', 'test-processes', {
    needs: ['mariadb', 'nginx'],
  }),
  api('cluster-replicas', 'a primary with two replicas: killed, restarted, switchover', 'test-replicas', {
    needs: ['mariadb', 'nginx'],
  }),
  api('cluster-galera', 'three Galera nodes: killed, disconnected and restarted', 'test-galera', {
    needs: ['mariadb', 'nginx'],
  }),
  browser('e2e', 'browser, everything on SQLite', 'e2e-all'),
  browser('e2e-mariadb', 'browser on MariaDB', 'e2e-mariadb', ['mariadb']),
  browser('layout', 'journeys and deployments behind the gateway', 'e2e-layout-all', ['mariadb', 'nginx', 'redis']),
  api('layout-api', 'two API processes behind the gateway', 'test-layout', {
    needs: ['mariadb', 'nginx', 'redis'],
    // All people of the tests come from one address.
    env: { LIMIT_SIGN_UPS: '1000000', LIMIT_SIGN_INS: '1000000', LIMIT_PASSWORDS_ADDRESS: '1000000' },
  }),
  { name: 'generators', title: 'Nx generators', target: 'test-generators' },
  { name: 'images', title: 'images', target: 'test-images', needs: ['buildah', 'debootstrap'] },
].map(exclusive);

/** What `npm run test:all` runs. @type {readonly Step[]} */
export const allSteps = [
  ...steps.filter(({ name }) => !allOverrides.some((step) => step.name === name)),
  ...allOverrides,
];

const heavy = (name, title, pattern) =>
  exclusive(api(name, title, 'test-heavy', { needs: ['mariadb'], args: [pattern], env: { HEAVY: '1' } }));

/**
 * What `npm run test:heavy` runs, for hours: random, concurrent, crash and load tests at full size. R7 and the like are
 * listed in docs/testing.md, S8 in docs/security.md.
 *
 * @type {readonly Step[]}
 */
export const heavySteps = [
  heavy(
    'crashes',
    'R7 R8 R10 R12 full size, killed and duplicated processes',
    'test/heavy/(killed|two-processes|closed-days)',
  ),
  heavy('invariants', 'R1 to R6 and R11 full size', '(test/invariants|src/platform/idempotency)'),
  heavy('limits', 'S8 full size', 'test/security/limits'),
  heavy('soak', 'R14, an hour of 100 requests a second', 'test/heavy/soak'),
];
