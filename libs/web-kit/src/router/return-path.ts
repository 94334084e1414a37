/** Pages on which people come in; what they came for goes along from one of them to the next. */
const WAYS_IN = ['/signin', '/signup', '/forgot-password'];

interface PathLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * State for the way to sign-in, so that it leads back to this place. It travels in the browser's history and never in an
 * address: no link can choose where somebody lands.
 */
export function returnState({ pathname, search, hash }: PathLocation): object {
  return { returnTo: pathname + search + hash };
}

/** For a link to a way in: whoever comes in through it goes on to the own path `path`. */
export function continueTo(path: string): { readonly 'data-leads-on-to': string } {
  return { 'data-leads-on-to': path };
}

interface Way {
  /** Where the link stands. */
  readonly from: { readonly pathname: string; readonly state: unknown };
  readonly to: string;
  /** What the link says of itself by `leadsOnTo`. */
  readonly wanted: string | undefined;
}

/** The state that a link travels with: what somebody chose by it, or came for and takes from one way in to the next. */
export function stateAlong({ from, to, wanted }: Way): unknown {
  if (wanted !== undefined) return { returnTo: wanted };
  return isAuthPath(from.pathname) && isAuthPath(to) ? from.state : undefined;
}

/** Where to go after coming in: the own path that `state` names, else home. */
export function returnPath(state: unknown): string {
  const path = typeof state === 'object' && state !== null ? (state as { returnTo?: unknown }).returnTo : undefined;
  return typeof path === 'string' && isOwnPath(path) ? path : '/';
}

/** Whether people come in at `path`. */
export function isAuthPath(path: string): boolean {
  return WAYS_IN.includes(path.toLowerCase().replace(/[?#].*$/, ''));
}

/** A browser reads `//host` and `/\host` as another site, and leaves tabs and line ends out before it does. */
function isOwnPath(path: string): boolean {
  return (
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && new URL(path, window.location.origin).origin === window.location.origin
  );
}
