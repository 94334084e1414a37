import { chromium } from '../support/chromium';
import { choose, expectNoLayoutDefects } from '../support/looks';
import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

const PATHS = {
  Worker: ['', '/tasklist', '/mysubmission', '/withdrawals', '/statement'],
  Buyer: ['', '/addTask', '/myTasks', '/review', '/purchaseCoin', '/paymentHistory'],
  Admin: ['', '/manageusers', '/managetasks', '/disputes', '/payouts', '/auditLog', '/ledger'],
} as const;

test.use({ launchOptions: chromium('--blink-settings=defaultFontSize=32') });

test.describe('U10 the dashboard with text of twice the size, set in the browser @any-database', () => {
  for (const role of ['Worker', 'Buyer', 'Admin'] as const)
    test(`of ${role === 'Admin' ? 'an' : 'a'} ${role}: nothing cut off at 1280 px`, async ({ open }) => {
      test.slow();
      const { page } = await ApiUser.demonstration(open, role, { path: '/profile' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const language of ['en', 'bn'] as const) {
        await choose(page, { theme: 'light', language });
        for (const path of PATHS[role]) {
          await page.goto(`/dashboard${path}`);
          await expectNoLayoutDefects(page, `/dashboard${path} in large letters, ${language}`);
        }
      }
    });
});
