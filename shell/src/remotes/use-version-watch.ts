import { useEffect } from 'react';
import { refreshRemoteRegistry } from './published';

const MIN_CHECK_INTERVAL_MS = 5 * 60_000;
/** Several parts fail at the same time; one check is enough for all of them. */
const AFTER_FAILURE_MS = 10_000;

const isPart = (target: EventTarget | null) => target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;

/**
 * Checks for a new live version when the user returns to this tab, and when a file fails to load. A missing file is
 * often the first sign of a new version.
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
