import isolated, { PROCESSES } from './jest.isolated.mjs';

/** Tests that start, kill and cut off API processes and database servers: npm run test:all. They wait more than they compute. */
export default {
  ...isolated,
  displayName: 'processes',
  testMatch: PROCESSES,
  testPathIgnorePatterns: ['/node_modules/'],
};
