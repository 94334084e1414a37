import { type Locator } from '@playwright/test';
import { Member } from '../support/member';
import { countPresses } from '../support/presses';
import { expect, test } from '../support/test';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
const PASSWORD = 'Secret1Word';

/** A person who has just come sees a button before they press it; a trial of Playwright's would be counted as a press. */
async function seen(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.page().evaluate(() => document.fonts.ready);
  await button.page().waitForTimeout(700);
}

test.describe('U15 presses', () => {
  for (const viewport of [PHONE, DESK]) {
    test(`from a task, without an account, to the first work sent for it: nine at ${viewport.width} px @any-database`, async ({
      open,
    }) => {
      const buyer = await Member.join(open, `Pinky Press ${viewport.width}`, 'Buyer');
      const title = `Count to ten at ${viewport.width}`;
      await buyer.posts({ title, workers: 1, pay: 10 });
      const page = await open('/aboutus', { expects: /Failed to load resource/ });
      await page.setViewportSize(viewport);
      const presses = await countPresses(page);
      await page.goto('/alltasks');
      const main = page.getByRole('main');
      await main.getByRole('article').filter({ hasText: title }).getByRole('link').click();
      await main.getByRole('link', { name: 'Sign Up' }).click();
      await main.getByRole('button', { name: 'Draw one for me' }).click();
      await page.getByLabel(/^Name/).click();
      await page.keyboard.type('Putul Press');
      await page.getByLabel(/^E-mail/).focus();
      await page.keyboard.type(`putul-${viewport.width}@kaaj.example`);
      for (const label of [/^Password/, /^Verify Password/]) {
        await page.getByLabel(label).focus();
        await page.keyboard.type(PASSWORD);
      }
      await page.getByLabel(/^Role/).selectOption('Worker');
      presses.also(2);
      const signUp = main.getByRole('button', { name: 'Sign Up' });
      await seen(signUp);
      await signUp.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const detail = page.getByLabel(/^Submission Detail/);
      await seen(detail);
      await detail.click();
      await page.keyboard.type('One to ten, all of them.');
      const submit = page.getByRole('button', { name: 'Submit', exact: true });
      await seen(submit);
      await submit.click();
      await expect(page.getByText('Submission is successfull')).toBeVisible();
      expect(presses.counted()).toBeLessThanOrEqual(9);
    });

    test(`from the dashboard to a withdrawal to a saved account: five at ${viewport.width} px @any-database`, async ({
      open,
    }) => {
      const worker = await Member.join(open, `Polash Press ${viewport.width}`, 'Worker');
      const admin = await Member.admin(open, { path: '/aboutus' });
      await admin.corrects(worker, 250);
      const account = { paymentSystem: 'nagad', accountNumber: '01712345678', password: PASSWORD };
      await worker.post('/payout-account', account);
      const { page } = worker;
      await page.setViewportSize(viewport);
      const presses = await countPresses(page);
      await page.goto('/dashboard');
      if (viewport === PHONE) {
        await page.getByRole('navigation', { name: 'At hand' }).getByRole('link', { name: 'Wallet' }).click();
        await page.getByRole('main').getByRole('link', { name: 'Withdraw coins' }).click();
      } else await page.getByRole('link', { name: 'Withdrawals' }).click();
      await expect(page.getByRole('radio', { name: /nagad/ })).toBeChecked();
      await page.getByRole('button', { name: 'All 250 coins' }).click();
      const withdraw = page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true });
      await seen(withdraw);
      await withdraw.click();
      const sheet = page.getByRole('dialog', { name: /^Withdraw 250 coins/ });
      const agree = sheet.getByRole('button', { name: 'Withdraw', exact: true });
      await seen(agree);
      await agree.click();
      await expect(page.getByText('Withdrawal Request Sent')).toBeVisible();
      await expect(page.getByText('0 available · 250 on hold')).toBeVisible();
      expect(presses.counted()).toBeLessThanOrEqual(5);
    });
  }
});
