import { shrunk } from './shrunk-picture';

const photo = (kilobytes: number) => new File([new Uint8Array(kilobytes * 1024)], 'photo.jpg', { type: 'image/jpeg' });

const drawn: number[][] = [];
let side = { width: 4000, height: 3000 };
let encoded: Blob | null;

beforeEach(() => {
  drawn.length = 0;
  side = { width: 4000, height: 3000 };
  encoded = new Blob([new Uint8Array(1000)], { type: 'image/webp' });
  Object.assign(window, { createImageBitmap: async () => ({ ...side, close: () => undefined }) });
  const brush = { drawImage: (_: unknown, ...room: number[]) => drawn.push(room) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(encoded));
});
afterEach(() => jest.restoreAllMocks());

it('makes a large picture smaller, with its sides in their proportion', async () => {
  const sent = await shrunk(photo(5_000), 1024);
  expect(sent.size).toBe(1000);
  expect(sent.type).toBe('image/webp');
  expect(drawn).toEqual([[0, 0, 1024, 768]]);
});

it('enlarges nothing', async () => {
  side = { width: 800, height: 600 };
  await shrunk(photo(5_000), 1024);
  expect(drawn).toEqual([[0, 0, 800, 600]]);
});

it('leaves a small file as it is', async () => {
  const file = photo(200);
  expect(await shrunk(file, 1024)).toBe(file);
  expect(drawn).toEqual([]);
});

it('sends what cannot be read, drawn or made smaller as it is', async () => {
  const file = photo(5_000);
  encoded = null;
  expect(await shrunk(file, 1024)).toBe(file);
  encoded = photo(6_000);
  expect(await shrunk(file, 1024)).toBe(file);
  Object.assign(window, {
    createImageBitmap: () => Promise.reject(new DOMException('no picture', 'InvalidStateError')),
  });
  expect(await shrunk(file, 1024)).toBe(file);
});
