import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

/** Deletes everything of the session in the browser, as after a sign-out everywhere else. */
const loseSession = (page: Page) => page.context().clearCookies();

test.describe('the session @any-database', () => {
  test('that has expired leads to sign-in, and the reason stays visible', async ({ open }) => {
    const buyer = new Person(await open('/', { expects: /status of 401/ }), 'Buyer');
    await buyer.signInAs('Buyer');
    await buyer.goTo('Purchase Coin');
    await expect(buyer.page.getByRole('button', { name: '10 coins: Buy for' })).toBeEnabled();
    await loseSession(buyer.page);
    await buyer.page.getByRole('button', { name: '10 coins: Buy for' }).click();
    await buyer.confirm(/^Buy for/);
    await buyer.expectText('Please sign in to continue.');
    await expect(buyer.page).toHaveURL('/signin');
    await expect(buyer.page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  });

  test('that the server forbids (403) ends the same way, and nothing was bought', async ({ open }) => {
    const buyer = await ApiUser.demonstration(open, 'Buyer', { path: '/dashboard/purchaseCoin' });
    const { page } = buyer;
    const before = await buyer.coins();
    await page.route(
      ({ pathname }) => pathname === '/api/payment',
      async (route) => {
        const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'cross-site' };
        await route.fulfill({ response: await route.fetch({ headers }) });
      },
    );
    await page.getByRole('button', { name: '10 coins: Buy for' }).click();
    await buyer.confirm(/^Buy for/);
    await buyer.expectText('This request came from another site.');
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/signin');
    const again = await ApiUser.demonstration(open, 'Buyer');
    expect(await again.coins()).toEqual(before);
  });

  test('starts and ends in every tab of the browser at the same time @quick', async ({ open }) => {
    const worker = new Person(await open(), 'Worker');
    const other = await worker.page.context().newPage();
    await other.goto('/');
    await worker.signInAs('Worker');
    await expect(other.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
    await other.goto('/profile');
    await expect(other.getByText('worker@kaaj.example')).toBeVisible();
    await worker.logOut();
    await expect(other).toHaveURL('/signin');
  });

  test('of another user replaces the page of the other tab', async ({ open }) => {
    const worker = new Person(await open(), 'Worker');
    await worker.signInAs('Worker');
    const other = await worker.page.context().newPage();
    await other.goto('/profile');
    await expect(other.getByText('worker@kaaj.example')).toBeVisible();
    await worker.logOut();
    await worker.page.goto('/');
    await worker.signInAs('Buyer');
    await other.goto('/profile');
    await expect(other.getByText('buyer@kaaj.example')).toBeVisible();
    await expect(other.getByText('worker@kaaj.example')).toHaveCount(0);
  });
});
