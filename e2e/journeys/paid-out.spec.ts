import { readFile } from 'node:fs/promises';
import { csvRecords } from '@kaaj/contract';
import { type Locator, type Page } from '@playwright/test';
import { TimeTravel } from '../support/time-travel';
import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { expect, SETTINGS, test } from '../support/test';

/** Interactions a download button; returns the rows of the file, the header first. */
async function rowsOfFile(page: Page, button: Locator): Promise<string[][]> {
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await readFile(await (await coming).path(), 'utf8');
  return [...csvRecords(file.replace('\uFEFF', ''), Infinity)].map(({ cells }) => [...cells]);
}

/** What waits to be sent by bkash, taken as a file by an Admin on the page of payouts. */
async function takes({ page }: ApiUser): Promise<string[][]> {
  await page.goto('/dashboard/payouts');
  await page.getByRole('button', { name: 'Export file' }).click();
  return rowsOfFile(page, page.getByRole('dialog').getByRole('button', { name: 'Export file' }));
}

/** The same file with what became of each payout, in the order of its rows. */
async function uploads({ page }: ApiUser, [header = [], ...rows]: readonly string[][], became: readonly string[][]) {
  const place = (column: string) => header.indexOf(column);
  const lines = rows.map((row, index) => {
    const [state = '', reference = '', reason = ''] = became[index] ?? [];
    const filled = [...row];
    filled[place('state')] = state;
    filled[place('reference')] = reference;
    filled[place('reason')] = reason;
    return filled;
  });
  const csv = [header, ...lines].map((cells) => cells.join(',')).join('\r\n');
  await page
    .getByLabel('Upload references')
    .and(page.locator('input'))
    .setInputFiles({ name: 'references.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

test('a worker is paid to a saved account, keeps the receipt, and finds the coins in the books without the network @quick', async ({
  open,
  launch,
  ownStorage,
}) => {
  test.slow();
  const storage = await ownStorage();
  const product = await TimeTravel.start(launch, storage, SETTINGS);
  const closedDays = async () => (await storage.rows('SELECT day FROM book_day')).length;
  const here: typeof open = (path) => open(path, { origin: product.origin, expects: FAILED_ANSWERS });
  const worker = await ApiUser.join(here, 'Parul Paid', 'Worker');
  const admin = await ApiUser.admin(here);
  await admin.corrects(worker, 500);
  const { page } = worker;
  const line = page.getByRole('list', { name: 'Payout status' });
  const step = line.locator('[aria-current=step]');

  await test.step('requests a payout to a saved account', async () => {
    await worker.saveAccount('bkash', '01700000000');
    await worker.withdrawToSaved(200, 'bkash ••••00');
    await expect(worker.row('••••00').getByText('Pending', { exact: true })).toBeVisible();
  });

  await test.step('sees it queued, with the time by which it is promised', async () => {
    await admin.page.reload();
    await admin.payOut(worker.name);
    await page.reload();
    await expect(step).toContainText('Accepted');
    await expect(line).toContainText('expected by');
  });

  await test.step('sees it sent, with its reference', async () => {
    const file = await takes(admin);
    expect(file).toHaveLength(2);
    expect(file[1]).toEqual(expect.arrayContaining(['bkash', '01700000000', '10.00']));
    await uploads(admin, file, [['sent', 'TRX2030']]);
    await admin.expectText('Imported: 1 sent, 0 arrived, 0 failed, 0 unchanged.');
    await page.reload();
    await expect(step).toContainText('Sent');
    await expect(step).toContainText('Reference TRX2030');
  });

  await test.step('sees it confirmed, and gets a notification', async () => {
    await admin.page.getByRole('radiogroup', { name: 'Show' }).getByText('Sent', { exact: true }).click();
    await admin
      .row(worker.name)
      .getByRole('button', { name: /^Mark the payout to/ })
      .click();
    const marking = admin.page.getByRole('dialog');
    for (const words of [worker.name, '200', '$10.00', '••••00']) await expect(marking).toContainText(words);
    await expect(marking.getByLabel('Reference')).toHaveValue('TRX2030');
    await marking.getByRole('button', { name: 'Mark as paid' }).click();
    await admin.expectText('Saved. The worker has been notified.');
    await page.reload();
    await expect(step).toContainText('Arrived');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications, \d+ new/ })
      .click();
    const notices = page.getByRole('dialog', { name: 'Notification' });
    await notices.getByRole('link', { name: /You received.*TRX2030/ }).click();
    await expect(notices).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/receipt\/payout\/\w+$/);
    await expect(page.getByRole('main').getByText('TRX2030').first()).toBeVisible();
    await page.goto('/dashboard/withdrawals');
  });

  await test.step('opens the receipt', async () => {
    await worker.row('••••00').getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    const main = page.getByRole('main');
    for (const words of ['TRX2030', '$10.00', 'Arrived', '••••00']) {
      await expect(main.getByText(words).first()).toBeVisible();
    }
  });

  await test.step('finds each line in the books once the day is closed, and checks it without the network', async () => {
    const before = await closedDays();
    await product.days(2, [page, admin.page]);
    const booked = page.getByText('In the books', { exact: true });
    await expect.poll(closedDays).toBeGreaterThanOrEqual(before + 2);
    await page.goto('/dashboard/statement');
    await expect(booked.first()).toBeVisible();
    const lines = await page.getByRole('table', { name: 'Statement' }).locator('tbody tr').count();
    await expect(booked).toHaveCount(lines);
    await expect(page.getByRole('row', { name: /Withdrawal accepted/ })).toContainText('In the books');
    const check = page.getByRole('button', { name: 'Verify these entries in this browser' });
    await check.click();
    await expect(page.getByText('In the books, verified')).toHaveCount(lines);
    await page.context().setOffline(true);
    await check.click();
    await expect(page.getByText(/each is in the books, and the books are intact/)).toBeVisible();
    await expect(page.getByText('In the books, verified')).toHaveCount(lines);
    await page.context().setOffline(false);
  });
});

test("an Admin's morning: the queue, a signal, a batch, its references and the closing sheet", async ({
  open,
  launch,
  ownStorage,
}) => {
  test.slow();
  const product = await TimeTravel.start(launch, await ownStorage(), SETTINGS);
  const here: typeof open = (path) => open(path, { origin: product.origin, expects: FAILED_ANSWERS });
  const buyer = await ApiUser.join(here, 'Bulbul Ring', 'Buyer');
  const ringed = await ApiUser.join(here, 'Ratan Ring', 'Worker');
  const paid = await ApiUser.join(here, 'Mitu Morning', 'Worker');
  const unlucky = await ApiUser.join(here, 'Nila Morning', 'Worker');
  const late = await ApiUser.join(here, 'Lata Late', 'Worker');
  const admin = await ApiUser.admin(here, { path: '/aboutus' });
  await buyer.buy(500);
  await buyer.accepts(await ringed.submits(await buyer.posts({ title: 'Buy a ring', workers: 1, pay: 300 })));
  for (const worker of [paid, unlucky, late]) await admin.corrects(worker, 500);
  await ringed.requestsWithdrawal(300, '01755555555');
  // Another account, so that money for it would wait as long as any that is new.
  for (const [worker, account] of [
    [paid, '01711111111'],
    [unlucky, '01722222222'],
  ] as const) {
    await worker.saveAccount('bkash', account);
    await worker.withdrawToSaved(200, `bkash ••••${account.slice(-2)}`);
  }
  await late.requestsWithdrawal(250, '01733333333');
  const { page } = admin;
  const dialog = page.getByRole('dialog');

  await test.step('reviews the request with a risk signal, and rejects it', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'View risk signals for the request of Ratan Ring' }).click();
    await expect(dialog.getByRole('link', { name: buyer.name })).toBeVisible();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog', { name: 'Reject this request?' }).getByRole('button', { name: 'Reject' }).click();
    await admin.expectText('Withdrawal Rejected');
  });

  await test.step('accepts two of the queue, and leaves one', async () => {
    for (const worker of [paid, unlucky]) await admin.payOut(worker.name);
    await expect(admin.row(late.name).getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  let file: string[][] = [];
  await test.step('exports them as a batch, which cannot be exported again', async () => {
    file = await takes(admin);
    expect(file).toHaveLength(3);
    expect(file[1]).toEqual(expect.arrayContaining(['01711111111', '10.00']));
    expect(file[2]).toEqual(expect.arrayContaining(['01722222222', '10.00']));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Assigned to').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export bkash payouts' })).toHaveCount(0);
    await expect(page.getByText(/^bkash · /)).toHaveCount(0);
  });

  await test.step('uploads references: nothing of a file with an error, then all of it', async () => {
    await uploads(admin, file, [
      ['sent', 'TRXPAID'],
      ['gone', ''],
    ]);
    await admin.expectText(/Nothing was imported: 1 line contains errors/);
    await expect(page.getByText(/^Line 3:/)).toBeVisible();
    await uploads(admin, file, [
      ['confirmed', 'TRXPAID'],
      ['failed', '', 'No such account'],
    ]);
    await admin.expectText('Imported: 0 sent, 1 arrived, 1 failed, 0 unchanged.');
    expect(await paid.coins()).toMatchObject({ coin: 300, availableCoin: 300 });
    expect(await unlucky.coins()).toMatchObject({ coin: 500, availableCoin: 500 });
  });

  await test.step('files the closing sheet, on which payouts, requests and the ledger agree', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Daily reconciliation' }).click();
    await admin.expectText('Every column adds up and agrees with the ledger.');
    const payments = page.getByRole('table', { name: 'Payments of the day' });
    await expect(payments.getByRole('row').filter({ hasText: 'TRXPAID' })).toBeVisible();
    await expect(payments.getByRole('row').filter({ hasText: 'No such account' })).toBeVisible();
    const waiting = page.getByRole('table', { name: 'Waiting for a decision' });
    // The demonstration brings one of 200 coins that waits already.
    await expect(waiting.getByRole('row', { name: /^Waiting at the end/ })).toContainText(/450 coins.*2 requests.*450/);
    const sheet = await rowsOfFile(page, page.getByRole('button', { name: 'Save as CSV' }));
    const lineOf = (...names: readonly string[]) =>
      sheet.find((row) => names.every((name) => row.includes(name)))?.slice(4);
    expect(lineOf('requests', 'rejected')).toEqual(['-1', '-300', '-15', '-300']);
    expect(lineOf('requests', 'approved')).toEqual(['-2', '-400', '-20', '-400']);
    expect(lineOf('bkash', 'accepted', 'together')).toEqual(['2', '400', '20', '400']);
    expect(lineOf('bkash', 'closing', 'together')).toEqual(['0', '0', '0', '0']);
  });
});
