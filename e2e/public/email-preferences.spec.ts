import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

test('a user selects which notifications are mailed and how often, and the choice stays @any-database', async ({
  open,
}) => {
  const { page } = await ApiUser.join(open, 'Nasima Notices', 'Worker', { path: '/profile' });
  await page.getByRole('link', { name: 'Email notifications' }).click();
  // The journeys run without a mail server: no e-mail is announced.
  await expect(page.getByText(/This site does not send email yet/)).toBeVisible();
  const kept = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  for (const press of [
    page.getByText('Disputes', { exact: true }),
    page.getByRole('radiogroup', { name: 'How often' }).getByText('Immediately'),
  ]) {
    const answered = kept();
    await press.click();
    await answered;
  }
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Disputes' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Coins and payouts' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Immediately' })).toBeChecked();
});

test('an unsubscribe link with an invalid token stops nothing, and shows an error to a guest', async ({ open }) => {
  const page = await open('/notices/off?token=nonsense', { expects: FAILED_ANSWERS });
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/This link is incomplete/).first()).toBeVisible();
  await page.goto('/notices/off');
  await page.getByRole('link', { name: 'Choose which emails you get' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
