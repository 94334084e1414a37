import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import JestReporter from './jest-reporter.mjs';
import { nodeVersionError } from './node-version.mjs';
import PlaywrightReporter from './playwright-reporter.mjs';
import { deleteResults, readResults } from './results.mjs';
import { root } from './root.mjs';
import { schedule } from './schedule.mjs';
import { select } from './select.mjs';
import { allSteps, heavySteps } from './steps.mjs';
import { workspaceFolders } from './workspaces.mjs';

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(nodeVersionError(version)).toBeUndefined();
  });

  it.each(['20.18.9', '18.20.0', '8.1.0'])('%s is refused in one line that names it', (version) => {
    expect(nodeVersionError(version)).toMatch(new RegExp(`^[^\\n]*20\\.19[^\\n]*${version}[^\\n]*$`));
  });
});

describe('choosing steps', () => {
  const steps = ['lint', 'e2e-sqlite', 'e2e-mariadb'].map((name) => ({ name }));

  it('selects all without a name, and those that start with one', () => {
    expect(select(steps, [])).toEqual(steps);
    expect(select(steps, ['e2e', 'lint'])).toEqual(steps);
    expect(select(steps, ['e2e-m']).map(({ name }) => name)).toEqual(['e2e-mariadb']);
  });

  it('refuses a name without a step, so that an empty run cannot pass', () => {
    expect(() => select(steps, ['lint', 'tpyes'])).toThrow('tpyes');
  });
});

describe('the schedule', () => {
  it('runs two at a time in their order, and then those that need the machine alone one by one', async () => {
    const jobs = ['a', 'b', 'c', 'x', 'y'].map((name) => ({ name, exclusive: name > 'd' }));
    const now = new Set<string>();
    const seen: string[] = [];
    const results = await schedule(jobs, async ({ name }: { name: string }) => {
      now.add(name);
      seen.push([...now].join(''));
      await new Promise((resolve) => setTimeout(resolve, name === 'a' ? 30 : 10));
      now.delete(name);
      return name;
    });
    expect(results).toEqual(['a', 'b', 'c', 'x', 'y']);
    expect(seen).toEqual(['a', 'ab', 'ac', 'x', 'y']);
  });
});

describe('the targets of the steps', () => {
  interface Targets {
    readonly [target: string]: { readonly dependsOn?: unknown };
  }
  const read = (path: string): { nx?: { targets: Targets }; targetDefaults?: Targets } =>
    JSON.parse(readFileSync(join(root, path), 'utf8'));

  it('build nothing, since a build deletes the files that the step beside it runs from', () => {
    const manifests = workspaceFolders.map((folder) => `${folder}/package.json`);
    const all = ['nx.json', 'package.json', ...manifests].map(read);
    const names = new Set([...allSteps, ...heavySteps].map(({ target }) => target));
    const building = all
      .flatMap(({ nx, targetDefaults = {} }) => Object.entries({ ...targetDefaults, ...nx?.targets }))
      .filter(([name, { dependsOn }]) => names.has(name) && dependsOn);
    expect(building).toEqual([]);
  });
});

describe('a reporter', () => {
  const task = { NX_TASK_TARGET_PROJECT: '@kaaj/trial', NX_TASK_TARGET_TARGET: 'trial' };
  const before = { ...process.env };
  let printed = '';
  beforeEach(() => {
    Object.assign(process.env, task);
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    deleteResults('trial');
    for (const name of Object.keys(task)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  });

  it('of jest prints each failed test at once, and files that could not run, and stores the counts', () => {
    const reporter = new JestReporter({ rootDir: '/somewhere/wallet' });
    const totals = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 0,
      numPassedTestSuites: 0,
      numFailedTestSuites: 1,
    };
    reporter.onRunStart({ numTotalTestSuites: 2 });
    const results = [
      { status: 'passed', fullName: 'coins stay', failureMessages: [] },
      { status: 'failed', fullName: 'coins move once', failureMessages: ['\u001b[2mtwice\u001b[22m'] },
    ];
    reporter.onTestResult({ path: join(root, 'a.spec.ts') }, { testResults: results }, totals);
    expect(printed).toBe('| FAIL wallet: a.spec.ts: coins move once\n| twice\n');
    const crashed = { testResults: [], failureMessage: 'Cannot find module' };
    reporter.onTestResult({ path: join(root, 'b.spec.ts') }, crashed, { ...totals, numRuntimeErrorTestSuites: 1 });
    reporter.onRunComplete();
    expect(printed).toMatch(/\| wallet: 1 of 2 files, 1 passed, 2 failed, 2 skipped, 0 s\n$/);
    expect(readResults('trial', '@kaaj/trial')).toEqual([
      {
        passed: 1,
        failed: 2,
        skipped: 2,
        failures: [
          { title: 'a.spec.ts: coins move once', message: 'twice' },
          { title: 'b.spec.ts', message: 'Cannot find module' },
        ],
      },
    ]);
  });

  it('of Playwright prints each failed test at once, with its groups, and stores the counts', () => {
    const reporter = new PlaywrightReporter();
    const ended = (title: string, status: string, ...messages: string[]) =>
      reporter.onTestEnd(
        { expectedStatus: 'passed', titlePath: () => ['', 'sqlite', 'sessions.spec.ts', 'the session', title] },
        { status, errors: messages.map((message) => ({ message })) },
      );
    reporter.onBegin({}, { allTests: () => [1, 2, 3] });
    ended('begins', 'passed');
    ended('ends', 'failed', 'too late', 'and twice');
    ended('stays', 'skipped');
    expect(printed).toBe('| FAIL browser: sessions.spec.ts › the session › ends\n| too late\n| and twice\n');
    reporter.onError({ message: 'No browser' });
    reporter.onEnd();
    expect(readResults('trial')).toEqual([
      {
        passed: 1,
        failed: 2,
        skipped: 1,
        failures: [
          { title: 'sessions.spec.ts › the session › ends', message: 'too late\nand twice' },
          { title: 'outside the tests', message: 'No browser' },
        ],
      },
    ]);
  });
});
