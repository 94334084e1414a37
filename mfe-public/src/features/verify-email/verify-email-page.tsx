import { useSendVerificationMutation, useVerifyEmailMutation } from '@kaaj/api-client';
import { Button, ButtonLink } from '@kaaj/ui';
import { usePageTitle, useSearchParams, useSession, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { EntryPage } from '../../shared/entry-page';
import formStyles from '../../shared/form.module.css';

/** Where the link in the mail leads: ?token=... and one press, by whoever is signed in. */
export default function VerifyEmailPage() {
  const t = useMessages();
  const toast = useToast();
  const [search] = useSearchParams();
  const { person, user } = useSession();
  const [verify, { isLoading, isSuccess }] = useVerifyEmailMutation();
  const [sendAgain, { isLoading: sending }] = useSendVerificationMutation();
  const token = search.get('token');
  const email = person?.email ?? '';
  usePageTitle(t('verify.title'));

  if (isSuccess || user?.emailVerified)
    return (
      <EntryPage title={t('verify.doneTitle')} lead={t('verify.doneText', { email })} drawing="slide2">
        <ButtonLink href="/dashboard">{t('verify.toDashboard')}</ButtonLink>
      </EntryPage>
    );

  async function submit(mailed: string) {
    try {
      await verify({ verificationBody: { token: mailed } }).unwrap();
    } catch (error) {
      toast.problem(error);
    }
  }

  async function again() {
    try {
      await sendAgain().unwrap();
      toast.success(t('verify.sent', { email }));
    } catch (error) {
      toast.problem(error);
    }
  }

  const sendButton = (
    <Button variant="secondary" block pending={sending} onClick={() => void again()}>
      {t('verify.again')}
    </Button>
  );

  if (!token)
    return (
      <EntryPage title={t('verify.noToken')} lead={t('verify.noTokenText', { email })} drawing="slide3">
        {sendButton}
      </EntryPage>
    );
  return (
    <EntryPage title={t('verify.title')} lead={t('verify.lead', { email })} drawing="slide3">
      <div className={formStyles.form}>
        <Button size="large" block pending={isLoading} onClick={() => void submit(token)}>
          {t('verify.submit')}
        </Button>
        {sendButton}
      </div>
    </EntryPage>
  );
}
