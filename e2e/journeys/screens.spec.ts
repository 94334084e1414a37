import { type Page } from '@playwright/test';
import { choose, fitsTheScreen, isAccessible, type Look, LOOKS, settled, WIDTHS } from '../support/looks';
import { Member } from '../support/member';
import { Person } from '../support/person';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

type Screens = Readonly<Record<string, readonly string[]>>;

/** Each screen with the words that the specification puts there. */
const VISITOR: Screens = {
  '/': [
    'How It Works',
    'Best Workers',
    'Benefits of Joining',
    'Success Stories',
    'Live Platform Stats',
    'Buy Now',
    'Get Started Now',
    'Join as Developer',
    'All right reserved',
  ],
  '/alltasks': ['All Tasks', 'Sort By Payable Amount', 'High to Low', 'Low to High', 'View Details'],
  '/signin': ['Sign In', 'Login with Google', 'Worker', 'Buyer', 'Admin'],
  '/signup': [
    'Sign Up',
    'Pick One Role',
    'Must be atleast 6 characters long.',
    'Must contain one uppercase and one lowercase',
  ],
  '/aboutus': ['About Us'],
  '/help': ['Help'],
  '/terms': ['Terms'],
  '/privacy': ['Privacy'],
  '/fees': ['Fees'],
  '/contact': ['Contact'],
  '/nothing/here': ['Oops Error 404. Something went wrong.', 'Go Back To Home'],
};

const WORKER: Screens = {
  '/dashboard': [
    'Submission',
    'Pending',
    'Earning',
    'Approved Submissions',
    'Task Title',
    'Payable Amount',
    'Buyer Name',
    'Status',
  ],
  '/dashboard/tasklist': ['Task List', 'Sort By Payable Amount', 'View Details'],
  '/dashboard/mysubmission': ['My Submission'],
  '/dashboard/withdrawals': [
    'Withdraw Coins',
    'Coins to Withdraw',
    'Amount to Withdraw ($)',
    'Payment System',
    'Select a payment system',
    'Account Number',
    '*Cannot withdraw less than 200 coins.',
    'bkash',
    'nagad',
    'rocket',
    'card',
  ],
  '/profile': ['Keys for programs'],
  '/profile/webhooks': ['Webhooks', 'Add a webhook', 'You have no webhooks.'],
  '/profile/edit': ['Name and picture', 'Your picture', 'Save'],
  '/profile/security': ['Sign-in and security', 'Turn on', 'Change password', 'This browser', 'See what I would lose'],
  '/profile/notices': ['Notices by e-mail', 'What is mailed to you', 'Disputes', 'How often', 'At once'],
  '/profile/keys': ['Keys for programs', 'Make a key', 'You have no keys.'],
  '/dashboard/nothing': ['Oops Error 404. Something went wrong.'],
};

const BUYER: Screens = {
  '/dashboard': [
    'Overview',
    'Tasks to Review',
    'Worker Name',
    'Task Title',
    'Payable Amount',
    'View Submission',
    'Actions',
    'Accept',
    'Reject',
    'Accepted',
  ],
  '/dashboard/addTask': [
    'Add New Tasks',
    'Task Title',
    'Task Detail',
    'Required Workers',
    'Payable Amount',
    'Completion Date',
    'Submission Info',
    'Task Image',
  ],
  '/dashboard/addBatch': ['Many tasks from a file', 'File of rows', 'Task Title', 'Look at the tasks'],
  '/dashboard/batches': ['My batches'],
  '/dashboard/review': ['Review desk', 'To review', 'Decided', 'Accept', 'Reject'],
  '/dashboard/myTasks': ["My Task's", 'Update', 'Delete'],
  '/dashboard/purchaseCoin': ['Purchase Coin', 'This is the sandbox'],
  '/dashboard/paymentHistory': ['Payment History'],
};

const ADMIN: Screens = {
  '/dashboard': ['Overview', 'Withdrawal requests'],
  '/dashboard/manageusers': ['Manage Users', 'Photo', 'Name', 'Email', 'Role', 'Coins', 'Remove'],
  '/dashboard/managetasks': [
    'Manage Task',
    'Title',
    'Detail',
    'Required Workers',
    'Payable Amount',
    'Completion Date',
    'Delete',
  ],
  '/dashboard/operations': ['Operations', 'Payouts', 'Disputes', 'Ledger health', 'Audit log'],
  '/dashboard/auditLog': ['Audit log'],
  '/dashboard/ledger': ['Ledger health', 'The books balance.'],
};

/** Every screen, in every look, at every width: legible to machines, and within the screen. */
async function walk(page: Page, screens: Screens, look: Look): Promise<void> {
  await choose(page, look);
  for (const [path, words] of Object.entries(screens)) {
    await resize(page, { width: WIDTHS[0], height: 900 });
    await page.goto(path);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
    await expect(page.locator('html')).toHaveAttribute('lang', look.language);
    if (look.language === 'en') await shows(page, words);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      const where = `${path} at ${width} px, ${look.theme}, ${look.language}`;
      await settled(page);
      await fitsTheScreen(page, where);
      await isAccessible(page, where);
    }
  }
}

async function shows(page: Page, words: readonly string[]): Promise<void> {
  const content = page.locator('body');
  for (const word of words) await expect(content).toContainText(word);
}

test.describe('U3 U10 every screen @any-database', () => {
  for (const look of LOOKS) {
    const named = `${look.theme}, ${look.language}`;

    test(`of a visitor: ${named}`, async ({ open }) => {
      await walk(await open(), VISITOR, look);
    });

    test(`of a Worker: ${named}`, async ({ open }) => {
      const worker = new Person(await open(), 'Worker');
      await worker.signInAs('Worker');
      const buyer = await Member.demonstration(open, 'Buyer', { path: '/aboutus' });
      const task = await buyer.posts({ title: 'Look at every screen', workers: 1, pay: 10 });
      await walk(worker.page, { ...WORKER, [`/dashboard/taskDetails/${task}`]: ['Submission Info', 'Submit'] }, look);
    });

    test(`of a Buyer: ${named}`, async ({ open }) => {
      const buyer = new Person(await open(), 'Buyer');
      await buyer.signInAs('Buyer');
      await buyer.page.goto('/dashboard/myTasks');
      const update = await buyer.page.getByRole('link', { name: 'Update' }).first().getAttribute('href');
      await walk(buyer.page, { ...BUYER, [update as string]: ['Update task'] }, look);
    });

    test(`of an Admin: ${named}`, async ({ open }) => {
      const admin = new Person(await open(), 'Admin');
      await admin.signInAs('Admin');
      await walk(admin.page, ADMIN, look);
    });
  }
});
