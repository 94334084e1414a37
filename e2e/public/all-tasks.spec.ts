import { type Page } from '@playwright/test';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('article');

test.describe('All Tasks @any-database', () => {
  test('a card leads to the details of its task, by way of sign-in for a visitor', async ({ open }) => {
    const page = await open('/alltasks');
    const details = cards(page).first().getByRole('link', { name: 'View Details' });
    await expect(details).toHaveAttribute('href', /^\/dashboard\/taskDetails\/\w+/);
    await details.click();
    await expect(page).toHaveURL('/signin');
  });

  test('more come as the reader nears the end, until none is left, and none twice', async ({ open }) => {
    const page = await open('/alltasks');
    await expect(cards(page).first()).toBeVisible();
    await expect
      .poll(async () => {
        await cards(page).last().scrollIntoViewIfNeeded();
        return page.getByRole('button', { name: 'Show more tasks' }).count();
      })
      .toBe(0);
    const links = await cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });
});
