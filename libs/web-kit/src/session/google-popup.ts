import { API_BASE, type ApiError, browserStorage } from '@kaaj/api-client';
import { type ErrorCode } from '@kaaj/contract';
import { type Proof } from './session-slice';

const CLOSED_CHECK_MS = 500;

type HandOver = { source: 'kaaj-google'; identity?: Proof; code?: ErrorCode };

const isHandOver = (message: unknown): message is HandOver =>
  typeof message === 'object' && message !== null && (message as HandOver).source === 'kaaj-google';

const refusal = (code: ErrorCode): ApiError => ({ status: 401, code, message: code, errors: [] });

const BEGIN = `${API_BASE}/auth/google`;
/** That this browser began, and with which history state of the page; a hand-over without it is nobody's wish. */
const BEGUN = 'kaaj.google-begun';
/** What the callback page leaves where it has no opener (google.controller.ts). */
const LEFT_BEHIND = 'kaaj.google';
const BEGUN_FOR_MS = 15 * 60_000;

interface Begun {
  readonly at: number;
  readonly state: unknown;
}

/** Goes on to Google in this window; the callback page leads back to sign-in. Rejects where somebody comes back by the browser's own way. */
function goOnInThisWindow(): Promise<never> {
  window.location.assign(BEGIN);
  return new Promise((_, reject) => {
    window.addEventListener('pageshow', () => reject(refusal('auth/popup-closed')), { once: true });
  });
}

/** What a sign-in in this window, or in a window without an opener, came to; undefined where none was begun. Given once. */
export function leftBehindByGoogle(): { readonly proof: Promise<Proof>; readonly state: unknown } | undefined {
  const [begun, left] = [read<Begun>(BEGUN), read<HandOver>(LEFT_BEHIND)];
  browserStorage.remove(LEFT_BEHIND);
  if (!begun || Date.now() - begun.at > BEGUN_FOR_MS || !isHandOver(left)) return undefined;
  browserStorage.remove(BEGUN);
  const { identity, code = 'auth/google-failed' } = left;
  return { proof: identity ? Promise.resolve(identity) : Promise.reject(refusal(code)), state: begun.state };
}

function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(browserStorage.get(key) ?? 'null') as Value;
  } catch {
    return undefined;
  }
}

/**
 * Opens Google's window and waits for what our own callback page hands over; where the browser opens none, `onBlocked` hears it and this
 * window goes there, and without `onBlocked` it stays. `state` is the history state to come back with. Rejects with an ApiError.
 */
export function authenticateWithGoogle(state?: unknown, onBlocked?: () => void): Promise<Proof> {
  if (onBlocked) browserStorage.set(BEGUN, JSON.stringify({ at: Date.now(), state } satisfies Begun));
  const popup = window.open(BEGIN, 'kaaj-google', 'popup,width=480,height=640');
  if (!popup) {
    if (!onBlocked) return Promise.reject(refusal('auth/popup-closed'));
    onBlocked();
    return goOnInThisWindow();
  }
  return new Promise<Proof>((resolve, reject) => {
    const stop = () => {
      clearInterval(watch);
      window.removeEventListener('message', listen);
    };
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      // Every window of this origin can post here; the proof has to come from the one that was opened.
      if (source !== popup || origin !== window.location.origin || !isHandOver(data)) return;
      stop();
      browserStorage.remove(BEGUN);
      if (data.identity) resolve(data.identity);
      else reject(refusal(data.code ?? 'auth/google-failed'));
    };
    let seenClosed = false;
    const watch = setInterval(() => {
      if (!popup.closed) return;
      // It closes in the same breath as it hands over: on a busy phone what it sent still waits behind this check.
      if (!seenClosed) {
        seenClosed = true;
        return;
      }
      stop();
      reject(refusal('auth/popup-closed'));
    }, CLOSED_CHECK_MS);
    window.addEventListener('message', listen);
  });
}
