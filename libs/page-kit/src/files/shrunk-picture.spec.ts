import { resizeImage } from './shrunk-picture';

const photo = (kilobytes: number) => new File([new Uint8Array(kilobytes * 1024)], 'photo.jpg', { type: 'image/jpeg' });

const drawn: number[][] = [];
/**
 * The pixels that the browser returns where the check reads its canvas: two small copies of the picture and a known
 * colour.
 */
let readBack: () => Uint8ClampedArray;
const PART = 16 * 16 * 4;
const ORANGE = [0xf0, 0x80, 0x20, 0xff];
const pixels = (before: number, after: number, known: (channel: number) => number) =>
  Uint8ClampedArray.from({ length: 3 * PART }, (_, at) => (at < PART ? before : at < 2 * PART ? after : known(at % 4)));
const orange = (channel: number) => ORANGE[channel] ?? 0;
let side = { width: 4000, height: 3000 };
let encoded: Blob | null;

beforeEach(() => {
  drawn.length = 0;
  readBack = () => pixels(90, 95, orange);
  side = { width: 4000, height: 3000 };
  encoded = new Blob([new Uint8Array(1000)], { type: 'image/webp' });
  Object.assign(window, { createImageBitmap: async () => ({ ...side, close: () => undefined }) });
  const brush = {
    drawImage: (_: unknown, ...room: number[]) => drawn.push(room),
    fillRect: () => undefined,
    getImageData: () => ({ data: readBack() }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(encoded));
});
afterEach(() => jest.restoreAllMocks());

it('makes a large picture smaller, with its sides in their proportion', async () => {
  const sent = await resizeImage(photo(5_000), 1024);
  expect(sent.size).toBe(1000);
  expect(sent.type).toBe('image/webp');
  expect(drawn[0]).toEqual([0, 0, 1024, 768]);
});

it('enlarges nothing', async () => {
  side = { width: 800, height: 600 };
  await resizeImage(photo(5_000), 1024);
  expect(drawn[0]).toEqual([0, 0, 800, 600]);
});

it('leaves a small file unchanged', async () => {
  const file = photo(200);
  expect(await resizeImage(file, 1024)).toBe(file);
  expect(drawn).toEqual([]);
});

it('sends a file unchanged that cannot be read, drawn or scaled down', async () => {
  const file = photo(5_000);
  encoded = null;
  expect(await resizeImage(file, 1024)).toBe(file);
  encoded = photo(6_000);
  expect(await resizeImage(file, 1024)).toBe(file);
  Object.assign(window, {
    createImageBitmap: () => Promise.reject(new DOMException('no picture', 'InvalidStateError')),
  });
  expect(await resizeImage(file, 1024)).toBe(file);
});

it('keeps the text of a scrolled screenshot readable', async () => {
  side = { width: 1080, height: 18_000 };
  await resizeImage(photo(5_000));
  expect(drawn[0]).toEqual([0, 0, 600, 10_000]);
});

it.each([
  ['answers noise', () => pixels(90, 95, () => 255 * Math.random())],
  ['encodes noise', () => pixels(90, 200, orange)],
  ['answers one colour for all', () => pixels(255, 255, () => 255)],
])('sends the original when the browser %s for a canvas', async (_, answer) => {
  const file = photo(5_000);
  readBack = answer;
  expect(await resizeImage(file, 1024)).toBe(file);
});

describe('a HEIC photo', () => {
  const start = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
  const heic = new File([Uint8Array.from(start, (letter) => letter.charCodeAt(0))], 'photo.heic');

  it('is sent as JPEG when the browser can decode it, however small it is', async () => {
    encoded = new Blob([new Uint8Array(1000)], { type: 'image/jpeg' });
    const sent = await resizeImage(heic);
    expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', 0.85);
    expect(sent.type).toBe('image/jpeg');
  });

  it('is sent unchanged when the browser cannot decode it', async () => {
    Object.assign(window, { createImageBitmap: () => Promise.reject(new DOMException('no', 'InvalidStateError')) });
    expect(await resizeImage(heic)).toBe(heic);
  });
});
