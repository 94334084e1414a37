import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Keeps the place of a lazy chart, and fetches its code only when the place comes on the screen. */
export function ChartRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    const element = room.current;
    if (seen || !element) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);

  if (!seen) return <div ref={room} className="k-chart-room" />;
  return <Suspense fallback={<div className="k-chart-room" />}>{children}</Suspense>;
}
