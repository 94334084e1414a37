import { type Page } from '@playwright/test';
import { Call } from '../support/call';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

const PUBLIC = /\/remotes\/mfe-public\//;
const WORKER = /\/remotes\/mfe-worker\//;
const DOWN = { expects: /ERR_CONNECTION_REFUSED/ };

const unavailable = (page: Page) => page.getByText('This part is unavailable right now');
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** The frame around the broken part still does what it is for. */
async function expectFrameAvailable(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'About Us' })).toBeVisible();
  await bar.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await bar.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('All right reserved');
}

test.describe('U8 a remote in trouble @any-database', () => {
  test('that is down: its area shows an error, the frame works, and a retry loads it once it is back @quick', async ({
    open,
  }) => {
    const page = await open('about:blank', DOWN);
    await page.route(PUBLIC, (route) => route.abort('connectionrefused'));
    await page.goto('/aboutus');
    await expect(unavailable(page)).toBeVisible();
    await expectFrameAvailable(page);
    await tryAgain(page).click();
    await expect(unavailable(page)).toBeVisible();
    await page.unroute(PUBLIC);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(unavailable(page)).toHaveCount(0);
  });

  test('that is broken: its area shows an error, and the other pages of the frame work', async ({ open }) => {
    const page = await open('about:blank', { expects: /Unexpected identifier/ });
    await page.route(/\/remotes\/mfe-public\/remoteEntry/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }),
    );
    await page.goto('/alltasks');
    await expect(unavailable(page)).toBeVisible();
    await expectFrameAvailable(page);
    await page.unroute(/\/remotes\/mfe-public\/remoteEntry/);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Tasks' })).toBeVisible();
  });

  test('that hangs: the frame works, and after the timeout the area shows an error', async ({ open }) => {
    const page = await open('about:blank');
    const files = await Call.of(page, 'GET', PUBLIC);
    files.hold();
    await page.goto('/nothing/here');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
    await expectFrameAvailable(page);
    await expect(unavailable(page)).toBeVisible({ timeout: 20_000 });
    files.release();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops Error 404. Something went wrong.');
  });

  test('of one role: menu and page show an error, the header and the other remotes work, one retry restores both', async ({
    open,
  }) => {
    const worker = new Person(await open('/', DOWN), 'Worker');
    await worker.signInAs('Worker');
    const { page } = worker;
    await page.route(WORKER, (route) => route.abort('connectionrefused'));
    await page.goto('/dashboard');
    await expect(unavailable(page)).toHaveCount(2);
    await expect(page.getByRole('banner').getByRole('link', { name: /coins$/ })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /coins$/ })
      .click();
    await expect(page).toHaveURL('/dashboard/statement');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(unavailable(page)).toHaveCount(2);
    await page.unroute(WORKER);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: 'Approved Submissions' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
    await expect(menu.getByRole('link', { name: 'Task List' })).toBeVisible();
    await expect(unavailable(page)).toHaveCount(0);
  });
});
