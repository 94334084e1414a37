import { join } from 'node:path';
import { generateSW } from 'workbox-build';

/** Names of what is kept; sign-out forgets the second by its name (session/offline-cache.ts). */
export const FRAME = 'kaaj-frame';
export const OWN = 'kaaj-own';
export const FILES = 'kaaj-files';

const DAY_S = 86_400;

/*
 * How long a line may stay silent before what is kept is shown, in seconds. A page and the list of remotes come one after the other; an
 * answer that is kept may be older than what its reader just did, so the line gets longer for it.
 */
const PAGE_S = 2;
const LIST_S = 1;
const ANSWER_S = 8;

/*
 * These functions are written into the service worker as they stand: they know nothing but what they are given, and the
 * workers' own globals.
 */

/** A page of somebody signed in; those that visitors see are not kept. */
const isOwnPage = ({ request, url }) =>
  request.mode === 'navigate' && /^\/(dashboard|profile)(\/|$)/.test(url.pathname);

/** Every such page is the same file. */
const oneFrame = { cacheKeyWillBeUsed: () => Promise.resolve('/app.html') };

const isRemotesList = ({ url, sameOrigin }) => sameOrigin && url.pathname === '/remotes.json';

/** A file whose name says what is in it. */
const isHashed = ({ url, sameOrigin }) =>
  sameOrigin && /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png|webp)$/.test(url.pathname);

/** What can be read without a line: tasks, one's work, notices and settings. Nothing that says where coins or money are. */
const isReadable = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.method === 'GET' &&
  /^\/api\/(settings|user|claim|notification|task-filter|task(\/[^/]+)?|submission\/[^/]+(\/among)?)$/.test(
    url.pathname,
  );

/**
 * What is read without a line, kept for each person apart: under a name that the page leaves in the cache `kaaj-who` while somebody is
 * signed in (session/offline-cache.ts). An answer that was under way while they left, or another came, is not kept. Who one is is kept,
 * what one has is not: a balance that may have changed is no balance.
 */
const keptApart = {
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

/** Files and pages that say so themselves are not kept; lists of people are kept apart, for a day. */
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

/** What is kept, where, and for how long. */
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
      plugins: [keptApart],
    },
  },
];

/**
 * Writes service-worker.js beside the pages. It never stands before the line: what is live is asked for first, and what is
 * kept answers where there is no line. Only files whose names say what is in them are taken from what is kept, so that tabs
 * of an earlier version go on. It changes with every build of the shell, which tells open pages that there is a newer one.
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
