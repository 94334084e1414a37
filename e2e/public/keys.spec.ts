import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

/** What a program gets that has the key alone. */
const callWith = (page: Page, key: string, path: string) =>
  page.evaluate(
    async ([authorization, address]) => {
      const answer = await fetch(`/api${address}`, { headers: { authorization }, credentials: 'omit' });
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
    },
    [`Bearer ${key}`, path] as const,
  );

test.describe('a key @any-database', () => {
  test('is created, works for a program, shows its last use, and is refused once it is revoked', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Keya Program', 'Buyer', { path: '/profile' });
    const { page } = buyer;
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Nightly upload');
    await page.getByText('read tasks', { exact: true }).click();
    await page.getByRole('button', { name: 'Create a key' }).click();
    const shown = page.getByText(/^kaaj_\w{49}$/);
    await expect(shown).toBeFocused();
    const key = (await shown.textContent()) ?? '';
    const row = page.getByRole('row', { name: /Nightly upload/ });
    await expect(row).toContainText('Never');

    expect(await callWith(page, key, '/key/bearer')).toEqual({ status: 200 });
    expect(await callWith(page, key, '/task?size=1')).toEqual({ status: 200 });
    const email = encodeURIComponent(buyer.email);
    expect(await callWith(page, key, `/wallet/statement?email=${email}`)).toMatchObject({ code: 'key/scope-missing' });
    expect(await callWith(page, key, '/key')).toMatchObject({ code: 'key/not-open' });

    await page.reload();
    await expect(page.getByText(key)).toHaveCount(0);
    await expect(row).not.toContainText('Never');
    await expect(row).toContainText('Active');
    await row.getByRole('button', { name: 'Revoke “Nightly upload”' }).click();
    await buyer.confirm('Revoke');
    await expect(row).toContainText('Revoked');
    expect(await callWith(page, key, '/task?size=1')).toEqual({ status: 401, code: 'key/invalid' });
  });

  test('ends when its maker signs out everywhere', async ({ open }) => {
    const { page } = await ApiUser.join(open, 'Kamal Program', 'Worker', { path: '/profile/keys' });
    const key = await page.evaluate(async () => {
      const body = JSON.stringify({ name: 'Reader', scopes: ['tasks:read'] });
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/key', { method: 'POST', headers, body });
      return ((await made.json()) as { data: { key: string } }).data.key;
    });
    expect(await callWith(page, key, '/task?size=1')).toEqual({ status: 200 });
    await page.evaluate(() => fetch('/api/auth/logout-everywhere', { method: 'POST' }));
    expect(await callWith(page, key, '/task?size=1')).toEqual({ status: 401, code: 'key/invalid' });
  });
});
