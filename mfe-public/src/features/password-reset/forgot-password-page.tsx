import { useRequestPasswordResetMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Button, Form, Link, TextField } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { AuthPageLayout } from '../../shared/auth-page-layout';
import { looksLikeEmail, typedEmail } from '../../shared/form';
import formStyles from '../../shared/form.module.css';

/** Requests a reset link; the answer is the same whether or not the e-mail has an account. */
export default function ForgotPasswordPage() {
  const t = useMessages();
  const [request] = useRequestPasswordResetMutation();
  const { send, field, pending } = useSend();
  const [sentTo, setSentTo] = useState<string>();

  function submit(form: HTMLFormElement) {
    const email = typedEmail(form, 'email');
    void send(() => request({ resetRequestBody: { email } }).unwrap(), {
      form,
      fieldErrors: { email: looksLikeEmail(email) ? undefined : t('field.isEmail') },
      onSuccess: () => setSentTo(email),
    });
  }

  const back = (
    <p className={formStyles.other}>
      <Link href="/signin">{t('reset.back')}</Link>
    </p>
  );

  if (sentTo !== undefined)
    return (
      <AuthPageLayout title={t('reset.sentTitle')} lead={t('reset.sentText', { email: sentTo })} drawing="slide3">
        <Button variant="secondary" onClick={() => setSentTo(undefined)}>
          {t('reset.again')}
        </Button>
        {back}
      </AuthPageLayout>
    );
  return (
    <AuthPageLayout title={t('reset.title')} lead={t('reset.lead')} drawing="slide3">
      <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <TextField
          label={t('reset.email')}
          {...field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          maxLength={LENGTHS.email}
        />
        <Button type="submit" size="large" block pending={pending}>
          {t('reset.submit')}
        </Button>
      </Form>
      {back}
    </AuthPageLayout>
  );
}
