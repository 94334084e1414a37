import { API_ONLY, ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

/** Today in medium style, in the time zone of the tests' browser. */
const today = () =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Asia/Dhaka' }).format(new Date());

test('the bell counts, lists, marks as read and closes in three ways, and receives notifications while it is open @any-database @quick', async ({
  open,
}) => {
  const buyer = await ApiUser.join(open, 'Bably Bell', 'Buyer', API_ONLY);
  const worker = await ApiUser.join(open, 'Babul Bell', 'Worker');
  const { page } = worker;
  const header = page.getByRole('banner');
  const modal = page.getByRole('dialog', { name: 'Notification' });
  const work = async (title: string) => worker.submits(await buyer.posts({ title, workers: 1, pay: 10 }));
  const [first, second, third] = [await work('Ring a bell'), await work('Hear a bell'), await work('Draw a bell')];
  await buyer.accepts(first);
  await buyer.rejects(second, 'Not a bell.');

  await test.step('the badge shows how many there are, in the accent colour while one is new', async () => {
    const bell = header.getByRole('button', { name: 'Notifications, 2 new' });
    await expect(bell).toHaveText('2');
    await bell.click();
    await expect(modal.getByRole('heading', { name: 'Notification' })).toBeVisible();
    await expect(modal.getByRole('columnheader')).toHaveText(['Date', 'Notification']);
    for (const [place, words] of [
      [1, 'Your work for "Hear a bell" was rejected: Not a bell.'],
      [2, 'Your work for "Ring a bell" was accepted. You earned 10 coins.'],
    ] as const) {
      const row = modal.getByRole('row').nth(place);
      await expect(row.getByRole('cell').first()).toContainText(today());
      await expect(row.getByRole('link')).toHaveText(words);
    }
  });

  await test.step('opening it has marked them as read', async () => {
    const bell = header.locator('button[aria-haspopup=dialog]');
    await expect(bell).toHaveAttribute('aria-label', 'Notifications, 0 new, 2 in all');
    await expect(bell).toHaveText('2');
    await expect(bell.locator('.k-icon-button__badge')).toHaveClass(/--quiet/);
  });

  await test.step('a new one appears while it is open', async () => {
    await buyer.accepts(third);
    await expect(modal.getByRole('row').nth(1)).toContainText('"Draw a bell" was accepted. You earned 10 coins.');
    await expect(modal.getByRole('row')).toHaveCount(4);
    await worker.hasCoins(30);
  });

  await test.step('Escape, a click outside and its button close it', async () => {
    const bell = header.getByRole('button', { name: 'Notifications, 0 new' });
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await bell.click();
    await modal.getByRole('columnheader', { name: 'Date' }).click();
    await expect(modal).toBeVisible();
    await page.mouse.click(8, 400);
    await expect(modal).toBeHidden();
    await bell.click();
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  await test.step('they are read after a reload too', async () => {
    await page.reload();
    await expect(header.getByRole('button', { name: 'Notifications, 0 new' })).toBeVisible();
  });
});

test('a user without notifications sees an empty state, and a failed list can be loaded again @any-database', async ({
  open,
}) => {
  const worker = await ApiUser.join(open, 'Bithi Bell', 'Worker', { path: '/aboutus' });
  const { page } = worker;
  const modal = page.getByRole('dialog', { name: 'Notification' });
  const calls = ({ pathname }: URL) => pathname === '/api/notification';
  let asked = 0;
  await page.route(calls, (route) => {
    asked += 1;
    return route.fulfill({ status: 503 });
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Notifications, 0 new' }).click();
  await expect(modal.getByRole('alert')).toContainText('This could not be loaded.');
  expect(asked, 'a server in trouble is not asked again and again').toBeLessThan(10);
  await page.unroute(calls);
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(modal).toContainText('No notifications yet. Updates about your tasks and coins appear here.');
});

test('the notification of a corrected balance links to its line of the statement @any-database', async ({ open }) => {
  const admin = await ApiUser.admin(open);
  const worker = await ApiUser.join(open, 'Borno Bell', 'Worker');
  const { page } = worker;
  for (const coins of [500, 480, 470]) await admin.corrects(worker, coins);
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications, 3 new' });
  await expect(bell).toBeVisible();
  await bell.click();
  await page
    .getByRole('dialog', { name: 'Notification' })
    .getByRole('link', { name: /to 500 coins/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/statement\?group=other&line=/);
  const marked = page.getByRole('row').filter({ has: page.locator('[aria-current=true]') });
  await expect(marked).toContainText('Balance corrected by an Admin');
  await expect(marked).toContainText('+490');
  await expect(marked).toBeInViewport();
});

test.describe('the menu @any-database', () => {
  const MENUS = {
    Worker: { Home: '', 'Task List': '/tasklist', 'My Submission': '/mysubmission', Withdrawals: '/withdrawals' },
    Buyer: {
      Home: '',
      'Review desk': '/review',
      'Add New Tasks': '/addTask',
      "My Task's": '/myTasks',
      'Worker groups': '/groups',
      'Purchase Coin': '/purchaseCoin',
      'Payment History': '/paymentHistory',
    },
    Admin: {
      Home: '',
      'Manage Users': '/manageusers',
      'Manage Task': '/managetasks',
      Payouts: '/payouts',
      'Daily reconciliation': '/payouts/day',
      Disputes: '/disputes',
      Ledger: '/ledger',
      'Terms of use': '/terms',
      'Audit log': '/auditLog',
    },
  } as const;

  for (const [role, entries] of Object.entries(MENUS)) {
    test(`of ${role === 'Admin' ? 'an' : 'a'} ${role} is a drawer on small screens and links to every page`, async ({
      open,
    }) => {
      const someone =
        role === 'Admin'
          ? await ApiUser.admin(open)
          : await ApiUser.join(open, `Drawn ${role}`, role as 'Worker' | 'Buyer');
      const { page } = someone;
      const drawer = page.getByRole('dialog', { name: 'Dashboard menu' });
      const opener = page.getByRole('button', { name: 'Open menu' });
      for (const [width, drawn] of [
        [640, 240],
        [768, 288],
      ] as const) {
        await resize(page, { width, height: 800 });
        await opener.click();
        await expect(drawer).toBeVisible();
        expect((await drawer.boundingBox())?.width).toBe(drawn);
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(opener).toBeFocused();
      }
      await resize(page, { width: 360, height: 740 });
      await expect(page.getByRole('navigation', { name: 'Dashboard menu' })).toBeHidden();
      for (const [entry, path] of Object.entries(entries)) {
        await opener.click();
        // An entry may count what waits behind its name.
        const names = Object.keys(entries).map((name) => new RegExp(`^${name}`));
        await expect(drawer.getByRole('listitem')).toHaveText(names);
        await drawer.getByRole('link', { name: new RegExp(`^${entry}( |$)`) }).click();
        await expect(page).toHaveURL(`/dashboard${path}`);
        await expect(drawer).toBeHidden();
      }
    });
  }
});
