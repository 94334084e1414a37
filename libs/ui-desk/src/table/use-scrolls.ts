import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the table in an element is wider than the element, so that it scrolls and has to be focusable for keyboard
 * users.
 */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    // What is between the two is as wide as the outer one, however wide the table is.
    const table = current?.querySelector('table');
    if (!current || !table) return;
    const look = () => setScrolls(table.scrollWidth > current.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(current);
    watch.observe(table);
    look();
    return () => watch.disconnect();
  }, [element]);
  return scrolls;
}
