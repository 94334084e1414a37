import { type Page } from '@playwright/test';
import { freePort } from '../support/free-port';
import { mockGoogleConsent, FakeGoogle } from '../support/google';
import { Person } from '../support/person';
import { expect, test, type Tools } from '../support/test';

const GULNAR = { sub: 'gulnar-at-google', email: 'gulnar@example.com', name: 'Gulnar' };

async function press(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  return popup;
}

async function productWithGoogle(launch: Tools['launch'], ownStorage: Tools['ownStorage']) {
  const google = await FakeGoogle.start();
  const storage = await ownStorage();
  const port = await freePort();
  // The demonstration's data would take as long as the rest of the start.
  await launch({ ...storage.environment, ...google.settings, DEMO: 'false', PORT: String(port) }).ready();
  return { google, origin: `http://localhost:${port}` };
}

test.describe('Login with Google @any-database', () => {
  test('makes a new user a Worker with 10 coins; a closed window or an invalid token leads back to sign-in @quick', async ({
    open,
    launch,
    ownStorage,
  }) => {
    const { google, origin } = await productWithGoogle(launch, ownStorage);
    const gulnar = new Person(await open(`${origin}/signin`), 'Gulnar');
    const { page } = gulnar;
    await mockGoogleConsent(page.context(), google, GULNAR);

    await (await press(page)).close();
    await gulnar.expectText('The Google window was closed before it finished. (auth/popup-closed)');
    await expect(page).toHaveURL(`${origin}/signin`);

    google.claimOverrides = { aud: 'somebody-else' };
    await (await press(page)).getByRole('link', { name: 'Continue as Gulnar' }).click();
    await gulnar.expectText('Google could not confirm who you are. Try again. (auth/google-failed)');
    await expect(page).toHaveURL(`${origin}/signin`);

    google.claimOverrides = {};
    await (await press(page)).getByRole('link', { name: 'Continue as Gulnar' }).click();
    await gulnar.expectText('Login Succesfull.');
    await expect(page).toHaveURL(`${origin}/`);
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByText('Gulnar (Worker)')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await gulnar.hasCoins(10);
    google.stop();
  });

  test('continues in the same window when popups are blocked, and returns to the requested page', async ({
    open,
    launch,
    ownStorage,
  }) => {
    const { google, origin } = await productWithGoogle(launch, ownStorage);
    const gulnar = new Person(await open(`${origin}/aboutus`), 'Gulnar');
    const { page } = gulnar;
    await mockGoogleConsent(page.context(), google, GULNAR);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${origin}/dashboard/tasklist`);
    await expect(page).toHaveURL(`${origin}/signin`);
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await page.getByRole('link', { name: 'Continue as Gulnar' }).click();
    await gulnar.expectText('Login Succesfull.');
    await expect(page).toHaveURL(`${origin}/dashboard/tasklist`);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kaaj.google')))).toEqual(
      [],
    );
    google.stop();
  });

  test('is off, and shows that, when the owner has not enabled it', async ({ open }) => {
    const page = await open('/signin');
    await expect(page.getByRole('button', { name: 'Login with Google' })).toBeDisabled();
    await expect(page.getByText('Google sign-in is not available on this site.')).toBeVisible();
  });
});
