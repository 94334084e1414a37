import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { Person } from '../support/person';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

/** The page's title, the button under test, and in the dashboard the balance, where a toast may cover them. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll('main h1')].map((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return { name: `title: ${title.textContent}`, box: words.getBoundingClientRect() };
    });
    const buttons = [...document.querySelectorAll('main :is(.k-button--primary, .ant-btn-primary)')]
      .filter((button) => button.checkVisibility())
      .map((button) => ({ name: `button: ${button.textContent}`, box: button.getBoundingClientRect() }));
    const balances = [...document.querySelectorAll('header a[href="/dashboard/statement"]')]
      .filter(() => location.pathname !== '/')
      .map((balance) => ({ name: 'balance', box: balance.getBoundingClientRect() }));
    const toasts = [...document.querySelectorAll('.k-toast')].map((toast) => toast.getBoundingClientRect());
    return [...titles, ...buttons.slice(0, 1), ...balances]
      .filter(({ box }) =>
        toasts.some(
          (toast) =>
            toast.left < box.right && toast.right > box.left && toast.top < box.bottom && toast.bottom > box.top,
        ),
      )
      .map(({ name }) => name);
  });

async function isClear(page: Page, said: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.k-toast').filter({ hasText: said }).last()).toBeVisible();
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect.poll(() => covered(page), { message: `covered by “${said}”` }).toEqual([]);
}

test.describe('a toast covers neither title, first button nor balance @any-database', () => {
  for (const width of [360, 768, 1024, 1440])
    test(`${width} px`, async ({ open }) => {
      const member = await ApiUser.join(open, `Toru Toast ${width}`, 'Buyer', { path: '/profile/edit' });
      const { page } = member;
      await resize(page, { width, height: 740 });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await isClear(page, 'Your name and picture are saved.');

      await member.posts({ title: 'Toast some bread', workers: 1, pay: 5 });
      await page.goto('/dashboard/myTasks');
      await page.getByRole('button', { name: /^More actions for/ }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await isClear(page, 'Task Deleted');

      const arriving = new Person(await open('/signin'), 'Buyer');
      await resize(arriving.page, { width, height: 740 });
      await arriving.page.getByRole('button', { name: 'Buyer', exact: true }).click();
      const login = arriving.page.getByRole('button', { name: 'Login', exact: true });
      await login.scrollIntoViewIfNeeded();
      await arriving.page.waitForTimeout(700);
      await login.click();
      await isClear(arriving.page, 'Yay! Logged in.');
    });
});

test('a toast that appeared while the page was busy can still be read @any-database', async ({ open }) => {
  const { page } = await ApiUser.join(open, 'Tuli Toast', 'Buyer', { path: '/profile/edit' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.locator('.k-toast').filter({ hasText: 'Your name and picture are saved.' });
  await expect(toast).toBeVisible();
  const stands = await toast.evaluate(async (element) => {
    for (const start = performance.now(); performance.now() < start + 6_000;);
    await new Promise((done) => setTimeout(done, 200));
    return element.isConnected;
  });
  expect(stands).toBe(true);
});
