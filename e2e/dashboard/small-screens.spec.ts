import { expect, type Locator } from '@playwright/test';
import { choose, expectNoClippedText, settled } from '../support/looks';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { test } from '../support/test';

const BANGLA = { theme: 'light', language: 'bn' } as const;
/** As long as some account numbers are, with no place to break. */
/** The longest that is taken. */
const ACCOUNT = '0123456789012345678901234567890123';
const PHONE = { width: 320, height: 640 };

test.describe('U10 at 320 px, which is 640 px at 200 % zoom, in Bangla @any-database', () => {
  for (const role of ['Worker', 'Buyer', 'Admin'] as const) {
    test(`the dialogs of ${role === 'Admin' ? 'an' : 'a'} ${role} are whole`, async ({ open }) => {
      const admin = await ApiUser.admin(open, { path: '/aboutus' });
      const worker = await ApiUser.demonstration(open, 'Worker', { path: '/aboutus' });
      // More coins than all other tests withdraw.
      await admin.corrects(worker, 5_000);
      await worker.requestsWithdrawal(200, ACCOUNT, 'card');
      const { page } = await ApiUser.demonstration(open, role, { path: '/aboutus' });
      const main = page.getByRole('main');
      await resize(page, PHONE);
      await choose(page, BANGLA);

      const opens = async (opener: Locator, what: string) => {
        await opener.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectNoClippedText(page, what);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      };

      await page.goto('/dashboard');
      await settled(page);
      await opens(page.getByRole('banner').locator('button[aria-haspopup=dialog]'), 'the notifications');
      await opens(page.getByRole('banner').getByRole('button').first(), 'the menu');

      if (role === 'Worker') {
        await page.goto('/dashboard/tasklist');
        await main.getByRole('article').first().getByRole('link').click();
        await settled(page);
        await expectNoClippedText(page, 'the details of a task');
        await page.goto('/dashboard/tasklist?search=zzz');
        await settled(page);
        const offer = await main.getByRole('button', { name: 'নতুন টাস্ক এলে জানান' }).boundingBox();
        expect(offer?.height, 'the offer to save a search is on one line').toBeLessThan(64);
        await expectNoClippedText(page, 'a search that is not saved');
        await page.goto('/dashboard/withdrawals');
        await opens(main.locator('.k-row-card__actions').getByRole('button').first(), 'taking a request back');
      }
      if (role === 'Buyer') {
        await page.goto('/dashboard/myTasks');
        await main
          .getByRole('button', { name: /এর আরও কাজ$/ })
          .first()
          .click();
        await opens(main.locator('.k-row-menu:popover-open .k-button--danger'), 'deleting a task');
        await main.locator('a[href*="/task/update/"]').first().click();
        await settled(page);
        await expectNoClippedText(page, 'changing a task');
        await page.goto('/dashboard');
        const pending = main
          .locator('.k-row-card')
          .filter({ has: page.locator('.k-button--secondary') })
          .first();
        await opens(pending.locator('.k-button--ghost'), 'a submission');
        await opens(pending.locator('.k-button--secondary'), 'rejecting it');
        await page.goto('/dashboard/paymentHistory');
        await opens(main.locator('.k-row-card__actions').getByRole('button').first(), 'a receipt');
      }
    });
  }
});
