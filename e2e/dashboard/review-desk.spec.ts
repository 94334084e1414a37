import { Member } from '../support/member';
import { expect, test } from '../support/test';

test.describe('the review desk', () => {
  test('a decision is one key: each worker is paid or told why, and what comes meanwhile is there', async ({
    open,
  }) => {
    const buyer = await Member.join(open, 'Dola Desk', 'Buyer');
    const task = await buyer.posts({ title: 'Count the kites', workers: 4, pay: 5 });
    const workers = [];
    for (const name of ['Dipu One', 'Dipu Two', 'Dipu Three', 'Dipu Four'])
      workers.push(await Member.join(open, name, 'Worker', { path: '/aboutus' }));
    const [first, second, third, fourth] = workers as [Member, Member, Member, Member];
    for (const worker of [first, second, third]) await worker.submits(task);

    const { page } = buyer;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Start reviewing' }).click();
    const lying = page.getByRole('region', { name: 'Submission' });
    await expect(lying).toContainText('Work by Dipu One');
    await page.keyboard.press('a');
    await expect(lying).toContainText('Work by Dipu Two');
    await fourth.submits(task);
    const rows = page.getByRole('list', { name: 'Review desk' }).getByRole('listitem');
    // The desk asks every ten seconds.
    await expect(rows).toHaveCount(4, { timeout: 20_000 });
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Only a part of the work was done.' }).click();
    await expect(lying).toContainText('Work by Dipu Three');

    for (const name of ['Dipu Three', 'Dipu Four'])
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    await page.getByRole('button', { name: 'Accept 2' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('The workers are paid 10 coins in all.');
    await question.getByRole('button', { name: 'Accept 2' }).click();
    await expect(page.getByText('2 pieces of work were accepted.')).toBeVisible();

    for (const [worker, coin] of [
      [first, 15],
      [second, 10],
      [third, 15],
      [fourth, 15],
    ] as const)
      expect(await worker.coins()).toMatchObject({ coin });
    await page.getByText('Decided', { exact: true }).click();
    await expect(rows).toHaveCount(4);
  });
});
