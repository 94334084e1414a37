import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { landscape } from '../support/person';
import { expect, test } from '../support/test';

const FORM = '/dashboard/addTask';
const OFFER = 'This form is open in another tab, with unsent text.';
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const title = (page: Page) => page.getByLabel(/^Task Title/);
const detail = (page: Page) => page.getByLabel(/^Task Detail/);

async function fill(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await detail(page).fill('From below.');
  await page.getByLabel(/^Required Workers/).fill('1');
  await page.getByLabel(/^Payable Amount/).fill('10');
  await page.getByLabel(/^Completion Date/).fill(tomorrow);
  await page.getByLabel(/^Submission Info/).fill('A picture of it.');
  await page.getByLabel('Task Image').setInputFiles(landscape);
}

test.describe('one form in two tabs @any-database', () => {
  test('each has its own draft; sending one leaves the other, and the draft of a closed tab is found again', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Tania Tabs', 'Buyer', { path: FORM });
    const { page: first } = buyer;
    await fill(first, 'One');
    const second = await first.context().newPage();
    await second.goto(FORM);
    await expect(second.getByText(OFFER)).toBeVisible();
    await expect(title(second)).toHaveValue('');
    await title(second).fill('Two');
    await expect(second.getByText(OFFER)).toBeHidden();
    await detail(first).pressSequentially('!');
    await expect(title(first)).toHaveValue('One');
    await detail(second).pressSequentially('Second');

    await second.reload();
    await first.reload();
    await expect(title(second)).toHaveValue('Two');
    await expect(title(first)).toHaveValue('One');
    await expect(detail(first)).toHaveValue('From below.!');

    await first.getByRole('button', { name: 'Add Task' }).click();
    await buyer.expectText('Data added successfully.');
    await expect(title(second)).toHaveValue('Two');
    await detail(second).pressSequentially(' tab');
    await expect(title(second)).toHaveValue('Two');
    await second.close();
    await first.close();

    const third = await buyer.page.context().newPage();
    await third.goto(FORM);
    await expect(title(third)).toHaveValue('Two');
    await expect(detail(third)).toHaveValue('Second tab');
  });

  test('the draft of one is copied to the other on demand', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Tarek Tabs', 'Buyer', { path: FORM });
    await title(buyer.page).fill('Paint a boat');
    const second = await buyer.page.context().newPage();
    await second.goto(FORM);
    await second.getByRole('button', { name: 'Copy it here' }).click();
    await expect(title(second)).toHaveValue('Paint a boat');
    await title(second).fill('Paint a house');
    await buyer.page.reload();
    await expect(title(buyer.page)).toHaveValue('Paint a boat');
  });
});

test('each tab has its own draft on an insecure origin, where there are no locks @any-database', async ({ open }) => {
  const buyer = await ApiUser.join(open, 'Tomal Tabs', 'Buyer', { path: '/aboutus' });
  const { page: first } = buyer;
  await first.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
    Object.defineProperty(window, 'isSecureContext', { get: () => false });
  });
  await first.goto(FORM);
  await title(first).fill('One');
  const second = await first.context().newPage();
  await second.goto(FORM);
  await expect(second.getByText(OFFER)).toBeVisible();
  await expect(title(second)).toHaveValue('');
  await title(second).fill('Two');
  await detail(first).pressSequentially('First');
  await expect(title(first)).toHaveValue('One');
  await first.reload();
  await second.reload();
  await expect(title(first)).toHaveValue('One');
  await expect(detail(first)).toHaveValue('First');
  await expect(title(second)).toHaveValue('Two');
  await expect(detail(second)).toHaveValue('');
});

test('U17 pasted text over a limit stays, with its count and an error, and nothing is sent @any-database', async ({
  open,
}) => {
  const buyer = await ApiUser.join(open, 'Tuli Tabs', 'Buyer', { path: FORM });
  const { page } = buyer;
  const text = 'x'.repeat(8009);
  await fill(page, 'Long');
  await detail(page).fill('');
  await detail(page).evaluate((field, pasted) => {
    field.focus();
    document.execCommand('insertText', false, pasted);
  }, text);
  await expect(detail(page)).toHaveValue(text);
  await expect(page.getByText('8,009 / 5,000')).toBeVisible();
  await expect(page.getByText('This text is too long: at most 5,000 characters.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(detail(page)).toBeFocused();
  await expect(page).toHaveURL(/addTask$/);
  await detail(page).fill('Short again.');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await buyer.expectText('Data added successfully.');
});
