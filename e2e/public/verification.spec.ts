import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { PASSWORD, Person } from '../support/person';
import { expect, test } from '../support/test';

/** The address in the mail to this person; undefined before it is there. */
function linkMailedTo(email: string, outbox: string): string | undefined {
  const files = readdirSync(outbox, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
  const mails = files.map((name) => readFileSync(join(outbox, name), 'utf8'));
  return mails.find((mail) => mail.includes(`To: ${email}`))?.match(/http\S+verify-email\?token=\S+/)?.[0];
}

test.describe('an e-mail address @any-database', () => {
  test('is verified by the mailed link on another device, through sign-in and back; the coins come with it', async ({
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
    await mina.sees('Verify your e-mail address');
    await mina.hasCoins(0);

    const outbox = storage.environment['DATA_DIR'] as string;
    await expect.poll(() => linkMailedTo(mina.email, outbox)).toContain(`${origin}/verify-email?token=`);
    const link = linkMailedTo(mina.email, outbox) as string;
    const phone = new Person(await open(link), 'Mina');
    const { page } = phone;
    await expect(page).toHaveURL(`${origin}/signin`);
    await page.getByLabel(/^E-mail/).fill(mina.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(link);
    await page.getByRole('button', { name: 'Verify my e-mail' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is verified');
    await page.getByRole('link', { name: 'To the dashboard' }).click();
    await phone.hasCoins(10);
    await expect(page.getByText('Verify your e-mail address')).toHaveCount(0);
  });
});
