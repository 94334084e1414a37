import { type Locator, type Page } from '@playwright/test';
import { API_ONLY, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

/** Interactions the same place of the screen twice, whatever lies there the second time. */
async function pressTwice(page: Page, button: Locator, pause: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const wait of [pause, 0]) {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(wait);
  }
}

test.describe('U13 double clicks and early clicks', () => {
  test('a double click on Accept pays one worker, and the rows keep their places @quick', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Hena Hurried', 'Buyer', API_ONLY);
    const task = await buyer.posts({ title: 'Count the boats', workers: 3, pay: 5 });
    for (const name of ['Hasan One', 'Hasan Two', 'Hasan Three']) {
      await (await ApiUser.join(open, name, 'Worker', API_ONLY)).submits(task);
    }
    for (const [index, pause] of [50, 150, 350].entries()) {
      await buyer.page.goto('/dashboard');
      await pressTwice(buyer.page, buyer.page.getByRole('button', { name: 'Accept' }).first(), pause);
      await expect(buyer.page.getByText('Accepted', { exact: true }).first()).toBeVisible();
      await expect(buyer.page.getByRole('button', { name: 'Accept' })).toHaveCount(2 - index);
    }
  });

  test('a double click on Accept in the review queue pays one worker, and shows the next submission @quick', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Hasna Hurried', 'Buyer', API_ONLY);
    const task = await buyer.posts({ title: 'Count the carts', workers: 2, pay: 5 });
    for (const name of ['Hanif One', 'Hanif Two']) {
      await (await ApiUser.join(open, name, 'Worker', API_ONLY)).submits(task);
    }
    await buyer.page.goto('/dashboard/review');
    const lying = buyer.page.getByRole('region', { name: 'Submission', exact: true });
    await expect(lying).toContainText('Work by Hanif One');
    await pressTwice(buyer.page, lying.getByRole('button', { name: 'Accept' }), 150);
    await expect(lying).toContainText('Work by Hanif Two');
    await expect(lying.getByRole('button', { name: 'Accept' })).toBeEnabled();
    const waits = buyer.page.getByText('Accepting the work of Hanif One.');
    await expect(waits).toBeVisible();
    await expect(waits).toBeHidden();
    await buyer.expectText('Hanif One was paid 5 coins.');
    const received = await buyer.get<{ status: string }[]>('/submission/received?state=pending');
    expect(received).toHaveLength(1);
  });

  test('two Accepts in flight are two effects', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Hira Hurried', 'Buyer', API_ONLY);
    const task = await buyer.posts({ title: 'Count the trains', workers: 2, pay: 5 });
    for (const name of ['Habib One', 'Habib Two']) {
      await (await ApiUser.join(open, name, 'Worker', API_ONLY)).submits(task);
    }
    await buyer.page.goto('/dashboard');
    const waiting = buyer.page.getByRole('button', { name: 'Accept' });
    await expect(waiting).toHaveCount(2);
    const accepts = await waiting.all();
    await buyer.page.route('**/api/submission/update/status/*', async (route) => {
      await buyer.page.waitForTimeout(400);
      await route.continue();
    });
    for (const accept of accepts.reverse()) await accept.click();
    await expect(buyer.page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    expect(await buyer.coins()).toMatchObject({ coin: 40 });
  });

  for (const pause of [50, 150, 350, 500]) {
    test(`two clicks ${pause} ms apart buy once${pause === 150 ? ' @quick' : ''}`, async ({ open }) => {
      const buyer = await ApiUser.join(open, `Hafiz ${pause}`, 'Buyer', { path: '/dashboard/purchaseCoin' });
      const { page } = buyer;
      const ask = page.getByRole('button', { name: '150 coins: Buy for' });
      const confirm = page.getByRole('dialog').getByRole('button', { name: /^Buy for/ });
      // A dialog takes clicks 300 ms after it has opened; a slower second click may close it.
      if (pause < 300) await pressTwice(page, ask, pause);
      else await ask.click();
      await confirm.click({ trial: true });
      expect(await buyer.coins()).toMatchObject({ coin: 50 });
      await pressTwice(page, confirm, pause);
      await buyer.expectText('Coin Purchased Successfully.');
      expect(await buyer.coins()).toMatchObject({ coin: 200 });
    });
  }
});

test('Enter before hydration sends nothing, and the input stays @quick', async ({ open }) => {
  const page = await open('/aboutus');
  let go: () => void = () => undefined;
  const held = new Promise<void>((done) => (go = done));
  // The script in the head precedes the page's content and is not part of hydration.
  await page.route(/(?<!\/head\.\w{10})\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  const password = page.locator('input[name=password]');
  await page.locator('input[name=email]').fill('slow@kaaj.example');
  await password.fill('Secret1Word');
  await password.press('Enter');
  await page.waitForTimeout(300);
  expect(sent).toHaveLength(1);
  expect(page.url()).not.toContain('Secret1Word');
  go();
  await expect(page.locator('form button[type=submit]')).toBeEnabled();
  await expect(password).toHaveValue('Secret1Word');
});
