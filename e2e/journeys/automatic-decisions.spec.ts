import { type Page } from '@playwright/test';
import { TimeTravel } from '../support/time-travel';
import { auditLedger } from '../support/ledger';
import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { face, landscape } from '../support/person';
import { expect, SETTINGS, test } from '../support/test';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time that a sentence of a page names, in days after `beginning`. */
async function daysUntil(page: Page, sentence: RegExp, beginning: number): Promise<number> {
  const words = (await page.getByText(sentence).textContent()) ?? '';
  const [moment = ''] = /[A-Z][a-z]+ \d+, \d{4}(?:,| at) \d+:\d\d [AP]M/.exec(words.replaceAll('\u202f', ' ')) ?? [];
  return (Date.parse(`${moment.replace(' at', '')} GMT+6`) - beginning) / DAY_MS;
}

/** The lines of the statement, newest first, with the balance after each; each line follows from the one below. */
async function statementOf({ page }: ApiUser): Promise<string[]> {
  await page.goto('/dashboard/statement');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ hasText: 'Starting coins' })).toBeVisible();
  const cells = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll<HTMLElement>('td, th')].map(({ innerText }) =>
        innerText.trim().replace(/\s*\n\s*/g, ', '),
      ),
    ),
  );
  const lines = cells.map(([what = '', , amount = '', balance = '']) => ({
    what,
    amount: Number(/^[+\u2212-]?\d+/.exec(amount)?.[0].replace('\u2212', '-') ?? 0),
    balance: Number(/\d+/.exec(balance)?.[0]),
  }));
  for (const [index, { what, amount, balance }] of lines.entries()) {
    expect(balance, `${what} leaves ${balance}`).toBe(amount + (lines[index + 1]?.balance ?? 0));
  }
  return lines.map(({ what, amount, balance }) => `${what}: ${amount}, ${balance}`);
}

test.describe('when a buyer never answers @any-database', () => {
  test('work is accepted a day later, a dispute is won on day nine, and the statements add up', async ({
    open,
    launch,
    ownStorage,
  }) => {
    test.slow();
    const storage = await ownStorage();
    const product = await TimeTravel.start(launch, storage, SETTINGS);
    const beginning = Date.now();
    const here: typeof open = (path) => open(path, { origin: product.origin, expects: FAILED_ANSWERS });
    const buyer = await ApiUser.join(here, 'Badal Silent', 'Buyer');
    const worker = await ApiUser.join(here, 'Wahida Waits', 'Worker');
    const post = (title: string) =>
      buyer.postTask({ title, detail: 'Walk along it.', workers: 1, pay: 10, info: 'How many.', reviewDays: 1 });
    await post('Count the bridges');
    await post('Count the wells');
    await buyer.hasCoins(30);

    await worker.openTask('Count the bridges');
    await worker.page.getByRole('button', { name: 'Reserve a spot' }).click();
    await expect(worker.page.getByRole('timer')).toHaveText(/^\d+:\d\d/);
    await worker.page.locator('input[type=file]').setInputFiles([landscape, face]);
    await expect(worker.page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
    await worker.submitProof('Four bridges.');
    await worker.openTask('Count the wells');
    await worker.submitProof('Nine wells.');

    await worker.page.goto('/dashboard/mysubmission');
    await expect(worker.row('Count the bridges')).toContainText(/Accepted automatically (in 2\d hours|tomorrow)/);
    await worker.row('Count the bridges').getByRole('link').click();
    const bridges = new URL(worker.page.url()).pathname;
    expect(await daysUntil(worker.page, /If nobody has decided by/, beginning)).toBeCloseTo(1, 1);

    // The buyer's only message.
    await buyer.page.goto('/dashboard');
    await expect(buyer.row('Count the bridges')).toContainText(/Accepted automatically (in 2\d hours|tomorrow)/);
    await buyer.reject(buyer.row('Count the wells'), 'There are ten.');
    await worker.page.goto('/dashboard/mysubmission');
    await worker.row('Count the wells').getByRole('link').click();
    const wells = new URL(worker.page.url()).pathname;
    await worker.page.getByLabel(/^Why the rejection is wrong/).fill('I walked along it twice.');
    await worker.page.getByRole('button', { name: 'Dispute the rejection' }).click();
    await worker.expectText('Your dispute is open. The buyer has 48 hours to reply.');
    expect(await daysUntil(worker.page, /The buyer has until/, beginning)).toBeCloseTo(2, 1);

    const pages = [buyer.page, worker.page];
    const expectWorkerText = async (path: string, words: RegExp) => {
      await worker.page.goto(path);
      await worker.expectText(words);
    };
    await product.days(0.9, pages);
    await expectWorkerText(bridges, /If nobody has decided by/);
    await product.days(1.1, pages);
    await expectWorkerText(bridges, /Accepted automatically: no decision in time/);
    await worker.hasCoins(20);
    await worker.bellShows(2, 'Nobody decided on your work for "Count the bridges" in time');

    await product.days(2.1, pages);
    await expectWorkerText(wells, /An Admin will decide\. If nobody has by/);
    expect(await daysUntil(worker.page, /If nobody has by/, beginning)).toBeCloseTo(9, 1);
    await product.days(8.9, pages);
    await expectWorkerText(wells, /If nobody has by/);
    await worker.hasCoins(20);
    await product.days(9.1, pages);
    await expectWorkerText(wells, /No decision in time: the worker is paid/);
    await worker.hasCoins(30);

    await buyer.page.goto(wells.replace('mysubmission', 'submission'));
    await buyer.expectText('No decision in time: the worker is paid');
    await buyer.hasCoins(30);
    expect(await statementOf(worker)).toEqual([
      'Awarded in a dispute: 10, 30',
      'Work accepted, Count the bridges: 10, 20',
      'Starting coins: 10, 10',
    ]);
    expect(await statementOf(buyer)).toEqual([
      'Task posted, Count the wells: -10, 30',
      'Task posted, Count the bridges: -10, 40',
      'Starting coins: 50, 50',
    ]);
    expect(await auditLedger(storage)).toMatchObject({ sum: 0, wrong: [] });
  });
});
