import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const PAGE_SIZE = 5;

const cards = (page: Page) => page.getByRole('article');
const wayOf = (task: string) => `/dashboard/taskDetails/${task}`;

/** Where the cards of every task lead to, in the order of the server. */
async function everyWay(page: Page): Promise<string[]> {
  const ways: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await page.request.get('/api/task', { params: { size: 100, ...(cursor && { cursor }) } });
    const { data, page: more } = (await answer.json()) as { data: { _id: string }[]; page: { next: string | null } };
    ways.push(...data.map(({ _id }) => wayOf(_id)));
    cursor = more.next;
  }
  return ways;
}

test.describe('All Tasks @any-database', () => {
  test('a card links to the details of its task, through sign-in for a visitor', async ({ open }) => {
    const page = await open('/alltasks');
    const details = cards(page).first().getByRole('link', { name: 'View Details' });
    await expect(details).toHaveAttribute('href', /^\/dashboard\/taskDetails\/\w+/);
    await details.click();
    await expect(page).toHaveURL('/signin');
  });

  test('more tasks load as the reader nears the end, until every task is shown once', async ({ open }) => {
    const page = await open('/');
    await resize(page, { width: 360, height: 640 });
    await page.route(
      ({ pathname }) => pathname === '/api/task',
      (route) => {
        const small = new URL(route.request().url());
        small.searchParams.set('size', String(PAGE_SIZE));
        return route.continue({ url: small.href });
      },
    );
    await page.goto('/alltasks');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expect(page.getByRole('button', { name: 'Show more tasks' })).toBeEnabled();
    await expect
      .poll(async () => {
        await cards(page).last().scrollIntoViewIfNeeded();
        return page.getByRole('button', { name: 'Show more tasks' }).count();
      })
      .toBe(0);
    const ways = await cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways.length).toBeGreaterThan(PAGE_SIZE);
    expect(ways).toEqual(await everyWay(page));
  });
});

test.describe('U9 All Tasks, open ones only @any-database', () => {
  test('is in the URL, kept by a reload, undone by Back, shared by a link', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Oishi Open', 'Buyer', { path: '/aboutus' });
    const [free, taken] = ['Tune a harmonium', 'Carry a harmonium'];
    await buyer.posts({ title: free, workers: 1, pay: 3 });
    const worker = await ApiUser.join(open, 'Omar Open', 'Worker', { path: '/aboutus' });
    await worker.submits(await buyer.posts({ title: taken, workers: 1, pay: 5 }));
    const page = await open('/alltasks?search=harmonium&sort=asc');
    const titles = (shown: Page) => cards(shown).getByRole('heading');
    const openOnly = (shown: Page) => shown.getByRole('switch', { name: 'Open tasks only' });
    await expect(titles(page)).toHaveText([free, taken]);
    await expect(cards(page).last()).toContainText('Full');

    await openOnly(page).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/alltasks?search=harmonium&sort=asc&open=true');
    await expect(titles(page)).toHaveText([free]);
    await page.reload();
    await expect(openOnly(page)).toBeChecked();
    await expect(titles(page)).toHaveText([free]);
    await page.goBack();
    await expect(page).toHaveURL('/alltasks?search=harmonium&sort=asc');
    await expect(openOnly(page)).not.toBeChecked();
    await expect(titles(page)).toHaveText([free, taken]);
    await page.goForward();
    await expect(openOnly(page)).toBeChecked();
    await expect(titles(page)).toHaveText([free]);

    const other = await open(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(openOnly(other)).toBeChecked();
    await expect(titles(other)).toHaveText([free]);
  });
});
