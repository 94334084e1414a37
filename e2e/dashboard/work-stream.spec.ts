import { postsBatch } from '../support/batch';
import { API_ONLY, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

/** From Enter to the next item, for each item in milliseconds. */
async function completeItems(open: Parameters<typeof ApiUser.join>[0], items: number): Promise<readonly number[]> {
  const buyer = await ApiUser.join(open, `Bela ${items}`, 'Buyer', API_ONLY);
  if (items > 40) await buyer.buy(150);
  const batch = await postsBatch(buyer, items);
  const { page } = await ApiUser.join(open, `Wasim ${items}`, 'Worker', { path: '/dashboard/tasklist' });
  const entry = page.getByRole('article').filter({ hasText: 'Bird …' }).first();
  await entry.getByRole('link', { name: 'Work on it' }).click();
  await expect(page).toHaveURL(`/dashboard/work/batch/${batch}`);
  const devtools = await page.context().newCDPSession(page);
  const speed = (1.6 * 1024 * 1024) / 8;
  const line = { offline: false, latency: 150, downloadThroughput: speed, uploadThroughput: speed };
  await devtools.send('Network.emulateNetworkConditions', line);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const waits: number[] = [];
  let pressed = 0;
  for (let item = 1; item <= items; item += 1) {
    await expect(page.getByRole('heading', { level: 1, name: `Bird ${item}`, exact: true })).toBeVisible();
    if (pressed > 0) waits.push(performance.now() - pressed);
    await page.keyboard.press(`Digit${(item % 3) + 1}`);
    pressed = performance.now();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Nothing is left for you in this batch')).toBeVisible();
  await expect(page.getByText('Everything is sent.')).toBeVisible();
  expect(loads).toBe(0);
  const first = await buyer.get<{ tasks: number; posted: number }>(`/task/batch/${batch}`);
  expect(first).toMatchObject({ tasks: items, posted: items });
  expect(await buyer.get<number>('/submission/received/count')).toBe(Math.min(100, items));
  return waits;
}

test('a batch is completed by keyboard, without a page load and on a slow connection @quick', async ({ open }) => {
  expect(await completeItems(open, 20)).toHaveLength(19);
});

test('U18 the median of a hundred items waits less than 300 ms on a slow connection', async ({ open }) => {
  test.setTimeout(120_000);
  const waits = [...(await completeItems(open, 100))].sort((one, other) => one - other);
  expect(waits[waits.length >> 1]).toBeLessThan(300);
});
