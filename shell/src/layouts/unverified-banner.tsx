import { useSendVerificationMutation } from '@kaaj/api-client';
import { Banner, Button } from '@kaaj/ui';
import { useOnline, useSession, useToast } from '@kaaj/web-kit';
import { useMessages } from '../messages';
import styles from './dashboard-layout.module.css';

/** Says what waits until the person has verified their address, and sends the link again. */
export function UnverifiedBanner() {
  const t = useMessages();
  const toast = useToast();
  const online = useOnline();
  const { user } = useSession();
  const [sendAgain, { isLoading }] = useSendVerificationMutation();
  if (!user || user.emailVerified) return null;

  async function again(email: string) {
    try {
      await sendAgain().unwrap();
      toast.success(t('unverified.sent', { email }));
    } catch (error) {
      toast.problem(error);
    }
  }

  return (
    <div className={styles.banner}>
      <Banner
        kind="warn"
        title={t('unverified.title')}
        action={
          <Button
            size="small"
            variant="secondary"
            pending={isLoading}
            disabled={!online}
            onClick={() => void again(user.email)}
          >
            {t('unverified.again')}
          </Button>
        }
      >
        {t('unverified.text', { email: user.email })}
      </Banner>
    </div>
  );
}
