import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/**
 * Keeps the place of a lazy chart, and fetches its code (as much as the rest of a page) only when the place comes near the
 * screen.
 */
export function ChartRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    const element = room.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  if (!near) return <div ref={room} className="k-chart-room" />;
  return <Suspense fallback={<div className="k-chart-room" />}>{children}</Suspense>;
}
