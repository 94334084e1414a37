import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is hydrated: false during prerendering and until hydration ends. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
