import { useEnableSecondFactorMutation } from '@kaaj/api-client';
import { type SecondFactorEnrollment } from '@kaaj/contract';
import { Button, Form, Stack } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { typed } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { CodeField } from '../../shared/code-field';
import { FormActions } from './form-actions';
import styles from './security.module.css';

interface Props {
  readonly begun: SecondFactorEnrollment;
  readonly onOn: (recoveryCodes: readonly string[]) => void;
  readonly onLeave: () => void;
}

/**
 * Shows the secret for an authenticator, as a QR code and as text, and accepts the first code, which enables the second
 * factor.
 */
export function ScanCode({ begun: { secret, qr }, onOn, onLeave }: Props) {
  const t = useMessages();
  const { send, fieldErrors, submitButton } = useSend();
  const [turnOn] = useEnableSecondFactorMutation();

  function submit(form: HTMLFormElement) {
    const codeBody = { code: typed(form, 'code') };
    void send(() => turnOn({ codeBody }).unwrap(), {
      form,
      fieldErrors: { code: codeBody.code === '' },
      success: t('security.nowOn'),
      onSuccess: ({ data }) => onOn(data.recoveryCodes),
    });
  }

  return (
    <Stack gap={4}>
      <p>{t('security.scan')}</p>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('security.qr')}>
        <path d={qr.path} />
      </svg>
      <p>
        {t('security.byHand')}{' '}
        <code className={styles.secret} data-secret>
          {secret.replace(/.{4}(?!$)/g, '$& ')}
        </code>
      </p>
      <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <CodeField label={t('security.firstCode')} error={fieldErrors['code']} inputMode="numeric" />
        <FormActions onLeave={onLeave}>
          <Button {...submitButton}>{t('security.turnOn')}</Button>
        </FormActions>
      </Form>
    </Stack>
  );
}
