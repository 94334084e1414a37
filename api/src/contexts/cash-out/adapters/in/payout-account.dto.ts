import { PAYMENT_SYSTEMS, type PaymentSystem, type PayoutAccount as WirePayoutAccount } from '@kaaj/contract';
import { AccountNumberField } from '../../../../platform/http/account-number-field';
import { ChoiceField, PasswordField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { type PayoutAccount } from '../../domain/payout-account';

export class SaveAccountBody {
  @ChoiceField('How to be paid.', PAYMENT_SYSTEMS)
  readonly paymentSystem: PaymentSystem;

  @AccountNumberField(
    'Account to be paid to: of bkash, nagad and rocket 01 and nine digits, of card 4 to 34 letters and digits; digits may be ' +
      'Bangla. Encrypted at rest.',
  )
  readonly accountNumber: string;

  @PasswordField('Your own password, given again: with it money may leave for the account at once.', { optional: true })
  readonly password?: string;
}

@ResponseSchema('An account to be paid to that a worker saved.')
export class PayoutAccountAnswer implements WirePayoutAccount {
  @ResponseField('Id of the saved account.')
  readonly _id: string;

  @ResponseField('How to be paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly paymentSystem: PaymentSystem;

  @ResponseField('The end of the account number.')
  readonly accountNumberMasked: string;

  @ResponseField('When it was saved.', { format: 'date-time' })
  readonly savedAt: string;

  @ResponseField('From when money leaves for it; null where it does not wait, or no longer.', {
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readonly payableFrom: string | null;
}

export class RemovedAccountAnswer {
  @ResponseField('Always true: it is gone.')
  readonly done: true;
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString();

export const accountAnswer = (account: PayoutAccount, now: number): PayoutAccountAnswer => ({
  _id: account.id,
  paymentSystem: account.paymentSystem,
  accountNumberMasked: account.accountNumberMasked,
  savedAt: time(account.savedAt),
  payableFrom: account.payableFrom > now ? time(account.payableFrom) : null,
});
