import { freePort } from '../support/free-port';
import { linkMailedTo } from '../support/mailed-link';
import { PASSWORD, Person } from '../support/person';
import { expect, test } from '../support/test';

test.describe('an email address @any-database', () => {
  test('is verified by the mailed link on another device, after sign-in, and the coins are credited @quick', async ({
    open,
    launch,
    ownStorage,
  }) => {
    const storage = await ownStorage();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const settings = { DEMO: 'false', VERIFY_EMAILS: 'true', PORT: String(port) };
    await launch({ ...storage.environment, ...settings }).ready();
    const mina = new Person(await open(`${origin}/`), 'Mina');
    await mina.signUp('Worker');
    await mina.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await mina.expectText('Verify your email address');
    await mina.hasCoins(0);

    const outbox = storage.environment['DATA_DIR'] as string;
    await expect
      .poll(() => linkMailedTo(mina.email, outbox, 'verify-email'))
      .toContain(`${origin}/verify-email?token=`);
    const link = linkMailedTo(mina.email, outbox, 'verify-email') as string;
    const phone = new Person(await open(link), 'Mina');
    const { page } = phone;
    await expect(page).toHaveURL(`${origin}/signin`);
    await page.getByLabel(/^Email/).fill(mina.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(link);
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
    await page.getByRole('link', { name: 'To the dashboard' }).click();
    await phone.hasCoins(10);
    await expect(page.getByText('Verify your email address')).toHaveCount(0);
  });
});
