import { linkMailedTo } from '../support/mailed-link';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

test.describe('a forgotten password @any-database', () => {
  test('is replaced by the link in the mail, once; the old one and every open session are over @quick', async ({
    open,
    product,
  }) => {
    const { origin, storage } = product;
    const expects = /status of (401|422)/;
    const mina = new Person(await open('/', { expects }), 'Mina Forgets');
    await mina.signUp('Worker');

    const elsewhere = new Person(await open('/signin', { expects }), 'Mina Forgets');
    const { page } = elsewhere;
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password');
    await page.getByLabel(/^Email/).fill(mina.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await elsewhere.expectText(`If ${mina.email} has an account here, a link is on its way.`);
    const outbox = storage.environment['DATA_DIR'] as string;
    await expect
      .poll(() => linkMailedTo(mina.email, outbox, 'reset-password'))
      .toContain(`${origin}/reset-password?token=`);
    const link = linkMailedTo(mina.email, outbox, 'reset-password') as string;

    const choose = async (first: string, second = first) => {
      await page.getByLabel(/^New password/).fill(first);
      await page.getByLabel(/^Verify Password/).fill(second);
      await page.getByRole('button', { name: 'Save the new password' }).click();
    };
    await page.goto(link);
    await choose('Another1', 'Another2');
    await elsewhere.expectText('Passwords do not match');
    await choose('another');
    await elsewhere.expectText('Must have 1 Uppercase, 1 Lowercase and atleast 6 character.');
    await choose('Another1');
    await elsewhere.expectText('Your new password is set. Sign in with it.');
    await expect(page).toHaveURL('/signin');

    await page.goto(link);
    await choose('Another3');
    await elsewhere.expectText('This reset link was already used or has expired. Request a new one.');

    await page.goto('/signin');
    const logIn = async (password: string) => {
      await page.getByLabel(/^Email/).fill(mina.email);
      await page.getByLabel(/^Password/).fill(password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    };
    await logIn('Secret1Word');
    await elsewhere.expectText('Incorrect email or password. (auth/invalid-credential)');
    await expect(page).toHaveURL('/signin');
    await logIn('Another1');
    await elsewhere.expectText('Yay! Logged in.');

    await mina.page.goto('/profile');
    await expect(mina.page).toHaveURL('/signin');
  });
});
