import { join } from 'node:path';
import { generateSW } from 'workbox-build';

/** Names of the caches; sign-out deletes the second by its name (session/offline-cache.ts). */
export const FRAME = 'kaaj-frame';
export const OWN = 'kaaj-own';
export const FILES = 'kaaj-files';

const DAY_S = 86_400;

/* Seconds to wait for the network before a cached answer is used. A page and the list of remotes load one after the
   other. A cached API answer may be older than the user's last change, so its timeout is longer. */
const PAGE_S = 2;
const LIST_S = 1;
const ANSWER_S = 8;

/* These functions are serialized into the service worker: they may use only their parameters and the worker's
   globals. */

/** A page for signed-in users; public pages are not cached. */
const isOwnPage = ({ request, url }) =>
  request.mode === 'navigate' && /^\/(dashboard|profile)(\/|$)/.test(url.pathname);

/** Every such page is the same file. */
const oneFrame = { cacheKeyWillBeUsed: () => Promise.resolve('/app.html') };

const isRemotesList = ({ url, sameOrigin }) => sameOrigin && url.pathname === '/remotes.json';

/** A file with a content hash in its name. */
const isHashed = ({ url, sameOrigin }) =>
  sameOrigin && /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png|webp)$/.test(url.pathname);

/** Readable offline: tasks, own work, notifications and settings. No balances and no money. */
const isReadable = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.method === 'GET' &&
  /^\/api\/(settings|user|claim|notification|task-filter|task(\/[^/]+)?|submission\/[^/]+(\/among)?)$/.test(
    url.pathname,
  );

/**
 * Offline answers, cached for each user apart: the page stores the user's name in the cache `kaaj-who` while signed in
 * (session/offline-cache.ts). An answer that was in flight during a sign-out or a change of user is not cached. The
 * profile is cached without the balance, which may be outdated.
 */
const perUserCache = {
  requestWillFetch: async ({ request, state }) => {
    state.who = await (await globalThis.caches.match('/who', { cacheName: 'kaaj-who' }))?.text();
    return request;
  },
  cacheKeyWillBeUsed: async ({ request }) => {
    const who = await (await globalThis.caches.match('/who', { cacheName: 'kaaj-who' }))?.text();
    const key = new URL(request.url);
    key.searchParams.set('who', who ?? 'nobody');
    return key.href;
  },
  cacheWillUpdate: async ({ response, state }) => {
    const who = await (await globalThis.caches.match('/who', { cacheName: 'kaaj-who' }))?.text();
    if (response.status !== 200 || !who || (state.who && state.who !== who)) return null;
    const text = JSON.stringify(await response.clone().json(), (name, value) =>
      ['coin', 'availableCoin', 'balance'].includes(name) ? undefined : value,
    );
    const headers = { 'Content-Type': 'application/json', 'Kaaj-Kept': '1' };
    const date = response.headers.get('date');
    return new Response(text, { headers: date ? { ...headers, Date: date } : headers });
  },
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    const who = await (await globalThis.caches.match('/who', { cacheName: 'kaaj-who' }))?.text();
    if (!who || (state.who && state.who !== who)) await (await globalThis.caches.open(cacheName)).delete(request);
  },
};

/** Files and pages with no-store are not cached; personal lists are cached apart, for a day. */
const unlessForbidden = {
  cacheWillUpdate: ({ response }) =>
    response.status === 200 && !(response.headers.get('cache-control') ?? '').includes('no-store')
      ? Promise.resolve(response)
      : Promise.resolve(null),
};

/** The frame under an address that no page has: fetched when the worker is new, and by its hash what makes it new. */
const asOwnPage = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, url: '/dashboard?frame' })),
  warnings: [],
});

/** What is cached, where, and for how long. */
export const runtimeCaching = [
  {
    urlPattern: isOwnPage,
    handler: 'NetworkFirst',
    options: { cacheName: FRAME, networkTimeoutSeconds: PAGE_S, plugins: [unlessForbidden, oneFrame] },
  },
  {
    urlPattern: isRemotesList,
    handler: 'NetworkFirst',
    options: { cacheName: FRAME, networkTimeoutSeconds: LIST_S, plugins: [unlessForbidden] },
  },
  {
    urlPattern: isHashed,
    handler: 'CacheFirst',
    options: {
      cacheName: FILES,
      plugins: [unlessForbidden],
      expiration: { maxEntries: 400, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true },
    },
  },
  {
    urlPattern: isReadable,
    handler: 'NetworkFirst',
    options: {
      cacheName: OWN,
      networkTimeoutSeconds: ANSWER_S,
      expiration: { maxEntries: 100, maxAgeSeconds: DAY_S, purgeOnQuotaError: true },
      plugins: [perUserCache],
    },
  },
];

/**
 * Writes service-worker.js into the folder of the pages. It is network-first: cached answers serve only when the
 * network fails. Only files with a content hash are served from the cache first, so that tabs of an earlier version
 * continue. Its content changes with every build of the shell, which notifies open pages.
 */
export class ServiceWorkerPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ServiceWorkerPlugin', async () => {
      const folder = compiler.options.output.path;
      await generateSW({
        mode: 'production',
        swDest: join(folder, 'service-worker.js'),
        globDirectory: folder,
        globPatterns: ['app.html'],
        manifestTransforms: [asOwnPage],
        inlineWorkboxRuntime: true,
        sourcemap: false,
        skipWaiting: true,
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        runtimeCaching,
      });
    });
  }
}
