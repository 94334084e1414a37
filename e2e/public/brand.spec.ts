import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { freePort } from '../support/free-port';
import { expect, test } from '../support/test';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#1d4ed8"/></svg>';

test.describe('the brand of an installation @any-database', () => {
  test('is applied to pages without a build, and on the second visit from the first paint', async ({
    open,
    launch,
    ownStorage,
  }) => {
    const storage = await ownStorage();
    const port = await freePort();
    const logo = join(tmpdir(), `kaaj-logo-${port}.svg`);
    writeFileSync(logo, LOGO);
    const brand = { PLATFORM_NAME: 'Shromik', ACCENT_COLOR: '#1d4ed8', LOGO_FILE: logo };
    await launch({ ...storage.environment, ...brand, PORT: String(port) }).ready();
    const origin = `http://localhost:${port}`;
    const page = await open(`${origin}/`);
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--k-accent').trim());

    await expect(page.getByRole('contentinfo')).toContainText('Shromik. All right reserved');
    await expect(page).toHaveTitle('Home | Shromik');
    expect(await accent()).toBe('#1d4ed8');
    const shown = page.getByRole('contentinfo').locator('img');
    await expect(shown).toHaveJSProperty('complete', true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // Delayed until the end: everything visible before comes from the last visit.
    let answer: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/settings', (route) => seen.then(() => route.continue()));
    await page.goto(`${origin}/signin`);
    await expect(page).toHaveTitle('Sign In | Shromik');
    expect(await accent()).toBe('#1d4ed8');
    await expect(page.getByText('New to Shromik?')).toBeVisible();
    answer();
  });
});
