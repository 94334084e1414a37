import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { TooBusy } from '../../../../platform/limits/fair-semaphore';
import { HeicPicture, NotAnImage, PictureTakesTooLong, TooManyPixels } from '../../domain/image.errors';
import { SharpPictureEncoder } from './sharp-picture-encoder';

const encoder = new SharpPictureEncoder();
afterAll(() => encoder.onModuleDestroy());

const encode = (upload: Buffer, id = 'rahim', by = encoder) => by.encode(upload, { id, network: id });

const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#f60' } });

/** A square of one bit per pixel. Sharp would first fill all pixels, which takes seconds. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  const chunks = Object.entries({ IHDR: header, IDAT: pixels, IEND: Buffer.alloc(0) }).map(([name, bytes]) => {
    const content = Buffer.concat([Buffer.from(name), bytes]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(bytes.length, 0);
    ends.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

describe('SharpPictureEncoder', () => {
  it('drops metadata, including the location of the photo', async () => {
    const tagged = await square(40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const bytes = await encode(tagged);
    const { exif, format } = await sharp(bytes).metadata();
    expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
  });

  it('keeps only the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const bytes = await encode(animated);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('scales a large picture to 1600 pixels and keeps the size of a small one', async () => {
    const large = await encode(await square(2000).png().toBuffer());
    const small = await encode(await square(30).png().toBuffer());
    expect((await sharp(large).metadata()).width).toBe(1600);
    expect((await sharp(small).metadata()).width).toBe(30);
  });

  it('encodes the same picture to the same bytes', async () => {
    const bytes = await square(20).png().toBuffer();
    expect(await encode(bytes)).toEqual(await encode(bytes));
  });

  it.each([
    ['a script renamed to .png', Buffer.from('<script>alert(1)</script>')],
    [
      'an SVG drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('rejects %s', async (_, bytes) => {
    await expect(encode(bytes)).rejects.toBeInstanceOf(NotAnImage);
  });

  it('rejects a picture cut off in the middle', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#000',
      },
    })
      .png()
      .toBuffer();
    await expect(encode(whole.subarray(0, whole.length / 2))).rejects.toBeInstanceOf(NotAnImage);
  });

  it('rejects 17,000 x 17,000 pixels without decoding them', async () => {
    const bomb = blackPng(17_000);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 17_000, height: 17_000 });
    const before = process.memoryUsage().rss;
    await expect(encode(bomb)).rejects.toBeInstanceOf(TooManyPixels);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('keeps the text of a scrolled screenshot readable', async () => {
    const screenshot = await sharp({ create: { width: 1080, height: 18_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { width, height } = await sharp(await encode(screenshot)).metadata();
    expect({ width, height }).toEqual({ width: 600, height: 10_000 });
  });

  it('rotates a photo upright before it is scaled down', async () => {
    const lying = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#f60' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height } = await sharp(await encode(lying)).metadata();
    expect({ width, height }).toEqual({ width: 720, height: 2880 });
  });

  describe('for a JPEG that lacks its end', () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 300, height: 200, channels: 3, background: '#000', noise } as const;
    it.each([true, false])('accepts it when the last two bytes are missing (progressive: %s)', async (progressive) => {
      const whole = await sharp({ create }).jpeg({ progressive }).toBuffer();
      const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
      const cut = await encode(whole.subarray(0, -2));
      expect((await pixels(cut)).equals(await pixels(await encode(whole)))).toBe(true);
      await expect(encode(whole.subarray(0, -1))).resolves.toEqual(cut);
    });

    it.each([true, false])('rejects it when pixels are missing (progressive: %s)', async (progressive) => {
      const whole = await sharp({ create }).jpeg({ progressive }).toBuffer();
      for (const missing of [20, whole.length / 2]) {
        await expect(encode(whole.subarray(0, whole.length - missing))).rejects.toBeInstanceOf(NotAnImage);
      }
    });
  });

  it('distinguishes HEIC from a file that is no picture', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expect(encode(heic)).rejects.toBeInstanceOf(HeicPicture);
  });

  it('S50 aborts decoding at the deadline, and continues with the next picture', async () => {
    const slow = await slowPicture();
    const strictEncoder = abortingSlow(slow);
    const small = await square(4).png().toBuffer();
    await encode(small, 'rahim', strictEncoder);
    await expect(encode(slow, 'rahim', strictEncoder)).rejects.toBeInstanceOf(PictureTakesTooLong);
    await expect(encode(small, 'karim', strictEncoder)).resolves.toBeInstanceOf(Buffer);
    strictEncoder.onModuleDestroy();
  });

  it('S50 schedules other people between the slow pictures of one person', async () => {
    const slow = await slowPicture();
    const strictEncoder = abortingSlow(slow);
    const small = await square(4).png().toBuffer();
    const ended: string[] = [];
    const recordEnd = (name: string) => () => void ended.push(name);
    const attacks = [1, 2, 3, 4].map(() => encode(slow, 'attacker', strictEncoder).catch(recordEnd('attacker')));
    await encode(small, 'rahim', strictEncoder).then(recordEnd('rahim'));
    expect(ended.filter((name) => name === 'attacker').length).toBeLessThanOrEqual(2);
    await Promise.all(attacks);
    strictEncoder.onModuleDestroy();
  });

  it('S50 answers within the deadline for waiting and decoding together', async () => {
    const strictEncoder = new SharpPictureEncoder({ decodingMs: 1_500, wholeMs: 500 });
    const slow = await slowPicture();
    const small = await square(4).png().toBuffer();
    const first = encode(slow, 'attacker', strictEncoder);
    await expect(encode(small, 'rahim', strictEncoder)).rejects.toBeInstanceOf(TooBusy);
    await expect(first).rejects.toBeInstanceOf(TooBusy);
    strictEncoder.onModuleDestroy();
  });

  it.each([
    ['PDF', '%PDF-1.4\n1 0 obj<<>>endobj'],
    ['PPM', 'P6 1 1 255\nabc'],
    ['SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['JPEG XL', '\xff\x0a'],
    ['Radiance', '#?RADIANCE\n'],
    ['a video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ])('S50 rejects %s before anything decodes it', async (_, text) => {
    const unused = new SharpPictureEncoder();
    const start = jest.spyOn(unused['decoder'], 'encode');
    await expect(encode(Buffer.from(text, 'latin1'), 'rahim', unused)).rejects.toBeInstanceOf(NotAnImage);
    expect(start).not.toHaveBeenCalled();
    start.mockRestore();
  });

  it('S50 passes none of the settings to the decoding process', async () => {
    await encode(await square(4).png().toBuffer());
    const environment = readFileSync(`/proc/${encoder['decoder']['child']?.pid}/environ`, 'utf8');
    const names = environment.split('\0').map((line) => line.split('=')[0]);
    expect(names.filter((name) => /SECRET|KEY|URL|TOKEN|NODE_OPTIONS/.test(name ?? ''))).toEqual([]);
  });

  it('starts another decoding process when the idle one was killed', async () => {
    const small = await square(4).png().toBuffer();
    await encode(small);
    const child = encoder['decoder']['child'] as ChildProcess;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    await expect(encode(small)).resolves.toBeInstanceOf(Buffer);
  });
});

/** Aborts this picture after a second. Others have the usual time, which includes the start of the process. */
function abortingSlow(slow: Buffer): SharpPictureEncoder {
  const strictEncoder = new SharpPictureEncoder();
  const decoder = strictEncoder['decoder'];
  const { encode: decode } = decoder;
  const usualMs = decoder['deadlineMs'];
  decoder.encode = (upload) => {
    Object.assign(decoder, { deadlineMs: upload === slow ? 1_000 : usualMs });
    return decode.call(decoder, upload);
  };
  return strictEncoder;
}

let slow: Promise<Buffer> | undefined;

/** Interlaced, 16 bits a colour, 36 megapixels: decoding takes seconds. */
function slowPicture(): Promise<Buffer> {
  slow ??= sharp({ create: { width: 6000, height: 6000, channels: 4, background: '#f60' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  return slow;
}
