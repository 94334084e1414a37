import { type RefObject, useEffect, useState } from 'react';

/** Whether the table in an element is wider than the element, so that somebody without a pointer has to get into it to scroll. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setScrolls(current.scrollWidth > current.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(current);
    // What is between the two is as wide as the outer one, however wide the table is.
    const table = current.querySelector('table');
    if (table) watch.observe(table);
    look();
    return () => watch.disconnect();
  }, [element]);
  return scrolls;
}
