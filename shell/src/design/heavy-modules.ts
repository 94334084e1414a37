/**
 * The design system's larger entries. Remotes import them by name and do not bundle them, so the shell has to provide
 * each.
 */
const entries = {
  data: () => import('@kaaj/ui/data'),
  charts: () => import('@kaaj/ui/charts'),
  carousel: () => import('@kaaj/ui/carousel'),
};

type Entry = keyof typeof entries;

const WARM: readonly Entry[] = ['data'];

/** Prefetches, while the browser is idle, what most pages of the dashboard need. */
export function preloadHeavyModules(): void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
  whenIdle(() => {
    for (const entry of WARM) void entries[entry]().catch(() => undefined);
  });
}
