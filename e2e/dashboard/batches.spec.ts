import { readFileSync } from 'node:fs';
import { zipOf } from '../../api/test/support/zip';
import { ApiUser } from '../support/api-user';
import { type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoClippedText } from '../support/looks';
import { landscape } from '../support/person';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const file = (rows: readonly string[]) => ({
  name: 'pictures.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['picture', ...rows].join('\n')),
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const isFocused = (page: Page, name: string) => expect(heading(page, name).locator(':focus')).toBeVisible();

/** Goes on to the next step, whose heading gets the focus. */
async function goOn(page: Page, name: 'Task' | 'Check and post') {
  await page.getByRole('button', { name: 'Next' }).click();
  await isFocused(page, name);
}

const TEXTS = {
  'Task Detail': 'What does {{picture}} show?',
  'Required Workers': '2',
  'Payable Amount': '5',
  'Completion Date': new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10),
  'Submission Info': 'One word',
};
async function fill(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
}
async function addPicture(page: Page) {
  await page.getByLabel('Task Image').setInputFiles(landscape);
  await expect(page.getByText('landscape.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
}

test.describe('a batch @any-database', () => {
  test('is previewed, posted from a file and monitored, and its tasks exist @quick', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Bela Batch', 'Buyer', { path: '/dashboard/addTask' });
    const { page } = buyer;
    await page.getByRole('link', { name: 'Post in bulk from a file' }).click();
    await page.getByLabel('Data file').setInputFiles(file(['one.png', 'x'.repeat(200), 'three.png']));
    await buyer.expectText('one.png · xxx');
    await goOn(page, 'Task');
    await fill(page, { ...TEXTS, 'Task Title': 'Label ' });
    await page.getByLabel(/^Task Title/).focus();
    await page.getByRole('button', { name: 'picture', exact: true }).click();
    await expect(page.getByLabel(/^Task Title/)).toHaveValue('Label {{picture}}');
    await addPicture(page);
    await goOn(page, 'Check and post');
    const look = page.getByRole('button', { name: 'Preview tasks' });
    await look.click();
    await buyer.expectText('Line 3, Task Title: This is too long.');

    await page.getByRole('button', { name: 'Go to step 1: Rows' }).click();
    await isFocused(page, 'Rows');
    await page.getByLabel('Data file').setInputFiles(file(['one.png', 'two.png', 'three.png']));
    await buyer.expectText('one.png · two.png');
    await goOn(page, 'Task');
    await goOn(page, 'Check and post');
    await look.click();
    await buyer.expectText('3 tasks × 10 coins');
    await expect(page.getByRole('table')).toContainText('What does three.png show?');
    await page.getByRole('button', { name: 'Post 3 tasks' }).click();
    await expect(page.getByRole('heading', { name: 'My batches' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Label/ })).toContainText('All posted');
    await page.goto('/dashboard/myTasks');
    await buyer.expectText('0 of 3 items done');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More actions for Label {{picture}}' }).click();
    await page.getByRole('button', { name: 'Download the results of Label {{picture}}' }).click();
    expect((await download).suggestedFilename()).toMatch(/^batch-\w+\.csv$/);
  });

  test('has a picture for each row from a ZIP file, and names the row that has none', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Zia Zip', 'Buyer', { path: '/dashboard/addBatch' });
    const { page } = buyer;
    const bytes = readFileSync(landscape);
    const zip = zipOf([
      { name: 'birds/one.jpg', bytes },
      { name: 'birds/two.jpg', bytes },
      { name: '__MACOSX/._one.jpg', bytes: Buffer.from('x') },
    ]);
    const choose = async (label: string, option: string) => {
      await page.getByLabel(label).click();
      await page.locator('.ant-select-item-option-content').getByText(option, { exact: true }).click();
    };
    await page.getByLabel('Data file').setInputFiles(file(['one.jpg', 'three.jpg']));
    await choose('Pictures of the tasks', 'A ZIP file with a picture for each row');
    await choose('Column that names the picture', 'picture');
    await page.getByLabel('ZIP file').setInputFiles({ name: 'birds.zip', mimeType: 'application/zip', buffer: zip });
    await buyer.expectText('2 of 2 pictures are stored.');
    await goOn(page, 'Task');
    await fill(page, { ...TEXTS, 'Task Title': 'Which bird is this?', 'Task Detail': 'Look at the picture.' });
    await fill(page, { 'Required Workers': '1', 'Payable Amount': '1' });
    await goOn(page, 'Check and post');
    const look = page.getByRole('button', { name: 'Preview tasks' });
    await look.click();
    await buyer.expectText('Line 3, picture: There is no such picture.');
    await page.getByRole('button', { name: 'Step 1, finished: Rows' }).click();
    await page.getByLabel('Data file').setInputFiles(file(['one.jpg', 'two.jpg']));
    await buyer.expectText('one.jpg · two.jpg');
    await goOn(page, 'Task');
    await goOn(page, 'Check and post');
    await look.click();
    await page.getByRole('button', { name: 'Post 2 tasks' }).click();
    await expect(page.getByRole('heading', { name: 'My batches' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Which bird/ })).toContainText('All posted');
  });

  test('goes through its steps on a phone, with Back and Forward of the browser and after a reload', async ({
    open,
  }) => {
    const { page } = await ApiUser.join(open, 'Sima Steps', 'Buyer', { path: '/dashboard/addBatch' });
    await resize(page, { width: 320, height: 640 });
    const looksWell = async (where: string) => {
      await expectNoClippedText(page, where);
      await expectNoAxeViolations(page, where);
    };
    await page.getByLabel('Data file').setInputFiles(file(['one.png']));
    await expect(page.getByText('one.png', { exact: true })).toBeVisible();
    await looksWell('step 1');
    await goOn(page, 'Task');
    await fill(page, { ...TEXTS, 'Task Title': 'Label it' });
    await addPicture(page);
    const column = page.getByRole('button', { name: 'picture', exact: true });
    expect((await column.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await looksWell('step 2');
    await goOn(page, 'Check and post');
    await looksWell('step 3');

    await page.goBack();
    await isFocused(page, 'Task');
    await page.goBack();
    await isFocused(page, 'Rows');
    await expect(page.getByText('pictures.csv')).toBeVisible();
    await page.goForward();
    const title = page.getByLabel(/^Task Title/);
    await expect(title).toHaveValue('Label it');
    await title.fill('');
    await page.goForward();
    await page.getByRole('button', { name: 'Preview tasks' }).click();
    await expect(title).toBeFocused();
    await expect(page.getByText('This field is required.')).toBeVisible();

    await page.reload();
    await expect(heading(page, 'Rows')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/addBatch');
    await expect(page.getByText('What you have typed is kept.')).toBeVisible();
    await page.getByLabel('Data file').setInputFiles(file(['one.png']));
    await expect(page.getByText('one.png', { exact: true })).toBeVisible();
    await goOn(page, 'Task');
    await expect(page.getByLabel(/^Task Detail/)).toHaveValue('What does {{picture}} show?');
  });
});
