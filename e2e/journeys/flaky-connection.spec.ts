import { deflateSync, crc32 } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { API_ONLY, ApiUser } from '../support/api-user';
import { expect, test } from '../support/test';

const SIDE = 256;

/** A picture of noise, which no encoder makes small: three pieces. */
function noise(): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  // Eight bits of red, green and blue each.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: SIDE }, () => Buffer.concat([Buffer.from([0]), randomBytes(3 * SIDE)]));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = chunk('IDAT', deflateSync(Buffer.concat(rows)));
  return Buffer.concat([signature, chunk('IHDR', head), pixels, chunk('IEND', Buffer.alloc(0))]);
}

test.describe('over a bad line @any-database', () => {
  test('a picture resumes at its offset, and the buyer sees it @quick', async ({ open }) => {
    const buyer = await ApiUser.join(open, 'Bulbul Looks', 'Buyer', API_ONLY);
    const task = await buyer.posts({ title: 'Photograph a ferry', workers: 1, pay: 20 });
    const path = `/dashboard/taskDetails/${task}`;
    const worker = await ApiUser.join(open, 'Waliul Ferry', 'Worker', { path });
    const { page } = worker;
    const offsets: string[] = [];
    let broken = true;
    await page.route('**/api/image/proof/upload/*', async (route) => {
      const request = route.request();
      const offset = request.headers()['upload-offset'];
      if (request.method() !== 'PATCH' || offset === undefined) return route.continue();
      offsets.push(offset);
      if (offset === '0' || !broken) return route.continue();
      await page.context().setOffline(true);
      return route.abort('connectionreset');
    });

    await page.getByLabel(/^Submission Detail/).fill('The ferry of nine.');
    const file = { name: 'ferry.png', mimeType: 'image/png', buffer: noise() };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('The upload resumes when you are back online.')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Uploading picture 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    broken = false;
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
    expect(offsets.length).toBeGreaterThanOrEqual(4);
    await page.getByRole('button', { name: 'Submit' }).click();
    await worker.expectText('Submission is successfull');

    await buyer.page.goto('/dashboard');
    await buyer.page.getByRole('button', { name: 'View Submission' }).click();
    await buyer.page.getByRole('link', { name: 'Open full submission' }).click();
    const picture = buyer.page.getByRole('img', { name: 'Picture 1' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(SIDE);
  });
});
