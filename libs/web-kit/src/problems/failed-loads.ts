import { type ApiError } from '@kaaj/api-client';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { uiRequests } from '../notices/ui-requests';
import { problemText } from './problem-text';

/** The pages whose failed calls are said in a toast as well as in their place. */
const TOLD_ON = /^\/(dashboard|alltasks)(\/|$)/;
/** What fails without a word: the bell is no page, and the best workers are simply not shown. */
const SILENT: readonly string[] = ['listNotifications', 'notificationPages', 'listBestWorkers'];
/** As long as a toast stands. */
const SAID_FOR_MS = 5_000;

const said = new Map<string, number>();

/** Several parts of a page that fail together for one reason are one failure to whoever looks at it. */
function sayOnce(text: string): void {
  const now = Date.now();
  if (now - (said.get(text) ?? -Infinity) < SAID_FOR_MS) return;
  said.set(text, now);
  uiRequests.add('error', text);
}

/** Says in a toast what could not be loaded; what somebody did is answered where it was done. */
export const queryErrorToasts: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { type, endpointName } = action.meta.arg as { type?: string; endpointName: string };
    // A call of another age bears its print behind its name.
    const [name = ''] = endpointName.split('@');
    const load = type === 'query' || type === 'infinitequery';
    if (load && !SILENT.includes(name) && TOLD_ON.test(window.location.pathname))
      sayOnce(problemText(action.payload as ApiError));
  }
  return next(action);
};
