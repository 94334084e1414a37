import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { Person } from '../support/person';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const FIRST_PAGES = [
  '/',
  '/alltasks',
  '/signin',
  '/signup',
  '/aboutus',
  '/help',
  '/terms',
  '/privacy',
  '/fees',
  '/contact',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The visitor's stored choices, set before the page is opened. */
const choose = (page: Page, choices: Readonly<Record<string, string>>) =>
  page.addInitScript(
    (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
    choices,
  );

test.describe('the first HTML of the public pages @any-database', () => {
  for (const path of FIRST_PAGES) {
    const [theme, tag] = path === '/' ? ['dark', ' @quick'] : ['light', path === '/alltasks' ? ' @quick' : ''];
    test(`${path} is hydrated without changes in the ${theme} theme${tag}`, async ({ open }) => {
      const page = await open();
      await choose(page, { 'kaaj.theme': theme });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('h1')?.setAttribute('data-first', ''),
        );
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveAttribute('data-first', '');
    });
  }

  test('is replaced by the selected language, in the selected theme', async ({ open }) => {
    const page = await open();
    await choose(page, { 'kaaj.language': 'bn', 'kaaj.theme': 'dark' });
    await page.goto('/');
    await expect(heading(page)).toHaveText('ছোট টাস্ক শেষ করুন, সত্যিকারের পুরস্কার পান');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'হালকা থিমে যান' })).toBeVisible();
  });

  test('is replaced by the page of a signed-in user', async ({ open }) => {
    const worker = new Person(await open(), 'Worker');
    await worker.signInAs('Worker');
    await worker.page.goto('/');
    await expect(worker.page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    await expect(worker.page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await worker.page.goto('/signin');
    await expect(worker.page).toHaveURL('/');
  });

  test('is not served for another address', async ({ open }) => {
    const page = await open('/nothing/here');
    await expect(heading(page)).toHaveText('Oops Error 404. Something went wrong.');
  });
});

test.describe('U9 all tasks @any-database', () => {
  const pays = (page: Page) =>
    page
      .getByRole('article')
      .locator('.k-coin-amount .k-number')
      .allTextContents()
      .then((texts) => texts.map((text) => Number(text.replaceAll(',', ''))));

  const order = (amounts: readonly number[]) => {
    const steps = amounts.slice(1).map((amount, index) => amount - (amounts[index] ?? 0));
    if (steps.every((step) => step === 0)) return 'nothing to tell by';
    if (steps.every((step) => step >= 0)) return 'rising';
    return steps.every((step) => step <= 0) ? 'falling' : 'mixed';
  };

  test('keeps sort and search in the address, through reload and Back', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Parul Pages', 'Buyer', { path: '/aboutus' });
    await buyer.posts({ title: 'Restring an ektara', workers: 1, pay: 3 });
    const page = await open('/alltasks');
    await expect(page.getByRole('article').first()).toBeVisible();
    const sort = page.getByLabel('Sort By Payable Amount');
    await sort.selectOption('High to Low');
    await expect(page).toHaveURL('/alltasks?sort=dsc');
    await expect.poll(async () => order(await pays(page))).toBe('falling');
    await sort.selectOption('Low to High');
    await expect(page).toHaveURL('/alltasks?sort=asc');
    await expect.poll(async () => order(await pays(page))).toBe('rising');
    await page.getByLabel('Search tasks').fill('an ektara');
    await expect(page).toHaveURL('/alltasks?sort=asc&search=an+ektara');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel('Search tasks')).toHaveValue('an ektara');
    await expect(sort).toHaveValue('asc');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/alltasks?sort=dsc');
    await expect(page.getByLabel('Search tasks')).toHaveValue('');
    await page.goto('/alltasks?search=nothing-like-this');
    await expect(heading(page)).toHaveText('No Tasks Availavble');
    await page.getByRole('button', { name: 'Show all tasks' }).click();
    await expect(heading(page)).toHaveText('All Tasks');
  });

  test('has one column on phones and four on wide screens', async ({ open }) => {
    const page = await open('/alltasks');
    await expect(page.getByRole('article').first()).toBeVisible();
    const columns = () =>
      page
        .getByRole('article')
        .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
    for (const [width, count] of [
      [360, 1],
      [640, 2],
      [900, 3],
      [1280, 4],
    ] as const) {
      await resize(page, { width, height: 800 });
      await expect.poll(columns).toBe(count);
    }
  });
});

test.describe('the newsletter and a forgotten password @any-database', () => {
  test('the newsletter saves an address and shows a toast', async ({ open }) => {
    const page = await open('/');
    await page.getByLabel('Your email').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you. reader@example.com is now subscribed.')).toBeVisible();
  });

  test('a reset of a forgotten password does not reveal who has an account', async ({ open }) => {
    const page = await open('/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If nobody@example.com has an account here')).toBeVisible();
  });

  test('passwords are checked before anything is sent', async ({ open }) => {
    const page = await open('/signup');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.getByLabel('Name').fill('Rina');
    await page.getByLabel('Email').fill('rina.checks@example.com');
    await page.getByLabel('Role').selectOption('Worker');
    const [password, verify] = [
      page.getByRole('textbox', { name: /^Password/ }),
      page.getByRole('textbox', { name: /^Verify/ }),
    ];
    await password.fill('Secret1');
    await verify.fill('Secret2');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await password.fill('secret');
    await verify.fill('secret');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Must have 1 Uppercase, 1 Lowercase and atleast 6 character.')).toBeVisible();
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
  });
});
