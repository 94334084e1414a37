import { browserStorage, useCloseAccountMutation, usePreviewClosingQuery } from '@kaaj/api-client';
import { type Account, type Closing } from '@kaaj/contract';
import { Banner, Button, Form, Link, Row, LoadingCard, SwitchField } from '@kaaj/ui';
import { QueryState, useMinimumWithdrawal, useSend } from '@kaaj/page-kit';
import { draftsOf, signOut, toast, useNavigate, useOwnEmail, useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { typedPassword } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { FormActions } from './form-actions';
import { OwnPasswordField } from './own-password-field';
import { useClosingWords } from './use-closing-words';
import styles from './security.module.css';

interface Props {
  readonly account: Account;
  readonly onLeave: () => void;
}

/** What closing the account loses, and the form that does it. */
export function CloseAccount({ account, onLeave }: Props) {
  const query = usePreviewClosingQuery(undefined, { refetchOnMountOrArgChange: true });
  const reload = () => void query.refetch();
  return (
    <QueryState query={query} loading={<LoadingCard />}>
      {(closing) => <Closing account={account} closing={closing} onLeave={onLeave} onChanged={reload} />}
    </QueryState>
  );
}

interface ClosingProps extends Props {
  readonly closing: Closing;
  /** More would be lost than is shown. */
  readonly onChanged: () => void;
}

function Closing({ account, closing, onLeave, onChanged }: ClosingProps) {
  const t = useMessages();
  const { user } = useSession();
  const words = useClosingWords(closing);
  const minimum = useMinimumWithdrawal();
  const mayWithdraw = user?.role === 'Worker' && (closing.earned > 0 || closing.available >= minimum);
  return (
    <>
      <ul className={styles.losses}>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {mayWithdraw && (
        <p>
          {closing.earned > 0
            ? t('closing.earnedFirst', { coins: t('coins', { count: closing.earned }) })
            : t('closing.withdrawFirst')}{' '}
          <Link href="/dashboard/withdrawals">{t('closing.withdraw')}</Link>
        </p>
      )}
      {closing.refusal ? (
        <>
          <Banner kind="warn">{t(`error.${closing.refusal}`)}</Banner>
          <Row gap={3}>
            <Button variant="secondary" onClick={onLeave}>
              {t('security.notNow')}
            </Button>
          </Row>
        </>
      ) : (
        <ClosingForm
          coins={closing.coinsLost}
          hasPassword={account.hasPassword}
          onLeave={onLeave}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

interface ClosingFormProps extends Pick<ClosingProps, 'onLeave' | 'onChanged'>, Pick<Account, 'hasPassword'> {
  /** That are lost. */
  readonly coins: number;
}

/** Takes the password, or the proof that the API requests, and that coins are lost where there are any. */
function ClosingForm({ coins, hasPassword, onLeave, onChanged }: ClosingFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const email = useOwnEmail();
  const [close] = useCloseAccountMutation();
  const [agreed, setAgreed] = useState<number>();
  const { send, fieldErrors, button } = useSend();
  const agrees = agreed === coins;

  function submit(form: HTMLFormElement) {
    const password = hasPassword ? typedPassword(form, 'password') : undefined;
    void send(() => close({ closeAccountBody: { ...(password !== undefined && { password }), coins } }).unwrap(), {
      form,
      fieldErrors: { password: password === '' },
      onSuccess: async () => {
        await signOut();
        browserStorage.removeAll(draftsOf(email));
        toast.success(t('closing.closed'));
        await navigate('/', { replace: true });
      },
      onError: ({ code }) => {
        if (code.startsWith('account/')) onChanged();
      },
    });
  }

  return (
    <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
      {hasPassword && <OwnPasswordField error={fieldErrors['password']} />}
      {coins > 0 && (
        <SwitchField
          label={t('closing.agree', { coins: t('coins', { count: coins }) })}
          checked={agrees}
          onChange={({ target }) => setAgreed(target.checked ? coins : undefined)}
        />
      )}
      <FormActions onLeave={onLeave}>
        <Button type="submit" variant="danger" {...button} disabled={button.disabled || (coins > 0 && !agrees)}>
          {t('closing.close')}
        </Button>
      </FormActions>
    </Form>
  );
}
