import { LENGTHS, PAYMENT_SYSTEMS, type PaymentSystem } from '@kaaj/contract';
import { SelectField, TextField } from '@kaaj/ui';
import { useMessages } from '../../messages';

interface AccountFieldsProps {
  readonly system: PaymentSystem | '';
  readonly account: string;
  /** What is wrong with each, in words. */
  readonly errors: { readonly system?: string | undefined; readonly account?: string | undefined };
  readonly onSystem: (system: PaymentSystem | '') => void;
  readonly onAccount: (account: string) => void;
}

/** An account as it is typed: its payment system and its number. */
export function AccountFields({ system, account, errors, onSystem, onAccount }: AccountFieldsProps) {
  const t = useMessages();
  return (
    <>
      <SelectField
        label={t('withdraw.system')}
        placeholder={t('withdraw.systemPlaceholder')}
        required
        error={errors.system}
        options={PAYMENT_SYSTEMS.map((each) => ({ value: each, label: t(`system.${each}`) }))}
        value={system}
        onChange={({ target }) => onSystem(target.value as PaymentSystem | '')}
      />
      <TextField
        label={t('withdraw.account')}
        required
        autoComplete="off"
        inputMode={system === 'card' ? 'text' : 'numeric'}
        maxLength={LENGTHS.accountNumber}
        hint={t('withdraw.accountHint')}
        error={errors.account}
        value={account}
        onChange={({ target }) => onAccount(target.value)}
      />
    </>
  );
}
