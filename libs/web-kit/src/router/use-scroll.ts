import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const TIMEOUT_MS = 1_000;

const positions = new Map<string, number>();

/** Scrolls to `top` as soon as the page is long enough; stops when the user scrolls or after a timeout. */
function scrollWhenPossible(top: number): () => void {
  const until = performance.now() + TIMEOUT_MS;
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    if (window.scrollY < top - 1 && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  const stop = () => cancelAnimationFrame(frame);
  attempt();
  window.addEventListener('wheel', stop, { once: true });
  window.addEventListener('touchstart', stop, { once: true });
  return () => {
    stop();
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
}

/** A new page starts at its top; Back and Forward find a page where it was left. Filters in the URL do not scroll. */
export function useScroll(): void {
  const { pathname, key } = useLocation();
  const cause = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === pathname && cause !== NavigationType.Pop) return;
    shown.current = pathname;
    return scrollWhenPossible(cause === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
  }, [pathname, key, cause]);
}
