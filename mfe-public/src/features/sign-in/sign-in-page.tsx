import { LENGTHS } from '@kaaj/contract';
import { Button, Form, Link, PasswordField, TextField } from '@kaaj/ui';
import { GoogleIcon, ShieldIcon } from '@kaaj/ui/icons';
import { useSend } from '@kaaj/page-kit';
import { toast, useLocation, useNavigate, useSession } from '@kaaj/web-kit';
import { type Provider, resumeProvider, signIn, signInWith, type SignInOutcome } from '@kaaj/web-kit/identity';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { PendingChoice } from '../../shared/pending-choice';
import { AuthPageLayout } from '../../shared/auth-page-layout';
import { typedEmail, typedPassword } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { DemonstrationAccounts } from './demonstration-accounts';
import { SecondStep } from './second-step';
import styles from './sign-in.module.css';
import { useSignInOptions } from './use-sign-in-options';

type Way = 'password' | Provider;

export default function SignInPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { loading } = useSession();
  const { google, oidc, demonstration } = useSignInOptions();
  const form = useRef<HTMLFormElement>(null);
  const [way, setWay] = useState<Way>();
  /** The method that requires a second factor. */
  const [challenged, setChallenged] = useState<Way>();
  const { send, field, clear } = useSend(toast.identityProblem);

  async function arrive(by: Way, outcome: SignInOutcome) {
    if (outcome === 'second-factor') return setChallenged(by);
    if (outcome === 'signed-in') {
      return toast.success(t(by === 'password' ? 'signIn.success' : 'signIn.googleSuccess'));
    }
    toast.info(t('signIn.unfinished'));
    await navigate('/signup', { state });
  }

  async function signInByPassword(filled: HTMLFormElement) {
    const email = typedEmail(filled, 'email');
    const password = typedPassword(filled, 'password');
    if (loading) return;
    await send(
      async () => {
        setWay('password');
        return signIn({ email, password }).finally(() => setWay(undefined));
      },
      {
        form: filled,
        fieldErrors: { email: !email, password: !password },
        onSuccess: (outcome) => arrive('password', outcome),
      },
    );
  }

  async function signInBy(provider: Provider, finish: () => Promise<SignInOutcome>, cameWith: unknown) {
    setWay(provider);
    try {
      await arrive(provider, await finish());
    } catch (error) {
      toast.identityProblem(error);
      await navigate('/signin', { state: cameWith });
    } finally {
      setWay(undefined);
    }
  }
  const begin = (provider: Provider) => {
    const inThisWindow = () =>
      toast.info(t(provider === 'google' ? 'signIn.googleInThisWindow' : 'signIn.oidcInThisWindow'));
    void signInBy(provider, () => signInWith(provider, state, inThisWindow), state);
  };

  const resume = useEffectEvent(async () => {
    const left = resumeProvider();
    if (!left) return;
    await navigate('/signin', { state: left.state, replace: true });
    await signInBy(left.provider, left.finish, left.state);
  });
  useEffect(() => void resume(), []);

  function fill(email: string, password: string) {
    const inputs = form.current?.elements;
    const put = (name: string, value: string) => {
      const input = inputs?.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    };
    put('email', email);
    put('password', password);
    clear();
  }

  if (challenged) {
    return (
      <SecondStep onProved={(outcome) => void arrive(challenged, outcome)} onAgain={() => setChallenged(undefined)} />
    );
  }

  return (
    <AuthPageLayout
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      drawing="slide1"
      footer={<DemonstrationAccounts accounts={demonstration} onPick={fill} />}
    >
      <PendingChoice />
      <Form
        ref={form}
        className={formStyles.form}
        onSubmit={({ currentTarget }) => void signInByPassword(currentTarget)}
      >
        <TextField
          label={t('signIn.email')}
          {...field('email')}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LENGTHS.email}
        />
        <PasswordField
          label={t('signIn.password')}
          {...field('password')}
          autoComplete="current-password"
          required
          maxLength={LENGTHS.password}
        />
        <p className={formStyles.aside}>
          <Link href="/forgot-password">{t('signIn.forgot')}</Link>
        </p>
        <Button type="submit" size="large" block pending={loading && (way === undefined || way === 'password')}>
          {t('signIn.submit')}
        </Button>
        <p className={styles.or}>{t('signIn.or')}</p>
        <Button
          variant="secondary"
          size="large"
          block
          icon={<GoogleIcon />}
          pending={way === 'google'}
          disabled={!google}
          aria-describedby={google ? undefined : 'google-off'}
          onClick={() => begin('google')}
        >
          {t('signIn.google')}
        </Button>
        {!google && (
          <p id="google-off" className={styles.off}>
            {t('signIn.googleOff')}
          </p>
        )}
        {oidc && (
          <Button
            variant="secondary"
            size="large"
            block
            icon={<ShieldIcon />}
            pending={way === 'oidc'}
            onClick={() => begin('oidc')}
          >
            {t('signIn.oidc', { name: oidc.name })}
          </Button>
        )}
      </Form>
      <p className={formStyles.other}>
        {t('signIn.noAccount')} <Link href="/signup">{t('signIn.toSignUp')}</Link>
      </p>
    </AuthPageLayout>
  );
}
