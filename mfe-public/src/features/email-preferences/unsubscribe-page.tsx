import { useUnsubscribeFromNotificationEmailsMutation } from '@kaaj/api-client';
import { Button, ButtonLink } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useSearchParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { AuthPageLayout } from '../../shared/auth-page-layout';

/** The target of the unsubscribe link in e-mails: ?token=... and one press, signed in or not. */
export default function UnsubscribePage() {
  const t = useMessages();
  const { send, button } = useSend();
  const [search] = useSearchParams();
  const [turnOff, { isSuccess }] = useUnsubscribeFromNotificationEmailsMutation();
  const token = search.get('token') ?? '';

  const choose = <ButtonLink href="/profile/notices">{t('mail.choose')}</ButtonLink>;
  if (isSuccess)
    return (
      <AuthPageLayout title={t('mail.isOff')} lead={t('mail.isOffText')} drawing="slide2">
        {choose}
      </AuthPageLayout>
    );
  if (!token)
    return (
      <AuthPageLayout title={t('mail.noToken')} lead={t('mail.noTokenText')} drawing="slide3">
        {choose}
      </AuthPageLayout>
    );

  return (
    <AuthPageLayout title={t('mail.offTitle')} lead={t('mail.offText')} drawing="slide3">
      <Button size="large" block {...button} onClick={() => void send(() => turnOff({ token }).unwrap())}>
        {t('mail.off')}
      </Button>
    </AuthPageLayout>
  );
}
