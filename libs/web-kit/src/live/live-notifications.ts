import { api, API_BASE, lastRefresh, refreshSession } from '@kaaj/api-client';
import { parseJson } from '@kaaj/contract';
import { useEffect } from 'react';
import { store, useAppSelector } from '../store/store';
import { openChannel } from '../session/channel';
import { throttledInvalidation } from './throttled-invalidation';
import { EVERYTHING, tagsInvalidatedBy } from './notification-invalidation';

const REOPEN_AFTER_MS = 5_000;

const tabChannel = openChannel('kaaj-notices');

/** To be called when notifications are marked as read: the server sends no event for that. */
export function broadcastNotificationsRead(): void {
  tabChannel?.postMessage('read');
}

const codeOf = ({ data }: MessageEvent<string>) => String(parseJson<{ code?: unknown } | null>(data)?.code);

/** Opens the event stream and keeps it open; the returned function closes it. The browser reconnects by itself. */
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
  /** Stays as it is if the stream was closed or opened during the session refresh. */
  const reopen = async (broken: EventSource) => {
    const refreshed = await refreshSession(lastRefresh());
    if (source !== broken || refreshed === 'ended') return;
    open();
    stale.add(EVERYTHING);
  };
  /** A hidden tab closes its connection: browsers allow only a few for each origin over HTTP/1.1. */
  const followVisibility = () => {
    close();
    if (document.visibilityState !== 'visible') return;
    open();
    stale.add(EVERYTHING);
  };

  if (document.visibilityState === 'visible') open();
  document.addEventListener('visibilitychange', followVisibility);
  tabChannel?.addEventListener('message', read);
  return () => {
    tabChannel?.removeEventListener('message', read);
    document.removeEventListener('visibilitychange', followVisibility);
    close();
    stale.stop();
  };
}

/** While a user is signed in, server-sent events refresh bell, balance and lists. */
export function useLiveNotifications(): void {
  const email = useAppSelector((state) => state.session.person?.email);
  useEffect(() => (email ? listen() : undefined), [email]);
}
