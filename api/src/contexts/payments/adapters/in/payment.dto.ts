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
import { IgnoredField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField, ResponseInteger, ResponseTime } from '../../../../platform/http/response-field';

export class BuyCoinsBody {
  @WholeNumberField('Coins of one of the packages in GET /settings.', { min: 1 })
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

export class PaymentAnswer implements Payment {
  @ResponseField('Id of the purchase.')
  readonly _id: string;

  @ResponseTime('When it was created.')
  readonly purchaseDate: string;

  @ResponseInteger('Coins bought.')
  readonly coinsPurchased: number;

  @ResponseField('Dollars, with at most two decimals.')
  readonly amountPaid: number;

  @ResponseField('Transaction id: TXN and 5 characters.')
  readonly transID: string;

  @ResponseField('E-mail address of the buyer.')
  readonly buyerEmail: string;

  @ResponseField('created: not paid yet; settled: the coins are credited; failed: not paid.', { enum: PAYMENT_STATES })
  readonly state: PaymentState;
}

@ResponseSchema('A new purchase.')
export class NewPaymentAnswer extends PaymentAnswer implements NewPayment {
  @ResponseField('URL of the payment page; null once settled.', { type: String, nullable: true })
  readonly checkoutUrl: string | null;
}

export class ReceivedAnswer {
  @ResponseField('Always true: the message was received.')
  readonly received: boolean;
}

@ResponseSchema('An event at the payment gateway that an Admin must review.')
export class PaymentCaseAnswer implements PaymentCase {
  @ResponseField('Id of the entry.')
  readonly _id: string;

  @ResponseTime('When it was reported.')
  readonly time: string;

  @ResponseField(
    'unmatched: a payment without a purchase; refunded, disputed: a payment was refunded or is disputed.',
    {
      enum: PAYMENT_CASE_KINDS,
    },
  )
  readonly kind: PaymentCaseKind;

  @ResponseField('What did not match, or the kind.', { enum: PAYMENT_CASE_REASONS })
  readonly reason: PaymentCaseReason;

  @ResponseField('Id of the checkout or payment at the payment gateway.')
  readonly payment: string;

  @ResponseField('Amount in dollars or the given currency, with at most two decimals.')
  readonly amount: number;

  @ResponseField('Currency code of three letters.', { example: 'usd' })
  readonly currency: string;

  @ResponseInteger('Coins taken out of circulation for it.')
  readonly frozenCoins: number;

  @ResponseInteger('Coins that the buyer still owes; later credits pay them first.')
  readonly owedCoins: number;

  @ResponseField('Transaction id of the purchase; null for none.', { type: String, nullable: true })
  readonly transID: string | null;
}
