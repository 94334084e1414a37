import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { PASSWORD } from '../support/person';
import { expect, test } from '../support/test';

test('a user closes their own account after seeing the losses, and the audit log records who did it @any-database', async ({
  open,
}) => {
  const worker = await ApiUser.join(open, 'Lutfor Leaving', 'Worker', { path: '/profile' });
  const { page } = worker;
  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await page.getByRole('button', { name: 'See what I would lose' }).click();
  await expect(page.getByText('You will lose 10 coins.')).toBeVisible();
  const close = page.getByRole('button', { name: 'Close my account for good' });
  await expect(close).toBeDisabled();
  const section = page.getByRole('region', { name: 'Close your account' });
  await section.locator('input[name=password]').fill(PASSWORD);
  await section.getByText('I agree to lose 10 coins').click();
  await close.click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();

  const after = await open('/signin', { expects: FAILED_ANSWERS });
  await after.getByLabel(/^Email/).fill(worker.email);
  await after.getByLabel(/^Password/).fill(PASSWORD);
  await after.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(after.getByText('Incorrect email or password.').first()).toBeVisible();

  const { page: desk } = await ApiUser.admin(open, { path: '/dashboard/auditLog?action=account-closed' });
  await expect(desk.getByText('removed user closed their own account; 10 coins were forfeited.').first()).toBeVisible();
});
