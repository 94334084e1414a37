import { useRegenerateRecoveryCodesMutation, useDisableSecondFactorMutation } from '@kaaj/api-client';
import { Button, Form } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { typed } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { CodeField } from '../../shared/code-field';
import { FormActions } from './form-actions';

interface Props {
  readonly what: 'renew' | 'off';
  readonly onCodes: (recoveryCodes: readonly string[]) => void;
  readonly onLeave: () => void;
}

/** Actions that need a code: new recovery codes, and disabling the second factor. */
export function CodePrompt({ what, onCodes, onLeave }: Props) {
  const t = useMessages();
  const { send, fieldErrors, submitButton } = useSend();
  const [renew] = useRegenerateRecoveryCodesMutation();
  const [turnOff] = useDisableSecondFactorMutation();

  function submit(form: HTMLFormElement) {
    const codeBody = { code: typed(form, 'code') };
    const checks = { form, fieldErrors: { code: codeBody.code === '' } };
    if (what === 'renew')
      void send(() => renew({ codeBody }).unwrap(), {
        ...checks,
        onSuccess: ({ data }) => onCodes(data.recoveryCodes),
      });
    else
      void send(() => turnOff({ codeBody }).unwrap(), {
        ...checks,
        success: t('security.nowOff'),
        onSuccess: onLeave,
      });
  }

  return (
    <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
      <p>{t(what === 'renew' ? 'security.renewText' : 'security.turnOffText')}</p>
      <CodeField label={t('security.anyCode')} error={fieldErrors['code']} />
      <FormActions onLeave={onLeave}>
        <Button {...submitButton}>{t(what === 'renew' ? 'security.renew' : 'security.turnOff')}</Button>
      </FormActions>
    </Form>
  );
}
