const FILES = 'kaaj-files';
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|woff2|svg|png|webp)$/;
const MIN_CHECK_INTERVAL_MS = 5 * 60_000;

/**
 * Lets the service worker keep the frame, the files and the last lists for a time without a line; `onNewer` hears when a newer
 * shell is live. A browser that has none, or forbids it, goes on without. Ends what it listens to when called.
 */
export function registerServiceWorker(onNewer: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  let ended = false;
  let lookedAt = Date.now();
  let registration: ServiceWorkerRegistration | undefined;
  const back = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < MIN_CHECK_INTERVAL_MS) return;
    lookedAt = Date.now();
    registration?.update().catch(() => undefined);
  };
  const newer = () => {
    const worker = registration?.installing;
    // The first one replaces nothing.
    if (!worker || !navigator.serviceWorker.controller) return;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' && !ended) onNewer();
    });
  };
  void navigator.serviceWorker
    .register('/service-worker.js')
    .then(async (registered) => {
      if (ended) return;
      registration = registered;
      registered.addEventListener('updatefound', newer);
      await keepLoadedFiles();
    })
    .catch(() => undefined);
  document.addEventListener('visibilitychange', back);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', back);
    registration?.removeEventListener('updatefound', newer);
  };
}

/** The files that this page was made of came before there was a service worker; the browser still has them. */
async function keepLoadedFiles(): Promise<void> {
  const files = await caches.open(FILES);
  const kept = new Set((await files.keys()).map(({ url }) => url));
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${window.location.origin}/`) && HASHED.test(new URL(url).pathname));
  await Promise.all(
    [...new Set(loaded)].filter((url) => !kept.has(url)).map((url) => files.add(url).catch(() => undefined)),
  );
}
