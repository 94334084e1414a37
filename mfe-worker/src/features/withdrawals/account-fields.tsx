import { LENGTHS, PAYMENT_SYSTEMS, type PaymentSystem } from '@kaaj/contract';
import { TextField } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { Rail } from './rail';
import { RadioTiles } from './radio-tiles';

interface AccountFieldsProps {
  readonly system: PaymentSystem | '';
  readonly account: string;
  /** What is wrong with each, in words. */
  readonly errors: { readonly system?: string | undefined; readonly account?: string | undefined };
  readonly onSystem: (system: PaymentSystem) => void;
  readonly onAccount: (account: string) => void;
  /** The number was typed and left. */
  readonly onLeave?: () => void;
}

/** An account as it is typed: its payment system and its number. */
export function AccountFields({ system, account, errors, onSystem, onAccount, onLeave }: AccountFieldsProps) {
  const t = useMessages();
  return (
    <>
      <RadioTiles
        label={t('withdraw.system')}
        name="paymentSystem"
        required
        hint={system ? undefined : t('withdraw.systemPlaceholder')}
        error={errors.system}
        small
        tiles={PAYMENT_SYSTEMS.map((each) => ({
          value: each,
          content: (
            <Rail system={each}>
              <strong>{t(`system.${each}`)}</strong>
            </Rail>
          ),
        }))}
        value={system}
        onChange={(chosen) => onSystem(chosen as PaymentSystem)}
      />
      <TextField
        label={t('withdraw.account')}
        name="accountNumber"
        required
        autoComplete="off"
        inputMode={system === 'card' ? 'text' : 'numeric'}
        maxLength={LENGTHS.accountNumber}
        hint={t('withdraw.accountHint')}
        error={errors.account}
        value={account}
        onChange={({ target }) => onAccount(target.value)}
        onBlur={onLeave}
      />
    </>
  );
}
