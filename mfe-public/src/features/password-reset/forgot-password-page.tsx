import { useRequestPasswordResetMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Button, Form, Link, TextField } from '@kaaj/ui';
import { useRefusedFields } from '@kaaj/page-kit';
import { useCommonMessages, usePageTitle } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { EntryPage } from '../../shared/entry-page';
import { focusField, looksLikeEmail, onSubmit, typedEmail } from '../../shared/form';
import formStyles from '../../shared/form.module.css';

/** Asks for a link to choose a new password; the answer is the same whether or not the e-mail has an account. */
export default function ForgotPasswordPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const [request, { isLoading }] = useRequestPasswordResetMutation();
  const [wrong, setWrong] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const [sentTo, setSentTo] = useState<string>();
  usePageTitle(t('reset.title'));

  async function submit(form: HTMLFormElement) {
    const email = typedEmail(form, 'email');
    setWrong(!looksLikeEmail(email));
    clear();
    if (!looksLikeEmail(email)) return focusField(form, 'email');
    try {
      await request({ resetRequestBody: { email } }).unwrap();
      setSentTo(email);
    } catch (error) {
      refuse(error);
    }
  }

  const back = (
    <p className={formStyles.other}>
      <Link href="/signin">{t('reset.back')}</Link>
    </p>
  );

  if (sentTo !== undefined)
    return (
      <EntryPage title={t('reset.sentTitle')} lead={t('reset.sentText', { email: sentTo })} drawing="slide3">
        <Button variant="secondary" onClick={() => setSentTo(undefined)}>
          {t('reset.again')}
        </Button>
        {back}
      </EntryPage>
    );
  return (
    <EntryPage title={t('reset.title')} lead={t('reset.lead')} drawing="slide3">
      <Form className={formStyles.form} onSubmit={onSubmit(submit)}>
        <TextField
          label={t('reset.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          error={wrong ? common('field.isEmail') : refused['email']}
          maxLength={LENGTHS.email}
        />
        <Button type="submit" size="large" block pending={isLoading}>
          {t('reset.submit')}
        </Button>
      </Form>
      {back}
    </EntryPage>
  );
}
