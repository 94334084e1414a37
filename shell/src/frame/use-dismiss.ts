import { useEffect, type RefObject } from 'react';

/** Calls `dismiss` on Escape and on a click outside of `area`, while `active`. */
export function useDismiss(area: RefObject<HTMLElement | null>, active: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!active) return;
    const byKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    const byClick = (event: MouseEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) dismiss();
    };
    document.addEventListener('keydown', byKey);
    document.addEventListener('click', byClick);
    return () => {
      document.removeEventListener('keydown', byKey);
      document.removeEventListener('click', byClick);
    };
  }, [area, active, dismiss]);
}
