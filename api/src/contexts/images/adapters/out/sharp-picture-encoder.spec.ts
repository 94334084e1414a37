import sharp from 'sharp';
import { ImageTooLarge, NotAnImage } from '../../domain/image.errors';
import { SharpPictureEncoder } from './sharp-picture-encoder';

const encoder = new SharpPictureEncoder();

const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#f60' } });

describe('SharpPictureEncoder', () => {
  it('drops metadata, where the photo was taken included', async () => {
    const tagged = await square(40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const bytes = await encoder.encode(tagged);
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
    const bytes = await encoder.encode(animated);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('fits a large picture into 1600 pixels and leaves a small one its size', async () => {
    const large = await encoder.encode(await square(2000).png().toBuffer());
    const small = await encoder.encode(await square(30).png().toBuffer());
    expect((await sharp(large).metadata()).width).toBe(1600);
    expect((await sharp(small).metadata()).width).toBe(30);
  });

  it('makes the same bytes of the same picture', async () => {
    const bytes = await square(20).png().toBuffer();
    expect(await encoder.encode(bytes)).toEqual(await encoder.encode(bytes));
  });

  it.each([
    ['a script renamed to .png', Buffer.from('<script>alert(1)</script>')],
    [
      'an SVG drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_, bytes) => {
    await expect(encoder.encode(bytes)).rejects.toBeInstanceOf(NotAnImage);
  });

  it('refuses a picture cut off in the middle', async () => {
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
    await expect(encoder.encode(whole.subarray(0, whole.length / 2))).rejects.toBeInstanceOf(NotAnImage);
  });

  it('refuses 17,000 x 17,000 pixels without decoding them', async () => {
    const bomb = await sharp({
      create: { width: 17_000, height: 17_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const before = process.memoryUsage().rss;
    await expect(encoder.encode(bomb)).rejects.toBeInstanceOf(ImageTooLarge);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});
