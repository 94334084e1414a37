import { Banner } from '@kaaj/ui';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const t = useMessages();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <Banner kind="offline" strip>
      {t('offline.banner')}
    </Banner>
  );
}
