import { useEffect } from 'react';
import { refreshRemoteRegistry } from './remote-registry';

const MIN_CHECK_INTERVAL_MS = 5 * 60_000;
/** Several files fail at the same time; one check is enough for all of them. */
const AFTER_FAILURE_MS = 10_000;

const isPart = (target: EventTarget | null) => target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;

/**
 * Checks for a new live version when the user returns to this tab, and when a file fails to load. A missing file is
 * often the first sign of a new version.
 */
export function useVersionWatch(): void {
  useEffect(() => {
    let checkedAt = Date.now();
    // No minimum interval since the page was opened: it may have been opened right before the update.
    let failedAt = -Infinity;
    const check = () => {
      checkedAt = Date.now();
      void refreshRemoteRegistry().catch(() => undefined);
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt >= MIN_CHECK_INTERVAL_MS) check();
    };
    const onError = ({ target }: Event) => {
      if (!isPart(target) || Date.now() - failedAt < AFTER_FAILURE_MS) return;
      failedAt = Date.now();
      check();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('error', onError, true);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('error', onError, true);
    };
  }, []);
}
