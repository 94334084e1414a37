process.env.TEST_ENGINES = 'MySQL';

const { default: config } = await import('./jest.config.mjs');

/** The tests of every day, on MySQL in place of SQLite and MariaDB. */
export default {
  ...config,
  displayName: 'mysql',
  testPathIgnorePatterns: config.testPathIgnorePatterns.filter((path) => !path.includes('/mysql/')),
};
