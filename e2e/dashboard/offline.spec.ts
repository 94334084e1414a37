import { API_ONLY, ApiUser } from '../support/api-user';
import { landscape } from '../support/person';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const BANNER = 'You are offline. What you write is saved; anything involving coins waits until you are back online.';

class OfflineUser {
  constructor(readonly member: ApiUser) {}

  /** Goes offline; the page shows that wherever it is scrolled to. */
  async leaves(): Promise<void> {
    await this.member.page.context().setOffline(true);
    await expect(this.member.page.getByText(BANNER)).toBeInViewport();
  }

  async returns(): Promise<void> {
    await this.member.page.context().setOffline(false);
    await expect(this.member.page.getByText(BANNER)).toBeHidden();
  }

  /** The elements with one of these names, and their number. */
  async waits(buttons: Readonly<Record<string, number>>, { waiting = true } = {}): Promise<void> {
    for (const [name, count] of Object.entries(buttons)) {
      const each = this.member.page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(each, name).toHaveCount(count);
      for (const button of await each.all()) await expect(button).toBeEnabled({ enabled: !waiting });
    }
  }
}

test.describe('U11 without a connection @any-database', () => {
  test('a typed proof is kept offline; online again it is sent, and notifications arrive @quick', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Omar Offline', 'Buyer', API_ONLY);
    const task = await buyer.posts({ title: 'Describe a boat', workers: 1, pay: 20 });
    const path = `/dashboard/taskDetails/${task}`;
    const worker = await ApiUser.join(open, 'Ojana Offline', 'Worker', { path });
    const { page } = worker;
    const user = new OfflineUser(worker);
    const proof = page.getByLabel(/^Submission Detail/);
    await proof.fill('Blue,');
    await user.leaves();
    await proof.fill('Blue, with a red sail.');
    await user.waits({ Submit: 1 });
    await expect(
      page.getByText('You are offline. Your text is saved; submit it when you are back online.'),
    ).toBeVisible();
    await user.returns();
    await page.reload();
    await expect(proof).toHaveValue('Blue, with a red sail.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await worker.expectText('Submission is successfull');

    await user.leaves();
    await user.returns();
    const [submission] = await worker.get<{ _id: string }[]>(
      `/submission/worker?email=${encodeURIComponent(worker.email)}&page=0&size=5`,
    );
    await buyer.accepts(submission?._id ?? '');
    await worker.hasCoins(30);
    await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  });

  test('a typed task is kept, and buttons that cost coins are disabled until the connection is back', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Olga Offline', 'Buyer', { path: '/dashboard/addTask' });
    const { page } = buyer;
    const user = new OfflineUser(buyer);
    const title = page.getByLabel(/^Task Title/);
    await title.fill('Sketch');
    await user.leaves();
    await title.fill('Sketch a bridge');
    await page.getByLabel(/^Task Detail/).fill('From below.');
    await page.getByLabel(/^Required Workers/).fill('2');
    await page.getByLabel(/^Payable Amount/).fill('10');
    await page.getByLabel(/^Completion Date/).fill(new Date(Date.now() + 86_400_000 * 9).toISOString().slice(0, 10));
    await page.getByLabel(/^Submission Info/).fill('A picture of the sketch.');
    await resize(page, { width: 360, height: 640 });
    await page.getByRole('button', { name: 'Add Task' }).scrollIntoViewIfNeeded();
    await expect(page.getByText(BANNER)).toBeInViewport();
    await user.waits({ 'Add Task': 1 });
    await resize(page, { width: 1280, height: 900 });
    await user.returns();
    await page.reload();
    await expect(title).toHaveValue('Sketch a bridge');
    await expect(page.getByLabel(/^Submission Info/)).toHaveValue('A picture of the sketch.');

    await buyer.goTo('Purchase Coin');
    await user.waits({ '.* coins: Buy for': 4 }, { waiting: false });
    await user.leaves();
    await user.waits({ '.* coins: Buy for': 4 });
    await user.returns();
    await buyer.buyCoins(10);
    await buyer.hasCoins(60);

    await page.getByRole('link', { name: 'Back to your task' }).click();
    await page.getByLabel('Task Image').setInputFiles(landscape);
    await page.getByRole('button', { name: 'Add Task' }).click();
    await buyer.expectText('Data added successfully.');
    await buyer.hasCoins(40);

    await expect(buyer.row('Sketch a bridge')).toHaveCount(1);
    await user.leaves();
    await buyer.opensMenuOf('Sketch a bridge');
    await user.waits({ Delete: 1 });
    await page.keyboard.press('Escape');
    await user.returns();
    await buyer.row('Sketch a bridge').getByRole('link', { name: 'Update' }).click();
    await page.getByLabel('Open spots').and(page.locator('input')).fill('3');
    await user.leaves();
    await user.waits({ 'Update Task': 1, 'Change spots': 1 });
    await user.returns();
    await user.waits({ 'Update Task': 1, 'Change spots': 1 }, { waiting: false });
  });

  test('no one can decide, withdraw or correct anything, in a page or in a dialog that was open already', async ({
    open,
  }) => {
    const admin = await ApiUser.admin(open);
    const buyer = await ApiUser.join(open, 'Onu Offline', 'Buyer');
    const worker = await ApiUser.join(open, 'Oishi Offline', 'Worker');
    await worker.submits(await buyer.posts({ title: 'Name three rivers', workers: 1, pay: 20 }));
    await admin.corrects(worker, 400);
    await worker.requestsWithdrawal(200);

    await test.step('a Buyer', async () => {
      const user = new OfflineUser(buyer);
      await buyer.page.reload();
      await expect(buyer.row('Name three rivers')).toHaveCount(1);
      await user.leaves();
      await user.waits({ Accept: 1, Reject: 1 });
      await user.returns();
      await buyer.row('Name three rivers').getByRole('button', { name: 'Reject' }).click();
      await user.leaves();
      await expect(buyer.page.getByRole('dialog').getByRole('button', { name: 'Reject' })).toBeDisabled();
      await user.returns();
    });

    await test.step('a Worker', async () => {
      const user = new OfflineUser(worker);
      await worker.goTo('Withdrawals');
      await expect(worker.page.getByRole('button', { name: 'Cancel withdrawal' })).toBeEnabled();
      await user.leaves();
      await user.waits({ Withdraw$: 1, 'Cancel withdrawal': 1 });
      await user.returns();
    });

    await test.step('an Admin', async () => {
      const user = new OfflineUser(admin);
      const row = admin.row(worker.name);
      await admin.page.reload();
      await expect(row).toHaveCount(1);
      await user.leaves();
      await expect(row.getByRole('button', { name: 'Accept' })).toBeDisabled();
      await expect(row.getByRole('button', { name: 'Reject' })).toBeDisabled();
      await user.returns();
      await admin.goTo('Manage Task');
      const task = admin.row('Name three rivers').getByRole('button', { name: 'Delete' });
      await expect(task).toBeEnabled();
      await user.leaves();
      await expect(task).toBeDisabled();
      await user.returns();
      await admin.goTo('Manage Users');
      await admin.opensMenuOf(worker.name);
      await row.getByRole('button', { name: 'Correct balance' }).click();
      await user.leaves();
      await expect(admin.page.getByRole('dialog').getByRole('button', { name: 'Correct' })).toBeDisabled();
      await admin.page.keyboard.press('Escape');
      await admin.opensMenuOf(worker.name);
      await expect(row.getByRole('button', { name: 'Correct balance' })).toBeDisabled();
      await admin.page.keyboard.press('Escape');
      await expect(row.getByRole('button', { name: 'Remove' })).toBeDisabled();
      await expect(row.getByRole('combobox')).toBeDisabled();
      await user.returns();
      await expect(row.getByRole('button', { name: 'Remove' })).toBeEnabled();
    });
  });
});
