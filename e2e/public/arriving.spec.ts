import { type Page } from '@playwright/test';
import { choose, expectNoAxeViolations, expectNoLayoutDefects, LOOKS } from '../support/looks';
import { API_ONLY, ApiUser } from '../support/api-user';
import { PASSWORD, Person } from '../support/person';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const;
const TITLE = 'Photograph the tea stall at your corner';

/** A photo as a phone takes it, too large for a slow line: noise, so that nothing makes it small but fewer pixels. */
async function photoOf(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const brush = canvas.getContext('2d');
    const grain = brush?.createImageData(2400, 1800);
    if (!brush || !grain) throw new Error('no canvas');
    for (let index = 0; index < grain.data.length; index += 1) grain.data[index] = (index * 2_654_435_761) >>> 24;
    brush.putImageData(grain, 0, 0);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return [...new Uint8Array(await photo.arrayBuffer())];
  });
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

test.describe('arriving @any-database', () => {
  for (const screen of SCREENS)
    test(`View Details leads through sign-up to its task, at ${screen.width} px${screen.width === 360 ? ' @quick' : ''}`, async ({
      open,
    }) => {
      const buyer = await ApiUser.join(open, `Bilkis Arrives ${screen.width}`, 'Buyer', API_ONLY);
      await buyer.posts({ title: TITLE, workers: 3, pay: 12 });
      const worker = new Person(await open('/alltasks'), `Wahid Arrives ${screen.width}`);
      const { page } = worker;
      await resize(page, screen);
      const card = page.getByRole('article').filter({ hasText: TITLE }).first();
      await card.getByRole('link', { name: 'View Details' }).click();
      await expect(page).toHaveURL('/signin');
      const main = page.getByRole('main');
      await expect(main.getByText(TITLE)).toBeVisible();
      await expect(main.getByText('12 coins')).toBeVisible();
      await main.getByRole('link', { name: 'Sign Up' }).click();
      await expect(main.getByText(TITLE)).toBeVisible();

      await page.getByLabel(/^Name/).fill(worker.name);
      await page.getByLabel(/^Email/).fill(worker.email);
      await page.getByLabel(/^Password/).fill(PASSWORD);
      await page.getByLabel(/^Verify Password/).fill(PASSWORD);
      await page.getByLabel(/^Role/).selectOption('Worker');
      const signUp = main.getByRole('button', { name: 'Sign Up' });
      await signUp.click();
      await worker.expectText('Account Created Successfully.');
      await expect(page).toHaveURL(/\/dashboard\/taskDetails\//);
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

      await page.goto('/dashboard');
      const steps = page.getByRole('region', { name: 'Your first three steps' });
      await expect(steps.getByText('10 of 200 coins')).toBeVisible();
      await steps.getByRole('link', { name: 'Open the Task List' }).click();
      await expect(page).toHaveURL('/dashboard/tasklist');
    });

  test('Buy Now leads through sign-in to its confirm dialog, and opens it once @quick', async ({ open }) => {
    const page = await open('/');
    const buyer = new Person(page, 'Karim Chowdhury');
    // Before the scripts are there the link is an ordinary one to sign-in.
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Buy Now: 150 coins for $10.00' }).click();
    await expect(page).toHaveURL('/signin');
    await buyer.expectText('150 coins for $10.00');
    await page.getByRole('button', { name: 'Buyer', exact: true }).click();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Buy 150 coins for $10.00?');
    await expect(page).toHaveURL('/dashboard/purchaseCoin');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: /^150 coins: / })).toBeEnabled();
    await expect(question).toHaveCount(0);

    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Buy Now: 500 coins for $20.00' }).click();
    await expect(question).toContainText('Buy 500 coins for $20.00?');
    await question.getByRole('button', { name: /^Buy for/ }).click();
    await buyer.expectText('Coin Purchased Successfully.');
  });

  test('coins and bell stay on the public pages, and are updated there', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Bokul Frame', 'Buyer');
    const worker = await ApiUser.join(open, 'Wali Frame', 'Worker', { path: '/aboutus' });
    await worker.hasCoins(10);
    const submission = await worker.submits(await buyer.posts({ title: TITLE, workers: 1, pay: 20 }));
    await buyer.accepts(submission);
    await worker.hasCoins(30);
    await worker.bellShows(1, `Your work for "${TITLE}" was accepted.`);
    await worker.page.getByRole('banner').getByRole('link', { name: '30 coins' }).click();
    await expect(worker.page).toHaveURL('/dashboard/statement');
  });

  test('a photo of megabytes travels small', async ({ open }) => {
    const page = await open('/');
    const person = new Person(page, 'Large Photo');
    await person.fillSignUp('Worker');
    const photo = await photoOf(page);
    expect(photo.buffer.length).toBeGreaterThan(1_500_000);
    await page.locator('input[type=file]').setInputFiles(photo);
    const upload = page.waitForRequest('**/api/image');
    const signUp = page.getByRole('button', { name: 'Sign Up' });
    await signUp.click();
    const sent = Number(await (await upload).headerValue('content-length'));
    await person.expectText('Account Created Successfully.');
    expect(sent).toBeGreaterThan(1_000);
    expect(sent).toBeLessThan(photo.buffer.length / 3);
  });

  for (const look of LOOKS)
    test(`is complete and accessible in ${look.theme}, ${look.language}, for newcomers too`, async ({ open }) => {
      const buyer = await ApiUser.join(open, `Beauty ${look.theme}`, 'Buyer');
      const worker = await ApiUser.join(open, `Waseka ${look.theme}`, 'Worker');
      const task = await buyer.posts({ title: TITLE, workers: 3, pay: 12 });
      const visitor = await open(`/dashboard/taskDetails/${task}`);
      await expect(visitor).toHaveURL('/signin');
      for (const { page, paths } of [
        { page: buyer.page, paths: ['/dashboard', '/'] },
        { page: worker.page, paths: ['/dashboard', '/', '/alltasks'] },
        { page: visitor, paths: [`/dashboard/taskDetails/${task}`] },
      ]) {
        await choose(page, look);
        for (const path of paths) {
          await page.goto(path);
          for (const { width, height } of [...SCREENS, { width: 1024, height: 800 }, { width: 320, height: 568 }]) {
            await resize(page, { width, height });
            await expectNoLayoutDefects(page, `${path} at ${width} px, ${look.language}`);
          }
          for (const screen of SCREENS) {
            await resize(page, screen);
            await expectNoAxeViolations(page, `${path} at ${screen.width} px, ${look.theme}`);
          }
        }
      }
    });
});
