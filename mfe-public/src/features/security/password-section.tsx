import { useChangePasswordMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Button, Form, PasswordField, SectionCard } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { typedPassword } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { PasswordRules } from '../../shared/password-rules';
import { OwnPasswordField } from './own-password-field';

/** Exchanges the password for another one, by the one of until now. */
export function PasswordSection() {
  const t = useMessages();
  const { send, fieldErrors, field, submitButton } = useSend();
  const [changePassword] = useChangePasswordMutation();
  const [chosen, setChosen] = useState('');

  function submit(form: HTMLFormElement) {
    const changePasswordBody = {
      password: typedPassword(form, 'password'),
      newPassword: typedPassword(form, 'newPassword'),
    };
    void send(() => changePassword({ changePasswordBody }).unwrap(), {
      form,
      fieldErrors: { password: changePasswordBody.password === '', newPassword: changePasswordBody.newPassword === '' },
      success: t('security.passwordChanged'),
      onSuccess: () => {
        form.reset();
        setChosen('');
      },
    });
  }

  return (
    <SectionCard padding="large" title={t('security.password')}>
      <p>{t('security.passwordText')}</p>
      <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <OwnPasswordField error={fieldErrors['password']} />
        <PasswordField
          label={t('security.newPassword')}
          {...field('newPassword')}
          autoComplete="new-password"
          required
          onChange={({ target }) => setChosen(target.value)}
          maxLength={LENGTHS.password}
        />
        <PasswordRules password={chosen} />
        <Button {...submitButton}>{t('security.changePassword')}</Button>
      </Form>
    </SectionCard>
  );
}
