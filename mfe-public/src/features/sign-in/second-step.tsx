import { Button, Form } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { completeSecondFactor, type SignInOutcome } from '@kaaj/web-kit/identity';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages';
import { CodeField } from '../../shared/code-field';
import { AuthPageLayout } from '../../shared/auth-page-layout';
import { typed } from '../../shared/form';
import formStyles from '../../shared/form.module.css';

interface Props {
  readonly onProved: (outcome: SignInOutcome) => void;
  /** Back to the first proof: on request, or because it has expired. */
  readonly onAgain: () => void;
}

/** The step after the password or Google when a second factor is enabled. */
export function SecondStep({ onProved, onAgain }: Props) {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const { send, fieldErrors, pending } = useSend(toast.identityProblem);

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function prove(filled: HTMLFormElement) {
    const code = typed(filled, 'code');
    filled.querySelector('input')?.focus();
    void send(() => completeSecondFactor(code), {
      fieldErrors: { code: code === '' },
      onSuccess: onProved,
      onError: ({ code: why }) => {
        if (why === 'auth/challenge-over') onAgain();
      },
    });
  }

  return (
    <AuthPageLayout title={t('signIn.codeTitle')} lead={t('signIn.codeLead')} drawing="slide1">
      <Form ref={form} className={formStyles.form} onSubmit={({ currentTarget }) => prove(currentTarget)}>
        <CodeField label={t('signIn.code')} hint={t('signIn.codeHint')} error={fieldErrors['code']} />
        <Button type="submit" size="large" block pending={pending}>
          {t('signIn.codeSubmit')}
        </Button>
        <Button variant="ghost" block onClick={onAgain}>
          {t('signIn.again')}
        </Button>
      </Form>
    </AuthPageLayout>
  );
}
