import { readFileSync } from 'node:fs';
import { zipOf } from '../../api/test/support/zip';
import { ApiUser } from '../support/api-user';
import { landscape } from '../support/person';
import { expect, test } from '../support/test';

const file = (rows: readonly string[]) => ({
  name: 'pictures.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['picture', ...rows].join('\n')),
});

test.describe('a batch @any-database', () => {
  test('is previewed, posted from a file and monitored, and its tasks exist @quick', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Bela Batch', 'Buyer', { path: '/dashboard/addTask' });
    const { page } = buyer;
    await page.getByRole('link', { name: 'Post in bulk from a file' }).click();
    await page.getByLabel('Data file').setInputFiles(file(['one.png', 'x'.repeat(200), 'three.png']));
    await expect(page.getByText('{{picture}}')).toBeVisible();
    const day = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const texts = {
      'Task Title': 'Label {{picture}}',
      'Task Detail': 'What does {{picture}} show?',
      'Required Workers': '2',
      'Payable Amount': '5',
      'Completion Date': day,
      'Submission Info': 'One word',
    };
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
    await page.getByLabel('Task Image').setInputFiles(landscape);
    const look = page.getByRole('button', { name: 'Preview tasks' });
    await look.click();
    await buyer.expectText('Line 3, Task Title: This is too long.');

    await page.getByLabel('Data file').setInputFiles(file(['one.png', 'two.png', 'three.png']));
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
    const texts = {
      'Task Title': 'Which bird is this?',
      'Task Detail': 'Look at the picture.',
      'Required Workers': '1',
      'Payable Amount': '1',
      'Completion Date': new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10),
      'Submission Info': 'One word',
    };
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
    const look = page.getByRole('button', { name: 'Preview tasks' });
    await look.click();
    await buyer.expectText('Line 3, picture: There is no such picture.');
    await page.getByLabel('Data file').setInputFiles(file(['one.jpg', 'two.jpg']));
    await choose('Column that names the picture', 'picture');
    await look.click();
    await page.getByRole('button', { name: 'Post 2 tasks' }).click();
    await expect(page.getByRole('heading', { name: 'My batches' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Which bird/ })).toContainText('All posted');
  });
});
