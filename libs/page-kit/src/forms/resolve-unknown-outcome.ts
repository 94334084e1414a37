import { isApiError } from '@kaaj/api-client';
import { common, uiRequests, problemText } from '@kaaj/web-kit';

/**
 * Runs a call with an Idempotency-Key. When its outcome is unknown, the user can check: the call is repeated with the
 * same key. It returns the first result, or takes effect. Throws the call's error when the user declines.
 */
export async function resolveUnknownOutcome<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'server/outcome-unknown') throw error;
      const confirmed = await uiRequests.ask({
        title: common.translate('unknown.title'),
        text: problemText(error),
        ok: common.translate('action.checkAgain'),
      });
      if (!confirmed) throw error;
    }
  }
}
