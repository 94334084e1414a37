import { hesitate } from '../support/hesitate';
import { FAILED_ANSWERS, Member } from '../support/member';
import { expect, test } from '../support/test';

const TITLE = 'Read the name of the ferry';

test.describe('the public page of a task @any-database', () => {
  test('is told by its link, to whoever runs no scripts', async ({ open, product }) => {
    const buyer = await Member.join(open, 'Bashir Shares', 'Buyer');
    const task = await buyer.posts({ title: `${TITLE} <1>`, workers: 3, pay: 12 });
    const visitor = await open('/aboutus');
    const answer = await visitor.request.get(`/task/${task}`);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).toContain(`<title>${TITLE} &lt;1&gt; | Kaaj</title>`);
    expect(html).toContain(`<meta property="og:title" content="${TITLE} &lt;1&gt;">`);
    expect(html).toContain(
      '<meta name="description" content="Earn 12 coins: Look closely, then write down what you saw.">',
    );
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await visitor.request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/webp');
    expect(new URL(picture).origin).toBe(new URL(product.origin).origin);
    expect((await visitor.request.get('/task/01HZX5M6T8V9W0Y1Z2A3B4C5D6')).status()).toBe(404);
  });

  test('is read on the way to sign-in, and leads on to the task itself', async ({ open }) => {
    const buyer = await Member.join(open, 'Bashir Posts', 'Buyer');
    const task = await buyer.posts({ title: TITLE, workers: 3, pay: 12 });
    const page = await open(`/dashboard/taskDetails/${task}`);
    await expect(page).toHaveURL('/signin');
    const read = page.getByRole('link', { name: 'Read the task first' });
    await hesitate(read);
    await read.click();
    await expect(page).toHaveURL(`/task/${task}`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('3 of 3 left');
    await expect(page.getByRole('region', { name: 'What to do' })).toContainText('Look closely');
    const go = page.getByRole('link', { name: 'Do this task' });
    await hesitate(go);
    await go.click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('main').getByText(TITLE)).toBeVisible();
    await page.getByRole('button', { name: 'Worker', exact: true }).click();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`/dashboard/taskDetails/${task}`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  test('says that a task is not open any more', async ({ open }) => {
    const page = await open('/task/01HZX5M6T8V9W0Y1Z2A3B4C5D6', { expects: FAILED_ANSWERS });
    await expect(page.getByRole('heading', { level: 1, name: 'This task is not open.' })).toBeVisible();
  });
});
