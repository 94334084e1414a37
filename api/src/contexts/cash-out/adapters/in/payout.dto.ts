import { PickType } from '@nestjs/swagger';
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
import { CalendarDayField, ChoiceField, TextField, PageParameters } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';

@ResponseSchema('Status of the payout of a withdrawal.')
export class PayoutStandingAnswer implements PayoutStanding {
  @ResponseField('Status of the payout; waiting: the withdrawal is undecided.', { enum: PAYOUT_STANDINGS })
  readonly state: PayoutStandingState;

  @ResponseField('Reference at the payment service; null until sent.', { type: String, nullable: true })
  readonly reference: string | null;

  @ResponseField('Reason of the failure; null for none.', { type: String, nullable: true })
  readonly reason: string | null;

  @ResponseTime('When it reached this state.')
  readonly at: string;

  @ResponseTime('Promised time of the payout; while undecided, promised time of the decision.', { nullable: true })
  readonly due: string | null;
}

export class PayoutsParameters extends PageParameters {
  @ChoiceField('Which payouts; default: those that wait to be sent.', PAYOUT_STATES, {
    optional: true,
    default: 'queued',
  })
  readonly state?: PayoutState;
}

export class ExportBatchBody {
  @ChoiceField('Payment method of the payouts to export.', PAYMENT_SYSTEMS)
  readonly rail: PaymentSystem;
}

export class PayoutReferencesBody {
  @TextField(
    'CSV with a header line. Columns: payout, reference; optional: state (sent, confirmed or failed), reason, ' +
      'amount. A reference without a state means sent. Lines without any of these are ignored.',
    { max: LENGTHS.payoutFile, lines: true },
  )
  readonly csv: string;
}

class ExportedBatchAnswer {
  @ResponseField('Id of the file.')
  readonly _id: string;

  @ResponseField('Name of the Admin who exported it.')
  readonly takenBy: string;
}

@ResponseSchema('A payout to a worker, as Admins see it.')
export class PayoutAnswer implements Payout {
  @ResponseField('Id of the withdrawal that it pays.')
  readonly _id: string;

  @ResponseField('Who is paid.')
  readonly worker: AvatarAnswer;

  @ResponseInteger('Coins.')
  readonly coins: number;

  @ResponseField('Dollars they are worth, with at most two decimals.')
  readonly amount: number;

  @ResponseField('How it is paid.', { enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @ResponseField('Last characters of the account number.')
  readonly accountNumberMasked: string;

  @ResponseField('Status.', { enum: PAYOUT_STATES })
  readonly state: PayoutState;

  @ResponseField('Reference at the payment service; null until known.', { type: String, nullable: true })
  readonly reference: string | null;

  @ResponseField('Reason of the failure; null for none.', { type: String, nullable: true })
  readonly reason: string | null;

  @ResponseTime('When it reached this state.')
  readonly at: string;

  @ResponseTime('Promised time of arrival.')
  readonly due: string;

  @ResponseField('The promised time has passed and the money has not arrived.')
  readonly overdue: boolean;

  @ResponseField('The exported file that contains it; null for none.', { type: ExportedBatchAnswer, nullable: true })
  readonly batch: ExportedBatchAnswer | null;

  @ResponseField('Whether a payout gateway pays it.')
  readonly automatic: boolean;

  @ResponseField('Inconsistency in the response of the payout gateway that needs a manual review; null for none.', {
    enum: [...PAYOUT_DOUBTS, null],
    nullable: true,
  })
  readonly doubt: PayoutDoubt | null;
}

@ResponseSchema('Payouts that one Admin exported to pay them.')
export class PayoutBatchAnswer implements PayoutBatch {
  @ResponseField('Id of the file.')
  readonly _id: string;

  @ResponseField('How they are paid.', { enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @ResponseInteger('How many payouts it has.')
  readonly count: number;

  @ResponseField('Total in dollars, with at most two decimals.')
  readonly amount: number;

  @ResponseField('The CSV file, with full account numbers and empty columns for the results.')
  readonly csv: string;
}

@ResponseSchema('Number of payouts that a file of references updated.')
export class PayoutReferencesAnswer implements PayoutReferences {
  @ResponseInteger('Number of payouts that are now sent.')
  readonly sent: number;

  @ResponseInteger('Number of payouts that are now confirmed.')
  readonly confirmed: number;

  @ResponseInteger('Number of payouts that have now failed; their coins are returned.')
  readonly failed: number;

  @ResponseInteger('Number of payouts that already had this state.')
  readonly unchanged: number;
}

export class PayoutSheetParameters {
  @CalendarDayField('Day in the time zone of the installation, YYYY-MM-DD; default: today until now.', {
    optional: true,
  })
  readonly day?: string;
}

const lineShape = { enum: PAYOUT_SHEET_LINES } as const;

@ResponseSchema('A figure of a daily reconciliation; negative for outflows.')
export class ReconciliationFigureAnswer implements ReconciliationFigure {
  @ResponseInteger('Number of payouts or withdrawals; negative for outflows.')
  readonly count: number;

  @ResponseInteger('Coins; negative for outflows.')
  readonly coins: number;

  @ResponseField('Dollars they are worth, with at most two decimals; negative for outflows.')
  readonly amount: number;
}

@ResponseSchema('A line of a daily reconciliation: balance or change of each payout state.')
export class ReconciliationLineAnswer implements ReconciliationLine {
  @ResponseField('Kind of the line: opening balance, change or closing balance.', lineShape)
  readonly line: PayoutSheetLineName;

  @ResponseField('Queued payouts.')
  readonly queued: ReconciliationFigureAnswer;

  @ResponseField('Payouts claimed by a file or a payout gateway, and not sent.')
  readonly taken: ReconciliationFigureAnswer;

  @ResponseField('Sent payouts that have not arrived.')
  readonly sent: ReconciliationFigureAnswer;

  @ResponseField('Sum of the three states.')
  readonly together: ReconciliationFigureAnswer;

  @ResponseInteger('Coins by the ledger transfers; null for lines without transfers.', { nullable: true })
  readonly ledger: number | null;
}

@ResponseSchema('A line of a daily reconciliation about undecided withdrawals.')
export class PendingWithdrawalsLineAnswer implements PendingWithdrawalsLine {
  @ResponseField('Kind of the line: opening balance, changes or closing balance.', { enum: WAITING_SHEET_LINES })
  readonly line: WaitingSheetLineName;

  @ResponseField('The withdrawals.')
  readonly requests: ReconciliationFigureAnswer;

  @ResponseInteger('Coins by the ledger transfers of their holds.')
  readonly ledger: number;
}

export class ReconciliationRailAnswer {
  @ResponseField('How it is paid.', { enum: PAYMENT_SYSTEMS })
  readonly rail: PaymentSystem;

  @ResponseField('Its lines, from opening to closing balance.', { type: [ReconciliationLineAnswer] })
  readonly lines: ReconciliationLineAnswer[];
}

@ResponseSchema('A difference between a payout or withdrawal and the ledger in a daily reconciliation.')
export class ReconciliationGapAnswer implements ReconciliationGap {
  @ResponseField('Id of the withdrawal; the ledger may contain one without a payout.', {
    example: '01M83R6FM8DE3X6793M45X6KEP',
  })
  readonly payout: string;

  @ResponseField('Line of the difference.', { enum: [...PAYOUT_SHEET_LINES, ...WAITING_SHEET_LINES] })
  readonly line: PayoutSheetLineName | WaitingSheetLineName;

  @ResponseInteger('Coins by the payout or withdrawal.')
  readonly coins: number;

  @ResponseInteger('Coins by the ledger.')
  readonly ledger: number;
}

@ResponseSchema('Money that was sent, arrived or failed on a day.')
export class ReconciliationPaymentAnswer
  extends PickType(PayoutAnswer, ['rail', 'reason', 'coins', 'amount'])
  implements ReconciliationPayment
{
  @ResponseField('Id of the withdrawal that it pays.', { example: '01M83R6FM8DE3X6793M45X6KEP' })
  readonly payout: string;

  @ResponseField('What happened.', lineShape)
  readonly line: PayoutSheetLineName;

  @ResponseField('Reference at the payment service; null for none.', { type: String, nullable: true })
  readonly reference: string | null;

  @ResponseTime('When.')
  readonly at: string;
}

@ResponseSchema('Payouts of one day, compared with the ledger.')
export class PayoutReconciliationAnswer implements PayoutReconciliation {
  @ResponseField('Day in the time zone of the installation.', { format: 'date' })
  readonly day: string;

  @ResponseTime('When it began.')
  readonly from: string;

  @ResponseTime('End of the reported period: the end of the day, or now.')
  readonly until: string;

  @ResponseField('Whether the day has ended.')
  readonly over: boolean;

  @ResponseField('Payment methods with activity.', { type: [ReconciliationRailAnswer] })
  readonly rails: ReconciliationRailAnswer[];

  @ResponseField('Totals.', { type: [ReconciliationLineAnswer] })
  readonly total: ReconciliationLineAnswer[];

  @ResponseField('Undecided withdrawals.', { type: [PendingWithdrawalsLineAnswer] })
  readonly waiting: PendingWithdrawalsLineAnswer[];

  @ResponseField('Whether every column adds up and every payout and withdrawal agrees with the ledger.')
  readonly holds: boolean;

  @ResponseInteger('Number of lines with a difference between payouts or withdrawals and the ledger.')
  readonly gapCount: number;

  @ResponseField('The first few of these differences.', { type: [ReconciliationGapAnswer] })
  readonly gaps: ReconciliationGapAnswer[];

  @ResponseInteger('Number of payments that were sent, arrived or failed.')
  readonly paymentCount: number;

  @ResponseField('The first 2000 of these payments, in order.', { type: [ReconciliationPaymentAnswer] })
  readonly payments: ReconciliationPaymentAnswer[];
}
