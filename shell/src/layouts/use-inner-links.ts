import { stateAlong, useLocation, useNavigate } from '@kaaj/web-kit';
import { useEffect } from 'react';

interface Inner {
  readonly link: HTMLAnchorElement;
  readonly path: string;
}

/** The link of a plain click that stays on this site, with its path; else undefined. */
function innerLink(event: MouseEvent): Inner | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || modified || !link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const here = pathname === window.location.pathname && search === window.location.search && hash !== '';
  return origin === window.location.origin && !pathname.startsWith('/api/') && !here
    ? { link, path: pathname + search + hash }
    : undefined;
}

/** Plain links that stay here go through the router, as those of the design system do by InnerLink. */
export function useInnerLinks(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const inner = innerLink(event);
      if (!inner) return;
      event.preventDefault();
      const { link, path } = inner;
      const wanted = link.dataset['leadsOnTo'];
      void navigate(path, { state: stateAlong({ from: { pathname, state }, to: path, wanted }) });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, pathname, state]);
}
