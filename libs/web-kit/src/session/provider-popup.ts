import { API_BASE, type ApiError, browserStorage } from '@kaaj/api-client';
import { type ErrorCode, parseJson } from '@kaaj/contract';
import { type IdentityProof } from './session-slice';

const CLOSED_CHECK_MS = 500;

/** External identity providers: Google, or the OpenID Connect provider of this site. */
export type Provider = 'google' | 'oidc';
const PROVIDERS: readonly Provider[] = ['google', 'oidc'];

interface PopupResult {
  readonly source: `kaaj-${Provider}`;
  readonly identity?: IdentityProof;
  readonly code?: ErrorCode;
}

const isPopupResult = (message: unknown, provider: Provider): message is PopupResult =>
  typeof message === 'object' && message !== null && (message as PopupResult).source === `kaaj-${provider}`;

export const refusal = (code: ErrorCode): ApiError => ({ status: 401, code, message: code, errors: [] });

const FAILED = { google: 'auth/google-failed', oidc: 'auth/oidc-failed' } as const;
const CLOSED = { google: 'auth/popup-closed', oidc: 'auth/oidc-window-closed' } as const;

const beginOf = (provider: Provider) => `${API_BASE}/auth/${provider}`;
/**
 * Storage name of the marker that this browser started a sign-in, and of the page's history state; a callback without
 * it is ignored.
 */
const begunKey = (provider: Provider) => `kaaj.${provider}-begun`;
/** Where the callback page stores its result when it has no opener (hand-over.controller.ts). */
const leftKey = (provider: Provider) => `kaaj.${provider}`;
const BEGUN_FOR_MS = 15 * 60_000;

interface Begun {
  readonly at: number;
  readonly state: unknown;
}

interface StoredResult {
  readonly provider: Provider;
  readonly proof: () => Promise<IdentityProof>;
  readonly state: unknown;
}

/**
 * Continues at the provider in this window; the callback page leads back to sign-in. Rejects when the user returns by
 * Back.
 */
function goOnInThisWindow(provider: Provider): Promise<never> {
  window.location.assign(beginOf(provider));
  return new Promise((_, reject) => {
    window.addEventListener('pageshow', () => reject(refusal(CLOSED[provider])), { once: true });
  });
}

/**
 * The result of a sign-in in this window, or in a window without an opener; undefined when none was started. Returned
 * once.
 */
export function takeStoredResult(): StoredResult | undefined {
  const found = PROVIDERS.map(takeStoredResultOf);
  return found.find((left) => left !== undefined);
}

function takeStoredResultOf(provider: Provider): StoredResult | undefined {
  const begun = parseJson<Begun | null>(browserStorage.get(begunKey(provider)));
  const left = parseJson(browserStorage.get(leftKey(provider)));
  browserStorage.remove(leftKey(provider));
  if (!begun || Date.now() - begun.at > BEGUN_FOR_MS || !isPopupResult(left, provider)) return undefined;
  browserStorage.remove(begunKey(provider));
  const { identity, code = FAILED[provider] } = left;
  const proof = () => (identity ? Promise.resolve(identity) : Promise.reject(refusal(code)));
  return { provider, proof, state: begun.state };
}

/**
 * Opens the provider's window and waits for the message of our own callback page. If the browser blocks popups,
 * `onBlocked` is called and this window goes there; without `onBlocked` it stays. `state` is the history state to
 * return with. Rejects with an ApiError.
 */
export function authenticateWith(provider: Provider, state?: unknown, onBlocked?: () => void): Promise<IdentityProof> {
  if (onBlocked) browserStorage.set(begunKey(provider), JSON.stringify({ at: Date.now(), state } satisfies Begun));
  const popup = window.open(beginOf(provider), `kaaj-${provider}`, 'popup,width=480,height=640');
  if (!popup) {
    if (!onBlocked) return Promise.reject(refusal(CLOSED[provider]));
    onBlocked();
    return goOnInThisWindow(provider);
  }
  return new Promise<IdentityProof>((resolve, reject) => {
    const stop = () => {
      clearInterval(watch);
      window.removeEventListener('message', listen);
    };
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      // Every window of this origin can post messages here; the proof has to come from the opened one.
      if (source !== popup || origin !== window.location.origin || !isPopupResult(data, provider)) return;
      stop();
      browserStorage.remove(begunKey(provider));
      if (data.identity) resolve(data.identity);
      else reject(refusal(data.code ?? FAILED[provider]));
    };
    let seenClosed = false;
    const watch = setInterval(() => {
      if (!popup.closed) return;
      // The window closes right after its message: on a busy phone the message may still be queued behind this check.
      if (!seenClosed) {
        seenClosed = true;
        return;
      }
      stop();
      reject(refusal(CLOSED[provider]));
    }, CLOSED_CHECK_MS);
    window.addEventListener('message', listen);
  });
}
