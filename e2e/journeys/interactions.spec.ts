import { readFile } from 'node:fs/promises';
import { type Locator, type Page } from '@playwright/test';
import { freePort } from '../support/free-port';
import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { landscape } from '../support/person';
import { countInteractions } from '../support/interactions';
import { resize } from '../support/resize';
import { expect, SETTINGS, test } from '../support/test';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const PASSWORD = 'Secret1Word';

/** Clicks a download button; returns the content of the file. */
async function fileOf(page: Page, button: Locator): Promise<string> {
  const coming = page.waitForEvent('download');
  await button.click();
  return readFile(await (await coming).path(), 'utf8');
}

test.describe('U15 presses', () => {
  for (const viewport of [PHONE, DESK]) {
    test(`from a task, without an account, to the first work sent for it: nine at ${viewport.width} px @any-database`, async ({
      open,
    }) => {
      const buyer = await ApiUser.join(open, `Pinky Press ${viewport.width}`, 'Buyer');
      const title = `Count to ten at ${viewport.width}`;
      await buyer.posts({ title, workers: 1, pay: 10 });
      const page = await open('/aboutus', { expects: /Failed to load resource/ });
      await resize(page, viewport);
      const interactions = await countInteractions(page);
      await page.goto('/alltasks');
      const main = page.getByRole('main');
      await main.getByRole('article').filter({ hasText: title }).getByRole('link').click();
      await main.getByRole('link', { name: 'Sign Up' }).click();
      await page.getByLabel(/^Name/).click();
      await page.keyboard.type('Putul Press');
      await page.getByLabel(/^Email/).focus();
      await page.keyboard.type(`putul-${viewport.width}@kaaj.example`);
      for (const label of [/^Password/, /^Verify Password/]) {
        await page.getByLabel(label).focus();
        await page.keyboard.type(PASSWORD);
      }
      await page.getByLabel(/^Role/).selectOption('Worker');
      interactions.also(2);
      const signUp = main.getByRole('button', { name: 'Sign Up' });
      await signUp.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const detail = page.getByLabel(/^Submission Detail/);
      await detail.click();
      await page.keyboard.type('One to ten, all of them.');
      const submit = page.getByRole('button', { name: 'Submit', exact: true });
      await submit.click();
      await expect(page.getByText('Submission is successfull')).toBeVisible();
      expect(interactions.counted()).toBeLessThanOrEqual(9);
    });

    test(`from the dashboard to a withdrawal to a saved account: five at ${viewport.width} px @any-database`, async ({
      open,
    }) => {
      const worker = await ApiUser.join(open, `Polash Press ${viewport.width}`, 'Worker');
      const admin = await ApiUser.admin(open, { path: '/aboutus' });
      await admin.corrects(worker, 250);
      const account = { paymentSystem: 'nagad', accountNumber: '01712345678', password: PASSWORD };
      await worker.post('/payout-account', account);
      const { page } = worker;
      await resize(page, viewport);
      const interactions = await countInteractions(page);
      await page.goto('/dashboard');
      if (viewport === PHONE) {
        await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Wallet' }).click();
        await page.getByRole('main').getByRole('link', { name: 'Withdraw coins' }).click();
      } else await page.getByRole('link', { name: 'Withdrawals' }).click();
      await expect(page.getByRole('radio', { name: /nagad/ })).toBeChecked();
      await page.getByRole('button', { name: 'All 250 coins' }).click();
      const withdraw = page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true });
      await withdraw.click();
      const sheet = page.getByRole('dialog', { name: /^Withdraw 250 coins/ });
      const agree = sheet.getByRole('button', { name: 'Withdraw', exact: true });
      await agree.click();
      await expect(page.getByText('Withdrawal Request Sent')).toBeVisible();
      await expect(page.getByText('0 available · 250 on hold')).toBeVisible();
      expect(interactions.counted()).toBeLessThanOrEqual(5);
    });

    test(`from home, without an account, to coins, a task and a decision on the first work: 20 or 21, and one, at ${viewport.width} px @any-database`, async ({
      open,
    }) => {
      const worker = await ApiUser.join(open, `Pavel Press ${viewport.width}`, 'Worker');
      const title = `Name the rivers at ${viewport.width}`;
      const page = await open('/aboutus', { expects: FAILED_ANSWERS });
      await resize(page, viewport);
      const main = page.getByRole('main');
      const counter = await countInteractions(page);
      await page.goto('/');
      // A phone's header has no room for it.
      const signUp =
        viewport === PHONE
          ? main.getByRole('link', { name: 'Get Started Now' })
          : page.getByRole('banner').getByRole('link', { name: 'Sign Up' });
      await signUp.click();
      await page.getByLabel(/^Name/).click();
      await page.keyboard.type('Bithi Press');
      await page.getByLabel(/^Email/).focus();
      await page.keyboard.type(`bithi-${viewport.width}@kaaj.example`);
      for (const label of [/^Password/, /^Verify Password/]) {
        await page.getByLabel(label).focus();
        await page.keyboard.type(PASSWORD);
      }
      await page.getByLabel(/^Role/).selectOption('Buyer');
      counter.also(2);
      await main.getByRole('button', { name: 'Sign Up' }).click();

      await expect(page.getByText('Account Created Successfully.')).toBeVisible();

      await main.getByRole('link', { name: 'Buy Now: 150 coins' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Buy for/ })
        .click();
      await expect(page.getByText('Coin Purchased Successfully.')).toBeVisible();

      const menu = page.getByRole('navigation', { name: viewport === PHONE ? 'Quick navigation' : 'Dashboard menu' });
      await menu.getByRole('link', { name: 'Home' }).click();
      await main.getByRole('link', { name: 'Write it now' }).click();
      await page.getByLabel(/^Task Title/).click();
      const answers = [
        [/^Task Title/, title],
        [/^Task Detail/, 'All of them, from north to south.'],
        [/^Required Workers/, '1'],
        [/^Payable Amount/, '20'],
        [/^Submission Info/, 'The list.'],
      ] as const;
      for (const [label, answer] of answers) {
        await page.getByLabel(label).focus();
        await page.keyboard.type(answer);
      }
      await page.getByLabel(/^Completion Date/).fill(new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10));
      await page.locator('input[type=file]').setInputFiles(landscape);
      // The day in the browser's calendar, and the picture in its list of files.
      counter.also(4);
      await main.getByRole('button', { name: 'Add Task' }).click();
      await expect(page.getByText('Data added successfully.')).toBeVisible();

      const [task] = await worker.get<{ _id: string; title: string }[]>(`/task?search=${encodeURIComponent(title)}`);
      await worker.submits(task?._id ?? '');
      await main.getByRole('link', { name: `Submissions for ${title}` }).click();
      // A phone shows the list first, and has no keys.
      if (viewport === PHONE) await main.getByRole('button', { name: new RegExp(worker.name) }).click();
      const lying = page.getByRole('region', { name: 'Submission', exact: true });
      await expect(lying).toContainText(`Work by ${worker.name}`);
      expect(counter.counted()).toBeLessThanOrEqual(viewport === PHONE ? 21 : 20);
      const before = counter.counted();
      if (viewport === PHONE) await lying.getByRole('button', { name: 'Accept' }).click();
      else await page.keyboard.press('a');
      await expect.poll(async () => (await worker.coins()).coin).toBe(30);
      expect(counter.counted() - before).toBe(1);
    });

    test(`an Admin's morning, from the queue to the closing sheet: 18 at ${viewport.width} px @any-database`, async ({
      open,
      launch,
      ownStorage,
    }) => {
      test.slow();
      const storage = await ownStorage();
      const port = await freePort();
      await launch({ ...SETTINGS, ...storage.environment, PORT: String(port) }).ready();
      const here: typeof open = (path) => open(path, { origin: `http://localhost:${port}`, expects: FAILED_ANSWERS });
      const buyer = await ApiUser.join(here, 'Bulbul Ring', 'Buyer');
      const ringed = await ApiUser.join(here, 'Ratan Ring', 'Worker');
      const paid = await ApiUser.join(here, 'Mitu Morning', 'Worker');
      const admin = await ApiUser.admin(here, { path: '/aboutus' });
      await buyer.buy(500);
      await buyer.accepts(await ringed.submits(await buyer.posts({ title: 'Buy a ring', workers: 1, pay: 300 })));
      await ringed.requestsWithdrawal(300, '01755555555');
      await admin.corrects(paid, 500);
      const account = { paymentSystem: 'bkash', accountNumber: '01711111111', password: PASSWORD };
      const { _id: payoutAccountId } = await paid.post<{ _id: string }>('/payout-account', account);
      await paid.post('/withdrawal', { withdrawalCoin: 200, payoutAccountId });

      const { page } = admin;
      await resize(page, viewport);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const counter = await countInteractions(page);
      await page.goto('/dashboard');
      await main.getByRole('button', { name: `View risk signals for the request of ${ringed.name}` }).click();
      await expect(dialog.getByRole('link', { name: buyer.name })).toBeVisible();
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await page.getByRole('dialog', { name: 'Reject this request?' }).getByRole('button', { name: 'Reject' }).click();
      await expect(page.getByText('Withdrawal Rejected')).toBeVisible();

      const request = main.locator('tr, .k-row-card').filter({ hasText: paid.name });
      await request.getByRole('button', { name: 'Accept' }).click();
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('Accepted Withdrawal.')).toBeVisible();

      await page
        .getByRole('navigation', { name: viewport === PHONE ? 'Quick navigation' : 'Dashboard menu' })
        .getByRole('link', { name: /Payouts/ })
        .click();
      await main.getByRole('button', { name: 'Export file' }).click();
      const file = await fileOf(page, dialog.getByRole('button', { name: 'Export file' }));
      const [names = '', row = ''] = file.split('\r\n');
      const cells = row.split(',');
      const place = (column: string) => names.replace('\uFEFF', '').split(',').indexOf(column);
      cells[place('state')] = 'confirmed';
      cells[place('reference')] = 'TRXMORNING';
      await page
        .getByLabel('Upload references')
        .and(page.locator('input'))
        .setInputFiles({
          name: 'references.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`${names}\r\n${cells.join(',')}`),
        });
      // The button, and the file in the browser's own list.
      counter.also(2);
      await admin.expectText('Imported: 0 sent, 1 arrived, 0 failed, 0 unchanged.');
      await main.getByRole('link', { name: 'Daily reconciliation' }).click();
      await admin.expectText('Every column adds up and agrees with the ledger.');
      const sheet = await fileOf(page, main.getByRole('button', { name: 'Save as CSV' }));
      expect(sheet).toContain('confirmed');
      expect(await paid.coins()).toMatchObject({ coin: 300, availableCoin: 300 });
      expect(counter.counted()).toBeLessThanOrEqual(18);
    });
  }
});
