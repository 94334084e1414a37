import { useCompletePasswordResetMutation } from '@kaaj/api-client';
import { isStrongPassword } from '@kaaj/contract';
import { Button, ButtonLink, Form, Link } from '@kaaj/ui';
import { useRefusedFields } from '@kaaj/page-kit';
import { useCommonMessages, useNavigate, usePageTitle, useSearchParams, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { EntryPage } from '../../shared/entry-page';
import { focusField, onSubmit, typedPassword } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { NewPassword } from '../../shared/new-password';

/** Where the link in the mail leads: ?token=... and a new password. */
export default function ResetPasswordPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [complete, { isLoading }] = useCompletePasswordResetMutation();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { refused, refuse, clear } = useRefusedFields();
  const token = search.get('token');
  usePageTitle(t('newPassword.title'));

  if (!token)
    return (
      <EntryPage title={t('newPassword.noToken')} lead={t('newPassword.noTokenText')} drawing="slide3">
        <ButtonLink href="/forgot-password">{t('newPassword.askAgain')}</ButtonLink>
      </EntryPage>
    );

  async function submit(form: HTMLFormElement) {
    const first = typedPassword(form, 'password');
    const second = typedPassword(form, 'verifyPassword');
    const empty = [...(first ? [] : ['password']), ...(second ? [] : ['verifyPassword'])];
    setMissing(empty);
    clear();
    if (empty.length > 0) return focusField(form, empty[0]);
    if (first !== second) return toast.error(t('signUp.mismatch'));
    if (!isStrongPassword(first)) return toast.warning(t('signUp.weak'));
    try {
      await complete({ resetBody: { token: token ?? '', password: first } }).unwrap();
      toast.success(t('newPassword.done'));
      await navigate('/signin');
    } catch (error) {
      refuse(error);
    }
  }

  const wrong = (name: string) => (missing.includes(name) ? common('field.required') : refused[name]);

  return (
    <EntryPage title={t('newPassword.title')} lead={t('newPassword.lead')} drawing="slide3">
      <Form className={formStyles.form} onSubmit={onSubmit(submit)}>
        <NewPassword
          label={t('newPassword.password')}
          verifyLabel={t('newPassword.verify')}
          error={wrong('password')}
          verifyError={wrong('verifyPassword')}
        />
        <Button type="submit" size="large" block pending={isLoading}>
          {t('newPassword.submit')}
        </Button>
      </Form>
      <p className={formStyles.other}>
        <Link href="/forgot-password">{t('newPassword.askAgain')}</Link>
      </p>
    </EntryPage>
  );
}
