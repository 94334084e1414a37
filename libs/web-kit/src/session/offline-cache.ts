/** What the service worker keeps of a person's lists, to be read without a line, and of whom (rspack/service-worker.mjs). */
const OWN = 'kaaj-own';
const WHO = 'kaaj-who';

/** In the order in which people come and go. A browser without such a store, or one that is closed to us, keeps nothing. */
let changes: Promise<unknown> = Promise.resolve();

function change(what: () => Promise<unknown>): void {
  if ('caches' in globalThis) changes = changes.then(what).catch(() => undefined);
}

/** Forgets what was kept of whoever was here before; what is still under way is not kept any more. */
export function clearOfflineCache(): void {
  change(async () => {
    await caches.delete(WHO);
    await caches.delete(OWN);
  });
}

/** From now on the service worker keeps what this person reads, apart from what it keeps of others. */
export function keepAnswersOf(email: string): void {
  change(async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
    const who = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    await (await caches.open(WHO)).put('/who', new Response(who));
  });
}
