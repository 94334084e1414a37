import { type RefObject, useEffect, useState } from 'react';

/** Whether anything of `place` is on the screen; taken for so until the browser has told, and where it cannot tell. */
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
