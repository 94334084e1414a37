import { type PayoutAccount } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages';
import './accounts.css';

/** Stands for an account that is typed in. */
export const ANOTHER = 'another';

interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[];
  /** Id of a saved account, or ANOTHER. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where the money goes: one of the saved accounts, or another one. Radio buttons underneath, so arrow keys work. */
export function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const t = useMessages();
  const name = useId();
  const choice = (each: string, label: ReactNode) => (
    <label key={each} className="account-choice__item">
      <input
        type="radio"
        name={name}
        value={each}
        checked={each === value}
        onChange={() => onChange(each)}
        className="k-visually-hidden"
      />
      <span className="account-choice__tile">{label}</span>
    </label>
  );
  return (
    <fieldset className="account-choice">
      <legend>{t('accounts.where')}</legend>
      <div className="account-choice__tiles">
        {accounts.map((account) => choice(account._id, <AccountWords account={account} />))}
        {choice(ANOTHER, <strong>{t('accounts.another')}</strong>)}
      </div>
    </fieldset>
  );
}

/** Which account it is, as far as a screen shows it, and until when its money waits. */
export function AccountWords({ account }: { account: PayoutAccount }) {
  const t = useMessages();
  const format = useFormat();
  const { paymentSystem, accountNumberMasked, payableFrom } = account;
  return (
    <span className="account-words">
      <strong>{t(`system.${paymentSystem}`)}</strong> <span>{accountNumberMasked}</span>
      {payableFrom && <small>{t('accounts.waits', { time: format.dateTime(payableFrom) })}</small>}
    </span>
  );
}
