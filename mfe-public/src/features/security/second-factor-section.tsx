import { useBeginSecondFactorMutation } from '@kaaj/api-client';
import { type Account, type SecondFactorEnrollment } from '@kaaj/contract';
import { Badge, Button, Card, Form, Row, SectionHeading, Stack } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useOnline } from '@kaaj/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { typedPassword } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { CodePrompt } from './code-prompt';
import { FormActions } from './form-actions';
import { OwnPasswordField } from './own-password-field';
import { RecoveryCodes } from './recovery-codes';
import { ScanCode } from './scan-code';

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'password' }
  | { readonly at: 'scan'; readonly begun: SecondFactorEnrollment }
  | { readonly at: 'codes'; readonly codes: readonly string[] }
  | { readonly at: 'renew' | 'off' };

/** The second step of signing in: off, being switched on, or on. */
export function SecondFactorSection({ account }: { readonly account: Account }) {
  const t = useMessages();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const rest = () => setStep({ at: 'rest' });
  const show = (codes: readonly string[]) => setStep({ at: 'codes', codes });
  const shown = useRef<HTMLDivElement>(null);
  const left = useRef(step.at);
  // The pressed button was removed with its step: the focus stays in this section.
  useEffect(() => {
    if (left.current !== step.at) shown.current?.focus();
    left.current = step.at;
  }, [step.at]);
  return (
    <Card as="section" padding="large" aria-labelledby="second-factor">
      <div ref={shown} tabIndex={-1}>
        <Stack gap={4}>
          <SectionHeading id="second-factor" size="small" title={t('security.factor')} />
          <p>{t('security.factorText')}</p>
          {step.at === 'rest' && <Rest account={account} onStep={setStep} />}
          {step.at === 'password' && (
            <Begin account={account} onBegun={(begun) => setStep({ at: 'scan', begun })} onLeave={rest} />
          )}
          {step.at === 'scan' && <ScanCode begun={step.begun} onOn={show} onLeave={rest} />}
          {step.at === 'codes' && <RecoveryCodes codes={step.codes} onPutAway={rest} />}
          {(step.at === 'renew' || step.at === 'off') && (
            <CodePrompt key={step.at} what={step.at} onCodes={show} onLeave={rest} />
          )}
        </Stack>
      </div>
    </Card>
  );
}

interface RestProps {
  readonly account: Account;
  readonly onStep: (step: Step) => void;
}

function Rest({ account: { secondFactor, recoveryCodes }, onStep }: RestProps) {
  const t = useMessages();
  const online = useOnline();
  if (!secondFactor) {
    return (
      <Row gap={3}>
        <Button disabled={!online} onClick={() => onStep({ at: 'password' })}>
          {t('security.turnOn')}
        </Button>
      </Row>
    );
  }
  return (
    <>
      <Row gap={3}>
        <Badge tone="good">{t('security.isOn')}</Badge>
        <span>{t('security.codesLeft', { count: recoveryCodes })}</span>
      </Row>
      <Row gap={3}>
        <Button variant="secondary" disabled={!online} onClick={() => onStep({ at: 'renew' })}>
          {t('security.renew')}
        </Button>
        <Button variant="ghost" disabled={!online} onClick={() => onStep({ at: 'off' })}>
          {t('security.turnOff')}
        </Button>
      </Row>
    </>
  );
}

interface BeginProps {
  readonly account: Account;
  readonly onBegun: (begun: SecondFactorEnrollment) => void;
  readonly onLeave: () => void;
}

/** A stolen session must not lock out its owner: the password is required, if there is one. */
function Begin({ account: { hasPassword }, onBegun, onLeave }: BeginProps) {
  const t = useMessages();
  const { send, fieldErrors, submitButton } = useSend();
  const [begin] = useBeginSecondFactorMutation();

  function submit(form: HTMLFormElement) {
    const beginSecondFactorBody: { password?: string } = hasPassword
      ? { password: typedPassword(form, 'password') }
      : {};
    void send(() => begin({ beginSecondFactorBody }).unwrap(), {
      form,
      fieldErrors: { password: beginSecondFactorBody.password === '' },
      onSuccess: ({ data }) => onBegun(data),
    });
  }

  return (
    <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
      {hasPassword && <OwnPasswordField error={fieldErrors['password']} />}
      <FormActions onLeave={onLeave}>
        <Button {...submitButton}>{t('security.goOn')}</Button>
      </FormActions>
    </Form>
  );
}
