import { isApiError } from '@kaaj/api-client';
import { common, uiRequests, problemText } from '@kaaj/web-kit';

/**
 * Does what has one effect under its Idempotency-Key. Where nobody knows whether it was done, it offers to look: the same call
 * goes out once more, under the same key, and finds what was done or does it. Throws the call's error when nobody looks.
 */
export async function resolveUnknownOutcome<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'server/outcome-unknown') throw error;
      const look = await uiRequests.ask({
        title: common.translate('unknown.title'),
        text: problemText(error),
        ok: common.translate('action.checkAgain'),
      });
      if (!look) throw error;
    }
  }
}
