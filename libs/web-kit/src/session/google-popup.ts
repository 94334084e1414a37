import { API_BASE, type ApiError } from '@kaaj/api-client';
import { type ErrorCode } from '@kaaj/contract';
import { type Proof } from './session-slice';

const CLOSED_CHECK_MS = 500;

type HandOver = { source: 'kaaj-google'; identity?: Proof; code?: ErrorCode };

const isHandOver = (message: unknown): message is HandOver =>
  typeof message === 'object' && message !== null && (message as HandOver).source === 'kaaj-google';

const refusal = (code: ErrorCode): ApiError => ({ status: 401, code, message: code, errors: [] });

/** Opens Google's window and waits for what our own callback page hands over. Rejects with an ApiError. */
export function proveByGoogle(): Promise<Proof> {
  const popup = window.open(`${API_BASE}/auth/google`, 'kaaj-google', 'popup,width=480,height=640');
  return new Promise<Proof>((resolve, reject) => {
    const stop = () => {
      clearInterval(watch);
      window.removeEventListener('message', listen);
    };
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      // Every window of this origin can post here; the proof has to come from the one that was opened.
      if (!popup || source !== popup || origin !== window.location.origin || !isHandOver(data)) return;
      stop();
      if (data.identity) resolve(data.identity);
      else reject(refusal(data.code ?? 'auth/google-failed'));
    };
    let seenClosed = !popup;
    const watch = setInterval(() => {
      if (popup && !popup.closed) return;
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
