import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

const TITLE = 'Read the name of the ferry';

test.describe('the public page of a task @any-database', () => {
  test('is read before sign-in, and links to the task itself afterwards', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Bashir Posts', 'Buyer');
    const task = await buyer.posts({ title: TITLE, workers: 3, pay: 12 });
    const page = await open(`/dashboard/taskDetails/${task}`);
    await expect(page).toHaveURL('/signin');
    const read = page.getByRole('link', { name: 'Read the task first' });
    await read.click();
    await expect(page).toHaveURL(`/task/${task}`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('3 of 3 left');
    await expect(page.getByRole('region', { name: 'What to do' })).toContainText('Look closely');
    const go = page.getByRole('link', { name: 'Do this task' });
    await go.click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('main').getByText(TITLE)).toBeVisible();
    await page.getByRole('button', { name: 'Worker', exact: true }).click();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`/dashboard/taskDetails/${task}`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  test('shows that a task is no longer open', async ({ open }) => {
    const page = await open('/task/01HZX5M6T8V9W0Y1Z2A3B4C5D6', { expects: FAILED_ANSWERS });
    await expect(page.getByRole('heading', { level: 1, name: 'This task is not available.' })).toBeVisible();
  });
});
