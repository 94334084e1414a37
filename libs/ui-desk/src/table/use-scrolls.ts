import { type RefObject, useEffect, useState } from 'react';

/** Whether what is in an element is wider than the element, so that somebody without a pointer has to get into it to scroll. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setScrolls(current.scrollWidth > current.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(current);
    if (current.firstElementChild) watch.observe(current.firstElementChild);
    look();
    return () => watch.disconnect();
  }, [element]);
  return scrolls;
}
