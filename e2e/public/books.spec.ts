import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { charts } from '../support/charts';
import { settled } from '../support/looks';
import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

/** What docs/proof prints: days that are closed already, which a product that has just begun does not have. */
const vectors = JSON.parse(readFileSync(join(__dirname, '../../docs/proof/vectors.json'), 'utf8')) as {
  readonly chain: readonly [{ readonly keys: object[] }, ...{ readonly text: string }[]];
  readonly lines: readonly { readonly row: string }[];
};
const [{ keys }, ...days] = vectors.chain;

async function withDays(page: Page, shown = days) {
  await page.route(/\/api\/proof(\?|$)/, (route) =>
    route.fulfill({ json: { data: [...shown].reverse(), page: { next: null } } }),
  );
  await page.route(/\/api\/proof\/key$/, (route) => route.fulfill({ json: { data: keys } }));
}

test.describe('the books', () => {
  test('of this product are valid, and the browser verifies them automatically, also without the network @quick', async ({
    open,
  }) => {
    const page = await open('/');
    // Content that loads late moves the end of the page.
    await settled(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'The books' }).click();
    await expect(page).toHaveURL('/proof');
    const result = page.getByText(/^(The one closed day is intact|All \d+ closed days are intact)\.$/);
    await expect(result).toBeVisible();
    await expect(page.getByText(/the chain and the signature of each day/)).toBeVisible();
    // The charts of the days load a moment after them.
    await expect(charts(page)).toHaveCount(2);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(result).toBeVisible();
  });

  test('name the day that was changed', async ({ open }) => {
    const page = await open('/');
    await withDays(
      page,
      days.map((day, index) => (index === 1 ? { ...day, text: day.text.replace('"count":0', '"count":1') } : day)),
    );
    await page.goto('/proof');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('the day was changed after it was closed');
  });

  test('have a person’s own lines in them, which the statement checks without the network once it has their proofs', async ({
    open,
  }) => {
    const { page } = await ApiUser.demonstration(open, 'Worker', { path: '/aboutus' });
    await withDays(page);
    const lines = vectors.lines.slice(0, 2).map(({ row }) => {
      const [_id, , , amount, kind, , at] = JSON.parse(row) as [string, string, string, number, string, string, number];
      return { _id, kind, amount, held: 0, balance: amount, taskId: null, time: new Date(at).toISOString() };
    });
    await page.route(/\/api\/wallet\/statement/, (route) =>
      route.fulfill({ json: { data: lines, page: { next: null } } }),
    );
    await page.route(/\/api\/wallet\/proof/, (route) => {
      const wanted = new URL(route.request().url()).searchParams.get('transfer') ?? '-';
      return route.fulfill({ json: { data: vectors.lines.find(({ row }) => row.includes(wanted)) } });
    });
    await page.goto('/dashboard/statement');
    await expect(page.getByText('In the books', { exact: true })).toHaveCount(2);
    const check = page.getByRole('button', { name: 'Verify these entries in this browser' });
    await check.click();
    await expect(page.getByText('In the books, verified')).toHaveCount(2);
    await page.context().setOffline(true);
    await check.click();
    await expect(page.getByText(/each is in the books, and the books are intact/)).toBeVisible();
  });
});
