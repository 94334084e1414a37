import { useLocation } from '@kaaj/web-kit';
import { useEffect, useRef } from 'react';

export const CONTENT_ID = 'content';

/** After a navigation the next Tab starts at the new page, not where the link was; the first page is left alone. */
export function useContentFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
