import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import type * as client from '../../libs/client/src/index';
import { FAILED_ANSWERS, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

const built = join(__dirname, '../../libs/client/dist/esm');
const ADDRESS = '/kaaj-client';

/** Serves the built @kaaj/client to a page, as a third-party site would. */
async function serveClient(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}/**`, (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname.slice(ADDRESS.length)) }),
  );
}

interface KeyAnswer {
  readonly email?: string;
  readonly tasks?: number;
  readonly refused?: string;
}

/** A program with this key that uses the client: requests its user and tasks, and tries to post one. */
const runProgram = (page: Page, key: string) =>
  page.evaluate(
    async ([address, bearer]): Promise<KeyAnswer> => {
      const { isProblem, Kaaj } = (await import(`${address}/index.js`)) as typeof client;
      const kaaj = new Kaaj({ baseUrl: location.origin, key: bearer });
      const codeOf = (error: unknown) => {
        if (!isProblem(error)) throw error;
        return error.code;
      };
      try {
        const { email } = await kaaj.getKeyOwner();
        const tasks = (await kaaj.listTasks({ size: 2 }).take(3)).length;
        return { email, tasks, refused: await kaaj.deleteTask('01M83R6FM8DE3X6793M45X6KEP').then(() => '', codeOf) };
      } catch (error) {
        return { refused: codeOf(error) };
      }
    },
    [ADDRESS, key] as const,
  );

test.describe('@kaaj/client in a browser @any-database', () => {
  test('works with a key of My account, which shows its last use, until it is revoked', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Kona Program', 'Buyer', { path: '/profile' });
    const { page } = buyer;
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Price watch');
    await page.getByText('read tasks', { exact: true }).click();
    await page.getByRole('button', { name: 'Create a key' }).click();
    const key = (await page.getByText(/^kaaj_\w{49}$/).textContent()) ?? '';
    const row = page.getByRole('row', { name: /Price watch/ });
    await expect(row).toContainText('Never');

    // Another machine: no session, and no cookie.
    const elsewhere = await open('/aboutus', { expects: FAILED_ANSWERS });
    await serveClient(elsewhere);
    const said = await runProgram(elsewhere, key);
    expect(said).toEqual({ email: buyer.email, tasks: 3, refused: 'key/scope-missing' });

    await page.reload();
    await expect(row).not.toContainText('Never');
    await expect(row).toContainText('Active');
    await row.getByRole('button', { name: 'Revoke “Price watch”' }).click();
    await buyer.confirm('Revoke');
    await expect(row).toContainText('Revoked');
    expect(await runProgram(elsewhere, key)).toEqual({ refused: 'key/invalid' });
  });

  test('verifies whether a message is from Kaaj', async ({ open }) => {
    const page = await open('/aboutus');
    await serveClient(page);
    const secret = Buffer.alloc(32, 7);
    const body = JSON.stringify({ type: 'task.closed', timestamp: 'x', data: { task: 'ক' } });
    const sent = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`msg_1.${sent}.${body}`).digest('base64');
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': sent, 'webhook-signature': `v1,${signature}` };
    const verified = (text: string) =>
      page.evaluate(
        async ([address, received]) => {
          const { verifyWebhook } = (await import(`${address}/index.js`)) as typeof client;
          return verifyWebhook(received).then(
            ({ type }) => type,
            ({ name }: Error) => name,
          );
        },
        [ADDRESS, { body: text, headers, secret: `whsec_${secret.toString('base64')}` }] as const,
      );
    expect(await verified(body)).toBe('task.closed');
    expect(await verified(`${body} `)).toBe('WebhookError');
  });
});
