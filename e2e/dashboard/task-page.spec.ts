import { choose, expectNoAxeViolations, expectNoLayoutDefects, LOOKS } from '../support/looks';
import { API_ONLY, ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

const PHONE = { width: 360, height: 740 } as const;
const DETAIL = `Go to **three shops** of your street:

1. Look at the sign.
2. Read https://kaaj.example/how-to (it is short).

Not a link: javascript:alert(1) <b>or this</b>`;

test.describe('the page of a task @any-database', () => {
  test('renders the buyer’s text in order: its list, its bold words, its links, and no other markup', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Bela Writes', 'Buyer');
    const worker = await ApiUser.join(open, 'Wasim Reads', 'Worker');
    const task = await buyer.posts({ title: 'Three shops of your street', workers: 3, pay: 12, detail: DETAIL });
    const { page } = worker;
    await page.goto(`/dashboard/taskDetails/${task}`);
    const words = page.getByRole('region', { name: 'What to do' });
    await expect(words.getByRole('listitem')).toHaveCount(2);
    await expect(words.getByRole('strong')).toHaveText('three shops');
    const link = words.getByRole('link');
    await expect(link).toHaveText('https://kaaj.example/how-to');
    await expect(link).toHaveAttribute('href', 'https://kaaj.example/how-to');
    await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(words).toContainText('javascript:alert(1) <b>or this</b>');
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('3 of 3 left');

    const picture = page.getByRole('button', { name: 'Enlarge the picture' });
    const before = await picture.boundingBox();
    expect(before?.height).toBeLessThanOrEqual(200);
    await picture.click();
    const large = page.getByRole('button', { name: 'Shrink the picture' });
    expect((await large.boundingBox())?.height).toBeGreaterThan(200);
  });

  test('keeps Submit in view on a phone, beside the field in use', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Bela Waits', 'Buyer');
    const worker = await ApiUser.join(open, 'Wasim Sends', 'Worker');
    const detail = `${DETAIL}\n\n${'Write down what you saw.\n'.repeat(30)}`;
    const task = await buyer.posts({ title: 'Shops of a long street', workers: 3, pay: 12, detail });
    const { page } = worker;
    await resize(page, PHONE);
    await page.goto(`/dashboard/taskDetails/${task}`);
    const submit = page.getByRole('button', { name: 'Submit' });
    const field = page.getByLabel(/^Submission Detail/);
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(field).not.toBeInViewport();
    await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    const [reached, below] = [await field.boundingBox(), await submit.boundingBox()];
    expect((reached?.y ?? 0) + (reached?.height ?? 0), 'what is scrolled to').toBeLessThanOrEqual(below?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await submit.click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('Seen.');
    const [typed, at] = [await field.boundingBox(), await submit.boundingBox()];
    expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(at?.y ?? 0);
    await submit.click();
    await worker.expectText('Submission is successfull');
    await expect(page.getByText('Once it is accepted, you get')).toBeVisible();
  });

  test('is found on a phone in a list that shows five tasks at a time', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Bela Lists', 'Buyer');
    const title = 'Rows of tea gardens';
    for (let number = 0; number < 6; number += 1) await buyer.posts({ title, workers: 1, pay: 2 });
    const { page } = await ApiUser.join(open, 'Wasim Looks', 'Worker');
    await resize(page, PHONE);
    await page.goto(`/dashboard/tasklist?search=${encodeURIComponent(title)}`);
    const rows = page.getByRole('article').filter({ hasText: title });
    await expect(rows).toHaveCount(6);
    for (let row = 0; row < 5; row += 1) await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
    await rows.nth(4).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  for (const look of LOOKS)
    test(`is complete and accessible in ${look.theme}, ${look.language}`, async ({ open }) => {
      const buyer = await ApiUser.join(open, `Bela ${look.theme} Whole`, 'Buyer');
      const { page } = await ApiUser.join(open, `Wasim ${look.theme} Whole`, 'Worker');
      const visitor = await open('/aboutus');
      const title = 'Whole shops in a street with a name as long as Bangabandhu Avenue';
      const task = await buyer.posts({ title, workers: 3, pay: 16, detail: DETAIL });
      for (const { who, paths } of [
        { who: page, paths: [`/dashboard/taskDetails/${task}`, '/dashboard/tasklist', `/task/${task}`] },
        { who: visitor, paths: [`/task/${task}`] },
      ]) {
        await choose(who, look);
        for (const { width, height } of [
          PHONE,
          { width: 320, height: 568 },
          { width: 768, height: 900 },
          { width: 1280, height: 900 },
        ])
          for (const path of paths) {
            await resize(who, { width, height });
            await who.goto(path);
            await expectNoLayoutDefects(who, `${path} at ${width} px, ${look.language}`);
            await expectNoAxeViolations(who, `${path} at ${width} px, ${look.theme}`);
          }
      }
    });

  test('keeps the one claim of a worker during work and over a reload, and opens the slot after a release @quick', async ({
    open,
  }) => {
    const buyer = await ApiUser.join(open, 'Bela Keeps', 'Buyer', API_ONLY);
    const [keeper, other] = [
      await ApiUser.join(open, 'Wasim Keeps', 'Worker', API_ONLY),
      await ApiUser.join(open, 'Rina Waits', 'Worker', API_ONLY),
    ];
    const task = await buyer.posts({ title: 'One shop for one worker', workers: 1, pay: 12, detail: DETAIL });
    const { page } = keeper;
    await page.goto(`/dashboard/taskDetails/${task}`);
    const keep = page.getByRole('button', { name: 'Reserve a spot' });
    await keep.click();
    await expect(page.getByRole('timer')).toHaveText(/^(1:00:00|59:\d\d)$/);
    await page.getByLabel(/^Submission Detail/).fill('Half of it');
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^59:\d\d$/);
    await expect(page.getByLabel(/^Submission Detail/)).toHaveValue('Half of it');
    await expectNoAxeViolations(page, 'a place that is kept');

    await other.page.goto(`/dashboard/taskDetails/${task}`);
    await expect(other.page.getByText('All spots of this task are taken.')).toBeVisible();
    await page.getByRole('button', { name: 'Release spot' }).click();
    await expect(keep).toBeVisible();
    await other.page.reload();
    await other.page.getByLabel(/^Submission Detail/).fill('All of it');
    await other.page.getByRole('button', { name: 'Submit' }).click();
    await expect(other.page.getByText('Once it is accepted, you get')).toBeVisible();
  });
});
