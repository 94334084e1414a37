import { type LaunchOptions } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

/** How Chromium is started, with settings of the person who uses it. */
export const chromium = (...settings: readonly string[]): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    // The headless shell would draw letters in another way, and a little wider, than a Chromium with a window does.
    '--font-render-hinting=slight',
    ...settings,
  ],
});
