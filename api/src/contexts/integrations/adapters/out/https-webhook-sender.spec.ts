import { Resolver } from 'node:dns/promises';
import { type Config } from '../../../../config';
import { AddressRefused } from '../../domain/integrations.errors';
import { NAME_MS } from './foreign-names';
import { HttpsWebhookSender } from './https-webhook-sender';

const sender = new HttpsWebhookSender({ webhookHosts: [] } as unknown as Config);

/** The time until the rejection, in milliseconds. */
async function refusedAfter(url: string): Promise<number> {
  const startedAt = Date.now();
  await expect(sender.check(url)).rejects.toThrow(AddressRefused);
  return Date.now() - startedAt;
}

describe('the address of a webhook', () => {
  afterEach(() => jest.restoreAllMocks());

  it('S54 is rejected with the same text and delay for an internal name and for an unknown one', async () => {
    jest.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('ENODATA'));
    jest
      .spyOn(Resolver.prototype, 'resolve4')
      .mockImplementation((host: string) =>
        host === 'db.inside.test' ? Promise.resolve(['10.0.0.5']) : Promise.reject(new Error('ENOTFOUND')),
      );
    const times = await Promise.all(['https://db.inside.test/', 'https://nobody.inside.test/'].map(refusedAfter));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(NAME_MS - 5);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(250);
  });

  it('is rejected without a delay for an IP address, which reveals nothing', async () => {
    for (const url of ['https://10.0.0.5/', 'https://[fd00::1]/', 'https://168.63.129.16/'])
      expect(await refusedAfter(url)).toBeLessThan(NAME_MS / 2);
  });
});
