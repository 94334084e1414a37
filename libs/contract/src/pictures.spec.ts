import { resizedSize, pictureFormat } from './pictures';

describe('the stored size of a picture', () => {
  it.each([
    ['a photo', [4000, 3000], [1600, 1200]],
    ['a square', [2000, 2000], [1600, 1600]],
    ['a portrait', [3000, 4000], [1200, 1600]],
    ['a small picture', [800, 600], [800, 600]],
    ['a screenshot of a phone', [1080, 2400], [720, 1600]],
    ['a scrolled screenshot, whose text stays readable', [1080, 18_000], [600, 10_000]],
    ['a strip in the other direction', [18_000, 1080], [10_000, 600]],
    ['a narrow strip, longer than WebP allows', [300, 40_000], [122, 16_383]],
    ['a line of one pixel', [1, 40_000], [1, 16_383]],
    ['one pixel', [1, 1], [1, 1]],
  ] as const)('of %s', (_, [width, height], [keptWidth, keptHeight]) => {
    expect(resizedSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
  });

  it('stays the same when it is computed again', () => {
    for (let height = 100; height < 20_000; height += 317) {
      const kept = resizedSize({ width: 1080, height });
      expect(resizedSize(kept)).toEqual(kept);
    }
  });
});

describe('the format of a picture', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['GIF89a', 'gif'],
    ['II*\0', 'tiff'],
    ['MM\0*', 'tiff'],
    ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmp42\0\0\0\0mp42isom', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['%PDF-1.7', undefined],
    ['RIFF\x10\0\0\0AVI LIST', undefined],
    ['II+\0', undefined],
    ['', undefined],
  ])('of a file that starts with %j is %s', (start, format) => expect(pictureFormat(bytes(start))).toBe(format));
});
