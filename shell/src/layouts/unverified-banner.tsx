import { useSendVerificationMutation } from '@kaaj/api-client';
import { Banner, Button } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../messages';

/** Lists what needs a verified address, and sends the link again. */
export function UnverifiedBanner() {
  const t = useMessages();
  const { send, button } = useSend();
  const { user } = useSession();
  const [sendAgain] = useSendVerificationMutation();
  if (!user || user.emailVerified) return null;

  const done = t('unverified.sent', { email: user.email });
  return (
    <Banner
      kind="warn"
      title={t('unverified.title')}
      action={
        <Button
          size="small"
          variant="secondary"
          {...button}
          onClick={() => void send(() => sendAgain().unwrap(), { success: done })}
        >
          {t('unverified.again')}
        </Button>
      }
    >
      {t('unverified.text', { email: user.email })}
    </Banner>
  );
}
