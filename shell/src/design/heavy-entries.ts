/**
 * The design system's heavier entries. Remotes import them by name and bring none of their own, so the shell has to hold
 * a way to each, or nobody would provide it.
 */
const entries = {
  data: () => import('@kaaj/ui/data'),
  charts: () => import('@kaaj/ui/charts'),
  carousel: () => import('@kaaj/ui/carousel'),
};

type Entry = keyof typeof entries;

const WARM: readonly Entry[] = ['data'];

/** Fetches, while nothing else happens, what most pages of the dashboard will ask for next. */
export function warmHeavyEntries(): void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
  whenIdle(() => {
    for (const entry of WARM) void entries[entry]().catch(() => undefined);
  });
}
