import { useChangePasswordMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Button, Card, Form, PasswordField, SectionHeading, Stack } from '@kaaj/ui';
import { useCommonMessages, useOnline, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { onSubmit, typedPassword } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { PasswordRules } from '../../shared/password-rules';
import { OwnPasswordField } from './own-password-field';
import { useWrongFields } from './use-wrong-fields';

/** Exchanges the password for another one, by the one of until now. */
export function PasswordSection() {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const [chosen, setChosen] = useState('');
  const { wrong, areMissing, refuse } = useWrongFields();

  async function submit(form: HTMLFormElement) {
    const changePasswordBody = {
      password: typedPassword(form, 'password'),
      newPassword: typedPassword(form, 'newPassword'),
    };
    if (areMissing(form, changePasswordBody, common('field.required'))) return;
    try {
      await changePassword({ changePasswordBody }).unwrap();
      form.reset();
      setChosen('');
      toast.success(t('security.passwordChanged'));
    } catch (error) {
      refuse(form, error);
    }
  }

  return (
    <Card as="section" padding="large" aria-labelledby="own-password">
      <Stack gap={4}>
        <SectionHeading id="own-password" size="small" title={t('security.password')} />
        <p>{t('security.passwordText')}</p>
        <Form className={formStyles.form} onSubmit={onSubmit(submit)}>
          <OwnPasswordField error={wrong['password']} />
          <PasswordField
            label={t('security.newPassword')}
            name="newPassword"
            autoComplete="new-password"
            required
            error={wrong['newPassword']}
            onChange={({ target }) => setChosen(target.value)}
            maxLength={LENGTHS.password}
          />
          <PasswordRules password={chosen} />
          <Button type="submit" pending={isLoading} disabled={!online}>
            {t('security.changePassword')}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
