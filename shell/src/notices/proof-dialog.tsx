import { useReauthenticateMutation } from '@kaaj/api-client';
import { LENGTHS, type ProofKind, normalizeText } from '@kaaj/contract';
import { Button, Form, PasswordField, Row, Stack, TextField } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { authenticateWith } from '@kaaj/web-kit/identity';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FrameModal } from '../frame/frame-modal';
import { useMessages } from '../messages';

interface Props {
  /** Of which one is enough. */
  readonly proofs: readonly ProofKind[];
  /** Whether the person gave one. */
  readonly onAnswer: (proved: boolean) => void;
}

const CONFIRM = {
  password: 'proof.confirm',
  code: 'proof.confirm',
  google: 'proof.goToGoogle',
  oidc: 'proof.goToOidc',
} as const;

/** Has the person prove once more who they are, for a call that waits for it. */
export function ProofDialog({ proofs, onAnswer }: Props) {
  const t = useMessages();
  const { person } = useSession();
  const leave = useEffectEvent(() => onAnswer(false));
  const signedIn = person !== null;
  useEffect(() => {
    if (!signedIn) leave();
  }, [signedIn]);
  return (
    <FrameModal title={t('proof.title')} width={440} onClose={() => onAnswer(false)}>
      <ProofForm proofs={proofs} onAnswer={onAnswer} />
    </FrameModal>
  );
}

function ProofForm({ proofs, onAnswer }: Props) {
  const t = useMessages();
  const [prove] = useReauthenticateMutation();
  const [kind, setKind] = useState<ProofKind>(proofs[0] ?? 'password');
  const [typed, setTyped] = useState('');
  const { send, fieldErrors, clear, submitButton } = useSend();
  const form = useRef<HTMLFormElement>(null);
  // After the dialog has taken the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [kind]);
  const others = proofs.filter((proof) => proof !== kind);

  const bodyOf = async () => {
    if (kind === 'google' || kind === 'oidc') return { identityToken: (await authenticateWith(kind)).identityToken };
    return kind === 'code' ? { code: normalizeText(typed) } : { password: typed };
  };
  const submit = () =>
    void send(async () => prove({ proveBody: await bodyOf() }).unwrap(), {
      fieldErrors: { [kind]: (kind === 'password' || kind === 'code') && typed === '' },
      onSuccess: () => onAnswer(true),
    });
  const turnTo = (next: ProofKind) => {
    setKind(next);
    setTyped('');
    clear();
  };
  const field = {
    required: true,
    value: typed,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped(target.value),
    error: fieldErrors[kind],
  };
  return (
    <Form ref={form} onSubmit={submit}>
      <Stack gap={4}>
        <p>{t('proof.text')}</p>
        {kind === 'password' && (
          <PasswordField
            {...field}
            key="password"
            label={t('proof.password')}
            autoComplete="current-password"
            maxLength={LENGTHS.password}
          />
        )}
        {kind === 'code' && (
          <TextField
            {...field}
            key="code"
            label={t('proof.code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LENGTHS.code}
          />
        )}
        <Row gap={3} justify="end">
          {others.map((other) => (
            <Button key={other} variant="ghost" onClick={() => turnTo(other)}>
              {t(`proof.by.${other}`)}
            </Button>
          ))}
          <Button variant="ghost" onClick={() => onAnswer(false)}>
            {t('action.cancel')}
          </Button>
          <Button {...submitButton}>{t(CONFIRM[kind])}</Button>
        </Row>
      </Stack>
    </Form>
  );
}
