import { type Page } from '@playwright/test';
import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

const SCRIPTS_AND_STYLES = /\.(?:js|css)(?:$|\?)/;
const LIST = /\/remotes\.json/;

/** Deletes the files of the build that this tab uses, and makes another version live. */
async function update(page: Page): Promise<void> {
  await page.route(SCRIPTS_AND_STYLES, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(LIST, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.text()).replaceAll(/"entry":\s*"([^"]+)"/g, '"entry":"$1?next"');
    await route.fulfill({ response: answer, body: list });
  });
}

/** What a reload gets is the new build, whole. */
async function arrived(page: Page): Promise<void> {
  await page.unroute(SCRIPTS_AND_STYLES);
  await page.unroute(LIST);
}

const newVersion = (page: Page) => page.getByText('A new version of Kaaj is available.');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });

test.describe('a tab that is open across an update @any-database', () => {
  test('shows an error when a page of the old build is gone, reloads on demand, and keeps the input', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Usha Update', 'Buyer', { path: '/dashboard/addTask' });
    const { page } = buyer;
    const title = page.getByLabel(/^Task Title/);
    await title.fill('Typed before the update');
    await update(page);
    await title.pressSequentially(', and after');
    // The picker is gone with the old build; the date can be typed all the same.
    const date = page.getByLabel(/^Completion Date/);
    await date.click();
    await date.fill('4/12/2030');
    await date.press('Tab');
    await expect(date).toHaveValue('04/12/2030');
    await expect(title).toHaveValue('Typed before the update, and after');

    await buyer.goTo('Payment History');
    await expect(page.getByText('This part is unavailable right now')).toBeVisible();
    await expect(newVersion(page)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This part is unavailable right now')).toBeVisible();

    await arrived(page);
    await reload(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment History' })).toBeVisible();
    await expect(newVersion(page)).toHaveCount(0);
    await buyer.goTo('Add New Tasks');
    await expect(title).toHaveValue('Typed before the update, and after');
  });

  test('offers to reload when a visitor opens a page that is gone', async ({ open }) => {
    const page = await open('/alltasks', { expects: FAILED_ANSWERS });
    await expect(page.getByRole('heading', { level: 1, name: 'All Tasks' })).toBeVisible();
    await update(page);
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(page.getByText('This part is unavailable right now')).toBeVisible();
    await expect(newVersion(page)).toBeVisible();
    await arrived(page);
    await reload(page).click();
    await expect(page.getByLabel(/^Email/)).toBeVisible();
  });
});
