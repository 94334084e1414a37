import { useEffect, type RefObject } from 'react';

/**
 * Calls `dismiss` on Escape and on a click outside `area`, while `active`. Escape returns the focus to the button of
 * the area that opened it; a click outside has moved it already.
 */
export function useDismiss(area: RefObject<HTMLElement | null>, active: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!active) return;
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      dismiss();
      area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
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
