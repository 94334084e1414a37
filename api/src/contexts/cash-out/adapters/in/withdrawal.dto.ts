import {
  LENGTHS,
  PAYMENT_SYSTEMS,
  type PaymentSystem,
  type Withdrawal as WireWithdrawal,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from '@kaaj/contract';
import { AccountNumberField } from '../../../../platform/http/account-number-field';
import {
  ChoiceField,
  CursorField,
  EmailField,
  IgnoredField,
  SizeField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { ResponseField } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';
import { PayoutStandingAnswer } from './payout.dto';

const DECISIONS = ['accepted', 'rejected'] as const;

export class RequestWithdrawalBody {
  @WholeNumberField(
    'Coins to withdraw; fewer than 200 are refused, but from somebody who takes all that they earned, or is suspended.',
    { min: 1 },
  )
  readonly withdrawalCoin: number;

  @TextField('Id of a saved account to be paid to; then neither a payment system nor an account number is looked at.', {
    max: LENGTHS.id,
    optional: true,
  })
  readonly payoutAccountId?: string;

  @ChoiceField('How to be paid; needed where no saved account is named.', PAYMENT_SYSTEMS, {
    unless: 'payoutAccountId',
  })
  readonly paymentSystem?: PaymentSystem;

  @AccountNumberField(
    'Account to be paid to: of bkash, nagad and rocket 01 and nine digits, of card 4 to 34 letters and digits; digits may be ' +
      'Bangla. Encrypted at rest and shown in full to the Admin who pays alone. Needed where no saved account is named.',
    { unless: 'payoutAccountId' },
  )
  readonly accountNumber?: string;

  @IgnoredField()
  readonly withdrawalAmount?: unknown;

  @IgnoredField()
  readonly withdrawDate?: unknown;

  @IgnoredField()
  readonly status?: unknown;

  @IgnoredField()
  readonly workerEmail?: unknown;

  @IgnoredField()
  readonly worker?: unknown;
}

export class DecideWithdrawalBody {
  @ChoiceField('The decision.', DECISIONS)
  readonly status: (typeof DECISIONS)[number];
}

export class OwnWithdrawalsParameters {
  @EmailField('Your own e-mail address.')
  readonly email: string;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class WithdrawalAnswer implements WireWithdrawal {
  @ResponseField('Id of the request.')
  readonly _id: string;

  @ResponseField('Who asks.', { type: AvatarAnswer })
  readonly worker: AvatarAnswer;

  @ResponseField('E-mail address of the worker.')
  readonly workerEmail: string;

  @ResponseField('Coins.', { type: 'integer' })
  readonly withdrawalCoin: number;

  @ResponseField('Dollars they are worth, with at most two decimals.')
  readonly withdrawalAmount: number;

  @ResponseField('How to be paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly paymentSystem: PaymentSystem;

  @ResponseField('The end of the account number.')
  readonly accountNumberMasked: string;

  @ResponseField('When it was asked for.', { format: 'date-time' })
  readonly withdrawDate: string;

  @ResponseField('Where it stands.', { type: String, enum: WITHDRAWAL_STATUSES })
  readonly status: WithdrawalStatus;

  @ResponseField('From when its money may leave; null where its account is not new to the worker.', {
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readonly payableFrom: string | null;

  @ResponseField('Where its money is; null where it was rejected or cancelled.', {
    type: PayoutStandingAnswer,
    nullable: true,
  })
  readonly payout: PayoutStandingAnswer | null;
}

export class WithdrawalStateAnswer {
  @ResponseField('Id of the request.')
  readonly _id: string;

  @ResponseField('Where it stands.', { type: String, enum: WITHDRAWAL_STATUSES })
  readonly status: WithdrawalStatus;
}

export class AccountNumberAnswer {
  @ResponseField('The whole account number.')
  readonly accountNumber: string;
}
