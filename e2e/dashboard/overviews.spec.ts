import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const PHONE = { width: 360, height: 640 } as const;

/** Where something begins, in px from the upper edge of the screen. */
const top = async (page: Page, name: string | RegExp) =>
  (await page.getByRole('main').getByText(name).first().boundingBox())?.y ?? Infinity;

test.describe('an overview on a phone', () => {
  test('has the queue on its first screen, above the bar', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Oni Overview', 'Buyer');
    const task = await buyer.posts({ title: 'Count the boats', workers: 2, pay: 5 });
    const [first, second] = [
      await ApiUser.join(open, 'Omi First', 'Worker', { path: '/aboutus' }),
      await ApiUser.join(open, 'Omi Second', 'Worker', { path: '/aboutus' }),
    ];
    await buyer.accepts(await first.submits(task));
    await second.submits(task);
    const { page } = buyer;
    await resize(page, PHONE);
    await page.goto('/dashboard');
    await expect(page.getByText(/^1 submission is waiting for your decision\./)).toBeVisible();
    await expect(page.getByText('Omi Second')).toBeVisible();
    const bar = (await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox())?.y ?? 0;
    expect(await top(page, 'Omi Second')).toBeLessThan(bar - 24);
    expect(await top(page, 'Total tasks')).toBeLessThan(await top(page, 'Tasks to Review'));
  });
});

test.describe('a template', () => {
  test('keeps the input for one task and starts the next with it', async ({ open }) => {
    const { page } = await ApiUser.join(open, 'Tuli Template', 'Buyer');
    await page.goto('/dashboard/addTask');
    const title = page.getByLabel('Task Title');
    await title.fill('Count the kites');
    await page.getByLabel('Required Workers').fill('4');
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByLabel('Name of the new template').fill('Kites');
    await page.getByRole('button', { name: 'Save the form as a template' }).click();
    await expect(page.getByRole('dialog').getByText('Kites', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await title.fill('Something else');
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('button', { name: 'Start a task from Kites' }).click();
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title).toHaveValue('Count the kites');
    await expect(page.getByLabel('Required Workers')).toHaveValue('4');
  });
});
