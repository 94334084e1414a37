import { type ApiError } from '@kaaj/api-client';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { uiRequests } from '../notices/ui-requests';
import { problemText } from './problem-text';

/** Pages that show failed queries in a toast in addition to the error in place. */
const TOAST_PAGES = /^\/(dashboard|alltasks)(\/|$)/;
/** Queries without a toast: the bell is no page, and the best workers are optional. */
const WITHOUT_TOAST: readonly string[] = ['listNotifications', 'notificationPages', 'listBestWorkers'];
/** A missing record is no failure: its page says so and leads on. */
const NOT_FOUND = 404;
/** The duration of a toast. */
const TOAST_MS = 5_000;

const shownAt = new Map<string, number>();

/** Several parts of a page that fail for one reason at the same time are one failure to the user. */
function toastOnce(text: string): void {
  const now = Date.now();
  if (now - (shownAt.get(text) ?? -Infinity) < TOAST_MS) return;
  shownAt.set(text, now);
  uiRequests.add('error', text);
}

/** Shows failed queries in a toast; failed mutations are reported where they were started. */
export const queryErrorToasts: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { type, endpointName } = action.meta.arg as { type?: string; endpointName: string };
    // The name may be followed by @ and the fingerprint of another version of the call.
    const [name = ''] = endpointName.split('@');
    const load = type === 'query' || type === 'infinitequery';
    const error = action.payload as ApiError;
    const silent = error.status === NOT_FOUND || WITHOUT_TOAST.includes(name);
    if (load && !silent && TOAST_PAGES.test(window.location.pathname)) toastOnce(problemText(error));
  }
  return next(action);
};
