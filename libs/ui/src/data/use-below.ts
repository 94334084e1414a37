import { useSyncExternalStore } from 'react';
import { breakpoints } from '../tokens/tokens';

/** Whether the screen is narrower than a breakpoint; follows it. */
export function useBelow(name: keyof typeof breakpoints): boolean {
  const query = `(max-width: ${breakpoints[name] - 0.02}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
