import { type Locator, type Page } from '@playwright/test';
import { Call } from '../support/call';
import { freePort } from '../support/free-port';
import { layoutShift, watchLayoutShift } from '../support/layout-shift';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const TASKS = /^\/api\/task$/;
const BEST_WORKERS = /^\/api\/user\/bestworker$/;
const SCREENS = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
] as const;
const ALLOWED_SHIFT = 0.02;
/** More than one line of it each, in the narrowest card. */
const LONG_TEXTS = {
  title: 'Write down every bus that stops between the market and the river, and how long it waits there',
  payableAmount: 1_000_000,
  requiredWorkers: 0,
  buyer: { name: 'Bangladesh Association of Bus Passengers, Dhaka North' },
};

/** Leaves its badge the room that belongs to the words above the pay. */
const SHORT_TEXTS = { payableAmount: 3, requiredWorkers: 0 };

const sizeOf = async (box: Locator) => {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return [Math.round(width), Math.round(height)];
};
const bestWorkers = (page: Page) => page.getByRole('region', { name: 'Best Workers' });

test.describe('U6 lists that are on their way @any-database', () => {
  for (const screen of SCREENS) {
    test(`All Tasks reserves the space of its cards and nothing moves, ${screen.width} px wide`, async ({ open }) => {
      const page = await open('about:blank');
      await resize(page, screen);
      await watchLayoutShift(page);
      await page.route(
        ({ pathname }) => TASKS.test(pathname),
        async (route) => {
          const response = await route.fetch();
          const { data, page: rest } = (await response.json()) as { data: object[]; page: object };
          const told = data.with(0, { ...data[0], ...LONG_TEXTS }).with(1, { ...data[1], ...SHORT_TEXTS });
          await route.fulfill({ response, json: { data: told, page: rest } });
        },
      );
      const list = await Call.of(page, 'GET', TASKS);
      list.hold();
      await page.goto('/alltasks');
      await list.isSent(1, 'asked for');
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText('Loading…');
      const skeleton = await sizeOf(main.locator('[aria-busy="true"] .k-card').first());
      list.release();
      await expect(main.getByRole('article').first()).toBeVisible();
      expect(await sizeOf(main.getByRole('article').first())).toEqual(skeleton);
      const { score, moved } = await layoutShift(page);
      expect(score, moved).toBeLessThanOrEqual(ALLOWED_SHIFT);
    });

    test(`Best Workers reserves its space and nothing moves, ${screen.width} px wide`, async ({ open }) => {
      const page = await open('about:blank');
      await resize(page, screen);
      await watchLayoutShift(page);
      const list = await Call.of(page, 'GET', BEST_WORKERS);
      list.hold();
      await page.goto('/');
      await list.isSent(1, 'asked for');
      const section = bestWorkers(page);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('status')).toContainText('Loading');
      await expect(section.locator('svg').first()).toBeVisible();
      const before = await sizeOf(section);
      const moved = await layoutShift(page);
      list.release();
      await expect(section.getByRole('listitem')).toHaveCount(6);
      expect(await sizeOf(section)).toEqual(before);
      const after = await layoutShift(page);
      expect(after.score - moved.score, after.moved).toBeLessThanOrEqual(ALLOWED_SHIFT);
    });

    test(`home reserves the space of its newest tasks and nothing moves, ${screen.width} px wide`, async ({ open }) => {
      const page = await open('about:blank');
      await resize(page, screen);
      await watchLayoutShift(page);
      const list = await Call.of(page, 'GET', TASKS);
      list.hold();
      await page.goto('/');
      await list.isSent(1, 'asked for');
      const tasks = page.getByRole('list', { name: 'Open right now' });
      await expect(tasks).toHaveCount(0);
      const below = page.getByRole('region', { name: 'How It Works' });
      const before = await below.boundingBox();
      list.release();
      await expect(tasks.getByRole('listitem')).toHaveCount(4);
      expect(await below.boundingBox()).toEqual(before);
      const { score, moved } = await layoutShift(page);
      expect(score, moved).toBeLessThanOrEqual(ALLOWED_SHIFT);
    });
  }
});

test.describe('U6 lists that fail to load @any-database', () => {
  test('All Tasks shows an error and loads again, with the same query', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Lamia Lists', 'Buyer', { path: '/aboutus' });
    await buyer.posts({ title: 'Polish a sitar', workers: 1, pay: 3 });
    const page = await open('about:blank', { expects: /status of 503/ });
    const list = await Call.of(page, 'GET', TASKS);
    list.refuse();
    await page.goto('/alltasks?sort=dsc&search=a+sitar');
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    list.recover();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
  });

  test('Best Workers is hidden', async ({ open }) => {
    const page = await open('about:blank', { expects: /status of 503/ });
    (await Call.of(page, 'GET', BEST_WORKERS)).refuse();
    await page.goto('/');
    await expect(bestWorkers(page)).toHaveCount(0);
    await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Benefits of Joining' })).toBeVisible();
  });
});

test.describe('U6 lists with nothing in them @any-database', () => {
  test('when no task was posted yet: the text of the content, a next step, no demonstration, no empty section', async ({
    page,
    launch,
    ownStorage,
  }) => {
    const storage = await ownStorage();
    const port = await freePort();
    const kaaj = launch({ ...storage.environment, PORT: String(port), DEMO: 'false' });
    await kaaj.ready();
    const origin = `http://localhost:${port}`;
    await page.goto(`${origin}/alltasks`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Tasks Availavble');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    await expect(bestWorkers(page)).toHaveCount(0);
    await page.goto(`${origin}/signin`);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Worker', exact: true })).toHaveCount(0);
  });
});
