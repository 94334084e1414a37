import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of `place` is in view; true until the browser has reported it, and without IntersectionObserver. */
export function useOnScreen(place: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return onScreen;
}
