import { Secret, TOTP } from 'otpauth';
import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { PASSWORD } from '../support/person';
import { expect, test } from '../support/test';

const STEP_MS = 30_000;

/** What an authenticator shows `steps` half minutes from now: each code works once, and the next one is taken early. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

test.describe('a second step to sign in @any-database', () => {
  test('is enabled, required and passed, by a code and by a recovery code; another browser is signed out @quick', async ({
    open,
  }) => {
    const worker = await ApiUser.join(open, 'Shanta Second', 'Worker', { path: '/profile' });
    const { page } = worker;
    await page.getByRole('link', { name: 'Sign-in and security' }).click();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.locator('input[name=password]').first().fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Code from the app').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';

    const other = await open('/signin', { expects: FAILED_ANSWERS });
    const signIn = async () => {
      await other.getByLabel(/^Email/).fill(worker.email);
      await other.getByLabel(/^Password/).fill(PASSWORD);
      await other.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
    };
    await signIn();
    await other.getByLabel(/^Code/).fill('000000');
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText(/This code is incorrect/).first()).toBeVisible();
    await other.getByLabel(/^Code/).fill(codeOf(secret, 1));
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText('Yay! Logged in.')).toBeVisible();

    await other.goto('/profile/security');
    await expect(other.getByText('This browser')).toBeVisible();
    await other
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click();
    await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();

    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.goto('/signin');
    await signIn();
    await other.getByLabel(/^Code/).fill(recovery);
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText('Yay! Logged in.')).toBeVisible();
    await other.goto('/profile/security');
    await expect(other.getByText('9 recovery codes are left.')).toBeVisible();
  });
});
