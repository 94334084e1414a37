import { Button, SectionCard } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { download, useSend } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { ownData } from './own-data';

/** Downloads all data of the user. */
export function OwnDataSection() {
  const t = useMessages();
  const { user } = useSession();
  const { send, pending, button } = useSend();
  const save = async () => {
    if (user) download('kaaj-my-data.json', await ownData(user.email, user.role), 'application/json');
  };
  return (
    <SectionCard padding="large" align="start" title={t('security.data')}>
      <p>{t('security.dataText')}</p>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        pending={pending}
        disabled={button.disabled || !user}
        onClick={() => void send(save)}
      >
        {t('security.dataGet')}
      </Button>
    </SectionCard>
  );
}
