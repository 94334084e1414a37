import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { StallingProxy } from '../support/stalling-proxy';
import { expect, test } from '../support/test';

async function isKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** All responses that the service worker has cached, by address. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string> = {};
    if (!(await caches.has('kaaj-own'))) return kept;
    const own = await caches.open('kaaj-own');
    for (const request of await own.keys()) kept[request.url] = (await (await own.match(request))?.text()) ?? '';
    return kept;
  });

test.describe('the offline cache of the service worker @any-database', () => {
  test('is shown within three seconds when connections are accepted but never answered', async ({ open }) => {
    const line = await StallingProxy.to((await open('/aboutus')).url());
    const opening: typeof open = (path, more) =>
      open(path, { ...more, origin: line.origin, serviceWorkers: 'allow', expects: /Failed to load|net::ERR/ });
    const worker = await ApiUser.join(opening, 'Lina Line', 'Worker', { path: '/dashboard' });
    const { page } = worker;
    await isKept(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
    line.stalled = true;
    const begun = Date.now();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 5_000 });
    expect(Date.now() - begun).toBeLessThan(5_000);
    await expect(page.getByRole('navigation', { name: 'Dashboard menu' })).toBeVisible();
    line.close();
  });

  test('S61 holds no balance, is separate for each user, and caches nothing after a sign-out', async ({ open }) => {
    const opening: typeof open = (path, more) =>
      open(path, { ...more, serviceWorkers: 'allow', expects: /Failed to load|net::ERR/ });
    const buyer = await ApiUser.join(opening, 'Bina Balance', 'Buyer', { path: '/dashboard' });
    await buyer.posts({ title: 'Count the boats', workers: 1, pay: 20 });
    const { page } = buyer;
    await isKept(page);

    await test.step('no answer holds a balance', async () => {
      await page.reload();
      await page.goto('/alltasks');
      await expect(page.getByText('Count the boats').first()).toBeVisible();
      await expect.poll(async () => Object.keys(await keptAnswers(page)).join()).toContain('/api/task');
      const kept = await keptAnswers(page);
      expect(Object.values(kept).join()).toContain('Count the boats');
      for (const answer of Object.values(kept)) expect(answer).not.toMatch(/"(coin|availableCoin)":/);
      const whose = Object.keys(kept).map((url) => new URL(url).searchParams.get('who'));
      expect(new Set(whose).size).toBe(1);
      expect(whose[0]).toMatch(/^[0-9a-f]{64}$/);
    });

    await test.step('answers no request of another user from it', async () => {
      const asked = (who: string) =>
        page.evaluate(async (name) => {
          await (await caches.open('kaaj-who')).put('/who', new Response(name));
          return fetch('/api/task').then(
            ({ status }) => status,
            () => 'no answer',
          );
        }, who);
      const who = await page.evaluate(async () => (await caches.match('/who'))?.text());
      await page.context().setOffline(true);
      expect(await asked('f'.repeat(64))).toBe('no answer');
      expect(await asked(who ?? '')).toBe(200);
      await page.context().setOffline(false);
    });

    await test.step('an answer that is in flight at sign-out is not cached', async () => {
      const slow = page.evaluate(async () => {
        const asked = fetch('/api/task?size=7');
        const gone = caches.delete('kaaj-who').then(() => caches.delete('kaaj-own'));
        await Promise.all([asked, gone]);
      });
      await slow;
      await page.waitForTimeout(500);
      expect(Object.keys(await keptAnswers(page)).filter((url) => url.includes('size=7'))).toEqual([]);
    });
  });
});

test.describe('two tabs @any-database', () => {
  test('agree on what was read', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Tania Tabs', 'Buyer');
    const task = await buyer.posts({ title: 'Name a river', workers: 1, pay: 20 });
    const worker = await ApiUser.join(open, 'Tuhin Tabs', 'Worker');
    await worker.submits(task);
    const other = await buyer.page.context().newPage();
    await other.goto('/dashboard');
    const unread = (page: Page) => page.getByRole('button', { name: 'Notifications, 1 new' });
    await expect(unread(other)).toBeVisible();
    await expect(unread(buyer.page)).toBeVisible();
    await unread(buyer.page).click();
    await expect(unread(other)).toBeHidden({ timeout: 5_000 });
    await expect(other.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  });
});

test.describe('Back @any-database', () => {
  test('closes the open dialog, and stays on the page with the typed input', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Badal Back', 'Buyer', { path: '/dashboard' });
    const { page } = buyer;
    await buyer.posts({ title: 'Find a bridge', workers: 1, pay: 20 });
    await page
      .getByRole('link', { name: 'My Task’s' })
      .or(page.getByRole('link', { name: /^My Task/ }))
      .first()
      .click();
    await expect(page).toHaveURL(/myTasks/i);
    const dialog = page.getByRole('dialog');
    await buyer.asksToDelete('Find a bridge');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/myTasks/i);
    await page.goForward();
    await expect(dialog).toBeHidden();
    await buyer.asksToDelete('Find a bridge');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goForward();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/myTasks/i);

    await resize(page, { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Dashboard menu' });
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/myTasks/i);
  });
});
