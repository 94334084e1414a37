import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** The inner width of an element in whole px; follows it. Zero before it is on the page. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new ResizeObserver(changed);
      if (ref.current) observer.observe(ref.current);
      return () => observer.disconnect();
    },
    [ref],
  );
  return useSyncExternalStore(subscribe, () => ref.current?.clientWidth ?? 0);
}
