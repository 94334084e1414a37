import { useSyncExternalStore } from 'react';
import { breakpoints } from '../tokens/breakpoints';

function useMedia(query: string): boolean {
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

/** The font size that breakpoints are defined for: with a larger font in the browser the narrower layout applies. */
const LETTER = 16;

/** Whether the screen is narrower than a breakpoint; follows it. */
export function useIsBelow(name: keyof typeof breakpoints): boolean {
  return useMedia(`(max-width: ${breakpoints[name] / LETTER - 0.01}rem)`);
}

/** Whether prefers-reduced-motion is set. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
