import isolated, { PROCESSES } from './jest.isolated.mjs';

const { testMatch: _testMatch, ...rest } = isolated;

/** Tests that start, kill and cut off API processes and database servers: npm run test:all. They wait more than they compute. */
export default {
  ...rest,
  displayName: 'processes',
  testRegex: PROCESSES.map((path) => path.replace('<rootDir>', '/api')),
};
