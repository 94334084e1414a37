/** The service worker's offline cache of a user's lists, and the name of that user (rspack/service-worker.mjs). */
const LISTS_CACHE = 'kaaj-own';
const USER_CACHE = 'kaaj-who';

/** Serialized, in the order of sign-ins and sign-outs. Does nothing without a CacheStorage, or without access to it. */
let changes: Promise<unknown> = Promise.resolve();

function change(what: () => Promise<unknown>): void {
  if ('caches' in globalThis) changes = changes.then(what).catch(() => undefined);
}

/** Deletes the cache of the previous user; answers in flight are not cached. */
export function clearOfflineCache(): void {
  change(async () => {
    await caches.delete(USER_CACHE);
    await caches.delete(LISTS_CACHE);
  });
}

/** From now on the service worker caches the responses of this user, apart from those of others. */
export function enableOfflineCache(email: string): void {
  change(async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
    const who = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    await (await caches.open(USER_CACHE)).put('/who', new Response(who));
  });
}
