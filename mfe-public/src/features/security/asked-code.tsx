import { useRenewRecoveryCodesMutation, useTurnOffSecondFactorMutation } from '@kaaj/api-client';
import { Button, Form } from '@kaaj/ui';
import { useCommonMessages, useOnline, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { onSubmit, typed } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { CodeField } from '../../shared/code-field';
import { OrNotNow } from './or-not-now';
import { useWrongFields } from './use-wrong-fields';

interface Props {
  readonly what: 'renew' | 'off';
  readonly onCodes: (recoveryCodes: readonly string[]) => void;
  readonly onLeave: () => void;
}

/** What a code has to be given for: new recovery codes, and going without the second step again. */
export function AskedCode({ what, onCodes, onLeave }: Props) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [turnOff, turningOff] = useTurnOffSecondFactorMutation();
  const { wrong, areMissing, refuse } = useWrongFields();

  async function submit(form: HTMLFormElement) {
    const codeBody = { code: typed(form, 'code') };
    if (areMissing(form, codeBody, common('field.required'))) return;
    try {
      if (what === 'renew') return onCodes((await renew({ codeBody }).unwrap()).data.recoveryCodes);
      await turnOff({ codeBody }).unwrap();
      toast.success(t('security.nowOff'));
      onLeave();
    } catch (error) {
      refuse(form, error);
    }
  }

  return (
    <Form className={formStyles.form} onSubmit={onSubmit(submit)}>
      <p>{t(what === 'renew' ? 'security.renewText' : 'security.turnOffText')}</p>
      <CodeField label={t('security.anyCode')} error={wrong['code']} />
      <OrNotNow onLeave={onLeave}>
        <Button type="submit" pending={renewing.isLoading || turningOff.isLoading} disabled={!online}>
          {t(what === 'renew' ? 'security.renew' : 'security.turnOff')}
        </Button>
      </OrNotNow>
    </Form>
  );
}
