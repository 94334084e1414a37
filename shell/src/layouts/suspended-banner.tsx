import { Banner, ButtonLink } from '@kaaj/ui';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../messages';

/** Shown while the account is suspended, with a link to the reason. */
export function SuspendedBanner() {
  const t = useMessages();
  const { user } = useSession();
  if (!user?.suspended) return null;
  return (
    <Banner
      kind="warn"
      title={t('suspended.title')}
      action={
        <ButtonLink size="small" variant="secondary" href="/profile/suspension">
          {t('suspended.more')}
        </ButtonLink>
      }
    >
      {t('suspended.text')}
    </Banner>
  );
}
