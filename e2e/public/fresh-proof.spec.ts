import { ApiUser } from '../support/api-user';
import { PASSWORD } from '../support/person';
import { expect, test } from '../support/test';

test.describe('a fresh proof @any-database', () => {
  test('is required in an old session, can be cancelled, and sends the call', async ({ open, product }) => {
    const buyer = await ApiUser.join(open, 'Farida Fresh', 'Buyer', { path: '/profile/keys' });
    const { page } = buyer;
    const { email } = buyer;
    const grow = () =>
      product.storage.change(
        `UPDATE session SET proved_at = proved_at - 660000 WHERE person_id = (SELECT id FROM person WHERE email = '${email}')`,
      );
    const name = page.getByRole('textbox', { name: 'Name' });
    const make = page.getByRole('button', { name: 'Create a key' });
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    const key = page.getByText(/^kaaj_\w{49}$/);

    await grow();
    await name.fill('Price watch');
    await page.getByText('read tasks', { exact: true }).click();
    await make.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/Nothing was changed/)).toBeVisible();
    await expect(name).toHaveValue('Price watch');
    await expect(page.getByRole('row', { name: /Price watch/ })).toHaveCount(0);

    await make.click();
    await expect(dialog.getByLabel(/^Your password/)).toBeFocused();
    await dialog.getByLabel(/^Your password/).fill('Wrong1Word');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByLabel(/^Your password/)).toHaveAccessibleDescription(/Incorrect password/);
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(key).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Price watch/ })).toHaveCount(1);

    // The proof is valid for the next calls as well.
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await name.fill('Nightly upload');
    await page.getByText('read submitted work and disputes').click();
    await make.click();
    await expect(key).toBeFocused();
    await expect(page.getByRole('row', { name: /Nightly upload/ })).toHaveCount(1);
  });

  test('is required when a worker saves an account in a dialog', async ({ open, product }) => {
    const worker = await ApiUser.join(open, 'Foyez Fresh', 'Worker', { path: '/dashboard/withdrawals' });
    const { page } = worker;
    await product.storage.change(
      `UPDATE session SET proved_at = 0 WHERE person_id = (SELECT id FROM person WHERE email = '${worker.email}')`,
    );
    await page.getByRole('button', { name: 'Save an account' }).click();
    const form = page.getByRole('dialog').first();
    await form.getByText('bkash', { exact: true }).click();
    await form.getByLabel(/^Account Number/).fill('01712345678');
    await form.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Account saved')).toBeVisible();
  });
});
