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
  type PayoutReconciliation,
  type ReconciliationFigure,
  type ReconciliationGap,
  type ReconciliationLine,
  type PayoutSheetLineName,
  type ReconciliationPayment,
  type PayoutStanding,
  type PayoutStandingState,
  type PayoutState,
  WAITING_SHEET_LINES,
  type PendingWithdrawalsLine,
  type WaitingSheetLineName,
} from '@kaaj/contract';
import { CalendarDayField, ChoiceField, CursorField, SizeField, TextField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';

const instant = { type: String, format: 'date-time' } as const;

@ResponseSchema('Where the money of a withdrawal is.')
export class PayoutStandingAnswer implements PayoutStanding {
  @ResponseField('Where the money is; waiting: nobody has decided on the withdrawal.', {
    type: String,
    enum: PAYOUT_STANDINGS,
  })
  readonly state: PayoutStandingState;

  @ResponseField('What the payment service calls it; null as long as it was not sent.', {
    type: String,
    nullable: true,
  })
  readonly reference: string | null;

  @ResponseField('Why it failed; null where it did not.', { type: String, nullable: true })
  readonly reason: string | null;

  @ResponseField('Since when it stands so.', { format: 'date-time' })
  readonly at: string;

  @ResponseField('By when the money is promised; while nobody has decided, by when a decision is.', {
    ...instant,
    nullable: true,
  })
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

export class ExportBatchBody {
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

class ExportedBatchAnswer {
  @ResponseField('Id of the file.')
  readonly _id: string;

  @ResponseField('Name of the Admin who took it.')
  readonly takenBy: string;
}

@ResponseSchema('One payment to a worker, as Admins see it.')
export class PayoutAnswer implements Payout {
  @ResponseField('Id of the withdrawal that it pays.')
  readonly _id: string;

  @ResponseField('Who is paid.', { type: AvatarAnswer })
  readonly worker: AvatarAnswer;

  @ResponseField('Coins.', { type: 'integer' })
  readonly coins: number;

  @ResponseField('Dollars they are worth, with at most two decimals.')
  readonly amount: number;

  @ResponseField('How it is paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @ResponseField('The end of the account number.')
  readonly accountNumberMasked: string;

  @ResponseField('Where it stands.', { type: String, enum: PAYOUT_STATES })
  readonly state: PayoutState;

  @ResponseField('What the payment service calls it; null as long as nobody said.', { type: String, nullable: true })
  readonly reference: string | null;

  @ResponseField('Why it failed; null where it did not.', { type: String, nullable: true })
  readonly reason: string | null;

  @ResponseField('Since when it stands so.', { format: 'date-time' })
  readonly at: string;

  @ResponseField('By when it is promised.', { format: 'date-time' })
  readonly due: string;

  @ResponseField('The promised time has passed and the money has not arrived.')
  readonly overdue: boolean;

  @ResponseField('The file that it was taken with; null for none.', { type: ExportedBatchAnswer, nullable: true })
  readonly batch: ExportedBatchAnswer | null;

  @ResponseField('A payment service pays it.')
  readonly automatic: boolean;

  @ResponseField('What cannot be right about what that service says, so that a person has to look; null for nothing.', {
    type: String,
    enum: [...PAYOUT_DOUBTS, null],
    nullable: true,
  })
  readonly doubt: PayoutDoubt | null;
}

@ResponseSchema('Payouts that one Admin took to pay them.')
export class PayoutBatchAnswer implements PayoutBatch {
  @ResponseField('Id of the file.')
  readonly _id: string;

  @ResponseField('How they are paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @ResponseField('How many payouts it has.', { type: 'integer' })
  readonly count: number;

  @ResponseField('Dollars that they come to, with at most two decimals.')
  readonly amount: number;

  @ResponseField('The file: comma-separated lines with whole account numbers, and room for what became of each.')
  readonly csv: string;
}

@ResponseSchema('How many payouts a file of references moved.')
export class PayoutReferencesAnswer implements PayoutReferences {
  @ResponseField('How many payouts are sent now.', { type: 'integer' })
  readonly sent: number;

  @ResponseField('For how many payouts the money has arrived now.', { type: 'integer' })
  readonly confirmed: number;

  @ResponseField('How many payouts have failed now; their coins are back.', { type: 'integer' })
  readonly failed: number;

  @ResponseField('How many payouts stood so before.', { type: 'integer' })
  readonly unchanged: number;
}

export class PayoutSheetParameters {
  @CalendarDayField('Day in the time zone of the owner, YYYY-MM-DD; default is today as far as it is.', {
    optional: true,
  })
  readonly day?: string;
}

const lineShape = { type: String, enum: PAYOUT_SHEET_LINES } as const;

@ResponseSchema("What a figure of a day's sheet comes to; below zero where it leaves.")
export class ReconciliationFigureAnswer implements ReconciliationFigure {
  @ResponseField('How many payouts or requests; below zero where they leave.', { type: 'integer' })
  readonly count: number;

  @ResponseField('Coins; below zero where they leave.', { type: 'integer' })
  readonly coins: number;

  @ResponseField('Dollars they are worth, with at most two decimals; below zero where they leave.')
  readonly amount: number;
}

@ResponseSchema("A line of a day's sheet: what each stage of payouts had, got or gave away.")
export class ReconciliationLineAnswer implements ReconciliationLine {
  @ResponseField('What it tells of: what there was, what moved, or what there is.', lineShape)
  readonly line: PayoutSheetLineName;

  @ResponseField('What nobody took yet.', { type: ReconciliationFigureAnswer })
  readonly queued: ReconciliationFigureAnswer;

  @ResponseField('What is taken, in a file or by a payment service, and not sent.', {
    type: ReconciliationFigureAnswer,
  })
  readonly taken: ReconciliationFigureAnswer;

  @ResponseField('What is on its way.', { type: ReconciliationFigureAnswer })
  readonly sent: ReconciliationFigureAnswer;

  @ResponseField('The three of them.', { type: ReconciliationFigureAnswer })
  readonly together: ReconciliationFigureAnswer;

  @ResponseField('Coins that the transfers of the ledger tell of; null for lines that move none.', {
    type: 'integer',
    nullable: true,
  })
  readonly ledger: number | null;
}

@ResponseSchema("A line of a day's sheet about requests for a payout that wait for a decision.")
export class PendingWithdrawalsLineAnswer implements PendingWithdrawalsLine {
  @ResponseField('What it tells of: what waited before the day, what came and went, or what waits at its end.', {
    type: String,
    enum: WAITING_SHEET_LINES,
  })
  readonly line: WaitingSheetLineName;

  @ResponseField('The requests themselves.', { type: ReconciliationFigureAnswer })
  readonly requests: ReconciliationFigureAnswer;

  @ResponseField('Coins that transfers into and out of what the ledger holds for them tell of.', { type: 'integer' })
  readonly ledger: number;
}

export class ReconciliationRailAnswer {
  @ResponseField('How it is paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @ResponseField('Its lines, from what there was to what there is.', { type: [ReconciliationLineAnswer] })
  readonly lines: ReconciliationLineAnswer[];
}

@ResponseSchema(
  "A line of a day's sheet on which the payouts, or requests for them, and the ledger differ about one of them.",
)
export class ReconciliationGapAnswer implements ReconciliationGap {
  @ResponseField('Id of the withdrawal; the ledger may know one that is no payout.', {
    example: '01M83R6FM8DE3X6793M45X6KEP',
  })
  readonly payout: string;

  @ResponseField('On which line.', { type: String, enum: [...PAYOUT_SHEET_LINES, ...WAITING_SHEET_LINES] })
  readonly line: PayoutSheetLineName | WaitingSheetLineName;

  @ResponseField('Coins by the payout, or by the request for it.', { type: 'integer' })
  readonly coins: number;

  @ResponseField('Coins by the ledger.', { type: 'integer' })
  readonly ledger: number;
}

@ResponseSchema('Money that was sent, arrived or failed on a day.')
export class ReconciliationPaymentAnswer implements ReconciliationPayment {
  @ResponseField('Id of the withdrawal that it pays.', { example: '01M83R6FM8DE3X6793M45X6KEP' })
  readonly payout: string;

  @ResponseField('How it is paid.', { type: String, enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @ResponseField('What happened.', lineShape)
  readonly line: PayoutSheetLineName;

  @ResponseField('What the payment service calls it; null where it has no name.', { type: String, nullable: true })
  readonly reference: string | null;

  @ResponseField('Why it failed; null where it did not.', { type: String, nullable: true })
  readonly reason: string | null;

  @ResponseField('Coins.', { type: 'integer' })
  readonly coins: number;

  @ResponseField('Dollars they are worth, with at most two decimals.')
  readonly amount: number;

  @ResponseField('When.', { format: 'date-time' })
  readonly at: string;
}

@ResponseSchema('What became of payouts on one day, and whether it agrees with the ledger.')
export class PayoutReconciliationAnswer implements PayoutReconciliation {
  @ResponseField('Day in the time zone of the owner.', { format: 'date' })
  readonly day: string;

  @ResponseField('When it began.', { format: 'date-time' })
  readonly from: string;

  @ResponseField('Up to when: the end of the day, or now.', { format: 'date-time' })
  readonly until: string;

  @ResponseField('The day is over.')
  readonly over: boolean;

  @ResponseField('The ways to pay that had anything.', { type: [ReconciliationRailAnswer] })
  readonly rails: ReconciliationRailAnswer[];

  @ResponseField('All of them together.', { type: [ReconciliationLineAnswer] })
  readonly total: ReconciliationLineAnswer[];

  @ResponseField('Requests that nobody decided on.', { type: [PendingWithdrawalsLineAnswer] })
  readonly waiting: PendingWithdrawalsLineAnswer[];

  @ResponseField('Every column adds up, and agrees with the ledger payout by payout and request by request.')
  readonly holds: boolean;

  @ResponseField('On how many lines payouts, or requests for them, and the ledger differ.', { type: 'integer' })
  readonly gapCount: number;

  @ResponseField('The first few of those.', { type: [ReconciliationGapAnswer] })
  readonly gaps: ReconciliationGapAnswer[];

  @ResponseField('How many payments were sent, arrived or failed.', { type: 'integer' })
  readonly paymentCount: number;

  @ResponseField('The first 2000 of those, in their order.', { type: [ReconciliationPaymentAnswer] })
  readonly payments: ReconciliationPaymentAnswer[];
}
