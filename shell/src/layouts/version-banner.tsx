import { Banner, Button, IconButton, Row } from '@kaaj/ui';
import { CloseIcon } from '@kaaj/ui/icons';
import { useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../messages';
import { useVersionWatch } from '../remotes/use-version-watch';
import { useOutdated } from '../remotes/versions';

/** Offers the newer version on an outdated page; the page never reloads by itself. */
export function VersionBanner() {
  const t = useMessages();
  const online = useOnline();
  const outdated = useOutdated();
  const [later, setLater] = useState(false);
  useVersionWatch();
  if (!outdated || later || !online) return null;
  const offer = (
    <Row gap={1}>
      <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
        {t('version.reload')}
      </Button>
      <IconButton label={t('action.close')} icon={<CloseIcon size={18} />} onClick={() => setLater(true)} />
    </Row>
  );
  return (
    <Banner strip action={offer}>
      {t('version.banner')}
    </Banner>
  );
}
