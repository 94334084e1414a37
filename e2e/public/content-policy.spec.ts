import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, test } from '../support/test';

interface RemotesList {
  readonly remotes: readonly { readonly name: string; readonly entry: string }[];
}

test.describe('S12 the content policy @any-database', () => {
  test('refuses a remote from an unlisted origin: it is not even requested @quick', async ({ open }) => {
    const asked: string[] = [];
    const foreign = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
      response.end('document.documentElement.dataset.foreign = "ran";');
    }).listen(0, '127.0.0.1');
    await once(foreign, 'listening');
    const entry = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/foreign.js`;
    const page = await open('about:blank', { expects: /Content[- ]Security[- ]Policy|foreign\.js/ });
    const refusal = page.waitForEvent('console', (said) => said.text().includes(`script-src-elem refused ${entry}`));
    await page.route('**/remotes.json', async (route) => {
      const { remotes } = (await (await route.fetch()).json()) as RemotesList;
      const changed = remotes.map((remote) => (remote.name === 'mfe-public' ? { ...remote, entry } : remote));
      await route.fulfill({ json: { remotes: changed } });
    });
    await page.goto('/nothing');
    await refusal;
    await expect(page.getByText('This part is unavailable right now')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-foreign');
    await expect(page.getByRole('contentinfo')).toContainText('All right reserved');
    expect(asked).toEqual([]);
    foreign.close();
  });
});
