import { expect, type Page } from '@playwright/test';
import { choose, expectNoClippedText, settled } from '../support/looks';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { test } from '../support/test';

const PATHS = {
  Worker: ['', '/mysubmission', '/withdrawals', '/statement'],
  Buyer: ['', '/myTasks', '/paymentHistory'],
  Admin: ['', '/manageusers', '/managetasks', '/auditLog'],
} as const;

/** Words of the tables that break onto a second line, except email addresses and account numbers. */
const brokenWords = (page: Page) =>
  page
    .getByRole('main')
    .locator('th, td')
    .evaluateAll((cells) => {
      const found: string[] = [];
      for (const cell of cells) {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/–-]+/g)) {
            if (word.includes('@') || text.parentElement?.matches('code')) continue;
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
          }
        }
      }
      return found;
    });

test.describe('U10 tables between a phone and a wide screen @any-database', () => {
  for (const role of ['Worker', 'Buyer', 'Admin'] as const) {
    test(`of ${role === 'Admin' ? 'an' : 'a'} ${role} are fully visible, without clipped text`, async ({ open }) => {
      const admin = await ApiUser.admin(open, { path: '/aboutus' });
      const worker = await ApiUser.demonstration(open, 'Worker', { path: '/aboutus' });
      await admin.corrects(worker, 5_000);
      await admin.corrects(await ApiUser.join(open, `Anwara Begum Of The Longest Of All Names ${role}`, 'Worker'), 10);
      await worker.requestsWithdrawal(200);
      const { page } = await ApiUser.demonstration(open, role, { path: '/aboutus' });
      for (const width of [1280, 1024, 768]) {
        await resize(page, { width, height: 900 });
        for (const language of ['en', 'bn'] as const) {
          await choose(page, { theme: 'light', language });
          for (const path of PATHS[role]) {
            const where = `/dashboard${path} at ${width} px, ${language}`;
            await page.goto(`/dashboard${path}`);
            await settled(page);
            await expect(page.getByRole('main').getByRole('table').first(), where).toBeVisible();
            expect(await brokenWords(page), where).toEqual([]);
            await expectNoClippedText(page, where);
          }
        }
      }
    });
  }
});
