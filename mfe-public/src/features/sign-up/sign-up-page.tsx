import { isApiError } from '@kaaj/api-client';
import { LENGTHS, SIGN_UP_ROLES, type SignUpRole } from '@kaaj/contract';
import { Button, Form, Link, SelectField, TextField } from '@kaaj/ui';
import { useRefusedFields } from '@kaaj/page-kit';
import {
  finishSignUp,
  returnPath,
  signUp,
  useCommonMessages,
  useLocation,
  useNavigate,
  usePageTitle,
  useSession,
  useToast,
  waitingSignUp,
} from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { Awaited, useRoleOfChoice } from '../../shared/awaited';
import { EntryPage } from '../../shared/entry-page';
import { focusField, onSubmit } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { faceToSend } from '../../shared/face-to-send';
import { NewPassword } from '../../shared/new-password';
import { PictureField } from '../../shared/picture-field';
import { faultsOf, readSignUp, type Fault, type Filled } from './sign-up-form';

/** Fields that the call which saves them names otherwise than this form. */
const NAME_OF_CALL: Partial<Record<keyof Filled, string>> = { name: 'displayName' };

type Faults = Partial<Record<keyof Filled, Fault>>;

/** A new account, or the rest of one whose sign-up was cut off after the account was made. */
export default function SignUpPage() {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { loading } = useSession();
  const [waiting, setWaiting] = useState(waitingSignUp);
  const [faults, setFaults] = useState<Faults>({});
  const [name, setName] = useState(waiting?.name ?? '');
  const roleOfChoice = useRoleOfChoice();
  const [drawn, setDrawn] = useState<number>();
  const [preparing, setPreparing] = useState(false);
  const sending = loading || preparing;
  const { refused, refuse, clear } = useRefusedFields(toast.identityProblem);
  usePageTitle(t('signUp.title'));

  const texts: Record<Fault, string> = {
    missing: common('field.required'),
    'not-an-email': common('field.isEmail'),
    'not-an-image': t('picture.type'),
    weak: t('signUp.weakHere'),
    mismatch: t('signUp.mismatchHere'),
    taken: common('error.auth/email-already-in-use'),
  };
  const faultText = (name: keyof Filled) => {
    const fault = faults[name];
    return fault ? texts[fault] : refused[NAME_OF_CALL[name] ?? name];
  };

  /** The spec's own toasts for the passwords; every fault also stands at its field. */
  function sayOfPasswords({ password: first, verifyPassword: second }: Faults) {
    if (second === 'mismatch') toast.error(t('signUp.mismatch'));
    if (first === 'weak') toast.warning(t('signUp.weak'));
  }

  async function submit(form: HTMLFormElement) {
    const filled = readSignUp(form);
    const found = faultsOf(filled, { accountExists: waiting !== null, drawn: drawn !== undefined });
    setFaults(found);
    clear();
    focusField(form, Object.keys(found)[0]);
    sayOfPasswords(found);
    if (Object.keys(found).length > 0 || sending) return;
    setPreparing(true);
    try {
      const image = await faceToSend(filled.image, filled.name, drawn);
      const person = { name: filled.name, role: filled.role as SignUpRole, image };
      if (waiting) await finishSignUp(person);
      else await signUp({ ...person, email: filled.email, password: filled.password });
      toast.success(t('signUp.success'));
      // The guard of this page goes there as well.
      await navigate(returnPath(state), { replace: true });
    } catch (error) {
      refuse(error);
      if (isApiError(error) && error.code === 'auth/email-already-in-use') setFaults({ email: 'taken' });
      setWaiting(waitingSignUp());
      await navigate('/signUp', { state });
    } finally {
      setPreparing(false);
    }
  }

  return (
    <EntryPage
      title={waiting ? t('signUp.finishTitle') : t('signUp.title')}
      lead={waiting ? t('signUp.finishLead', { email: waiting.email }) : t('signUp.lead')}
      drawing="slide2"
    >
      <Awaited />
      <Form className={formStyles.form} onSubmit={onSubmit(submit)}>
        <PictureField name={name} drawn={drawn} onDraw={setDrawn} error={faultText('image')} disabled={sending} />
        <TextField
          label={t('signUp.name')}
          name="name"
          autoComplete="name"
          maxLength={LENGTHS.name}
          defaultValue={waiting?.name}
          onChange={({ target }) => setName(target.value)}
          required
          error={faultText('name')}
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
              error={faultText('email')}
              maxLength={LENGTHS.email}
            />
            <NewPassword
              label={t('signUp.password')}
              verifyLabel={t('signUp.verifyPassword')}
              error={faultText('password')}
              verifyError={faultText('verifyPassword')}
            />
          </>
        )}
        <SelectField
          label={t('signUp.role')}
          name="role"
          placeholder={t('signUp.rolePlaceholder')}
          options={SIGN_UP_ROLES.map((role) => ({ value: role, label: common(`role.${role}`) }))}
          defaultValue={waiting?.role ?? roleOfChoice ?? ''}
          required
          error={faultText('role')}
        />
        <Button type="submit" size="large" block pending={sending} className={formStyles.submit}>
          {waiting ? t('signUp.finish') : t('signUp.submit')}
        </Button>
      </Form>
      <p className={formStyles.other}>
        {t('signUp.haveAccount')} <Link href="/signin">{t('signUp.toSignIn')}</Link>
      </p>
    </EntryPage>
  );
}
