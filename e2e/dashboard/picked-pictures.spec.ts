import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { face, landscape } from '../support/person';
import { expect, test } from '../support/test';

/** A picture that is large enough to be made smaller before it travels: a JPEG may be followed by anything. */
const largePicture = () => ({
  name: 'large.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([readFileSync(landscape), Buffer.alloc(400 * 1024)]),
});

/**
 * Simulates a browser that returns noise for canvas reads; in blocks, so that the result is smaller than the selected
 * file.
 */
function encodeNoise(): void {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (...given) {
    const brush = this.getContext('2d');
    const [width, height] = [this.width / 8, this.height / 8];
    for (let block = 0; brush && block < 64; block += 1) {
      brush.fillStyle = `hsl(${360 * Math.random()} 90% 50%)`;
      brush.fillRect((block % 8) * width, Math.floor(block / 8) * height, width, height);
    }
    return toBlob.apply(this, given);
  };
}

/** How much the picture at an address differs from another one in the mean of a channel, 0 to 255. */
const differenceBetween = (page: Page, address: string, picture: Buffer) =>
  page.evaluate(
    async ([stored, original]) => {
      const pixelsOf = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 });
        const brush = canvas.getContext('2d');
        brush?.drawImage(image, 0, 0, 16, 16);
        return brush?.getImageData(0, 0, 16, 16).data ?? [];
      };
      const [one, other] = [await pixelsOf(stored), await pixelsOf(original)];
      return [...one].reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
    },
    [address, `data:image/jpeg;base64,${picture.toString('base64')}`] as const,
  );

test.describe('a picture that is picked as proof @any-database', () => {
  async function pickedBy(open: Parameters<typeof ApiUser.join>[0], name: string) {
    const buyer = await ApiUser.join(open, `${name} Asks`, 'Buyer');
    const worker = await ApiUser.join(open, `${name} Works`, 'Worker', { path: '/aboutus' });
    const task = await buyer.posts({ title: 'Photograph the lamp', workers: 1, pay: 5 });
    return { worker, path: `/dashboard/taskDetails/${task}` };
  }

  test('is uploaded unchanged when the browser returns noise for a canvas', async ({ open }) => {
    const { worker, path } = await pickedBy(open, 'Nila');
    const { page } = worker;
    await page.addInitScript(encodeNoise);
    await page.goto(path);
    await page.locator('input[type=file]').setInputFiles(largePicture());
    const stored = page.getByRole('img', { name: 'Picture 1' });
    await expect(stored).toHaveAttribute('src', /^\/api\/image\/proof\//);
    const address = (await stored.getAttribute('src')) ?? '';
    expect(await differenceBetween(page, address, readFileSync(landscape))).toBeLessThan(16);
  });

  test('is scaled down when the browser draws correctly', async ({ open }) => {
    const { worker, path } = await pickedBy(open, 'Tuli');
    const { page } = worker;
    await page.goto(path);
    const sent: number[] = [];
    page.on('request', (request) => {
      const length = request.headers()['upload-length'];
      if (length) sent.push(Number(length));
    });
    await page.locator('input[type=file]').setInputFiles(largePicture());
    const stored = page.getByRole('img', { name: 'Picture 1' });
    await expect(stored).toHaveAttribute('src', /^\/api\/image\/proof\//);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toBeLessThan(400 * 1024);
    expect(
      await differenceBetween(page, (await stored.getAttribute('src')) ?? '', readFileSync(landscape)),
    ).toBeLessThan(16);
  });

  test('has to be selected again when its file has changed, and the next one is uploaded', async ({ open }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kaaj-picked-'));
    const files = ['first.png', 'second.png', 'third.png'].map((name) => join(folder, name));
    for (const file of files) copyFileSync(face, file);
    const [first, second, third] = files as [string, string, string];
    writeFileSync(third, readFileSync(landscape));
    const { worker, path } = await pickedBy(open, 'Poly');
    const { page } = worker;
    await page.goto(path);
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/image/proof/upload', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('input[type=file]').setInputFiles([first, second, third]);
    await expect(page.getByRole('button', { name: 'Cancel picture 3' })).toBeVisible();
    writeFileSync(second, Buffer.concat([readFileSync(face), Buffer.alloc(10)]));
    go();
    await expect(page.getByText('This file was changed or moved after you chose it. Choose it again.')).toBeVisible();
    await expect(page.locator('img[src^="/api/image/proof/"]')).toHaveCount(2);
    rmSync(folder, { recursive: true });
  });

  test('shows what to do about HEIC, which this browser cannot decode', async ({ open }) => {
    const { worker, path } = await pickedBy(open, 'Hena');
    const { page } = worker;
    await page.goto(path);
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(1000)]);
    await page.locator('input[type=file]').setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
    await expect(page.getByText(/in the HEIC format.*Save it as JPEG/)).toBeVisible();
  });

  test('names the limit of pixels to a small file of 108 megapixels', async ({ open }) => {
    const { worker, path } = await pickedBy(open, 'Mina');
    const { page } = worker;
    await page.goto(path);
    const size = Buffer.from([0, 0, 0x2e, 0xe0, 0, 0, 0x23, 0x28]);
    const huge = readFileSync(face);
    size.copy(huge, 16);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    await page.locator('input[type=file]').setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: huge });
    await expect(page.getByText(/more than 50 million pixels \(for example 10,000 x 5,000\)/)).toBeVisible();
  });
});
