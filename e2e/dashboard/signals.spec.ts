import { choose, expectNoAxeViolations, LOOKS, expectNoClippedText, settled, WIDTHS } from '../support/looks';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

test('an Admin sees the risk signals of a withdrawal, follows a link and decides @any-database', async ({ open }) => {
  const buyer = await ApiUser.join(open, 'Bina Ring', 'Buyer');
  const worker = await ApiUser.join(open, 'Rony Ring', 'Worker');
  const admin = await ApiUser.admin(open);
  await buyer.buy(500);
  const task = await buyer.posts({ title: 'Buy a ring', workers: 1, pay: 300 });
  await buyer.accepts(await worker.submits(task));
  await worker.requestsWithdrawal(300, '01755555555');
  const { page } = admin;
  const sheet = page.getByRole('dialog');

  for (const look of LOOKS) {
    await choose(page, look);
    await page.goto('/dashboard');
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      const where = `${width} px, ${look.theme}, ${look.language}`;
      await settled(page);
      await expectNoClippedText(page, `the queue at ${where}`);
      await page
        .getByRole('button', {
          name: /View risk signals for the request of Rony Ring|Rony Ring-এর অনুরোধের ঝুঁকির লক্ষণ দেখুন/,
        })
        .click();
      await expect(sheet.getByRole('link', { name: 'Bina Ring' })).toBeVisible();
      await expectNoClippedText(page, `the sheet at ${where}`);
      await expectNoAxeViolations(page, `the sheet at ${where}`);
      await page.screenshot({ path: test.info().outputPath(`sheet-${width}-${look.theme}.png`) });
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
  }

  await choose(page, { theme: 'light', language: 'en' });
  await page.goto('/dashboard');
  const look = page.getByRole('button', { name: 'View risk signals for the request of Rony Ring' });
  await look.click();
  await sheet.getByRole('link', { name: 'Bina Ring' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(buyer.email);
  await expect(page.getByRole('main').getByText('Bina Ring', { exact: true })).toBeVisible();
  await page.goBack();
  await look.click();
  await sheet.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog', { name: 'Reject this request?' }).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Withdrawal Rejected')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(await worker.coins()).toMatchObject({ availableCoin: 310 });
});
