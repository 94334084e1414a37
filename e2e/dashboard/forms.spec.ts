import { type Page } from '@playwright/test';
import { hesitate } from '../support/hesitate';
import { choose, settled } from '../support/looks';
import { Member } from '../support/member';
import { landscape } from '../support/person';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const PATHS = {
  Worker: [
    ...['', '/tasklist', '/mysubmission', '/withdrawals', '/statement'].map((path) => `/dashboard${path}`),
    ...['', '/edit', '/security', '/keys', '/webhooks'].map((path) => `/profile${path}`),
  ],
  Buyer: ['', '/addTask', '/addBatch', '/batches', '/myTasks', '/review', '/purchaseCoin', '/paymentHistory'].map(
    (path) => `/dashboard${path}`,
  ),
  Admin: [
    '',
    '/manageusers',
    '/managetasks',
    '/operations',
    '/disputes',
    '/payouts',
    '/payouts/day',
    '/auditLog',
    '/ledger',
  ].map((path) => `/dashboard${path}`),
} as const;
const VISITOR = ['/', '/alltasks', '/aboutus', '/help', '/proof', '/signin', '/signup', '/forgot-password', '/nothing'];
const WIDTHS = [1440, 360] as const;
const SMALLEST_PX = 15;
const WIDEST_PX = 480;

/** The words that are pressed or typed into and are smaller than they may be; how many is a badge, not a word, and what is hidden from readers is a picture. */
const smallWords = (page: Page) =>
  page.evaluate((smallest) => {
    const pressed = 'button, [role=button], [role=tab], .k-button, .ant-btn, nav a, label';
    const found = new Set<string>();
    const judge = (element: Element, words: string) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < smallest) found.add(`${size} px: ${words.trim()}`);
    };
    for (const field of document.querySelectorAll('input, select, textarea'))
      if (field.checkVisibility()) judge(field, (field as HTMLInputElement).name);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || !text.textContent?.trim()) continue;
      if (element.closest(pressed) && !element.closest('.k-icon-button__badge, [aria-hidden=true]'))
        judge(element, text.textContent);
    }
    return [...found];
  }, SMALLEST_PX);

const wideFields = (page: Page) =>
  page.evaluate((widest) => {
    const fields = 'form :is(input:not([type=checkbox], [type=radio], [type=file]), textarea, select)';
    return [...document.querySelectorAll<HTMLInputElement>(fields)]
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().width > widest)
      .map(({ name, tagName }) => name || tagName);
  }, WIDEST_PX);

async function isEasyToUse(page: Page, paths: readonly string[]): Promise<void> {
  for (const language of ['en', 'bn'] as const) {
    await choose(page, { theme: 'light', language });
    for (const path of paths) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 });
        await settled(page);
        const where = `${path} at ${width} px, ${language}`;
        expect(await smallWords(page), `too small: ${where}`).toEqual([]);
        expect(await wideFields(page), `too wide: ${where}`).toEqual([]);
      }
    }
  }
}

test.describe('what is pressed and filled in has letters of at least 15 px, and fields of at most 480 @any-database', () => {
  test('for a visitor', async ({ open }) => isEasyToUse(await open('/'), VISITOR));

  for (const role of ['Worker', 'Buyer', 'Admin'] as const)
    test(`for a ${role}`, async ({ open }) => {
      test.slow();
      await isEasyToUse((await Member.demonstration(open, role)).page, PATHS[role]);
    });
});

test('what was wrong is right at the first change', async ({ open }) => {
  const { page } = await Member.demonstration(open, 'Buyer', { path: '/dashboard/addTask' });
  const add = page.getByRole('button', { name: 'Add Task', exact: true });
  await hesitate(add);
  await add.click();
  await expect(page.getByText('Add a picture.')).toBeVisible();
  await expect(page.getByLabel(/^Task Title/)).toBeFocused();
  await page.locator('input[type=file]').setInputFiles(landscape);
  await expect(page.getByText('Add a picture.')).toHaveCount(0);
  const day = page.getByLabel(/^Completion Date/);
  await day.fill('2099-12-31');
  await expect(day).not.toHaveAttribute('aria-invalid');
});
