import { join } from 'node:path';
import { generateSW } from 'workbox-build';

/** Names of what is kept; sign-out forgets the second by its name (session/kept-answers.ts). */
const FRAME = 'kaaj-frame';
const OWN = 'kaaj-own';
const FILES = 'kaaj-files';

const DAY_S = 86_400;
const good = { statuses: [200] };

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

/** Who one is is kept, what one has is not: a balance that may have changed is no balance. */
const withoutBalance = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200) return null;
    if (new URL(request.url).pathname !== '/api/user') return response;
    const body = await response.clone().json();
    for (const name of ['coin', 'availableCoin']) delete body.data[name];
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  },
};

/** The frame under an address that no page has: fetched when the worker is new, and by its hash what makes it new. */
const asOwnPage = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, url: '/dashboard?frame' })),
  warnings: [],
});

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
        runtimeCaching: [
          {
            urlPattern: isOwnPage,
            handler: 'NetworkFirst',
            options: { cacheName: FRAME, cacheableResponse: good, plugins: [oneFrame] },
          },
          {
            urlPattern: isRemotesList,
            handler: 'NetworkFirst',
            options: { cacheName: FRAME, cacheableResponse: good },
          },
          {
            urlPattern: isHashed,
            handler: 'CacheFirst',
            options: {
              cacheName: FILES,
              cacheableResponse: good,
              expiration: { maxEntries: 400, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true },
            },
          },
          {
            urlPattern: isReadable,
            handler: 'NetworkFirst',
            options: {
              cacheName: OWN,
              expiration: { maxEntries: 100, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true },
              plugins: [withoutBalance],
            },
          },
        ],
      });
    });
  }
}
