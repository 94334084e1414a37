import {
  type NewPayment,
  type Payment,
  PAYMENT_CASE_KINDS,
  PAYMENT_CASE_REASONS,
  PAYMENT_STATES,
  type PaymentCase,
  type PaymentCaseKind,
  type PaymentCaseReason,
  type PaymentState,
} from '@kaaj/contract';
import { CursorField, EmailField, IgnoredField, SizeField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

export class BuyCoinsParameters {
  @EmailField('Your own e-mail address.')
  readonly email: string;
}

export class BuyCoinsBody {
  @WholeNumberField('Coins of one of the packages that GET /settings names.', { min: 1 })
  readonly coinsPurchased: number;

  @IgnoredField()
  readonly purchaseDate?: unknown;

  @IgnoredField()
  readonly amountPaid?: unknown;

  @IgnoredField()
  readonly transID?: unknown;

  @IgnoredField()
  readonly buyerEmail?: unknown;
}

export class PaymentsParameters extends BuyCoinsParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class PaymentAnswer implements Payment {
  @ResponseField('Id of the purchase.')
  readonly _id: string;

  @ResponseField('When it was made.', { format: 'date-time' })
  readonly purchaseDate: string;

  @ResponseField('Coins bought.', { type: 'integer' })
  readonly coinsPurchased: number;

  @ResponseField('Dollars, with at most two decimals.')
  readonly amountPaid: number;

  @ResponseField('Transaction id: TXN and 5 characters.')
  readonly transID: string;

  @ResponseField('E-mail address of the buyer.')
  readonly buyerEmail: string;

  @ResponseField('created: not paid yet; settled: the coins are there; failed: nobody paid.', {
    type: String,
    enum: PAYMENT_STATES,
  })
  readonly state: PaymentState;
}

@ResponseSchema('A purchase that was just made.')
export class NewPaymentAnswer extends PaymentAnswer implements NewPayment {
  @ResponseField('Where to pay; null once it is settled.', { type: String, nullable: true })
  readonly checkoutUrl: string | null;
}

export class ReceivedAnswer {
  @ResponseField('true: the message was taken.')
  readonly received: boolean;
}

export class PaymentCasesParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

@ResponseSchema('Something at the payment service that an Admin has to look at.')
export class PaymentCaseAnswer implements PaymentCase {
  @ResponseField('Id of the entry.')
  readonly _id: string;

  @ResponseField('When it was reported.', { format: 'date-time' })
  readonly time: string;

  @ResponseField(
    'unmatched: paid, and no purchase of ours; refunded, disputed: what was paid went back, or is asked back.',
    {
      type: String,
      enum: PAYMENT_CASE_KINDS,
    },
  )
  readonly kind: PaymentCaseKind;

  @ResponseField('What did not match; or the kind again.', { type: String, enum: PAYMENT_CASE_REASONS })
  readonly reason: PaymentCaseReason;

  @ResponseField("The payment service's own name of the checkout or the payment.")
  readonly payment: string;

  @ResponseField('How much, in dollars or whatever the currency says, with at most two decimals.')
  readonly amount: number;

  @ResponseField('Three letters.', { example: 'usd' })
  readonly currency: string;

  @ResponseField('Coins taken out of circulation for it.', { type: 'integer' })
  readonly frozenCoins: number;

  @ResponseField('Coins of it that its buyer still owes: whatever comes to them pays these first.', { type: 'integer' })
  readonly owedCoins: number;

  @ResponseField('Transaction id of our purchase; null where there is none.', { type: String, nullable: true })
  readonly transID: string | null;
}
