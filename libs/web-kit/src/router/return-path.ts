/** Auth pages; the return path is passed from one of them to the next. */
const WAYS_IN = ['/signin', '/signup', '/forgot-password'];

interface PathLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Navigation state for a link to sign-in, with the current location as the return path. It is stored in the browser's
 * history and never in the URL, so that no link can choose where a user lands.
 */
export function returnState({ pathname, search, hash }: PathLocation): object {
  return { returnTo: pathname + search + hash };
}

/** For a link to an auth page: after sign-in the user continues at the internal `path`. */
export function continueTo(path: string): { readonly 'data-leads-on-to': string } {
  return { 'data-leads-on-to': path };
}

interface Way {
  /** The current location of the link. */
  readonly from: { readonly pathname: string; readonly state: unknown };
  readonly to: string;
  /** The state that a link created by `leadsOnTo` has. */
  readonly wanted: string | undefined;
}

/** The navigation state of a link to an auth page: its own return path, or the current one. */
export function stateAlong({ from, to, wanted }: Way): unknown {
  if (wanted !== undefined) return { returnTo: wanted };
  return isAuthPath(from.pathname) && isAuthPath(to) ? from.state : undefined;
}

/** The path after sign-in: the internal path in `state`, else home. */
export function returnPath(state: unknown): string {
  const path = typeof state === 'object' && state !== null ? (state as { returnTo?: unknown }).returnTo : undefined;
  return typeof path === 'string' && isOwnPath(path) ? path : '/';
}

/** Whether `path` is an auth page. */
export function isAuthPath(path: string): boolean {
  return WAYS_IN.includes(path.toLowerCase().replace(/[?#].*$/, ''));
}

/** A browser reads `//host` and `/\host` as another site, and leaves tabs and line ends out before it does. */
function isOwnPath(path: string): boolean {
  return (
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && new URL(path, window.location.origin).origin === window.location.origin
  );
}
