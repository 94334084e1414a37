import {
  LENGTHS,
  type Payout,
  PAYMENT_SYSTEMS,
  type PaymentSystem,
  PAYOUT_DOUBTS,
  PAYOUT_STANDINGS,
  PAYOUT_STATES,
  type PayoutBatch,
  type PayoutDoubt,
  PAYOUT_SHEET_LINES,
  type PayoutReferences,
  type PayoutSheet,
  type PayoutSheetFigure,
  type PayoutSheetGap,
  type PayoutSheetLine,
  type PayoutSheetLineName,
  type PayoutSheetPayment,
  type PayoutStanding,
  type PayoutStandingState,
  type PayoutState,
  WAITING_SHEET_LINES,
  type WaitingSheetLine,
  type WaitingSheetLineName,
} from '@kaaj/contract';
import { CalendarDayField, ChoiceField, CursorField, SizeField, TextField } from '../../../../platform/http/fields';
import { Shape, Shown } from '../../../../platform/http/shown';
import { FaceAnswer } from '../../../people';

const instant = { type: String, format: 'date-time' } as const;

/** Shown beside a withdrawal. */
@Shape('Where the money of a withdrawal is.')
export class PayoutStandingAnswer implements PayoutStanding {
  @Shown('Where the money is; waiting: nobody has decided on the withdrawal.', { type: String, enum: PAYOUT_STANDINGS })
  readonly state: PayoutStandingState;

  @Shown('What the payment service calls it; null as long as it was not sent.', { type: String, nullable: true })
  readonly reference: string | null;

  @Shown('Why it failed; null where it did not.', { type: String, nullable: true })
  readonly reason: string | null;

  @Shown('Since when it stands so.', { format: 'date-time' })
  readonly at: string;

  @Shown('By when the money is promised; null while nobody has decided.', { ...instant, nullable: true })
  readonly due: string | null;
}

export class PayoutsParameters {
  @ChoiceField('Which; default is what waits to be sent.', PAYOUT_STATES, { optional: true, default: 'queued' })
  readonly state?: PayoutState;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class TakeBatchBody {
  @ChoiceField('What is paid this way.', PAYMENT_SYSTEMS)
  readonly rail: PaymentSystem;
}

export class PayoutReferencesBody {
  @TextField(
    'Comma-separated lines under a first one with the names of columns: payout, reference, and if need be state (sent, confirmed or failed), ' +
      'reason and amount. A reference alone says that the money was sent; a line without any of these is left as it is.',
    { max: LENGTHS.payoutFile, lines: true },
  )
  readonly csv: string;
}

class TakenBatchAnswer {
  @Shown('Id of the file.')
  readonly _id: string;

  @Shown('Name of the Admin who took it.')
  readonly takenBy: string;
}

@Shape('One payment to a worker, as Admins see it.')
export class PayoutAnswer implements Payout {
  @Shown('Id of the withdrawal that it pays.')
  readonly _id: string;

  @Shown('Who is paid.', { type: FaceAnswer })
  readonly worker: FaceAnswer;

  @Shown('Coins.', { type: 'integer' })
  readonly coins: number;

  @Shown('Dollars they are worth, with at most two decimals.')
  readonly amount: number;

  @Shown('How it is paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @Shown('The end of the account number.')
  readonly accountNumberMasked: string;

  @Shown('Where it stands.', { type: String, enum: PAYOUT_STATES })
  readonly state: PayoutState;

  @Shown('What the payment service calls it; null as long as nobody said.', { type: String, nullable: true })
  readonly reference: string | null;

  @Shown('Why it failed; null where it did not.', { type: String, nullable: true })
  readonly reason: string | null;

  @Shown('Since when it stands so.', { format: 'date-time' })
  readonly at: string;

  @Shown('By when it is promised.', { format: 'date-time' })
  readonly due: string;

  @Shown('The promised time has passed and the money has not arrived.')
  readonly overdue: boolean;

  @Shown('The file that it was taken with; null for none.', { type: TakenBatchAnswer, nullable: true })
  readonly batch: TakenBatchAnswer | null;

  @Shown('A payment service pays it.')
  readonly automatic: boolean;

  @Shown('What cannot be right about what that service says, so that a person has to look; null for nothing.', {
    type: String,
    enum: [...PAYOUT_DOUBTS, null],
    nullable: true,
  })
  readonly doubt: PayoutDoubt | null;
}

@Shape('Payouts that one Admin took to pay them.')
export class PayoutBatchAnswer implements PayoutBatch {
  @Shown('Id of the file.')
  readonly _id: string;

  @Shown('How they are paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @Shown('How many payouts it has.', { type: 'integer' })
  readonly count: number;

  @Shown('Dollars that they come to, with at most two decimals.')
  readonly amount: number;

  @Shown('The file: comma-separated lines with whole account numbers, and room for what became of each.')
  readonly csv: string;
}

@Shape('How many payouts a file of references moved.')
export class PayoutReferencesAnswer implements PayoutReferences {
  @Shown('How many payouts are sent now.', { type: 'integer' })
  readonly sent: number;

  @Shown('For how many payouts the money has arrived now.', { type: 'integer' })
  readonly confirmed: number;

  @Shown('How many payouts have failed now; their coins are back.', { type: 'integer' })
  readonly failed: number;

  @Shown('How many payouts stood so before.', { type: 'integer' })
  readonly unchanged: number;
}

export class PayoutSheetParameters {
  @CalendarDayField('Day in the time zone of the owner, YYYY-MM-DD; default is today as far as it is.', {
    optional: true,
  })
  readonly day?: string;
}

const lineShape = { type: String, enum: PAYOUT_SHEET_LINES } as const;

@Shape("What a figure of a day's sheet comes to; below zero where it leaves.")
export class PayoutSheetFigureAnswer implements PayoutSheetFigure {
  @Shown('How many payouts or requests; below zero where they leave.', { type: 'integer' })
  readonly count: number;

  @Shown('Coins; below zero where they leave.', { type: 'integer' })
  readonly coins: number;

  @Shown('Dollars they are worth, with at most two decimals; below zero where they leave.')
  readonly amount: number;
}

@Shape("A line of a day's sheet: what each stage of payouts had, got or gave away.")
export class PayoutSheetLineAnswer implements PayoutSheetLine {
  @Shown('What it tells of: what there was, what moved, or what there is.', lineShape)
  readonly line: PayoutSheetLineName;

  @Shown('What nobody took yet.', { type: PayoutSheetFigureAnswer })
  readonly queued: PayoutSheetFigureAnswer;

  @Shown('What is taken, in a file or by a payment service, and not sent.', { type: PayoutSheetFigureAnswer })
  readonly taken: PayoutSheetFigureAnswer;

  @Shown('What is on its way.', { type: PayoutSheetFigureAnswer })
  readonly sent: PayoutSheetFigureAnswer;

  @Shown('The three of them.', { type: PayoutSheetFigureAnswer })
  readonly together: PayoutSheetFigureAnswer;

  @Shown('Coins that the transfers of the ledger tell of; null for lines that move none.', {
    type: 'integer',
    nullable: true,
  })
  readonly ledger: number | null;
}

@Shape("A line of a day's sheet about requests for a payout that wait for a decision.")
export class WaitingSheetLineAnswer implements WaitingSheetLine {
  @Shown('What it tells of: what waited before the day, what came and went, or what waits at its end.', {
    type: String,
    enum: WAITING_SHEET_LINES,
  })
  readonly line: WaitingSheetLineName;

  @Shown('The requests themselves.', { type: PayoutSheetFigureAnswer })
  readonly requests: PayoutSheetFigureAnswer;

  @Shown('Coins that transfers into and out of what the ledger holds for them tell of.', { type: 'integer' })
  readonly ledger: number;
}

export class PayoutSheetRailAnswer {
  @Shown('How it is paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @Shown('Its lines, from what there was to what there is.', { type: [PayoutSheetLineAnswer] })
  readonly lines: PayoutSheetLineAnswer[];
}

@Shape("A line of a day's sheet on which the payouts, or requests for them, and the ledger differ about one of them.")
export class PayoutSheetGapAnswer implements PayoutSheetGap {
  @Shown('Id of the withdrawal; the ledger may know one that is no payout.', { example: '01M83R6FM8DE3X6793M45X6KEP' })
  readonly payout: string;

  @Shown('On which line.', { type: String, enum: [...PAYOUT_SHEET_LINES, ...WAITING_SHEET_LINES] })
  readonly line: PayoutSheetLineName | WaitingSheetLineName;

  @Shown('Coins by the payout, or by the request for it.', { type: 'integer' })
  readonly coins: number;

  @Shown('Coins by the ledger.', { type: 'integer' })
  readonly ledger: number;
}

@Shape('Money that was sent, arrived or failed on a day.')
export class PayoutSheetPaymentAnswer implements PayoutSheetPayment {
  @Shown('Id of the withdrawal that it pays.', { example: '01M83R6FM8DE3X6793M45X6KEP' })
  readonly payout: string;

  @Shown('How it is paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @Shown('What happened.', lineShape)
  readonly line: PayoutSheetLineName;

  @Shown('What the payment service calls it; null where it has no name.', { type: String, nullable: true })
  readonly reference: string | null;

  @Shown('Why it failed; null where it did not.', { type: String, nullable: true })
  readonly reason: string | null;

  @Shown('Coins.', { type: 'integer' })
  readonly coins: number;

  @Shown('Dollars they are worth, with at most two decimals.')
  readonly amount: number;

  @Shown('When.', { format: 'date-time' })
  readonly at: string;
}

@Shape('What became of payouts on one day, and whether it agrees with the ledger.')
export class PayoutSheetAnswer implements PayoutSheet {
  @Shown('Day in the time zone of the owner.', { format: 'date' })
  readonly day: string;

  @Shown('When it began.', { format: 'date-time' })
  readonly from: string;

  @Shown('Up to when: the end of the day, or now.', { format: 'date-time' })
  readonly until: string;

  @Shown('The day is over.')
  readonly over: boolean;

  @Shown('The ways to pay that had anything.', { type: [PayoutSheetRailAnswer] })
  readonly rails: PayoutSheetRailAnswer[];

  @Shown('All of them together.', { type: [PayoutSheetLineAnswer] })
  readonly total: PayoutSheetLineAnswer[];

  @Shown('Requests that nobody decided on.', { type: [WaitingSheetLineAnswer] })
  readonly waiting: WaitingSheetLineAnswer[];

  @Shown('Every column adds up, and agrees with the ledger payout by payout and request by request.')
  readonly holds: boolean;

  @Shown('On how many lines payouts, or requests for them, and the ledger differ.', { type: 'integer' })
  readonly gapCount: number;

  @Shown('The first few of those.', { type: [PayoutSheetGapAnswer] })
  readonly gaps: PayoutSheetGapAnswer[];

  @Shown('How many payments were sent, arrived or failed.', { type: 'integer' })
  readonly paymentCount: number;

  @Shown('The first 2000 of those, in their order.', { type: [PayoutSheetPaymentAnswer] })
  readonly payments: PayoutSheetPaymentAnswer[];
}
