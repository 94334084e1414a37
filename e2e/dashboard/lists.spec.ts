import { type Locator, type Page } from '@playwright/test';
import { Call } from '../support/call';
import { layoutShift, watchLayoutShift } from '../support/layout-shift';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

interface List {
  readonly path: string;
  /** The call that brings its rows. */
  readonly call: RegExp;
  readonly rows: (page: Page) => Locator;
  readonly failed: string;
  /** The text of the empty list, and its next step. */
  readonly empty: string;
  readonly next: { readonly role: 'link' | 'button'; readonly name: string };
  /** An answer without rows. */
  readonly nothing?: object;
}

const NO_CHANGE = { lately: 0, earlier: 0 };
const NOTHING = { data: [], page: { next: null } };
const tableRows = (page: Page) => page.getByRole('main').locator('tbody tr, .k-row-card');

const WORKER: readonly List[] = [
  {
    path: '/dashboard',
    call: /^\/api\/overview\/worker$/,
    rows: tableRows,
    failed: 'This could not be loaded.',
    empty: 'No submissions maded yet.',
    next: { role: 'link', name: 'Find a task' },
    nothing: {
      data: {
        submissionCount: 0,
        pendingSubmissionsCount: 0,
        totalEarning: { totalPayableAmount: 0 },
        acceptedSubmissions: [],
        history: [],
        changes: { submissions: NO_CHANGE, earning: NO_CHANGE },
        newTasks: { count: 0, more: false, fitting: false },
      },
    },
  },
  {
    path: '/dashboard/tasklist',
    call: /^\/api\/task$/,
    rows: (page) => page.getByRole('article'),
    failed: 'The tasks could not be loaded.',
    empty: 'No Tasks Availavble',
    next: { role: 'link', name: 'My Submission' },
  },
  {
    path: '/dashboard/mysubmission',
    call: /^\/api\/submission\/worker$/,
    rows: tableRows,
    failed: 'Your submissions could not be loaded.',
    empty: 'No submissions maded yet.',
    next: { role: 'link', name: 'Find a task' },
  },
  {
    path: '/dashboard/withdrawals',
    call: /^\/api\/withdrawal$/,
    rows: tableRows,
    failed: 'Your withdrawals could not be loaded.',
    empty: 'No withdrawals yet.',
    next: { role: 'link', name: 'Find a task' },
  },
  {
    path: '/dashboard/statement',
    call: /^\/api\/wallet\/statement$/,
    rows: tableRows,
    failed: 'This could not be loaded.',
    empty: 'No transactions yet.',
    next: { role: 'link', name: 'Go to the dashboard' },
  },
];

const BUYER: readonly List[] = [
  {
    path: '/dashboard',
    call: /^\/api\/overview\/buyer$/,
    rows: tableRows,
    failed: 'The work to review could not be loaded.',
    empty: 'Nothing to review.',
    next: { role: 'link', name: 'Add New Tasks' },
    nothing: {
      data: {
        overview: [{ countOfTasks: 0, totalRequiredWorkers: 0 }],
        totalPayments: [{ totalPaid: 0 }],
        submissions: [],
        history: [],
        changes: { tasks: NO_CHANGE, payments: NO_CHANGE },
      },
    },
  },
  {
    path: '/dashboard/myTasks',
    call: /^\/api\/task\/user\//,
    rows: tableRows,
    failed: 'Your tasks could not be loaded.',
    empty: 'No Tasks Availavble',
    next: { role: 'link', name: 'Add New Tasks' },
  },
  {
    path: '/dashboard/paymentHistory',
    call: /^\/api\/payment$/,
    rows: tableRows,
    failed: 'Your payments could not be loaded.',
    empty: 'No payments yet.',
    next: { role: 'link', name: 'Purchase Coin' },
  },
];

const ADMIN: readonly List[] = [
  {
    path: '/dashboard',
    call: /^\/api\/overview\/admin$/,
    rows: tableRows,
    failed: 'The requests could not be loaded.',
    empty: 'No withdrawal requests.',
    next: { role: 'link', name: 'Manage Users' },
    nothing: {
      data: {
        totalWorker: 0,
        totalBuyer: 0,
        totalAvailableCoin: [{ totalCoins: 0 }],
        totalPayment: [{ totalPaid: 0 }],
        pendingPayments: [],
        history: [],
        changes: { workers: NO_CHANGE, buyers: NO_CHANGE, payments: NO_CHANGE },
      },
    },
  },
  {
    path: '/dashboard/manageusers?search=nobody',
    call: /^\/api\/user\/alluser$/,
    rows: tableRows,
    failed: 'The users could not be loaded.',
    empty: 'No users found.',
    next: { role: 'button', name: 'Clear the search' },
  },
  {
    path: '/dashboard/managetasks?search=nothing',
    call: /^\/api\/task\/all$/,
    rows: tableRows,
    failed: 'The tasks could not be loaded.',
    empty: 'No Tasks Availavble',
    next: { role: 'button', name: 'Clear the search' },
  },
  {
    path: '/dashboard/auditLog',
    call: /^\/api\/audit$/,
    rows: tableRows,
    failed: 'The audit log could not be loaded.',
    empty: 'No entries yet.',
    next: { role: 'link', name: 'Manage Users' },
  },
];

/** Slow, failing, then loaded: checks each state on the screen, and that nothing moves. */
async function expectStableLoading(page: Page, list: List, width: number): Promise<void> {
  await resize(page, { width, height: 800 });
  const where = `${list.path} at ${width} px`;
  const call = await Call.of(page, 'GET', list.call);
  call.hold();
  await page.goto(list.path.split('?')[0] ?? '');
  const skeleton = page.getByRole('main').locator('[aria-busy=true]').first();
  await expect(skeleton, where).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(page.locator('.k-chart-room')).toHaveCount(0);
  call.release();
  await expect(list.rows(page).first(), where).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const { score, moved } = await layoutShift(page);
  expect(score, `${where} moves:\n${moved}`).toBeLessThanOrEqual(0.02);
  await page.unrouteAll();
}

async function failsAndIsEmpty(page: Page, list: List): Promise<void> {
  const main = page.getByRole('main');
  const call = await Call.of(page, 'GET', list.call);
  call.refuse();
  await page.goto(list.path.split('?')[0] ?? '');
  await expect(main.getByRole('alert'), list.path).toContainText(list.failed);
  call.recover();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(list.rows(page).first(), list.path).toBeVisible();
  await page.unrouteAll();

  const isCall = ({ pathname }: URL) => list.call.test(pathname);
  await page.route(isCall, (route) => route.fulfill({ json: { ...NOTHING, ...list.nothing } }));
  await page.goto(list.path);
  await expect(main.getByText(list.empty, { exact: true }), list.path).toBeVisible();
  await expect(main.locator('.k-empty').getByRole(list.next.role, { name: list.next.name }), list.path).toBeVisible();
  await page.unrouteAll();
}

test.describe('U6 a list that loads slowly, fails, or is empty @any-database', () => {
  const roles = { Worker: WORKER, Buyer: BUYER, Admin: ADMIN } as const;

  for (const [role, lists] of Object.entries(roles)) {
    test(`of ${role === 'Admin' ? 'an' : 'a'} ${role} reserves its space, shows its state, and offers a next step`, async ({
      open,
    }) => {
      const admin = await ApiUser.admin(open, { path: '/aboutus' });
      const worker = await ApiUser.demonstration(open, 'Worker', { path: '/aboutus' });
      await admin.corrects(worker, 1_000);
      await worker.requestsWithdrawal(200);
      const { page } = await ApiUser.demonstration(open, role as keyof typeof roles);
      await watchLayoutShift(page);
      for (const list of lists) {
        for (const width of [1280, 360]) await expectStableLoading(page, list, width);
        await resize(page, { width: 1280, height: 800 });
        await failsAndIsEmpty(page, list);
      }
    });
  }
});
