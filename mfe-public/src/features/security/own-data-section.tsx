import { Button, SectionCard } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { download } from '@kaaj/page-kit';
import { toast, useOnline, useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { ownData } from './own-data';

/** Downloads all data of the user. */
export function OwnDataSection() {
  const t = useMessages();
  const online = useOnline();
  const { user } = useSession();
  const [making, setMaking] = useState(false);

  async function make() {
    if (!user) return;
    setMaking(true);
    try {
      download('kaaj-my-data.json', await ownData(user.email, user.role), 'application/json');
    } catch (error) {
      toast.problem(error);
    } finally {
      setMaking(false);
    }
  }

  return (
    <SectionCard padding="large" align="start" title={t('security.data')}>
      <p>{t('security.dataText')}</p>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        pending={making}
        disabled={!online || !user}
        onClick={() => void make()}
      >
        {t('security.dataGet')}
      </Button>
    </SectionCard>
  );
}
