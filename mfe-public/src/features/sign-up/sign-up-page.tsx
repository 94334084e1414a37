import { LENGTHS, type SignUpRole } from '@kaaj/contract';
import { Button, Form, Link, TextField } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { returnPath, toast, useLocation, useNavigate, useSession } from '@kaaj/web-kit';
import { finishSignUp, signUp, waitingSignUp } from '@kaaj/web-kit/identity';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { PendingChoice, useRoleOfChoice } from '../../shared/pending-choice';
import { AuthPageLayout } from '../../shared/auth-page-layout';
import formStyles from '../../shared/form.module.css';
import { prepareAvatar } from '../../shared/prepare-avatar';
import { NewPassword } from '../../shared/new-password';
import { PictureField } from '../../shared/picture-field';
import { RoleField } from './role-field';
import { faultsOf, readSignUp, type SignUpErrors } from './sign-up-form';

/** Creates an account, or completes one whose sign-up was interrupted. */
export default function SignUpPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { loading } = useSession();
  const [waiting, setWaiting] = useState(waitingSignUp);
  const [taken, setTaken] = useState(false);
  const [name, setName] = useState(waiting?.name ?? '');
  const roleOfChoice = useRoleOfChoice();
  const [role, setRole] = useState<string>(waiting?.role ?? roleOfChoice ?? '');
  const [drawn, setDrawn] = useState<number | undefined>(0);
  const { send, fieldErrors, pending } = useSend(toast.identityProblem);
  const sending = loading || pending;

  const texts: Record<SignUpErrors, string> = {
    missing: t('field.required'),
    'not-an-email': t('field.isEmail'),
    'not-an-image': t('picture.type'),
    weak: t('signUp.weakHere'),
    mismatch: t('signUp.mismatchHere'),
  };
  const emailTaken = taken ? t('error.auth/email-already-in-use') : undefined;

  function submit(form: HTMLFormElement) {
    if (sending) return;
    const filled = readSignUp(form);
    const found = faultsOf(filled, { accountExists: waiting !== null, drawn: drawn !== undefined });
    // The toasts that the spec requires for passwords; every error is also shown at its field.
    if (found.verifyPassword === 'mismatch') toast.error(t('signUp.mismatch'));
    if (found.password === 'weak') toast.warning(t('signUp.weak'));
    setTaken(false);
    const save = async () => {
      const image = await prepareAvatar(filled.image, filled.name, drawn);
      const person = { name: filled.name, role: filled.role as SignUpRole, image };
      if (waiting) await finishSignUp(person);
      else await signUp({ ...person, email: filled.email, password: filled.password });
    };
    void send(save, {
      form,
      fieldErrors: Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, texts[fault]])),
      success: t('signUp.success'),
      // The guard of this page leads there as well.
      onSuccess: () => navigate(returnPath(state), { replace: true }),
      onError: ({ code }) => {
        setTaken(code === 'auth/email-already-in-use');
        setWaiting(waitingSignUp());
        void navigate('/signUp', { state });
      },
    });
  }

  return (
    <AuthPageLayout
      title={waiting ? t('signUp.finishTitle') : t('signUp.title')}
      lead={waiting ? t('signUp.finishLead', { email: waiting.email }) : t('signUp.lead')}
      drawing="slide2"
    >
      <PendingChoice />
      <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <RoleField value={role} onChange={setRole} error={fieldErrors['role']} />
        <PictureField name={name} drawn={drawn} onDraw={setDrawn} error={fieldErrors['image']} disabled={sending} />
        <TextField
          label={t('signUp.name')}
          name="name"
          autoComplete="name"
          maxLength={LENGTHS.name}
          defaultValue={waiting?.name}
          onChange={({ target }) => setName(target.value)}
          required
          error={fieldErrors['name'] ?? fieldErrors['displayName']}
        />
        {!waiting && (
          <>
            <TextField
              label={t('signUp.email')}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              error={fieldErrors['email'] ?? emailTaken}
              maxLength={LENGTHS.email}
            />
            <NewPassword
              label={t('signUp.password')}
              verifyLabel={t('signUp.verifyPassword')}
              error={fieldErrors['password']}
              verifyError={fieldErrors['verifyPassword']}
            />
          </>
        )}
        <Button type="submit" size="large" block pending={sending} className={formStyles.submit}>
          {waiting ? t('signUp.finish') : t('signUp.submit')}
        </Button>
      </Form>
      <p className={formStyles.other}>
        {t('signUp.haveAccount')} <Link href="/signin">{t('signUp.toSignIn')}</Link>
      </p>
    </AuthPageLayout>
  );
}
