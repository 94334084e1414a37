import { useEffect, useRef, useState, type RefObject } from 'react';

const still = '(prefers-reduced-motion: reduce)';

/** Fast first, calm at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3;

interface CountUp {
  /** From 0 to 1: how much of each figure is to be shown. */
  readonly share: number;
  readonly counting: boolean;
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
}

/**
 * Counts once, in `milliseconds`, when the first line of `place` comes into view. Until then it shows the final
 * figures: in the prerendered page, without scripts, in print, and always with prefers-reduced-motion.
 */
export function useCountUp(place: RefObject<Element | null>, milliseconds: number): CountUp {
  const [share, setShare] = useState(1);
  const [seen, setSeen] = useState(false);
  const [paused, setPaused] = useState(false);
  const passed = useRef(0);
  const done = seen && share === 1;

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window) || window.matchMedia(still).matches) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setShare(0);
      setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  useEffect(() => {
    if (!seen || paused || done) return undefined;
    const startedAt = performance.now() - passed.current;
    let frame = requestAnimationFrame(function next(now) {
      passed.current = now - startedAt;
      setShare(eased(Math.min(1, passed.current / milliseconds)));
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [seen, paused, done, milliseconds]);

  return { share, counting: seen && !done, paused, setPaused };
}
