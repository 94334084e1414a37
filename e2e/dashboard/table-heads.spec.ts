import { type Page } from '@playwright/test';
import { settled } from '../support/looks';
import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

const titles = (page: Page) => page.getByRole('main').locator('tbody a[href*="/taskDetails/"]').allTextContents();
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

test.describe('the head of a table at the desk @any-database', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('sorts, which a reload keeps and Back undoes', async ({ open }) => {
    const { page, ...buyer } = await posting(open, 'Buyer Of Dates', { Late: 30, Soon: 3, Middle: 10 });
    await page.goto('/dashboard/myTasks');
    await expect.poll(() => titles(page)).toEqual(buyer.newest);
    await head(page, 'Completion Date').press('Enter');
    const soonest = ['Soon', 'Middle', 'Late'];
    await expect.poll(() => titles(page)).toEqual(soonest);
    await expect(head(page, 'Completion Date')).toBeFocused();
    await expect(head(page, 'Completion Date')).toHaveAttribute('aria-sort', 'ascending');
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(soonest);
    await expect(head(page, 'Completion Date')).toHaveAttribute('aria-sort', 'ascending');
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(buyer.newest);
    await page.goForward();
    await expect.poll(() => titles(page)).toEqual(soonest);
  });

  test('stays in sight under the fixed header while a long table is scrolled, and columns that were hidden stay hidden', async ({
    open,
  }) => {
    const days = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`Task ${index}`, index + 2]));
    const { page } = await posting(open, 'Buyer Of Many', days);
    await page.goto('/dashboard/myTasks');
    await settled(page);
    await page.mouse.wheel(0, 600);
    const top = () => head(page, 'Title').evaluate((cell) => Math.round(cell.getBoundingClientRect().top));
    await expect.poll(top).toBe(64);
    await page.mouse.wheel(0, -600);
    await page.getByRole('button', { name: /^Columns/ }).click();
    await page.getByRole('checkbox', { name: 'Payable Amount' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Columns/ })).toBeFocused();
    await expect(head(page, 'Payable Amount')).toHaveCount(0);
    await page.reload();
    await expect(head(page, 'Completion Date')).toBeVisible();
    await expect(head(page, 'Payable Amount')).toHaveCount(0);
  });
});

/** A buyer with a task for each title, whose last day is so many days from now. */
async function posting(open: Parameters<typeof ApiUser.join>[0], name: string, days: Readonly<Record<string, number>>) {
  const buyer = await ApiUser.join(open, name, 'Buyer', { path: '/aboutus' });
  for (const [title, left] of Object.entries(days)) {
    await buyer.posts({ title, workers: 1, pay: 1, days: left });
  }
  return { page: buyer.page, newest: Object.keys(days).reverse() };
}
