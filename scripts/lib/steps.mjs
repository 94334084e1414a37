import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin } from './bin.mjs';
import { filesWithBlocks } from '../deploy/remote-blocks.mjs';
import { remoteNames } from '../deploy/remotes.mjs';
import { behindGateway } from './cluster-gateway.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { startMariadb } from './mariadb.mjs';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';

const minutes = (count) => count * 60_000;

/** Counts a step that is no test runner as one test. */
async function check(program) {
  const { code, output } = await program;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

async function inSequence(programs) {
  const results = [];
  for (const program of programs) results.push(await program());
  return { code: results.some(({ code }) => code !== 0) ? 1 : 0, output: results.map(({ output }) => output).join('') };
}

async function withReport(program, count) {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-report-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await program(file);
    const counted = existsSync(file)
      ? count(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 };
    const brokeOff = code !== 0 && counted.failed === 0;
    return { ...counted, failed: counted.failed + (brokeOff ? 1 : 0), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Like runNode, but against the layout of docker-compose.yml, started for it without Docker and stopped after it. */
const runOnLayout = (script, args, { env, ...options }) =>
  runNode(join(root, 'scripts', 'deploy-local.mjs'), ['--', process.execPath, script, ...args], {
    ...options,
    env: { ...env, DEPLOY_DIR: join('tmp', 'deploy') },
  });

const jest = (args, { env, timeout = minutes(20), runner = runNode, onLine } = {}) =>
  withReport(
    (file) =>
      runner(bin('jest'), [...args, '--json', `--outputFile=${file}`, '--ci'], {
        env,
        timeout,
        ...(onLine && { onLine }),
      }),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: failuresOfJest(report),
    }),
  );

const layoutChecks = ({ env, ...options } = {}) =>
  jest(['-c', 'api/jest.layout.config.mjs', '-w', '1', '--verbose'], {
    env: { LIMIT_SIGN_UPS: '1000000', LIMIT_PASSWORDS_ADDRESS: '1000000', LIMIT_SIGN_INS: '1000000', ...env },
    runner: runOnLayout,
    ...options,
  });

const playwright = (project, env, { runner = runNode, args = [] } = {}) =>
  withReport(
    (file) =>
      runner(bin('@playwright/test', 'playwright'), ['test', `--project=${project}`, '--reporter=line,json', ...args], {
        cwd: join(root, 'e2e'),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        timeout: minutes(45),
      }),
    (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
      failures: failuresOfPlaywright(report),
    }),
  );

function typedProjects() {
  const libs = readdirSync(join(root, 'libs')).map((name) => `libs/${name}`);
  return [...readdirSync(root), ...libs].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/** What openapi.json has to be beyond its form stands in redocly.yaml. Nothing is asked of the network. */
const lintDescription = () =>
  runNode(bin('@redocly/cli', 'redocly'), ['lint', 'api/openapi.json', '--format=stylish'], {
    cwd: root,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

const generated = [
  { script: 'openapi', of: ['-w', '@kaaj/api'], makes: ['api/openapi.json'] },
  {
    script: 'generate',
    of: ['-w', '@kaaj/api-client'],
    makes: ['libs/contract/src/generated', 'libs/api-client/src/generated'],
  },
  { script: 'generate', of: ['-w', '@kaaj/client'], makes: ['libs/client/src/generated'] },
  { script: 'deploy:remotes', of: [], makes: filesWithBlocks },
];

function contentOf(path) {
  if (!existsSync(path)) return '';
  const isFile = statSync(path).isFile();
  const files = isFile
    ? [path]
    : readdirSync(path, { recursive: true })
        .filter((name) => name.includes('.'))
        .sort();
  return files.map((name) => readFileSync(isFile ? name : join(path, name), 'utf8')).join('\0');
}

/** The types of one workspace; where the last run left what it found, only what changed since and what rests on it is checked anew. */
function checkTypes(folder) {
  const known = join(root, '.nx', 'types', `${folder.replace('/', '-')}.tsbuildinfo`);
  const args = ['-p', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', known, '--pretty', 'false'];
  return runNode(bin('typescript', 'tsc'), args);
}

/** The types of everything at once are more than one process of Node may hold: the API, the pages, and what is left. */
const lintParts = (() => {
  const pages = ['shell', ...remoteNames];
  return [['api'], pages, ['.', ...['api', ...pages].flatMap((folder) => ['--ignore-pattern', `${folder}/**`])]];
})();

async function regenerate({ script, of, makes }) {
  const contents = () => makes.map((path) => contentOf(join(root, path)));
  const before = contents();
  const { code, output } = await run('npm', ['run', '--silent', script, ...of], { timeout: minutes(5) });
  if (code !== 0) return { code, output };
  const after = contents();
  const stale = makes.filter((_, index) => after[index] !== before[index]);
  if (stale.length === 0) return { code: 0, output: '' };
  return { code: 1, output: `Not up to date, and regenerated now; commit it: ${stale.join(', ')}\n` };
}

/** One file after the other on a MariaDB of its own, so that the halves run side by side and neither meets what the other sets. */
const apiHalves = [1, 2].map((half) => ({
  name: `api-${half}`,
  title: `jest, api on SQLite and MariaDB, half ${half}`,
  needs: ['mariadb'],
  runsWithout: true,
  built: true,
  run: async ({ mariadb }) => {
    const server = mariadb ? await startMariadb() : undefined;
    // A test that fails may leave open what would keep jest from ending.
    const args = ['-c', 'api/jest.config.mjs', '-w', '1', `--shard=${half}/2`, '--forceExit'];
    try {
      return await jest(args, { env: { TEST_MARIADB_URL: server?.url ?? '' }, timeout: minutes(55) });
    } finally {
      await server?.stop();
    }
  },
}));

/** A round with a few clients; `npm run test:cluster` has many of both. */
const clusters = [
  { layout: 'replicas', title: 'a primary with two replicas: killed, come back, handed over' },
  { layout: 'galera', title: 'three Galera nodes, killed, cut off and restarted' },
].map(({ layout, title }) => ({
  name: `cluster-${layout}`,
  title,
  needs: ['mariadb', 'nginx'],
  built: true,
  run: () =>
    behindGateway((env) =>
      jest(['-c', 'api/jest.cluster.config.mjs', '-i', `cluster/${layout}.spec`, '--forceExit'], {
        env: { ...env, ROUNDS: '1', CLIENTS: '8' },
      }),
    ),
}));

/**
 * What `npm test` runs, in this order, two at a time; an `alone` step has the machine to itself. `needs` names the tools
 * without which a step cannot run, `built` says that it wants the build.
 */
export const steps = [
  ...apiHalves,
  {
    name: 'format',
    title: 'format',
    run: () =>
      check(runNode(bin('prettier'), ['--check', '.', '--log-level=warn', '--cache', '--cache-strategy=content'])),
  },
  {
    name: 'lint',
    title: 'lint',
    run: () => check(inSequence(lintParts.map((args) => () => runNode(bin('eslint'), args)))),
  },
  { name: 'front', title: 'jest, front and tools', needs: ['nginx'], runsWithout: true, run: () => jest(['-w', '1']) },
  {
    name: 'types',
    title: 'types',
    run: () => check(inSequence(typedProjects().map((folder) => () => checkTypes(folder)))),
  },
  {
    name: 'rules',
    title: 'dependency rules',
    run: () => check(runNode(bin('dependency-cruiser', 'depcruise'), ['--config', '.dependency-cruiser.cjs', '.'])),
  },
  {
    name: 'generated',
    title: 'generated files, and openapi.json linted',
    built: true,
    run: () => check(inSequence([...generated.map((each) => () => regenerate(each)), lintDescription])),
  },
  {
    name: 'client',
    title: 'packed @kaaj/client and the examples, against npm start',
    built: true,
    run: () => jest(['-c', 'libs/client/jest.packed.config.mjs', '-w', '1']),
  },
  ...clusters,
  {
    name: 'e2e-sqlite',
    title: 'journey in Chromium, SQLite',
    needs: ['headless'],
    alone: true,
    built: true,
    run: ({ chromium }) => playwright('sqlite', { CHROMIUM_PATH: chromium }),
  },
  {
    name: 'e2e-mariadb',
    title: 'journey in Chromium, MariaDB',
    needs: ['headless', 'mariadb'],
    alone: true,
    built: true,
    run: ({ chromium, mariadb }) => playwright('mariadb', { CHROMIUM_PATH: chromium, TEST_MARIADB_URL: mariadb }),
  },
  {
    name: 'layout-checks',
    title: 'jest, two API processes behind the gateway',
    needs: ['mariadb', 'nginx', 'redis'],
    built: true,
    alone: true,
    run: () => layoutChecks(),
  },
  {
    name: 'layout-journey',
    title: 'journey and deployments in Chromium, behind the gateway',
    needs: ['headless', 'mariadb', 'nginx', 'redis'],
    built: true,
    alone: true,
    // There is one layout, and its deployments change it for everybody.
    run: ({ chromium }) =>
      playwright('layout', { CHROMIUM_PATH: chromium }, { runner: runOnLayout, args: ['--workers=1'] }),
  },
];

/** Hours pass in these; each test is told of as it ends. */
const heavy = { env: { HEAVY: '1' }, timeout: minutes(600), onLine: (line) => console.log(line) };

/** What `npm run test:heavy` runs: the full sizes of what is tried with random, many, broken and long. */
export const heavySteps = [
  {
    name: 'crashes',
    title: 'R7 R8 R10 R12 full size, killed and doubled processes on MariaDB',
    tests: ['api/test/heavy/killed', 'api/test/heavy/two-processes'],
  },
  {
    name: 'invariants',
    title: 'R1 to R6 and R11 full size, on SQLite and MariaDB',
    tests: ['api/test/invariants', 'api/src/platform/idempotency'],
  },
  { name: 'limits', title: 'S8 full size, on SQLite and MariaDB', tests: ['api/test/security/limits'] },
  { name: 'soak', title: 'R14, an hour of 100 requests a second', tests: ['api/test/heavy/soak'] },
]
  .map(({ name, title, tests }) => ({
    name,
    title,
    needs: ['mariadb'],
    alone: true,
    built: true,
    run: ({ mariadb }) =>
      jest(['-c', 'api/jest.config.mjs', '-w', '1', '--verbose', ...tests], {
        ...heavy,
        env: { ...heavy.env, TEST_MARIADB_URL: mariadb },
      }),
  }))
  .concat({
    name: 'layout',
    title: 'R1 to R6, R9 and R10 full size, two API processes behind the gateway',
    needs: ['mariadb', 'nginx', 'redis'],
    alone: true,
    built: true,
    run: () => layoutChecks(heavy),
  });
