import { Banner } from '@kaaj/ui';
import { useOnline } from '@kaaj/web-kit';
import { useMessages } from '../messages';

export function OfflineBanner() {
  const t = useMessages();
  const online = useOnline();
  return online ? null : (
    <Banner kind="offline" strip>
      {t('offline.banner')}
    </Banner>
  );
}
