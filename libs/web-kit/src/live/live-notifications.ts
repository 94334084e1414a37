import { api, API_BASE, lastRefresh, refreshSession } from '@kaaj/api-client';
import { useEffect } from 'react';
import { store, useAppSelector } from '../store/store';
import { openChannel } from '../session/channel';
import { throttledInvalidation } from './throttled-invalidation';
import { EVERYTHING, tagsInvalidatedBy } from './notification-invalidation';

const REOPEN_AFTER_MS = 5_000;

const otherTabs = openChannel('kaaj-notices');

/** To be called when what somebody was told counts as read: the server tells nobody of that. */
export function tellNoticesRead(): void {
  otherTabs?.postMessage('read');
}

function codeOf({ data }: MessageEvent<string>): string {
  try {
    return String((JSON.parse(data) as { code?: unknown }).code);
  } catch {
    return '';
  }
}

/** Opens the stream and keeps it open; the answer closes it. The browser itself resumes a broken line. */
function listen(): () => void {
  const stale = throttledInvalidation((tags) => store.dispatch(api.util.invalidateTags(tags)));
  let source: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const hear = (event: MessageEvent<string>) => stale.add(tagsInvalidatedBy(codeOf(event)));
  const read = () => stale.add(['Notification']);
  const close = () => {
    clearTimeout(reopening);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    const opened = new EventSource(`${API_BASE}/notification/stream`, { withCredentials: true });
    opened.addEventListener('message', hear);
    opened.addEventListener('notification', hear);
    opened.addEventListener('error', () => {
      if (opened === source && opened.readyState === EventSource.CLOSED)
        reopening = setTimeout(() => void reopen(opened), REOPEN_AFTER_MS);
    });
    source = opened;
  };
  /** What was closed or opened anew while the session was being refreshed stays so. */
  const reopen = async (broken: EventSource) => {
    const refreshed = await refreshSession(lastRefresh());
    if (source !== broken || refreshed === 'ended') return;
    open();
    stale.add(EVERYTHING);
  };
  /** A hidden tab gives its connection back: browsers allow an origin only a few of them over HTTP/1.1. */
  const followVisibility = () => {
    close();
    if (document.visibilityState !== 'visible') return;
    open();
    stale.add(EVERYTHING);
  };

  if (document.visibilityState === 'visible') open();
  document.addEventListener('visibilitychange', followVisibility);
  otherTabs?.addEventListener('message', read);
  return () => {
    otherTabs?.removeEventListener('message', read);
    document.removeEventListener('visibilitychange', followVisibility);
    close();
    stale.stop();
  };
}

/** While somebody is signed in, news from the server refreshes bell, balance and lists as it happens. */
export function useLiveNotifications(): void {
  const email = useAppSelector((state) => state.session.person?.email);
  useEffect(() => (email ? listen() : undefined), [email]);
}
