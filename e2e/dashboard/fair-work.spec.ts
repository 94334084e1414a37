import { choose, expectNoAxeViolations, LOOKS, expectNoLayoutDefects, WIDTHS } from '../support/looks';
import { API_ONLY, ApiUser } from '../support/api-user';
import { face, landscape } from '../support/person';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

test.describe('a submission that is not accepted at once @any-database', () => {
  test('is changed, rejected, disputed and decided, with the same timeline for all participants @quick', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Bina Asks', 'Buyer', API_ONLY);
    const worker = await ApiUser.join(open, 'Wahid Insists', 'Worker', API_ONLY);
    const task = await buyer.posts({ title: 'Count the lamps of your lane', workers: 1, pay: 20, reviewDays: 1 });

    await worker.page.goto(`/dashboard/taskDetails/${task}`);
    await worker.page.getByRole('button', { name: 'Reserve a spot' }).click();
    await expect(worker.page.getByRole('timer')).toHaveText(/^\d+:\d\d/);
    await worker.page.goto('/dashboard');
    const kept = worker.page.getByRole('region', { name: 'Reserved for you' });
    await expect(kept.getByRole('timer')).toHaveText(/^\d+:\d\d/);
    await kept.getByRole('link', { name: 'Count the lamps of your lane' }).click();
    await worker.page.getByLabel(/^Submission Detail/).fill('Seven lamps.');
    await worker.page.locator('input[type=file]').setInputFiles([landscape, face]);
    await expect(worker.page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
    await worker.page.getByRole('button', { name: 'Submit' }).click();
    await worker.expectText('Submission is successfull');

    await buyer.page.goto('/dashboard');
    await buyer.page.getByRole('button', { name: 'View Submission' }).click();
    await buyer.page.getByRole('link', { name: 'Open full submission' }).click();
    await buyer.page.getByRole('button', { name: 'Request changes' }).click();
    await buyer.page.getByLabel(/^What should be changed/).fill('Name the broken ones, too.');
    await buyer.page.getByRole('button', { name: 'Send', exact: true }).click();
    await buyer.expectText('Changes requested from the worker.');
    await expect(buyer.page.getByRole('button', { name: 'Reject' })).toHaveCount(0);

    await worker.page.goto('/dashboard/mysubmission');
    await worker.page.getByRole('link', { name: 'Count the lamps of your lane' }).click();
    await expect(worker.page.getByText('Name the broken ones, too.')).toBeVisible();
    await worker.page.getByLabel(/^Submission Detail/).fill('Seven lamps; the third is broken.');
    await worker.page.reload();
    await expect(worker.page.getByLabel(/^Submission Detail/)).toHaveValue('Seven lamps; the third is broken.');
    await worker.page.getByRole('button', { name: 'Submit the changes' }).click();
    await worker.expectText('Your changes were submitted. The buyer will review them.');

    await expect(buyer.page.getByText('Seven lamps; the third is broken.')).toBeVisible();
    const reject = buyer.page.getByRole('button', { name: 'Reject' });
    await reject.click();
    const ready = buyer.page.getByRole('button', { name: 'Only part of the work was done.' });
    await ready.click();
    await buyer.page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await buyer.expectText('The work was rejected.');

    await expect(worker.page.getByText('Only part of the work was done.')).toBeVisible();
    await worker.page.getByLabel(/^Why the rejection is wrong/).fill('There are seven lamps in all.');
    await worker.page.getByRole('button', { name: 'Dispute the rejection' }).click();
    await worker.expectText('Your dispute is open. The buyer has 48 hours to reply.');

    await buyer.page.goto('/dashboard');
    await expect(buyer.page.getByText('A worker has disputed one of your rejections')).toBeVisible();
    await buyer.page.getByRole('link', { name: 'Count the lamps of your lane' }).first().click();
    await buyer.page.getByLabel(/^Why the rejection is justified/).fill('I count eight.');
    await buyer.page.getByRole('button', { name: 'Send reply' }).click();
    await buyer.expectText('Your answer was sent. An Admin will decide.');

    const admin = await ApiUser.admin(open, { path: '/dashboard/disputes' });
    await admin.page.getByRole('link', { name: 'Count the lamps of your lane' }).click();
    await expect(admin.page.getByText('I count eight.')).toBeVisible();
    await admin.page.getByLabel(/^Reason \(both parties will read it\)/).fill('The picture shows seven.');
    const right = admin.page.getByRole('button', { name: 'The worker is right' });
    await right.click();
    const agree = admin.page.getByRole('dialog').getByRole('button', { name: 'The worker is right' });
    await agree.click();
    await admin.expectText('Decided. Both parties have been notified.');

    await expect(worker.page.getByText('The picture shows seven.')).toBeVisible();
    await expect(worker.page.getByText('An Admin decided in favor of the worker')).toBeVisible();
    await worker.page.getByRole('link', { name: 'Receipt' }).click();
    const receipt = worker.page.getByRole('article');
    for (const words of [
      'Bina Asks',
      'Wahid Insists',
      'Seven lamps; the third is broken.',
      'Only part of the work was done.',
      'There are seven lamps in all.',
      'I count eight.',
      'The picture shows seven.',
      'reserved for the dispute → available',
    ]) {
      await expect(receipt).toContainText(words);
    }
    await expect(receipt.getByText(/^[0-9a-f]{64}$/)).not.toHaveCount(0);
    await worker.page.emulateMedia({ media: 'print' });
    await expect(worker.page.getByRole('banner')).toBeHidden();
    await expect(receipt.getByRole('button', { name: 'Print' })).toBeHidden();
    await worker.page.emulateMedia({ media: 'screen' });
    await worker.page.goto('/dashboard/statement');
    await expect(worker.page.getByRole('row', { name: /\+20/ })).toContainText('30');

    expect(await worker.coins()).toMatchObject({ coin: 30, availableCoin: 30 });
    expect(await buyer.coins()).toMatchObject({ coin: 30, availableCoin: 30 });
  });

  for (const look of LOOKS) {
    test(`is complete and accessible in ${look.theme}, ${look.language}`, async ({ open }) => {
      const names = { light: ['Bipasha Looks', 'Wali Looks'], dark: ['Bithi Looks', 'Wasi Looks'] }[look.theme];
      const buyer = await ApiUser.join(open, `${names[0]} ${look.language}`, 'Buyer');
      const worker = await ApiUser.join(open, `${names[1]} ${look.language}`, 'Worker');
      const admin = await ApiUser.admin(open);
      const work = await worker.submits(
        await buyer.posts({ title: `Lanes ${look.theme} ${look.language}`, workers: 2, pay: 5 }),
      );
      const shown = async (member: ApiUser, path: string) => {
        await choose(member.page, look);
        await member.page.goto(path);
        for (const width of WIDTHS) {
          await resize(member.page, { width, height: 900 });
          await expectNoLayoutDefects(member.page, `${path} at ${width}`);
        }
        await expectNoAxeViolations(member.page, path);
      };
      await shown(buyer, `/dashboard/submission/${work}`);
      await buyer.rejects(work, 'Not what I asked for.');
      await shown(worker, `/dashboard/mysubmission/${work}`);
      const { _id } = await worker.post<{ _id: string }>(`/submission/${work}/dispute`, { statement: 'It is.' });
      await shown(buyer, `/dashboard/submission/${work}`);
      await shown(admin, `/dashboard/disputes/${_id}`);
      await shown(admin, '/dashboard/disputes');
      await buyer.patch(`/dispute/${_id}/answer`, { concede: true });
      await shown(worker, `/dashboard/receipt/decision/${work}`);
      await shown(buyer, `/dashboard/receipt/dispute/${_id}`);
      await choose(admin.page, { theme: 'light', language: 'en' });
    });
  }
});
