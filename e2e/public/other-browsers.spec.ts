import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { expect, waitForHydration, test } from '../support/test';

/** Simulates a browser's translation: every text, also later ones, is moved into separate elements. */
function translate(): void {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest('font, script, style, textarea, title') || text.data.trim() === '') return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(document.body, { childList: true, characterData: true, subtree: true });
}

async function translated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(translate);
  await expect(page.locator('h1 font').first()).toBeVisible();
}

test.describe('with the translation of the browser on @any-database', () => {
  test('the list of tasks is searched, sorted and left without a crash', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Tanu Translates', 'Buyer');
    for (const title of ['Translate a poem', 'Name the birds']) await buyer.posts({ title, workers: 1, pay: 5 });
    const page = await open('/alltasks');
    await translated(page, '/alltasks');
    await page.getByRole('searchbox').fill('birds');
    await expect(page.getByText('Name the birds').first()).toBeVisible();
    await expect(page.getByText('Translate a poem')).toHaveCount(0);
    await page.getByRole('searchbox').fill('nothing like this');
    await expect(page.getByText('Name the birds')).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText('Translate a poem').first()).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a form shows the missing fields, and another page opens', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Tapu Translates', 'Buyer');
    const { page } = buyer;
    await translated(page, '/dashboard/addTask');
    await page.getByRole('button', { name: 'Add Task' }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await page.getByLabel(/^Task Title/).fill('Count the kites');
    await page.getByRole('button', { name: 'Add Task' }).click();
    await page.getByRole('link', { name: /^Review desk/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/review/);
    await expect(page.getByRole('heading', { level: 1, name: 'Review desk' })).toBeVisible();
  });
});

test('the day of a deadline is the same for readers in every time zone @any-database', async ({ open, browser }) => {
  const buyer = await ApiUser.join(open, 'Zara Zones', 'Buyer');
  const task = await buyer.posts({ title: 'Count the clocks', workers: 1, pay: 5 });
  const { origin } = new URL(buyer.page.url());
  const days: (string | undefined)[] = [];
  for (const timezoneId of ['Pacific/Kiritimati', 'Asia/Dhaka', 'Pacific/Honolulu']) {
    const context = await browser.newContext({ baseURL: origin, timezoneId, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(`/task/${task}`);
    const text = await page.getByRole('region', { name: 'At a glance' }).innerText();
    days.push(/[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec(text)?.[0]);
    await context.close();
  }
  expect(days[0]).toBeDefined();
  expect(new Set(days).size).toBe(1);
});
