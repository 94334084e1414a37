import { useListPayoutAccountsQuery, useRemovePayoutAccountMutation } from '@kaaj/api-client';
import { LIMITS, type PayoutAccount } from '@kaaj/contract';
import { Button, ErrorState, Stack, useFormat } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useOnline } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../../messages';
import { Rail } from './rail';
import { RadioTiles } from './radio-tiles';

/** The value for an account that is typed in. */
export const NEW_ACCOUNT = 'another';

interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[];
  /** Id of a saved account, or NEW_ACCOUNT. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onAdd: () => void;
  /** Fields for an account that is typed in. */
  readonly children: ReactNode;
}

/** Selects the payout account: a saved one or another. Accounts are saved and removed here, too. */
export function AccountChoice({ accounts, value, onChange, onAdd, children }: AccountChoiceProps) {
  const t = useMessages();
  const online = useOnline();
  const { isError, refetch } = useListPayoutAccountsQuery();
  const full = accounts.length >= LIMITS.payoutAccountsOfOne;
  const tiles = [
    ...accounts.map((account) => ({
      value: account._id,
      content: <AccountWords account={account} />,
      action: <RemoveButton account={account} />,
    })),
    { value: NEW_ACCOUNT, content: <strong>{t('accounts.another')}</strong> },
  ];
  return (
    <Stack gap={4}>
      {isError && <ErrorState title={t('accounts.failed')} onRetry={refetch} />}
      {accounts.length > 0 && (
        <RadioTiles label={t('accounts.where')} tiles={tiles} value={value} onChange={onChange} />
      )}
      {children}
      <div>
        {!full && (
          <Button variant="secondary" size="small" disabled={!online} onClick={onAdd}>
            {t('accounts.add')}
          </Button>
        )}
        <p className="k-field__hint">{t(full ? 'accounts.full' : 'accounts.text')}</p>
      </div>
    </Stack>
  );
}

/** Which account it is, as far as a screen shows it, and until when its money waits. */
function AccountWords({ account }: { account: PayoutAccount }) {
  const t = useMessages();
  const format = useFormat();
  const { paymentSystem, accountNumberMasked, payableFrom } = account;
  return (
    <Rail system={paymentSystem}>
      <strong>{t(`system.${paymentSystem}`)}</strong> <span>{accountNumberMasked}</span>
      {payableFrom && <small>{t('accounts.waits', { time: format.dateTime(payableFrom) })}</small>}
    </Rail>
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
    void send(() => remove({ id: _id }).unwrap(), { confirm: ask, success: t('accounts.removed') });
  };
  return (
    <Button variant="ghost" size="small" {...button} aria-label={t('accounts.removeNamed', named)} onClick={press}>
      {t('accounts.remove')}
    </Button>
  );
}
