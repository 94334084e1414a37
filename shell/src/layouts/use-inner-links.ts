import { isWayIn, useLocation, useNavigate } from '@kaaj/web-kit';
import { useEffect } from 'react';

/** The path of a plain click on a link that stays on this site, else undefined. */
function innerPath(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || modified || !link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const here = pathname === window.location.pathname && search === window.location.search && hash !== '';
  return origin === window.location.origin && !pathname.startsWith('/api/') && !here
    ? pathname + search + hash
    : undefined;
}

/** Lets the design system write plain links: those that stay here go through the router. */
export function useInnerLinks(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = innerPath(event);
      if (!path) return;
      event.preventDefault();
      void navigate(path, isWayIn(pathname) && isWayIn(path) ? { state } : undefined);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, pathname, state]);
}
