import { type Page } from '@playwright/test';
import { API_ONLY, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

/** From here on the service worker intercepts every call of the page. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return kept;
  });

test('offline the frame, the last lists and typed input can be read, but no money data @any-database @quick', async ({
  open,
}) => {
  const opening: typeof open = (path, more) => open(path, { ...more, serviceWorkers: 'allow' });
  const buyer = await ApiUser.join(open, 'Kobita Kept', 'Buyer', API_ONLY);
  const task = await buyer.posts({ title: 'Read on a ferry', workers: 1, pay: 20 });
  const worker = await ApiUser.join(opening, 'Kamal Kept', 'Worker', { path: '/dashboard/tasklist' });
  const { page } = worker;
  await isKept(page);

  await test.step('with a line everything is read once', async () => {
    await page.reload();
    await expect(page.getByText('Read on a ferry')).toBeVisible();
    await page.goto(`/dashboard/taskDetails/${task}`);
    await page.getByLabel(/^Submission Detail/).fill('Half of it.');
    await page.goto('/dashboard/withdrawals');
    await worker.expectText('No withdrawals yet.');
  });

  await test.step('without one it is read again, and the draft with it', async () => {
    await page.context().setOffline(true);
    await page.goto(`/dashboard/taskDetails/${task}`);
    await expect(page.getByRole('heading', { name: 'Read on a ferry' })).toBeVisible();
    await expect(page.getByLabel(/^Submission Detail/)).toHaveValue('Half of it.');
    await page.goto('/dashboard/tasklist');
    await expect(page.getByText('Read on a ferry')).toBeVisible();
  });

  await test.step('shows no balances offline', async () => {
    await page.goto('/dashboard/withdrawals');
    await worker.expectText('Your withdrawals could not be loaded.');
    await expect(page.getByRole('banner')).not.toContainText('10');
    const money = await page.evaluate(async (email) => {
      const paths = [`/api/wallet/statement?email=${email}`, `/api/withdrawal?email=${email}`, '/api/payout-account'];
      return Promise.all(
        paths.map((path) =>
          fetch(path).then(
            ({ status }) => status,
            () => 'no answer',
          ),
        ),
      );
    }, worker.email);
    expect(money).toEqual(['no answer', 'no answer', 'no answer']);
    const kept = await keptAddresses(page);
    expect(kept).toContain('/api/task');
    expect(kept.filter((path) => /wallet|withdrawal|pay|overview|receipt|proof/.test(path))).toEqual([]);
  });

  await test.step('signing out deletes the user’s offline data', async () => {
    await page.context().setOffline(false);
    await page.goto('/dashboard/tasklist');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await worker.expectText('Logged out.');
    const own = /^\/api\/(user|claim|notification|submission|task-filter)/;
    await expect.poll(async () => (await keptAddresses(page)).filter((path) => own.test(path))).toEqual([]);
  });
});
