import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium';
import { type Settings } from './support/test';

export default defineConfig<Settings, Settings>({
  testMatch: ['journeys/*.spec.ts', 'public/*.spec.ts', 'dashboard/*.spec.ts', 'development/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './support/build-once.mjs',
  // Each starts a product with a separate database: support/test.ts.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    launchOptions: chromium(),
  },
  projects: [
    { name: 'sqlite', use: { engine: 'sqlite' } },
    { name: 'mariadb', use: { engine: 'mariadb' }, grepInvert: /@any-database/ },
    // Against npm run deploy:local: scripts/lib/steps.mjs
    { name: 'layout', testMatch: ['journeys/one-coin.spec.ts', 'deployment/*.spec.ts'] },
  ],
});
