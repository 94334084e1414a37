import { Member } from '../support/member';
import { expect, test } from '../support/test';

const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const FORM = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      required: true,
      options: ['Magpie', 'Crow', 'Myna'].map((label) => ({ value: label.toLowerCase(), label })),
    },
  ],
};

/** Coins and a picture of a task of theirs are all that a batch needs. */
async function posts(buyer: Member, items: number): Promise<string> {
  const task = await buyer.posts({ title: 'Alone', workers: 1, pay: 1 });
  const { imageURL } = await buyer.get<{ imageURL: string }>(`/task/${task}`);
  const { _id } = await buyer.post<{ _id: string }>('/task/batch', {
    title: 'Bird {{number}}',
    taskDetail: 'Look at picture {{number}}.',
    submissionInfo: 'Its name.',
    requiredWorkers: 1,
    payableAmount: 1,
    completionDate: IN_A_WEEK,
    imageURL,
    form: FORM,
    format: 'csv',
    rows: ['number', ...Array.from({ length: items }, (_, index) => index + 1)].join('\n'),
  });
  await expect
    .poll(async () => (await buyer.get<{ posted: number }>(`/task/batch/${_id}`)).posted, { timeout: 20_000 })
    .toBe(items);
  return _id;
}

/** From Enter to the next item, for each item in milliseconds. */
async function worksThrough(open: Parameters<typeof Member.join>[0], items: number): Promise<readonly number[]> {
  const buyer = await Member.join(open, 'Bela Birds', 'Buyer');
  if (items > 40) await buyer.buy(150);
  const batch = await posts(buyer, items);
  const { page } = await Member.join(open, 'Wasim Words', 'Worker', { path: '/dashboard/tasklist' });
  const entry = page.getByRole('article').filter({ hasText: 'Bird {{number}}' }).first();
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

test('a batch is worked through by keys, without a page load and on a slow line @quick', async ({ open }) => {
  expect(await worksThrough(open, 20)).toHaveLength(19);
});

test('a hundred items wait no longer than 300 ms each on a slow line', async ({ open }) => {
  test.setTimeout(120_000);
  const waits = [...(await worksThrough(open, 100))].sort((one, other) => one - other);
  expect(waits[waits.length >> 1]).toBeLessThan(300);
});
