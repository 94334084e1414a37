import { onSessionLost } from '@kaaj/api-client/base';
import { sendImage } from './send-image';
import { problem, stubServer } from './testing';

const picture = new File(['picture'], 'shops.png', { type: 'image/png' });
const stored = { data: { display_url: '/api/image/shops.webp' } };
const expired = problem(401, 'auth/not-signed-in');
const lost = jest.fn();

let server: ReturnType<typeof stubServer> | undefined;
beforeEach(() => {
  localStorage.clear();
  lost.mockClear();
  onSessionLost(lost);
});
afterEach(() => server?.stop());

describe('a picture picked when the session has just expired', () => {
  it('is sent again once the session is refreshed', async () => {
    let live = false;
    server = stubServer({
      'POST /image': () => (live ? stored : expired),
      'POST /auth/refresh': () => {
        live = true;
        return { data: {} };
      },
    });
    await expect(sendImage(picture)).resolves.toBe('/api/image/shops.webp');
    expect(server.callsOf('POST /image')).toHaveLength(2);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is refused, and the session reported as lost, when it cannot be refreshed', async () => {
    server = stubServer({ 'POST /image': expired, 'POST /auth/refresh': expired });
    await expect(sendImage(picture)).rejects.toMatchObject({ status: 401, code: 'auth/not-signed-in' });
    await new Promise((done) => setTimeout(done, 5));
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('is not sent again when it was cancelled in between', async () => {
    const controller = new AbortController();
    server = stubServer({
      'POST /image': expired,
      'POST /auth/refresh': () => {
        controller.abort();
        return { data: {} };
      },
    });
    await expect(sendImage(picture, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.callsOf('POST /image')).toHaveLength(1);
  });
});
