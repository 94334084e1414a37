import { useEffect } from 'react';
import { refreshRemoteRegistry } from './published';

const MIN_CHECK_INTERVAL_MS = 5 * 60_000;
/** Parts fail in company: what one failure has asked need not be asked again for the next. */
const AFTER_FAILURE_MS = 10_000;

const isPart = (target: EventTarget | null) => target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;

/**
 * Looks whether another version went live: when somebody comes back to this tab, and when a file cannot be had, which is
 * often the first that an open page sees of a new version.
 */
export function useVersionWatch(): void {
  useEffect(() => {
    let lookedAt = Date.now();
    // A page may have begun right before the update.
    let failedAt = -Infinity;
    const look = () => {
      lookedAt = Date.now();
      void refreshRemoteRegistry().catch(() => undefined);
    };
    const back = () => {
      if (document.visibilityState === 'visible' && Date.now() - lookedAt >= MIN_CHECK_INTERVAL_MS) look();
    };
    const failed = ({ target }: Event) => {
      if (!isPart(target) || Date.now() - failedAt < AFTER_FAILURE_MS) return;
      failedAt = Date.now();
      look();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    window.addEventListener('error', failed, true);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
      window.removeEventListener('error', failed, true);
    };
  }, []);
}
