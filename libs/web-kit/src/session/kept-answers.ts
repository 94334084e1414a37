/** What the service worker keeps of a person's lists, to be read without a line (rspack/service-worker.mjs). */
const OWN = 'kaaj-own';

/** Forgets what was kept of whoever was here before. A browser without such a store, or one that is closed to us, kept nothing. */
export function forgetKeptAnswers(): void {
  if ('caches' in globalThis) void caches.delete(OWN).catch(() => undefined);
}
