import { useSendVerificationMutation, useVerifyEmailMutation } from '@kaaj/api-client';
import { Button, ButtonLink } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useSearchParams, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { AuthPageLayout } from '../../shared/auth-page-layout';
import formStyles from '../../shared/form.module.css';

/** The target of the verification link in e-mails: ?token=... and one press, by the signed-in user. */
export default function VerifyEmailPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const { person, user } = useSession();
  const verifying = useSend();
  const resending = useSend();
  const [verify, { isSuccess }] = useVerifyEmailMutation();
  const [sendAgain] = useSendVerificationMutation();
  const token = search.get('token');
  const email = person?.email ?? '';

  if (isSuccess || user?.emailVerified)
    return (
      <AuthPageLayout title={t('verify.doneTitle')} lead={t('verify.doneText', { email })} drawing="slide2">
        <ButtonLink href="/dashboard">{t('verify.toDashboard')}</ButtonLink>
      </AuthPageLayout>
    );

  const verifyBy = (mailed: string) => verifying.send(() => verify({ verificationBody: { token: mailed } }).unwrap());
  const mailAgain = () => resending.send(() => sendAgain().unwrap(), { success: t('verify.sent', { email }) });

  const sendButton = (
    <Button variant="secondary" block pending={resending.pending} onClick={() => void mailAgain()}>
      {t('verify.again')}
    </Button>
  );

  if (!token)
    return (
      <AuthPageLayout title={t('verify.noToken')} lead={t('verify.noTokenText', { email })} drawing="slide3">
        {sendButton}
      </AuthPageLayout>
    );
  return (
    <AuthPageLayout title={t('verify.title')} lead={t('verify.lead', { email })} drawing="slide3">
      <div className={formStyles.form}>
        <Button size="large" block pending={verifying.pending} onClick={() => void verifyBy(token)}>
          {t('verify.submit')}
        </Button>
        {sendButton}
      </div>
    </AuthPageLayout>
  );
}
