import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

test.describe('webhooks @any-database', () => {
  test('are added and removed; no address inside is taken', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Hena Program', 'Buyer', { path: '/profile' });
    const { page } = buyer;
    await page.getByRole('link', { name: 'Webhooks' }).click();
    const add = page.getByRole('button', { name: 'Add a webhook' });
    await page.getByRole('textbox', { name: 'URL' }).fill('https://169.254.169.254/latest');
    await page.getByText('work submitted', { exact: true }).click();
    await add.click();
    await buyer.expectText('Webhooks can only be sent to public https URLs.');

    await page.getByRole('textbox', { name: 'URL' }).fill('https://1.1.1.1/kaaj');
    await add.click();
    await expect(page.getByText(/^whsec_[\w+/=]{44}$/)).toBeFocused();
    await page.getByRole('button', { name: 'I have saved it' }).click();
    const webhook = page.getByRole('article', { name: 'https://1.1.1.1/kaaj' });
    await expect(webhook).toContainText('work submitted');
    await webhook.getByRole('button', { name: 'Show delivery log' }).click();
    await expect(webhook).toContainText('Nothing has been sent yet.');
    await webhook.getByRole('button', { name: 'Remove' }).click();
    await buyer.confirm('Remove');
    await expect(webhook).toContainText('Removed');
    await page.reload();
    await expect(page.getByText('You have no webhooks.')).toBeVisible();
  });
});
