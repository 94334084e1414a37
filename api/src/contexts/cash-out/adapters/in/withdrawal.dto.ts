import { PickType } from '@nestjs/swagger';
import {
  LENGTHS,
  PAYMENT_SYSTEMS,
  type PaymentSystem,
  type Withdrawal as WireWithdrawal,
  WITHDRAWAL_STATUSES,
  type WithdrawalStatus,
} from '@kaaj/contract';
import { AccountNumberField } from '../../../../platform/http/account-number-field';
import { ChoiceField, IgnoredField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';
import { PayoutStandingAnswer } from './payout.dto';

const DECISIONS = ['accepted', 'rejected'] as const;

export class RequestWithdrawalBody {
  @WholeNumberField('Coins to withdraw; at least 200, except for all earned coins or a suspended user.', { min: 1 })
  readonly withdrawalCoin: number;

  @TextField('Id of a saved payout account; payment system and account number are then ignored.', {
    max: LENGTHS.id,
    optional: true,
  })
  readonly payoutAccountId?: string;

  @ChoiceField('Payment system; required without `payoutAccountId`.', PAYMENT_SYSTEMS, {
    unless: 'payoutAccountId',
  })
  readonly paymentSystem?: PaymentSystem;

  @AccountNumberField(
    'Payout account number. bkash, nagad, rocket: 01 and nine digits; card: 4 to 34 letters and digits. Bangla ' +
      'digits are allowed. Encrypted at rest; only the paying Admin sees it in full. Required without ' +
      '`payoutAccountId`.',
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

  @TextField('Reason of the rejection, shown to the worker.', {
    optional: true,
    min: 0,
    max: LENGTHS.payoutReason,
    lines: true,
  })
  readonly reason?: string;
}

export class WithdrawalAnswer implements WireWithdrawal {
  @ResponseField('Id of the request.')
  readonly _id: string;

  @ResponseField('The worker.')
  readonly worker: AvatarAnswer;

  @ResponseField('E-mail address of the worker.')
  readonly workerEmail: string;

  @ResponseInteger('Coins.')
  readonly withdrawalCoin: number;

  @ResponseField('Dollars they are worth, with at most two decimals.')
  readonly withdrawalAmount: number;

  @ResponseField('Payment system.', { enum: PAYMENT_SYSTEMS })
  readonly paymentSystem: PaymentSystem;

  @ResponseField('Last characters of the account number.')
  readonly accountNumberMasked: string;

  @ResponseTime('When it was requested.')
  readonly withdrawDate: string;

  @ResponseField('Status.', { enum: WITHDRAWAL_STATUSES })
  readonly status: WithdrawalStatus;

  @ResponseField('Reason of the rejection; else empty.')
  readonly rejectionReason: string;

  @ResponseTime('End of the cooling-off period of its account; null for none.', { nullable: true })
  readonly payableFrom: string | null;

  @ResponseField('Status of its payout; null if rejected or cancelled.', {
    type: PayoutStandingAnswer,
    nullable: true,
  })
  readonly payout: PayoutStandingAnswer | null;
}

export class WithdrawalStateAnswer extends PickType(WithdrawalAnswer, ['_id', 'status']) {}

export class AccountNumberAnswer {
  @ResponseField('The whole account number.')
  readonly accountNumber: string;
}
