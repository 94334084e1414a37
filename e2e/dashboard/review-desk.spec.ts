import { API_ONLY, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

test.describe('the review desk', () => {
  test('a decision is one key: each worker is paid or gets the reason, and new submissions appear @quick', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Dola Desk', 'Buyer', API_ONLY);
    const task = await buyer.posts({ title: 'Count the kites', workers: 4, pay: 5 });
    const workers = [];
    for (const name of ['Dipu One', 'Dipu Two', 'Dipu Three', 'Dipu Four'])
      workers.push(await ApiUser.join(open, name, 'Worker', API_ONLY));
    const [first, second, third, fourth] = workers as [ApiUser, ApiUser, ApiUser, ApiUser];
    for (const worker of [first, second, third]) await worker.submits(task);

    const { page } = buyer;
    await page.goto('/dashboard');
    const entry = page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: /^Review desk/ });
    await expect(entry).toContainText('3 to review');
    await page.getByRole('button', { name: /^Notifications, 1 new/ }).click();
    await page.getByRole('link', { name: 'New work for "Count the kites" is ready for your review.' }).click();
    await expect(page).toHaveURL(/\/dashboard\/review\?work=\w+$/);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Start reviewing' }).click();
    const lying = page.getByRole('region', { name: 'Submission' });
    await expect(lying).toContainText('Work by Dipu One');
    await page.keyboard.press('a');
    await expect(lying).toContainText('Work by Dipu Two');
    await expect(entry).toContainText('2 to review');
    await fourth.submits(task);
    const rows = page.getByRole('list', { name: 'Review desk' }).getByRole('listitem');
    // The page polls every ten seconds.
    await expect(page.getByText('1 new', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(entry).toContainText('3 to review');
    await expect(rows).toHaveCount(3);
    await expect(lying).toContainText('Work by Dipu Two');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(rows).toHaveCount(4);
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Only part of the work was done.' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(lying).toContainText('Work by Dipu Three');

    for (const name of ['Dipu Three', 'Dipu Four'])
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    await page.getByRole('button', { name: 'Accept 2' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('The workers are paid 10 coins in total.');
    await question.getByRole('button', { name: 'Accept 2' }).click();
    await expect(page.getByText('2 submissions were accepted.')).toBeVisible();

    for (const [worker, coin] of [
      [first, 15],
      [second, 10],
      [third, 15],
      [fourth, 15],
    ] as const)
      expect(await worker.coins()).toMatchObject({ coin });
    await expect(entry).not.toContainText('to review');
    await page.getByText('Decided', { exact: true }).click();
    await expect(rows).toHaveCount(4);

    await page.getByRole('searchbox', { name: 'Search by worker, task or text' }).fill('dipu three');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Dipu Three');
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByRole('searchbox').fill('nobody');
    await expect(page.getByText('Nothing matches your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(rows).toHaveCount(4);
  });

  test('a decision is taken back by Undo, and sent when its page is closed before the time is over @quick', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Uma Undo', 'Buyer', API_ONLY);
    const task = await buyer.posts({ title: 'Count the bells', workers: 1, pay: 5 });
    const worker = await ApiUser.join(open, 'Udoy Undone', 'Worker', API_ONLY);
    await worker.submits(task);
    const { page } = buyer;
    await page.goto('/dashboard/review');
    const lying = page.getByRole('region', { name: 'Submission', exact: true });
    await lying.getByRole('button', { name: 'Accept' }).click();
    await expect(lying).toContainText('Accepting the work of Udoy Undone.');
    await lying.getByRole('button', { name: 'Undo' }).click();
    await expect(lying.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await buyer.get('/submission/received?state=pending')).toHaveLength(1);

    await page.keyboard.press('a');
    await expect(lying).toContainText('Accepting the work of Udoy Undone.');
    await page.close();
    await expect.poll(async () => (await worker.coins()).coin).toBe(15);
  });
});
