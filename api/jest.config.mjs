import { register } from './test/runner/register.cjs';
import isolated, { PROCESSES } from './jest.isolated.mjs';

// With one worker the tests run in this process; otherwise each worker reads NODE_OPTIONS.
register();
process.env.NODE_OPTIONS =
  `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64 --require ${register.file}`.trim();

/** One module registry for all files of a worker: loading 2,400 modules for each of 170 files took more than the tests. */
export default {
  ...isolated,
  testPathIgnorePatterns: [...isolated.testPathIgnorePatterns, '<rootDir>/test/mysql/', ...PROCESSES],
  runner: 'jest-light-runner/child-process',
  testSequencer: '<rootDir>/test/runner/sequencer.cjs',
  transform: {},
  setupFiles: ['<rootDir>/test/runner/own-server.cjs'],
};
