const FILES = 'kaaj-files';
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|woff2|svg|png|webp)$/;
const MIN_CHECK_INTERVAL_MS = 5 * 60_000;

/**
 * Registers the service worker, which caches the frame, its files and the last lists for offline use. `onNewer` is
 * called when a newer shell is live. Browsers without service workers continue without one. The returned function
 * removes the listeners.
 */
export function registerServiceWorker(onNewer: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  let ended = false;
  let checkedAt = Date.now();
  let registration: ServiceWorkerRegistration | undefined;
  const back = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < MIN_CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    registration?.update().catch(() => undefined);
  };
  const newer = () => {
    const worker = registration?.installing;
    // The first service worker replaces none.
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

/** The files of this page loaded before the service worker was active; the browser's cache still has them. */
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
