import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script is at work: false while the page is rendered ahead and while the browser takes that over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
