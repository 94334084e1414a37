import { Button, Form } from '@kaaj/ui';
import { useRefusedFields } from '@kaaj/page-kit';
import { type SignInOutcome, proveSecondFactor, useCommonMessages, useToast } from '@kaaj/web-kit';
import { isApiError } from '@kaaj/api-client';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { CodeField } from '../../shared/code-field';
import { EntryPage } from '../../shared/entry-page';
import { focusField, onSubmit, typed } from '../../shared/form';
import formStyles from '../../shared/form.module.css';

interface Props {
  readonly onProved: (outcome: SignInOutcome) => void;
  /** Back to the first proof: they want to, or it is too old. */
  readonly onAgain: () => void;
}

/** What signing in asks for after the password, or after Google, where a second factor is on. */
export function SecondStep({ onProved, onAgain }: Props) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [missing, setMissing] = useState(false);
  const { refused, refuse, clear } = useRefusedFields(toast.identityProblem);

  useEffect(() => {
    if (form.current) focusField(form.current, 'code');
  }, []);

  async function prove(filled: HTMLFormElement) {
    const code = typed(filled, 'code');
    setMissing(code === '');
    clear();
    focusField(filled, 'code');
    if (code === '' || pending) return;
    setPending(true);
    try {
      onProved(await proveSecondFactor(code));
    } catch (error) {
      refuse(error);
      if (isApiError(error) && error.code === 'auth/challenge-over') onAgain();
    } finally {
      setPending(false);
    }
  }

  return (
    <EntryPage title={t('signIn.codeTitle')} lead={t('signIn.codeLead')} drawing="slide1">
      <Form ref={form} className={formStyles.form} onSubmit={onSubmit(prove)}>
        <CodeField
          label={t('signIn.code')}
          hint={t('signIn.codeHint')}
          error={missing ? common('field.required') : refused['code']}
        />
        <Button type="submit" size="large" block pending={pending}>
          {t('signIn.codeSubmit')}
        </Button>
        <Button variant="ghost" block onClick={onAgain}>
          {t('signIn.again')}
        </Button>
      </Form>
    </EntryPage>
  );
}
