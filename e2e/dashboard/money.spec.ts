import { type Locator } from '@playwright/test';
import { watchBalance } from '../support/balance';
import { Call, UNAVAILABLE } from '../support/call';
import { auditLedger } from '../support/ledger';
import { ApiUser } from '../support/api-user';
import { landscape } from '../support/person';
import { expect, test } from '../support/test';

interface MoneyAction {
  /** The one call behind the button. */
  readonly call: readonly [method: string, path: RegExp];
  /** Opens the dialog that contains the button, if there is one. */
  readonly open?: () => Promise<void>;
  readonly button: Locator;
  /** What shows that the action is under way; the button itself unless its dialog closes. */
  readonly pending?: Locator;
  /** The text shown on success. */
  readonly done: string | RegExp;
  /** The balance in the header before and after. */
  readonly coins: readonly [before: number, after: number];
}

/** Delayed, pressed repeatedly, refused, and retried: one call at a time, one effect, and no optimistic balance. */
async function expectSingleEffect(member: ApiUser, action: MoneyAction): Promise<void> {
  const { page } = member;
  const { button, pending = button, coins } = action;
  const [before, after] = coins;
  await member.hasCoins(before);
  const call = await Call.of(page, ...action.call);
  const balances = await watchBalance(page);

  const pressThrice = async () => {
    call.hold();
    const sentBefore = call.sent;
    await action.open?.();
    await button.click({ clickCount: 3 });
    await expect(pending).toHaveAttribute('aria-busy', 'true');
    await pending.click({ clickCount: 2, force: true });
    await call.isSent(sentBefore + 1, 'calls for five clicks');
    expect(await balances()).toEqual([before]);
  };

  call.refuse();
  await pressThrice();
  call.release();
  await member.expectText(UNAVAILABLE);
  await expect(pending).not.toHaveAttribute('aria-busy');
  await expect(pending).toBeEnabled();
  expect(await balances()).toEqual([before]);

  call.recover();
  await pressThrice();
  call.release();
  await member.expectText(action.done);
  await member.hasCoins(after);
  expect(call.sent).toBe(2);
  expect(await balances()).toEqual([...new Set(coins)]);
  await page.unrouteAll();
}

test.describe('U7 a money button works once, shows the result, and shows no optimistic balance', () => {
  test("a Buyer's", async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Mona Money', 'Buyer');
    const worker = await ApiUser.join(open, 'Milon Money', 'Worker');
    const { page } = buyer;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await test.step('purchase', async () => {
      await buyer.goTo('Purchase Coin');
      await expectSingleEffect(buyer, {
        call: ['POST', /^\/api\/payment$/],
        open: () => main.getByRole('button', { name: '500 coins: Buy for' }).click(),
        button: dialog.getByRole('button', { name: 'Buy for $20.00' }),
        pending: main.getByRole('button', { name: '500 coins: Buy for' }),
        done: 'Coin Purchased Successfully.',
        coins: [50, 550],
      });
      await buyer.goTo('Payment History');
      await expect(buyer.row('TXN')).toHaveCount(1);
    });

    await test.step('post task', async () => {
      await buyer.goTo('Add New Tasks');
      await page.getByLabel(/^Task Title/).fill('Taste two kinds of tea');
      await page.getByLabel(/^Task Detail/).fill('Both from one stall.');
      await page.getByLabel(/^Required Workers/).fill('3');
      await page.getByLabel(/^Payable Amount/).fill('100');
      await page.getByLabel(/^Completion Date/).fill(inDays(7));
      await page.getByLabel(/^Submission Info/).fill('Which one was better.');
      await page.getByLabel('Task Image').setInputFiles(landscape);
      await expectSingleEffect(buyer, {
        call: ['POST', /^\/api\/task$/],
        button: main.getByRole('button', { name: 'Add Task' }),
        done: 'Data added successfully.',
        coins: [550, 250],
      });
      await expect(buyer.row('Taste two kinds of tea')).toHaveCount(1);
    });

    const [task] = await buyer.get<{ _id: string }[]>(`/task/user/${encodeURIComponent(buyer.email)}`);
    const id = task?._id ?? '';

    await test.step('change places', async () => {
      const update = buyer.row('Taste two kinds of tea').getByRole('link', { name: 'Update' });
      // It lies where "Add Task" was pressed a moment ago.
      await update.click();
      await page.getByLabel('Open spots').and(page.locator('input')).fill('4');
      await expectSingleEffect(buyer, {
        call: ['PATCH', /^\/api\/task\/update\/requiredWorker\//],
        button: main.getByRole('button', { name: 'Change spots' }),
        done: 'Open spots changed',
        coins: [250, 150],
      });
    });

    await test.step('accept', async () => {
      await worker.submits(id);
      await buyer.goTo('Home');
      const row = buyer.row(worker.name);
      await expectSingleEffect(buyer, {
        call: ['PATCH', /^\/api\/submission\/update\/status\//],
        button: row.getByRole('button', { name: 'Accept' }),
        done: 'Milon Money was paid 100 coins.',
        coins: [150, 150],
      });
      await expect(row.getByText('Accepted', { exact: true })).toBeVisible();
      expect(await worker.coins()).toMatchObject({ coin: 110, availableCoin: 110 });
    });

    await test.step('reject', async () => {
      const other = await ApiUser.join(open, 'Otis Money', 'Worker');
      await other.submits(id);
      await page.reload();
      const row = buyer.row(other.name);
      const reject = row.getByRole('button', { name: 'Reject' });
      await expectSingleEffect(buyer, {
        call: ['PATCH', /^\/api\/submission\/update\/status\//],
        open: async () => {
          // The dialog has no effect, and its shield ignores a press right after a re-render: the test presses again.
          await expect(async () => {
            if (!(await dialog.isVisible())) await reject.click();
            await expect(dialog).toBeVisible({ timeout: 3_000 });
          }).toPass();
          await dialog.getByRole('textbox').fill('Only one kind was tasted.');
        },
        button: dialog.getByRole('button', { name: 'Reject' }),
        done: 'The work was rejected.',
        coins: [150, 150],
      });
      await expect(row.getByText('Rejected', { exact: true })).toBeVisible();
      expect(await other.coins()).toMatchObject({ coin: 10 });
      expect(await buyer.get(`/task/${id}`)).toMatchObject({ requiredWorkers: 3 });
    });

    await test.step('delete with refund', async () => {
      await buyer.goTo("My Task's");
      const row = buyer.row('Taste two kinds of tea');
      await expectSingleEffect(buyer, {
        call: ['DELETE', /^\/api\/task\/delete\//],
        open: () => buyer.asksToDelete('Taste two kinds of tea'),
        button: dialog.getByRole('button', { name: 'Delete' }),
        pending: row.getByRole('button', { name: /^More actions for/ }),
        done: 'Task Deleted',
        coins: [150, 450],
      });
      await expect(row).toContainText('Deleted');
      await expect(row.getByRole('button')).toHaveCount(0);
      expect(await buyer.coins()).toMatchObject({ coin: 450, availableCoin: 450 });
    });
  });

  test("a Worker's and an Admin's", async ({ open, product }) => {
    const admin = await ApiUser.admin(open);
    const worker = await ApiUser.join(open, 'Wadud Money', 'Worker');
    const { coin: adminCoins } = await admin.coins();

    await test.step('correct balance', async () => {
      await admin.page.goto('/dashboard/manageusers?search=wadud.money');
      const row = admin.row(worker.name);
      const dialog = admin.page.getByRole('dialog');
      await expectSingleEffect(admin, {
        call: ['PATCH', /^\/api\/user\/updatecoin\//],
        open: async () => {
          if (await dialog.isVisible()) return;
          await admin.opensMenuOf(worker.name);
          await row.getByRole('button', { name: 'Correct balance' }).click();
          await dialog.getByLabel(/^New balance/).fill('500');
          await dialog.getByLabel(/^Reason/).fill('A prize.');
        },
        button: dialog.getByRole('button', { name: 'Correct' }),
        done: 'Balance corrected.',
        coins: [adminCoins, adminCoins],
      });
      await expect(row).toContainText('500');
    });

    await test.step('withdraw', async () => {
      const { page } = worker;
      await worker.goTo('Withdrawals');
      await page.getByLabel(/^Coins to Withdraw/).fill('200');
      await page.getByText('rocket', { exact: true }).click();
      await page.getByLabel(/^Account Number/).fill('01799999999');
      await expectSingleEffect(worker, {
        call: ['POST', /^\/api\/withdrawal$/],
        open: () => page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click(),
        button: page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }),
        pending: page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }),
        done: 'Withdrawal Request Sent',
        coins: [500, 300],
      });
      expect(await worker.coins()).toMatchObject({ coin: 500, availableCoin: 300 });
      await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(1);
    });

    await test.step('take a request back', async () => {
      const { page } = worker;
      await expectSingleEffect(worker, {
        call: ['PATCH', /^\/api\/withdrawal\/cancel\//],
        open: () => page.getByRole('main').getByRole('button', { name: 'Cancel withdrawal' }).click(),
        button: page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }),
        pending: page.getByRole('main').getByRole('button', { name: 'Cancel withdrawal' }),
        done: 'Withdrawal cancelled.',
        coins: [300, 500],
      });
      expect(await worker.coins()).toMatchObject({ coin: 500, availableCoin: 500 });
    });

    for (const [decision, done, coin] of [
      ['Reject', 'Withdrawal Rejected', 500],
      ['Accept', 'Accepted Withdrawal.', 300],
    ] as const) {
      await test.step(`${decision.toLowerCase()} a withdrawal`, async () => {
        await worker.requestsWithdrawal(200);
        await admin.page.goto('/dashboard');
        const row = admin.row(worker.name).filter({ has: admin.page.getByRole('button', { name: 'Reject' }) });
        const button = row.getByRole('button', { name: decision });
        const dialog = admin.page.getByRole('dialog');
        await expectSingleEffect(admin, {
          call: ['PATCH', /^\/api\/withdrawal\/status\//],
          open: async () => {
            if (!(await dialog.isVisible())) await button.click();
          },
          button: dialog.getByRole('button', { name: decision }),
          // A rejection is sent from its dialog, which has the reason.
          ...(decision === 'Accept' && { pending: button }),
          done,
          coins: [adminCoins, adminCoins],
        });
        expect(await worker.coins()).toMatchObject({ coin, availableCoin: coin });
      });
    }

    await test.step('no coin was made or lost', async () => {
      const { sum, wrong } = await auditLedger(product.storage);
      expect({ sum, wrong }).toEqual({ sum: 0, wrong: [] });
    });
  });
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
