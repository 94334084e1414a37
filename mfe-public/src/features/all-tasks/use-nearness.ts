import { useEffect, useEffectEvent, useState } from 'react';

/** So far before it is in sight. */
const AHEAD = '600px';

/**
 * Gives the ref of an element; `come` is called whenever that element comes near the screen, and again after `length`
 * has changed if it is still near.
 */
export function useNearness(come: () => void, length: number): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const onNear = useEffectEvent(come);
  useEffect(() => {
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, length]);
  return setElement;
}
