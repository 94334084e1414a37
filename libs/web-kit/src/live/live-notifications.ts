import { api, API_BASE, lastRefresh, refreshSession } from '@kaaj/api-client';
import { useEffect } from 'react';
import { store, useAppSelector } from '../store/store';

const REOPEN_AFTER_MS = 5_000;

/** What the things that people are told of can change. */
const TOUCHED = [
  'Notification',
  'Balance',
  'Overview',
  'Submission',
  'Task',
  'Withdrawal',
  'Payment',
  'Statement',
] as const;

const somethingHappened = () => store.dispatch(api.util.invalidateTags([...TOUCHED]));

/** Opens the stream and keeps it open; the answer closes it. The browser itself resumes a broken line. */
function listen(): () => void {
  let source: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    source = new EventSource(`${API_BASE}/notification/stream`, { withCredentials: true });
    source.addEventListener('message', somethingHappened);
    source.addEventListener('notification', somethingHappened);
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(reopen, REOPEN_AFTER_MS);
    });
  };
  const reopen = () => {
    void refreshSession(lastRefresh()).then((refreshed) => {
      if (refreshed === 'ended') return;
      open();
      somethingHappened();
    });
  };
  const close = () => {
    clearTimeout(reopening);
    source?.close();
    source = undefined;
  };
  /** A hidden tab gives its connection back: browsers allow an origin only a few of them over HTTP/1.1. */
  const followVisibility = () => {
    close();
    if (document.visibilityState !== 'visible') return;
    open();
    somethingHappened();
  };

  if (document.visibilityState === 'visible') open();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    close();
  };
}

/** While somebody is signed in, news from the server refreshes bell, balance and lists as it happens. */
export function useLiveNotifications(): void {
  const email = useAppSelector((state) => state.session.person?.email);
  useEffect(() => (email ? listen() : undefined), [email]);
}
