import {
  type AdminOverview,
  type BooksHealth,
  type BuyerOverview,
  type LedgerHealth,
  type NewTasks,
  type WorkerOverview,
} from '@kaaj/contract';
import { CursorField, EmailField, SizeField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { RiskTagAnswer, WithdrawalAnswer } from '../../../cash-out';
import { SubmissionAnswer } from '../../../submissions';

const ONE = { minItems: 1, maxItems: 1 };

export class OverviewParameters {
  @EmailField('Your own e-mail address.')
  readonly email: string;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

@ResponseSchema('Count of the last 30 days, and of the 30 days before.')
class CountChange {
  @ResponseField('In the last 30 days.', { type: 'integer', example: 14 })
  readonly lately: number;

  @ResponseField('In the 30 days before.', { type: 'integer', example: 2 })
  readonly earlier: number;
}

@ResponseSchema('Dollars that came in the last 30 days, and in the 30 days before.')
class DollarChange {
  @ResponseField('Dollars in the last 30 days.', { example: 40.5 })
  readonly lately: number;

  @ResponseField('Dollars in the 30 days before.', { example: 12 })
  readonly earlier: number;
}

class BuyerTaskFigures {
  @ResponseField('Tasks that are not deleted.', { type: 'integer' })
  readonly countOfTasks: number;

  @ResponseField('Number of open slots of all of them.', { type: 'integer' })
  readonly totalRequiredWorkers: number;
}

class TotalPaid {
  @ResponseField('Dollars, with at most two decimals.')
  readonly totalPaid: number;
}

class BuyerChanges {
  @ResponseField('Tasks posted, deleted ones included.', { type: CountChange })
  readonly tasks: CountChange;

  @ResponseField('Paid for coins.', { type: DollarChange })
  readonly payments: DollarChange;
}

class BuyerDay {
  @ResponseField('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @ResponseField('Coins that accepted work cost.', { type: 'integer' })
  readonly spent: number;

  @ResponseField('Submissions accepted.', { type: 'integer' })
  readonly accepted: number;

  @ResponseField('Submissions rejected.', { type: 'integer' })
  readonly rejected: number;
}

export class BuyerOverviewAnswer implements BuyerOverview {
  @ResponseField('Exactly one.', { type: [BuyerTaskFigures], ...ONE })
  readonly overview: [BuyerTaskFigures];

  @ResponseField('Exactly one: what was paid for coins.', { type: [TotalPaid], ...ONE })
  readonly totalPayments: [TotalPaid];

  @ResponseField('A page of the work for your tasks: pending first, then decided, latest first.', {
    type: [SubmissionAnswer],
  })
  readonly submissions: SubmissionAnswer[];

  @ResponseField('The last 90 days; days without data are omitted.', { type: [BuyerDay] })
  readonly history: BuyerDay[];

  @ResponseField('Totals of the last 30 days, and of the 30 days before.', { type: BuyerChanges })
  readonly changes: BuyerChanges;
}

class Earning {
  @ResponseField('Coins ever earned by accepted work.', { type: 'integer' })
  readonly totalPayableAmount: number;
}

class WorkerChanges {
  @ResponseField('Number of submissions.', { type: CountChange })
  readonly submissions: CountChange;

  @ResponseField('Coins earned.', { type: CountChange })
  readonly earning: CountChange;
}

@ResponseSchema('Open tasks of the last seven days that a worker has not done yet.')
class NewTasksAnswer implements NewTasks {
  @ResponseField('How many, of the newest hundred.', { type: 'integer', example: 3 })
  readonly count: number;

  @ResponseField('Whether there may be more: all of the newest hundred are new.')
  readonly more: boolean;

  @ResponseField('Whether they match one of your saved filters; false if you have none.')
  readonly fitting: boolean;
}

class WorkerDay {
  @ResponseField('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @ResponseField('Coins earned.', { type: 'integer' })
  readonly coins: number;
}

export class WorkerOverviewAnswer implements WorkerOverview {
  @ResponseField('Number of submissions.', { type: 'integer' })
  readonly submissionCount: number;

  @ResponseField('Number of undecided submissions.', { type: 'integer' })
  readonly pendingSubmissionsCount: number;

  @ResponseField('Earnings in coins.', { type: Earning })
  readonly totalEarning: Earning;

  @ResponseField('A page of accepted work, latest first.', { type: [SubmissionAnswer] })
  readonly acceptedSubmissions: SubmissionAnswer[];

  @ResponseField('The last 90 days; days without data are omitted.', { type: [WorkerDay] })
  readonly history: WorkerDay[];

  @ResponseField('Totals of the last 30 days, and of the 30 days before.', { type: WorkerChanges })
  readonly changes: WorkerChanges;

  @ResponseField('Open tasks of the last seven days that you have not done yet.', { type: NewTasksAnswer })
  readonly newTasks: NewTasksAnswer;
}

class TotalCoins {
  @ResponseField('Coins.', { type: 'integer' })
  readonly totalCoins: number;
}

@ResponseSchema("A withdrawal in the Admin's queue.")
class QueuedWithdrawalAnswer extends WithdrawalAnswer {
  @ResponseField('Risk signals, most severe first; empty once decided.', {
    type: [RiskTagAnswer],
  })
  readonly signals: RiskTagAnswer[];
}

class AdminChanges {
  @ResponseField('People who joined and are Workers.', { type: CountChange })
  readonly workers: CountChange;

  @ResponseField('People who joined and are Buyers.', { type: CountChange })
  readonly buyers: CountChange;

  @ResponseField('Payouts that arrived.', { type: DollarChange })
  readonly payments: DollarChange;
}

class AdminDay {
  @ResponseField('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @ResponseField('Coins sold.', { type: 'integer' })
  readonly coinsSold: number;

  @ResponseField('Coins paid out.', { type: 'integer' })
  readonly coinsRedeemed: number;

  @ResponseField('People who signed up.', { type: 'integer' })
  readonly newPeople: number;
}

export class AdminOverviewAnswer implements AdminOverview {
  @ResponseField('People with role Worker.', { type: 'integer' })
  readonly totalWorker: number;

  @ResponseField('People with role Buyer.', { type: 'integer' })
  readonly totalBuyer: number;

  @ResponseField('Exactly one entry: total of coins that users can spend or withdraw.', { type: [TotalCoins], ...ONE })
  readonly totalAvailableCoin: [TotalCoins];

  @ResponseField('Exactly one entry: accepted withdrawals, without failed payouts.', {
    type: [TotalPaid],
    ...ONE,
  })
  readonly totalPayment: [TotalPaid];

  @ResponseField('Coins taken as fees, as of the last ledger audit.', { type: 'integer' })
  readonly feeCoins: number;

  @ResponseField(
    'A page of withdrawals: pending ones by risk signals and waiting time, then decided ones, latest first.',
    { type: [QueuedWithdrawalAnswer] },
  )
  readonly pendingPayments: QueuedWithdrawalAnswer[];

  @ResponseField('The last 90 days; days without data are omitted.', { type: [AdminDay] })
  readonly history: AdminDay[];

  @ResponseField('Totals of the last 30 days, and of the 30 days before.', { type: AdminChanges })
  readonly changes: AdminChanges;
}

class LedgerMismatch {
  @ResponseField('The account.')
  readonly account: string;

  @ResponseField('Stored balance in coins.', { type: 'integer' })
  readonly stored: number;

  @ResponseField('Sum of its transfers in coins.', { type: 'integer' })
  readonly transferred: number;
}

@ResponseSchema('Result of the last verification of the chain of closed days.')
class BooksHealthAnswer implements BooksHealth {
  @ResponseField('The last closed day, YYYY-MM-DD; null before the first.', {
    type: String,
    format: 'date',
    nullable: true,
  })
  readonly lastDay: string | null;

  @ResponseField('Number of entries with an invalid signature or hash; anything but 0 is a defect.', {
    type: 'integer',
  })
  readonly faults: number;

  @ResponseField('Descriptions of the first few.', { type: [String] })
  readonly named: string[];
}

export class LedgerHealthAnswer implements LedgerHealth {
  @ResponseField('When the last audit ended; null before the first one, with no figures below.', {
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readonly checkedAt: string | null;

  @ResponseField('Whether an audit is running or requested.')
  readonly checking: boolean;

  @ResponseField('The sum over all accounts in coins; anything but 0 is a defect.', { type: 'integer' })
  readonly sum: number;

  @ResponseField('Coins by kind of account.', { type: 'object', additionalProperties: { type: 'integer' } })
  readonly byKind: Record<string, number>;

  @ResponseField('Number of accounts whose balance differs from the sum of their transfers.', { type: 'integer' })
  readonly mismatchCount: number;

  @ResponseField('The first hundred of these accounts.', { type: [LedgerMismatch] })
  readonly mismatches: LedgerMismatch[];

  @ResponseField('Number of accounts with a negative balance.', { type: 'integer' })
  readonly negativeCount: number;

  @ResponseField('The first hundred of these accounts.', { type: [String] })
  readonly negative: string[];

  @ResponseField('How many transfers there are.', { type: 'integer' })
  readonly transfers: number;

  @ResponseField('Number of failed outbox messages, by kind.', {
    type: 'object',
    additionalProperties: { type: 'integer' },
  })
  readonly undelivered: Record<string, number>;

  @ResponseField('The chain of closed days.', { type: BooksHealthAnswer })
  readonly books: BooksHealthAnswer;

  @ResponseField('Dollars received for coins, without reversed payments.')
  readonly dollarsReceived: number;

  @ResponseField('Dollars of refunded or disputed payments at the payment gateway.')
  readonly dollarsTakenBack: number;

  @ResponseField('Coins of reversed payments that were spent before they could be frozen.', { type: 'integer' })
  readonly coinsLost: number;

  @ResponseField('Dollars paid for these coins.')
  readonly dollarsLost: number;

  @ResponseField('Dollars of accepted withdrawals.')
  readonly dollarsPaidOut: number;

  @ResponseField('Dollar value of all coins of users and tasks if withdrawn.')
  readonly dollarsRedeemable: number;

  @ResponseField('Dollars by which redeemable and paid-out amounts exceed the received amount; 0 if covered.')
  readonly dollarsShort: number;
}
