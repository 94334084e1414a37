import { problem, stubServer, type StubCall } from './testing';
import { ABORTED, sendBatchZip } from './upload-in-chunks';

const KB = 1024;
const PIECE_BYTES = 512 * KB;
const PATH = '/task/batch/pictures';
const zip = new File([new Uint8Array(1200 * KB)], 'birds.zip', { lastModified: 1 });

let server: ReturnType<typeof stubServer> | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => server?.stop());

/** Takes pieces in their order; `intercept` may fail in the place of a piece. */
function answering(intercept: (call: StubCall) => unknown = () => undefined) {
  let received = 0;
  const state = () => ({ data: { _id: 'set-1', state: 'fetching', length: zip.size, received } });
  server = stubServer({
    [`POST ${PATH}`]: () => ({ status: 201, body: state() }),
    [`GET ${PATH}/set-1`]: state,
    [`PATCH ${PATH}/set-1`]: (call: StubCall) => {
      const refused = intercept(call);
      if (refused) return refused;
      if (call.headers.get('upload-offset') !== String(received)) return problem(409, 'image/wrong-offset');
      received = Math.min(received + PIECE_BYTES, zip.size);
      return { status: 204 };
    },
  });
  return server;
}
const offsets = () =>
  server?.callsOf(`PATCH ${PATH}/set-1`).map(({ headers }) => Number(headers.get('upload-offset')) / KB);

it('uploads a ZIP file in chunks, and resolves to the id of its pictures', async () => {
  answering();
  const onProgress = jest.fn();
  await expect(sendBatchZip(zip, { onProgress })).resolves.toBe('set-1');
  expect(offsets()).toEqual([0, 512, 1024]);
  expect(onProgress.mock.calls.flat()).toEqual([0, 512 / 1200, 1024 / 1200, 1]);
});

it('resumes at the same offset once the connection is back', async () => {
  let lost = false;
  answering(({ headers }) => {
    if (lost || headers.get('upload-offset') !== String(PIECE_BYTES)) return undefined;
    lost = true;
    throw new TypeError('Failed to fetch');
  });
  const onWaiting = jest.fn((waiting: boolean) => {
    if (waiting) setTimeout(() => window.dispatchEvent(new Event('online')), 5);
  });
  await expect(sendBatchZip(zip, { onWaiting })).resolves.toBe('set-1');
  expect(onWaiting.mock.calls.flat()).toEqual([true, false]);
  expect(offsets()).toEqual([0, 512, 512, 1024]);
});

it('resumes with the stored parts when the page was left and the same file is selected again', async () => {
  const left = new AbortController();
  answering(({ headers }) => {
    if (headers.get('upload-offset') === String(PIECE_BYTES) && !left.signal.aborted) left.abort(ABORTED);
    return undefined;
  });
  await expect(sendBatchZip(zip, { signal: left.signal })).rejects.toBe(ABORTED);
  await expect(sendBatchZip(zip)).resolves.toBe('set-1');
  expect(server?.callsOf(`POST ${PATH}`)).toHaveLength(1);
});

it('ends with the refusal of the server', async () => {
  server = stubServer({ [`POST ${PATH}`]: () => problem(413, 'request/too-large') });
  await expect(sendBatchZip(zip)).rejects.toMatchObject({ status: 413 });
});
