import { sendImage, sendProof } from './send-image';
import { ABORTED } from './upload-in-chunks';
import { cutBodies, problem, stubServer, type StubCall, uploadStubs } from './testing';

const ADDRESS = '/api/image/proof/p0.webp';
const KB = 1024;
const PIECE = 'PATCH /image/proof/upload/upload-1';
const picture = new File([new Uint8Array(150 * KB)], 'shops.png', { type: 'image/png' });

let server: ReturnType<typeof stubServer> | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => server?.stop());

const answering = (intercept?: (call: StubCall) => unknown) => (server = stubServer(uploadStubs(ADDRESS, intercept)));
const offsets = () => server?.callsOf(PIECE).map(({ headers }) => Number(headers.get('upload-offset')));
/** Answers, or fails, in its own way once, at the piece that begins there. */
const onceAt = (offset: number, what: () => unknown) => {
  let done = false;
  return ({ method, headers }: StubCall) => {
    if (done || method !== 'PATCH' || headers.get('upload-offset') !== String(offset)) return undefined;
    done = true;
    return what();
  };
};
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const back = () => window.dispatchEvent(new Event('online'));

it('sends chunk after chunk, and reports the progress', async () => {
  answering();
  const onProgress = jest.fn();
  await expect(sendProof(picture, { onProgress })).resolves.toBe(ADDRESS);
  expect(offsets()).toEqual([0, 64 * KB, 128 * KB]);
  expect(onProgress.mock.calls.flat()).toEqual([0, 64 / 150, 128 / 150, 1]);
});

it('requests the offset once the connection is back, and sends no chunk twice', async () => {
  answering(onceAt(64 * KB, lost));
  const onWaiting = jest.fn((waiting: boolean) => waiting && setTimeout(back, 5));
  await expect(sendProof(picture, { onWaiting })).resolves.toBe(ADDRESS);
  expect(offsets()).toEqual([0, 64 * KB, 64 * KB, 128 * KB]);
  expect(server?.callsOf('GET /image/proof/upload/upload-1')).toHaveLength(1);
  expect(onWaiting.mock.calls.flat()).toEqual([true, false]);
});

it('tries again when the connection is lost in the body of an answer', async () => {
  answering();
  const restore = cutBodies();
  const onWaiting = (waiting: boolean) => {
    if (!waiting) return;
    restore();
    setTimeout(back, 5);
  };
  await expect(sendProof(picture, { onWaiting })).resolves.toBe(ADDRESS);
});

it.each([503, 409, 408, 429])('tries again by itself after %s', async (status) => {
  answering(onceAt(0, () => problem(status, 'server/unavailable')));
  const onWaiting = (waiting: boolean) => void (waiting && setTimeout(back, 5));
  await expect(sendProof(picture, { onWaiting })).resolves.toBe(ADDRESS);
});

it('starts from the beginning when the server no longer has the upload', async () => {
  answering(onceAt(64 * KB, () => problem(410, 'image/upload-expired')));
  const onWaiting = (waiting: boolean) => void (waiting && setTimeout(back, 5));
  await expect(sendProof(picture, { onWaiting })).resolves.toBe(ADDRESS);
});

it('is refused at once when it is no picture', async () => {
  answering(onceAt(128 * KB, () => problem(400, 'image/not-an-image')));
  await expect(sendProof(picture)).rejects.toMatchObject({ status: 400, code: 'image/not-an-image' });
  expect(offsets()).toHaveLength(3);
  expect(localStorage).toHaveLength(0);
});

it('deletes the upload on the server when it is cancelled', async () => {
  const stop = new AbortController();
  answering(onceAt(64 * KB, () => stop.abort()));
  await expect(sendProof(picture, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((done) => setTimeout(done, 5));
  expect(server?.callsOf('DELETE /image/proof/upload/upload-1')).toHaveLength(1);
});

it('resumes an upload whose page was left when the same picture is selected again', async () => {
  const { subtle } = crypto;
  jest.spyOn(subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
  const leaving = new AbortController();
  answering(onceAt(64 * KB, () => leaving.abort(ABORTED)));
  await expect(sendProof(picture, { signal: leaving.signal })).rejects.toBe(ABORTED);
  await expect(sendProof(new File([new Uint8Array(150 * KB)], 'again.png'))).resolves.toBe(ADDRESS);
  expect(offsets()?.filter((offset) => offset === 0)).toHaveLength(1);
  expect(server?.callsOf('POST /image/proof/upload')).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

/** A file that the browser can no longer read, as after a change on disk. */
function changed(size = 10 * KB): File {
  const file = new File([new Uint8Array(size)], 'changed.png', { type: 'image/png' });
  const read = FileReader.prototype.readAsArrayBuffer;
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader, blob: Blob) {
    if (blob === file) setTimeout(() => this.onerror?.(new ProgressEvent('error') as never));
    else read.call(this, blob);
  });
  return file;
}
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['as proof', sendProof],
  ['for everybody', sendImage],
] as const)('a file that changed on disk after it was picked, sent %s', (_, send) => {
  it('is refused at once with a suggestion, and nothing is sent', async () => {
    answering();
    await expect(send(changed())).rejects.toMatchObject({ status: 400, code: 'image/file-changed' });
    expect(server?.calls).toEqual([]);
  });

  it('of more than 8 MB is refused before it is sent', async () => {
    answering();
    const file = new File([new Uint8Array(8 * KB * KB + 1)], 'large.png');
    await expect(send(file)).rejects.toMatchObject({ status: 400, code: 'image/too-large' });
    expect(server?.calls).toEqual([]);
  });
});

it('a change on disk while a picture is on its way does not spoil it', async () => {
  const file = new File([new Uint8Array(150 * KB).fill(7)], 'shops.png', { type: 'image/png' });
  const slice = jest.spyOn(file, 'slice');
  answering();
  await expect(sendProof(file)).resolves.toBe(ADDRESS);
  expect(slice).not.toHaveBeenCalled();
});
