import { useListPayoutAccountsQuery, useRemovePayoutAccountMutation } from '@kaaj/api-client';
import { LIMITS, type PayoutAccount } from '@kaaj/contract';
import { Button, Card, ErrorState, SectionHeading, SkeletonText, Stack } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { AccountWords } from './account-choice';
import { SaveAccountModal } from './save-account-modal';
import styles from './saved-accounts.module.css';

/** The accounts that the worker has saved: one more, one fewer. */
export function SavedAccounts() {
  const t = useMessages();
  const online = useOnline();
  const { data, isError, refetch } = useListPayoutAccountsQuery();
  const [adding, setAdding] = useState(false);
  const accounts = data?.data ?? [];
  const full = accounts.length >= LIMITS.payoutAccountsOfOne;
  return (
    <Card as="section" padding="large" aria-labelledby="accounts">
      <Stack gap={4}>
        <SectionHeading id="accounts" size="small" title={t('accounts.title')} />
        <p>{t('accounts.text')}</p>
        {isError && <ErrorState title={t('accounts.failed')} onRetry={refetch} />}
        {!data && !isError && <SkeletonText lines={2} />}
        {accounts.length > 0 && (
          <ul className={styles.accounts}>
            {accounts.map((account) => (
              <li key={account._id}>
                <AccountWords account={account} />
                <RemoveButton account={account} />
              </li>
            ))}
          </ul>
        )}
        {full ? (
          <p>{t('accounts.full')}</p>
        ) : (
          <Button variant="secondary" disabled={!online} onClick={() => setAdding(true)}>
            {t('accounts.add')}
          </Button>
        )}
      </Stack>
      <SaveAccountModal open={adding} onClose={() => setAdding(false)} />
    </Card>
  );
}

function RemoveButton({ account: { _id, paymentSystem, accountNumberMasked } }: { account: PayoutAccount }) {
  const t = useMessages();
  const { send, button } = useSend();
  const [remove] = useRemovePayoutAccountMutation();
  const named = { system: t(`system.${paymentSystem}`), account: accountNumberMasked };
  const press = () => {
    const ask = {
      title: t('accounts.removeQuestion', named),
      text: t('accounts.removeText'),
      ok: t('accounts.remove'),
    };
    void send(() => remove({ id: _id }).unwrap(), { ask, done: t('accounts.removed') });
  };
  return (
    <Button variant="ghost" size="small" {...button} aria-label={t('accounts.removeNamed', named)} onClick={press}>
      {t('accounts.remove')}
    </Button>
  );
}
