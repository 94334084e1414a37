import { type Page } from '@playwright/test';
import { FakeOpenId } from '../../api/test/support/fake-openid';
import { freePort } from '../support/free-port';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

async function press(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Our university' }).click();
  return popup;
}

test.describe('sign-in with OpenID Connect @any-database', () => {
  test('makes a new user a Worker with 10 coins; an invalid token of the provider leads back to sign-in', async ({
    open,
    launch,
    ownStorage,
  }) => {
    const provider = await FakeOpenId.start();
    provider.visitor = { sub: 'gulnar', email: 'gulnar@university.example', name: 'Gulnar' };
    const storage = await ownStorage();
    const port = await freePort();
    await launch({ ...storage.environment, ...provider.settings, PORT: String(port) }).ready();
    const origin = `http://localhost:${port}`;
    const gulnar = new Person(await open(`${origin}/signin`), 'Gulnar');
    const { page } = gulnar;

    provider.misbehaviour = { claims: { email_verified: false } };
    await (await press(page)).getByRole('link', { name: 'Continue as Gulnar' }).click();
    await gulnar.expectText(
      'The sign-in provider could not confirm who you are, or has not verified your email. Try again. (auth/oidc-failed)',
    );
    await expect(page).toHaveURL(`${origin}/signin`);

    provider.misbehaviour = {};
    await (await press(page)).getByRole('link', { name: 'Continue as Gulnar' }).click();
    await gulnar.expectText('Login Succesfull.');
    await expect(page).toHaveURL(`${origin}/`);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await gulnar.hasCoins(10);
    provider.stop();
  });
});
