process.env.TEST_ENGINES = 'MySQL';

const { default: isolated } = await import('./jest.isolated.mjs');

/** The smoke test of `npm test` on MySQL. In Jest's ordinary runner, so that `npm test` shows that it can load the application. */
export default { ...isolated, displayName: 'mysql', testMatch: ['<rootDir>/test/mysql/*.spec.ts'] };
