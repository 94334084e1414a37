import { FILES, FRAME, OWN, runtimeCaching } from '../libs/build/rspack/service-worker.mjs';

interface Plugin {
  readonly cacheWillUpdate?: (update: { readonly response: Response }) => Promise<Response | null>;
}

const optionsOf = (name: string) =>
  runtimeCaching.map(({ options }) => options).filter(({ cacheName }) => cacheName === name);

describe('the caches of the service worker', () => {
  it('S61 deletes personal answers within a day', () => {
    expect(optionsOf(OWN).map(({ expiration }) => expiration?.maxAgeSeconds)).toEqual([86_400]);
  });

  it.each([FRAME, FILES])('S61 caches no file in %s with no-store, and no failed answer', async (name) => {
    const kept = async (response: Response) => {
      const plugins = optionsOf(name).flatMap((options) => options.plugins as readonly Plugin[]);
      const deciding = plugins.flatMap(({ cacheWillUpdate }) => cacheWillUpdate ?? []);
      return !(await Promise.all(deciding.map((decide) => decide({ response })))).includes(null);
    };
    const answered = (cacheControl: string, status = 200) =>
      new Response('', { status, headers: { 'cache-control': cacheControl } });
    expect(await kept(answered('private, no-store'))).toBe(false);
    expect(await kept(answered('no-cache', 404))).toBe(false);
    expect(await kept(answered('no-cache'))).toBe(true);
  });
});
