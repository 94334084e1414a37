import { useCompletePasswordResetMutation } from '@kaaj/api-client';
import { isStrongPassword } from '@kaaj/contract';
import { Button, ButtonLink, Form, Link } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { toast, useNavigate, useSearchParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { AuthPageLayout } from '../../shared/auth-page-layout';
import { typedPassword } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { NewPassword } from '../../shared/new-password';

/** Where the link in the mail leads: ?token=... and a new password. */
export default function ResetPasswordPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [complete] = useCompletePasswordResetMutation();
  const { send, fieldErrors, pending } = useSend();
  const token = search.get('token');

  if (!token)
    return (
      <AuthPageLayout title={t('newPassword.noToken')} lead={t('newPassword.noTokenText')} drawing="slide3">
        <ButtonLink href="/forgot-password">{t('newPassword.askAgain')}</ButtonLink>
      </AuthPageLayout>
    );

  function submit(form: HTMLFormElement) {
    const first = typedPassword(form, 'password');
    const second = typedPassword(form, 'verifyPassword');
    const filled = first !== '' && second !== '';
    if (filled && first !== second) return toast.error(t('signUp.mismatch'));
    if (filled && !isStrongPassword(first)) return toast.warning(t('signUp.weak'));
    void send(() => complete({ resetBody: { token: token ?? '', password: first } }).unwrap(), {
      form,
      fieldErrors: { password: first === '', verifyPassword: second === '' },
      success: t('newPassword.done'),
      onSuccess: () => navigate('/signin'),
    });
  }

  return (
    <AuthPageLayout title={t('newPassword.title')} lead={t('newPassword.lead')} drawing="slide3">
      <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <NewPassword
          label={t('newPassword.password')}
          verifyLabel={t('newPassword.verify')}
          error={fieldErrors['password']}
          verifyError={fieldErrors['verifyPassword']}
        />
        <Button type="submit" size="large" block pending={pending}>
          {t('newPassword.submit')}
        </Button>
      </Form>
      <p className={formStyles.other}>
        <Link href="/forgot-password">{t('newPassword.askAgain')}</Link>
      </p>
    </AuthPageLayout>
  );
}
