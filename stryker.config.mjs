import api from './api/jest.isolated.mjs';
import { MIN_MUTATION_SCORE } from './scripts/mutation/score.mjs';

const context = process.env.CONTEXT;
if (!context)
  throw new Error('CONTEXT=wallet (or another) is not set; `npm run test:mutation` sets one after the other.');

// One engine is enough: domain rules do not depend on the engine.
delete process.env.TEST_MARIADB_URL;

// Builds are only needed by tests that start a process, which these are not.
const jest = { ...api };
delete jest.globalSetup;
delete jest.globalTeardown;

const kept = `tmp/mutation/${context}`;

/** Which faults in the rules and use cases of one context no test of it would notice. */
export default {
  mutate: [`api/src/contexts/${context}/{domain,application}/*.ts`, '!**/*.spec.ts'],
  ignorePatterns: [
    '**',
    '!api/**',
    'api/dist',
    '!libs/contract/**',
    '!package.json',
    '!deploy/Dockerfile',
    'node_modules',
  ],
  plugins: ['@stryker-mutator/jest-runner', './scripts/mutation/error-sentences.mjs'],
  ignorers: ['error-sentences'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: { ...jest, rootDir: 'api', testMatch: [`<rootDir>/src/contexts/${context}/**/*.spec.ts`] },
    // It cannot follow what Nest puts together at run time.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: `${kept}/known.json`,
  tempDirName: `${kept}/sandbox`,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    reportTests: false,
    reportScoreTable: false,
    logTests: false,
  },
  jsonReporter: { fileName: `${kept}/report.json` },
  htmlReporter: { fileName: `${kept}/report.html` },
  thresholds: { high: 100, low: MIN_MUTATION_SCORE, break: MIN_MUTATION_SCORE },
  concurrency: 1,
  // Every run of jest leaves some 150 MB behind in its process: after a few more a run takes longer than a fault may.
  maxTestRunnerReuse: 4,
  // A slow machine must not pass for a fault that was noticed.
  timeoutMS: 60_000,
  timeoutFactor: 4,
};
