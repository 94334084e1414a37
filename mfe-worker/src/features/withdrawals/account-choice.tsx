import { type PayoutAccount } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { Rail } from './rail';
import { Tiles } from './tiles';

/** Stands for an account that is typed in. */
export const ANOTHER = 'another';

interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[];
  /** Id of a saved account, or ANOTHER. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where the money goes: one of the saved accounts, or another one. */
export function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const t = useMessages();
  const tiles = [
    ...accounts.map((account) => ({ value: account._id, content: <AccountWords account={account} /> })),
    { value: ANOTHER, content: <strong>{t('accounts.another')}</strong> },
  ];
  return <Tiles label={t('accounts.where')} tiles={tiles} value={value} onChange={onChange} />;
}

/** Which account it is, as far as a screen shows it, and until when its money waits. */
export function AccountWords({ account }: { account: PayoutAccount }) {
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
