import { API_ONLY, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

test.describe('U9 the URL stores the state of a list @any-database', () => {
  test("a Worker's tasks: sort, search and open only @quick", async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Adib Address', 'Buyer', API_ONLY);
    const [few, many] = ['Fold an origami boat', 'Fold an origami crane'];
    await buyer.posts({ title: few, workers: 1, pay: 3 });
    await buyer.posts({ title: many, workers: 1, pay: 30 });
    // Full, and therefore last, however the list is sorted.
    const taken = await buyer.posts({ title: 'Fold an origami star', workers: 1, pay: 10 });
    const other = await ApiUser.join(open, 'Afia Address', 'Worker', API_ONLY);
    await other.submits(taken);
    const { page } = await ApiUser.join(open, 'Asma Address', 'Worker', { path: '/dashboard/tasklist' });
    const titles = page.getByRole('article').getByRole('heading');
    const [search, sort] = [page.getByLabel('Search tasks'), page.getByLabel('Sort By Payable Amount')];
    const onlyOpen = page.getByRole('switch', { name: 'Open tasks only' });

    await search.fill('origami');
    await expect(page).toHaveURL('/dashboard/tasklist?search=origami');
    await expect(titles).toHaveCount(3);
    await sort.selectOption('High to Low');
    await expect(page).toHaveURL('/dashboard/tasklist?search=origami&sort=dsc');
    await expect(titles).toHaveText([many, few, 'Fold an origami star']);
    await sort.selectOption('Low to High');
    await expect(titles).toHaveText([few, many, 'Fold an origami star']);
    await onlyOpen.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/dashboard/tasklist?search=origami&sort=asc&open=true');
    await expect(titles).toHaveText([few, many]);
    await page.reload();
    await expect(titles).toHaveText([few, many]);
    await expect(search).toHaveValue('origami');
    await expect(sort).toHaveValue('asc');
    await expect(onlyOpen).toBeChecked();
    await page.goBack();
    await expect(onlyOpen).not.toBeChecked();
    await expect(titles).toHaveText([few, many, 'Fold an origami star']);
    await page.goBack();
    await expect(titles).toHaveText([many, few, 'Fold an origami star']);
    await page.goForward();
    await expect(sort).toHaveValue('asc');
    await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(few);
    await page.goBack();
    await expect(titles).toHaveText([few, many, 'Fold an origami star']);
  });

  test("a Worker's submissions: five to a page", async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Anik Address', 'Buyer', API_ONLY);
    const worker = await ApiUser.join(open, 'Ayon Address', 'Worker', API_ONLY);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      await worker.submits(await buyer.posts({ title: `Page ${number} of a letter`, workers: 1, pay: 1 }));
    const { page } = worker;
    await page.goto('/dashboard/mysubmission');
    const pages = page.getByRole('navigation', { name: 'Pages of your submissions' });
    const rows = page.getByRole('table', { name: 'My Submission' }).locator('tbody tr');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('Page 11 of a letter');
    await expect(pages.getByRole('button')).toHaveText(['', '1', '2', '3', '']);
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/dashboard/mysubmission?page=2');
    await expect(rows.first()).toContainText('Page 6 of a letter');
    await pages.getByRole('button', { name: '3' }).click();
    await expect(page).toHaveURL('/dashboard/mysubmission?page=3');
    await expect(rows).toHaveCount(1);
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.reload();
    await expect(rows).toHaveText(/Page 1 of a letter/);
    await expect(pages.locator('[aria-current=page]')).toHaveText('3');
    await page.goBack();
    await expect(rows.first()).toContainText('Page 6 of a letter');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard/mysubmission');
    await expect(rows.first()).toContainText('Page 11 of a letter');
  });

  test("an Admin's people and tasks: search", async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Alif Address', 'Buyer', API_ONLY);
    await buyer.posts({ title: 'Write an address in Bangla', workers: 1, pay: 3 });
    const admin = await ApiUser.admin(open);
    const { page } = admin;
    for (const [entry, path, label, text, found] of [
      ['Manage Users', '/dashboard/manageusers', 'Search by name or email', 'alif.address', buyer.email],
      ['Manage Task', '/dashboard/managetasks', 'Search tasks', 'address in bangla', 'Write an address in Bangla'],
    ] as const) {
      await admin.goTo(entry);
      const rows = page.locator('tbody tr');
      await page.getByLabel(label).fill(text);
      await expect(page).toHaveURL(`${path}?search=${text.replaceAll(' ', '+')}`);
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(found);
      await page.reload();
      await expect(page.getByLabel(label)).toHaveValue(text);
      await expect(rows).toHaveCount(1);
      await admin.goTo('Home');
      await expect(page).toHaveURL('/dashboard');
      await page.goBack();
      await expect(page.getByLabel(label)).toHaveValue(text);
      await expect(rows).toHaveCount(1);
    }
  });
});
