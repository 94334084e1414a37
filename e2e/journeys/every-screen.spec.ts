import { COMBINATIONS, crawlAll, crawlOnce, type Pages } from '../support/crawl';
import { API_ONLY, ApiUser } from '../support/api-user';
import { postsBatch } from '../support/batch';
import { test } from '../support/test';

/** Each screen with the words that the specification puts there. */
const VISITOR: Pages = {
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
  '/fairwork': ['The ten points of Fairwork'],
  '/help': ['Help'],
  '/terms': ['Terms'],
  '/privacy': ['Privacy'],
  '/fees': ['Fees'],
  '/contact': ['Contact'],
  '/proof': ['The books'],
  '/forgot-password': ['Forgot password'],
  '/reset-password': [],
  '/nothing/here': ['Oops Error 404. Something went wrong.', 'Go Back To Home'],
};

const WORKER: Pages = {
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
  '/dashboard/joinGroup?token=x': ['Join a group of workers', 'Join the group'],
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
  '/profile': ['API keys'],
  '/profile/webhooks': ['Webhooks', 'Add a webhook', 'You have no webhooks.'],
  '/profile/edit': ['Name and picture', 'Your picture', 'Save'],
  '/profile/security': ['Sign-in and security', 'Turn on', 'Change password', 'This browser', 'See what I would lose'],
  '/profile/suspension': ['Suspension of your account', 'Your account is not suspended.'],
  '/profile/notices': ['Email notifications', 'Which notifications', 'Disputes', 'How often', 'Immediately'],
  '/profile/keys': ['API keys', 'Create a key', 'You have no API keys.'],
  '/dashboard/statement': ['Wallet'],
  '/dashboard/statement/year': ['Yearly statement'],
  '/dashboard/nothing': ['Oops Error 404. Something went wrong.'],
};

const BUYER: Pages = {
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
  '/dashboard/addBatch': [
    'Bulk tasks from a file',
    'Rows',
    'Check and post',
    'Data file',
    'Download a sample file',
    'Next',
  ],
  '/dashboard/batches': ['My batches'],
  '/dashboard/bonuses': ['Bonuses from a file', 'Choose a file'],
  '/dashboard/groups': ['Worker groups', 'Create a group'],
  '/dashboard/tests': ['Qualification tests', 'Create a test'],
  '/dashboard/addTest': ['Create a test', 'Right answers to pass', 'Post the test'],
  '/dashboard/review': ['Review desk', 'To review', 'Decided', 'Accept', 'Reject'],
  '/dashboard/myTasks': ["My Task's", 'Update', 'With open spots'],
  '/dashboard/purchaseCoin': ['Purchase Coin', 'Sandbox mode'],
  '/dashboard/paymentHistory': ['Payment History'],
};

const ADMIN: Pages = {
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
  '/dashboard/disputes': [],
  '/dashboard/payouts': ['Payouts'],
  '/dashboard/payouts/day': [],
  '/dashboard/auditLog': ['Audit log'],
  '/dashboard/terms': ['Terms of use', 'Announce a version'],
  '/dashboard/ledger': ['Ledger health', 'The books balance.'],
};

type Open = Parameters<typeof ApiUser.join>[0];

const people = {
  'a visitor': async (open: Open) => ({ page: await open(), pages: VISITOR }),
  'a Worker': async (open: Open) => {
    const buyer = await ApiUser.demonstration(open, 'Buyer', API_ONLY);
    const worker = await ApiUser.demonstration(open, 'Worker', API_ONLY);
    const task = await buyer.posts({ title: 'Look at every screen', workers: 2, pay: 10 });
    const sent = await worker.submits(await buyer.posts({ title: 'Look at a screen', workers: 1, pay: 10 }));
    const batch = await postsBatch(buyer, 5);
    const own = {
      [`/dashboard/work/batch/${batch}`]: ['Earned', 'Skip', 'Send and continue'],
      [`/dashboard/taskDetails/${task}`]: ['Submission Info', 'Submit'],
      [`/task/${task}`]: ['Payable Amount', 'Open this task'],
      [`/dashboard/mysubmission/${sent}`]: [],
    };
    return { page: worker.page, pages: { ...WORKER, ...own } };
  },
  'a Buyer': async (open: Open) => {
    const buyer = await ApiUser.demonstration(open, 'Buyer', { path: '/dashboard/myTasks' });
    const update = await buyer.page.getByRole('link', { name: 'Update' }).first().getAttribute('href');
    return { page: buyer.page, pages: { ...BUYER, [update as string]: ['Update task'] } };
  },
  'an Admin': async (open: Open) => ({ page: (await ApiUser.admin(open, API_ONLY)).page, pages: ADMIN }),
} as const;

test.describe('U3 U10 every screen @any-database', () => {
  for (const [person, begin] of Object.entries(people)) {
    for (const theme of ['light', 'dark'] as const)
      test(`of ${person}, each in one theme and language: ${theme} @quick`, async ({ open }) => {
        const { page, pages } = await begin(open);
        await crawlOnce(page, pages, { theme, prerendered: person === 'a visitor' });
      });

    for (const look of COMBINATIONS)
      test(`of ${person}: ${look.theme}, ${look.language}`, async ({ open }) => {
        test.slow();
        const { page, pages } = await begin(open);
        await crawlAll(page, pages, look);
      });
  }
});
