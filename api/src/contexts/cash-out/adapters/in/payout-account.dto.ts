import { PAYMENT_SYSTEMS, type PaymentSystem, type PayoutAccount as WirePayoutAccount } from '@kaaj/contract';
import { AccountNumberField } from '../../../../platform/http/account-number-field';
import { ChoiceField, PasswordField } from '../../../../platform/http/fields';
import { ResponseField, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { type PayoutAccount } from '../../domain/payout-account';

export class SaveAccountBody {
  @ChoiceField('Payment system.', PAYMENT_SYSTEMS)
  readonly paymentSystem: PaymentSystem;

  @AccountNumberField(
    'Payout account number. bkash, nagad, rocket: 01 and nine digits; card: 4 to 34 letters and digits. Bangla ' +
      'digits are allowed. Encrypted at rest.',
  )
  readonly accountNumber: string;

  @PasswordField('Your password; with it the account has no cooling-off period.', { optional: true })
  readonly password?: string;
}

@ResponseSchema('A saved payout account of a worker.')
export class PayoutAccountAnswer implements WirePayoutAccount {
  @ResponseField('Id of the saved account.')
  readonly _id: string;

  @ResponseField('Payment system.', { enum: PAYMENT_SYSTEMS })
  readonly paymentSystem: PaymentSystem;

  @ResponseField('Last characters of the account number.')
  readonly accountNumberMasked: string;

  @ResponseTime('When it was saved.')
  readonly savedAt: string;

  @ResponseTime('End of its cooling-off period; null if there is none.', { nullable: true })
  readonly payableFrom: string | null;
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString();

export const accountAnswer = (account: PayoutAccount, now: number): PayoutAccountAnswer => ({
  _id: account.id,
  paymentSystem: account.paymentSystem,
  accountNumberMasked: account.accountNumberMasked,
  savedAt: time(account.savedAt),
  payableFrom: account.payableFrom > now ? time(account.payableFrom) : null,
});
