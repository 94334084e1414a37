import { readFile } from 'node:fs/promises';
import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

const coinsOf = (texts: readonly string[]) => texts.map((text) => Number(text.replaceAll(',', '')));

test('a Buyer has each payment on a list, in a file and on a receipt @any-database', async ({ open }) => {
  const buyer = await ApiUser.join(open, 'Rakib Records', 'Buyer');
  for (let payment = 0; payment < 50; payment += 1) await buyer.buy(10);
  await buyer.buy(150);
  await buyer.buy(1000);
  await buyer.goTo('Payment History');
  const { page } = buyer;
  await expect(buyer.row('TXN')).toHaveCount(50);
  interface Paid {
    readonly purchaseDate: string;
    readonly transID: string;
    readonly coinsPurchased: number;
    readonly amountPaid: number;
  }
  const payments = await buyer.get<Paid[]>(`/payment?email=${encodeURIComponent(buyer.email)}&size=100`);
  expect(payments).toHaveLength(52);

  await test.step('the file holds all of them, not only those on the page', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('kaaj-payments.csv');
    const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toEqual([
      'Date,Coins,Amount,Transaction,Status',
      ...payments.map(({ purchaseDate, coinsPurchased, amountPaid, transID }) =>
        [purchaseDate, coinsPurchased, amountPaid.toFixed(2), transID, 'Paid'].join(),
      ),
    ]);
  });

  await test.step('the receipt', async () => {
    const [latest] = payments;
    const row = buyer.row(latest?.transID ?? '');
    await expect(row.getByRole('cell')).toContainText([/\d{4}$/, /1,000/, '$35.00', /^TXN\w{5}$/, 'Paid']);
    await row.getByRole('button', { name: 'Receipt' }).click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    for (const words of [buyer.name, buyer.email, latest?.transID, '1,000', '$35.00'])
      await expect(receipt).toContainText(words ?? 'a transaction');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await receipt.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  });
});

test('every user has a statement whose balances run from the first coin to the last @any-database', async ({
  open,
}) => {
  const buyer = await ApiUser.join(open, 'Rumi Records', 'Buyer');
  const worker = await ApiUser.join(open, 'Raihan Records', 'Worker');
  const admin = await ApiUser.admin(open, { path: '/aboutus' });
  await buyer.buy(500);
  const task = await buyer.posts({ title: 'Read a meter', workers: 3, pay: 100 });
  await buyer.accepts(await worker.submits(task));
  await admin.corrects(worker, 300);
  await worker.requestsWithdrawal(200);

  const lines = async (member: ApiUser) => {
    await member.page.reload();
    await member.page.getByTitle('Open your wallet').click();
    await expect(member.page).toHaveURL('/dashboard/statement');
    const rows = member.page.getByRole('table', { name: 'Statement' }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const column = (number: number) => rows.locator(`td:nth-child(${number})`);
    return {
      what: await column(1).locator('span > span').allTextContents(),
      amounts: coinsOf(await column(3).locator('.k-number').allTextContents()),
      balances: coinsOf(await column(4).locator('.k-number').allTextContents()),
      rows,
    };
  };
  const bought = await lines(buyer);
  expect(bought.what).toEqual(['Task posted', 'Coins bought', 'Starting coins']);
  expect(bought.amounts).toEqual([-300, 500, 50]);
  expect(bought.balances).toEqual([250, 550, 50]);
  await buyer.hasCoins(250);

  const earned = await lines(worker);
  expect(earned.what).toEqual([
    'Withdrawal requested',
    'Balance corrected by an Admin',
    'Work accepted',
    'Starting coins',
  ]);
  expect(earned.amounts).toEqual([0, 190, 100, 10]);
  expect(earned.balances).toEqual([300, 300, 110, 10]);
  await expect(earned.rows.first()).toContainText('200 reserved');
  await worker.hasCoins(100);
});

test('an Admin sees an account number only on demand, and the audit log and the books record it @any-database', async ({
  open,
}) => {
  const worker = await ApiUser.join(open, 'Reza Records', 'Worker');
  const admin = await ApiUser.admin(open, { path: '/aboutus' });
  const { page } = admin;
  await admin.corrects(worker, 1140);
  await worker.requestsWithdrawal(200, '01712345678');
  await page.goto('/dashboard');
  const row = admin.row(worker.name);

  await test.step('masked at first', async () => {
    await expect(row).toContainText('$10.00');
    await expect(row).toContainText('••••78');
    await expect(row).not.toContainText('01712345678');
    await row.getByRole('button', { name: 'Show the account number of Reza Records' }).click();
    await expect(row).toContainText('01712345678');
    await worker.goTo('Withdrawals');
    await expect(worker.row('bkash')).toContainText('••••78');
    await expect(worker.row('bkash')).not.toContainText('01712345678');
  });

  await test.step('paid after a question that names person and amount', async () => {
    await row.getByRole('button', { name: 'Accept' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      '$10.00 to Reza Records via bkash will be added to the payout queue. Their 200 coins stay reserved until the money has arrived.',
    );
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await admin.expectText('Accepted Withdrawal.');
    await expect(row.locator('.ant-tag-success')).toHaveText('Accepted');
    await expect(row.getByRole('button', { name: /Accept|Reject/ })).toHaveCount(0);
    await worker.hasCoins(940);
    await expect(worker.row('bkash').locator('.k-badge--good')).toHaveText('Accepted');
  });

  await test.step('the audit log', async () => {
    await admin.goTo('Audit log');
    const lines = page.locator('tbody tr');
    await expect(lines.nth(0)).toContainText('accepted the withdrawal of Reza Records: $10.00.');
    await expect(lines.nth(1)).toContainText('viewed the account number used for payouts to Reza Records.');
    await expect(lines.nth(2)).toContainText('corrected the balance of Reza Records');
    await expect(lines.nth(2)).toContainText('Set up by a test.');
    for (const line of await lines.all()) await expect(line).toContainText('admin@kaaj.example');
  });

  await test.step('the books', async () => {
    await admin.goTo('Ledger');
    await expect(page.getByText('The books balance.')).toBeVisible();
    const figure = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('xpath=following::*[@role="definition"][1]');
    await expect(figure('Sum of all accounts')).toHaveText('0');
    // The server may run another check in between.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('The books balance.')).toBeVisible();
      const health = await admin.get<{ byKind: Record<string, number> }>('/wallet/health');
      for (const [kind, name] of Object.entries({ escrow: 'Reserved for tasks', redeemed: 'Redeemed', sold: 'Sold' }))
        expect(coinsOf(await figure(name).locator('.k-number').allTextContents())).toEqual([health.byKind[kind]]);
    }).toPass();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('The books balance.')).toBeVisible();
  });
});
