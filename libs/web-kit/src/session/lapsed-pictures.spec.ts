import { markSessionRefreshed } from '@kaaj/api-client';
import { problem, stubServer } from '@kaaj/api-client/testing';
import { retryPrivateImage } from './lapsed-pictures';

const PROOF = '/api/image/proof/p0123456789abcdef0123456789abcdef.webp';
const settled = () => new Promise((done) => setTimeout(done, 5));

describe('a picture that did not load', () => {
  let server: ReturnType<typeof stubServer>;
  let loads: string[];
  beforeAll(() => document.addEventListener('error', retryPrivateImage, true));
  beforeEach(() => {
    localStorage.clear();
    loads = [];
  });
  afterEach(() => {
    server.stop();
    document.body.innerHTML = '';
  });

  const fail = async (address: string) => {
    const picture = document.createElement('img');
    picture.src = address;
    document.body.append(picture);
    new MutationObserver(() => loads.push(picture.getAttribute('src') ?? '')).observe(picture, { attributes: true });
    picture.dispatchEvent(new Event('error'));
    await settled();
  };
  const given = (answer: unknown) => {
    server = stubServer({ 'POST /auth/refresh': answer as never });
  };

  it('is requested once more after the session had expired', async () => {
    given({ data: {} });
    await fail(PROOF);
    expect(loads).toEqual([PROOF]);
    await fail(PROOF);
    expect(server.callsOf('POST /auth/refresh')).toHaveLength(1);
  });

  it('is not requested again when the session is fresh, has ended, or does not matter', async () => {
    given(problem(401, 'auth/not-signed-in'));
    await fail(PROOF);
    await fail('/api/image/0123456789abcdef0123456789abcdef.webp');
    expect(loads).toEqual([]);
    expect(server.callsOf('POST /auth/refresh')).toHaveLength(1);
    markSessionRefreshed();
    await fail(PROOF);
    expect(server.callsOf('POST /auth/refresh')).toHaveLength(1);
  });
});
