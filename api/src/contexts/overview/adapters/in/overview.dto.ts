import {
  type AdminOverview,
  type BooksHealth,
  type BuyerOverview,
  type LedgerHealth,
  type NewTasks,
  type WorkerOverview,
} from '@kaaj/contract';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { RiskTagAnswer, WithdrawalAnswer } from '../../../cash-out';
import { SubmissionAnswer } from '../../../submissions';

const ONE = { minItems: 1, maxItems: 1 };

@ResponseSchema('Count of the last 30 days, and of the 30 days before.')
class CountChange {
  @ResponseInteger('In the last 30 days.', { example: 14 })
  readonly lately: number;

  @ResponseInteger('In the 30 days before.', { example: 2 })
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
  @ResponseInteger('Tasks that are not deleted.')
  readonly countOfTasks: number;

  @ResponseInteger('Number of open slots of all of them.')
  readonly totalRequiredWorkers: number;
}

class TotalPaid {
  @ResponseField('Dollars, with at most two decimals.')
  readonly totalPaid: number;
}

class BuyerChanges {
  @ResponseField('Tasks posted, deleted ones included.')
  readonly tasks: CountChange;

  @ResponseField('Paid for coins.')
  readonly payments: DollarChange;
}

class BuyerDay {
  @ResponseField('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @ResponseInteger('Coins that accepted work cost.')
  readonly spent: number;

  @ResponseInteger('Submissions accepted.')
  readonly accepted: number;

  @ResponseInteger('Submissions rejected.')
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

  @ResponseField('Totals of the last 30 days, and of the 30 days before.')
  readonly changes: BuyerChanges;
}

class Earning {
  @ResponseInteger('Coins ever earned by accepted work.')
  readonly totalPayableAmount: number;
}

class WorkerChanges {
  @ResponseField('Number of submissions.')
  readonly submissions: CountChange;

  @ResponseField('Coins earned.')
  readonly earning: CountChange;
}

@ResponseSchema('Open tasks of the last seven days that a worker has not done yet.')
class NewTasksAnswer implements NewTasks {
  @ResponseInteger('How many, of the newest hundred.', { example: 3 })
  readonly count: number;

  @ResponseField('Whether there may be more: all of the newest hundred are new.')
  readonly more: boolean;

  @ResponseField('Whether they match one of your saved filters; false if you have none.')
  readonly fitting: boolean;
}

class WorkerDay {
  @ResponseField('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @ResponseInteger('Coins earned.')
  readonly coins: number;
}

export class WorkerOverviewAnswer implements WorkerOverview {
  @ResponseInteger('Number of submissions.')
  readonly submissionCount: number;

  @ResponseInteger('Number of undecided submissions.')
  readonly pendingSubmissionsCount: number;

  @ResponseField('Earnings in coins.')
  readonly totalEarning: Earning;

  @ResponseField('A page of accepted work, latest first.', { type: [SubmissionAnswer] })
  readonly acceptedSubmissions: SubmissionAnswer[];

  @ResponseField('The last 90 days; days without data are omitted.', { type: [WorkerDay] })
  readonly history: WorkerDay[];

  @ResponseField('Totals of the last 30 days, and of the 30 days before.')
  readonly changes: WorkerChanges;

  @ResponseField('Open tasks of the last seven days that you have not done yet.')
  readonly newTasks: NewTasksAnswer;
}

class TotalCoins {
  @ResponseInteger('Coins.')
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
  @ResponseField('People who joined and are Workers.')
  readonly workers: CountChange;

  @ResponseField('People who joined and are Buyers.')
  readonly buyers: CountChange;

  @ResponseField('Payouts that arrived.')
  readonly payments: DollarChange;
}

class AdminDay {
  @ResponseField('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @ResponseInteger('Coins sold.')
  readonly coinsSold: number;

  @ResponseInteger('Coins paid out.')
  readonly coinsRedeemed: number;

  @ResponseInteger('People who signed up.')
  readonly newPeople: number;
}

export class AdminOverviewAnswer implements AdminOverview {
  @ResponseInteger('People with role Worker.')
  readonly totalWorker: number;

  @ResponseInteger('People with role Buyer.')
  readonly totalBuyer: number;

  @ResponseField('Exactly one entry: total of coins that users can spend or withdraw.', { type: [TotalCoins], ...ONE })
  readonly totalAvailableCoin: [TotalCoins];

  @ResponseField('Exactly one entry: accepted withdrawals, without failed payouts.', {
    type: [TotalPaid],
    ...ONE,
  })
  readonly totalPayment: [TotalPaid];

  @ResponseInteger('Coins taken as fees, as of the last ledger audit.')
  readonly feeCoins: number;

  @ResponseField(
    'A page of withdrawals: pending ones by risk signals and waiting time, then decided ones, latest first.',
    { type: [QueuedWithdrawalAnswer] },
  )
  readonly pendingPayments: QueuedWithdrawalAnswer[];

  @ResponseField('The last 90 days; days without data are omitted.', { type: [AdminDay] })
  readonly history: AdminDay[];

  @ResponseField('Totals of the last 30 days, and of the 30 days before.')
  readonly changes: AdminChanges;
}

class LedgerMismatch {
  @ResponseField('The account.')
  readonly account: string;

  @ResponseInteger('Stored balance in coins.')
  readonly stored: number;

  @ResponseInteger('Sum of its transfers in coins.')
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

  @ResponseInteger('Number of entries with an invalid signature or hash; anything but 0 is a defect.')
  readonly faults: number;

  @ResponseField('Descriptions of the first few.', { type: [String] })
  readonly named: string[];
}

export class LedgerHealthAnswer implements LedgerHealth {
  @ResponseTime('When the last audit ended; null before the first one, with no figures below.', { nullable: true })
  readonly checkedAt: string | null;

  @ResponseField('Whether an audit is running or requested.')
  readonly checking: boolean;

  @ResponseInteger('The sum over all accounts in coins; anything but 0 is a defect.')
  readonly sum: number;

  @ResponseField('Coins by kind of account.', { type: 'object', additionalProperties: { type: 'integer' } })
  readonly byKind: Record<string, number>;

  @ResponseInteger('Number of accounts whose balance differs from the sum of their transfers.')
  readonly mismatchCount: number;

  @ResponseField('The first hundred of these accounts.', { type: [LedgerMismatch] })
  readonly mismatches: LedgerMismatch[];

  @ResponseInteger('Number of accounts with a negative balance.')
  readonly negativeCount: number;

  @ResponseField('The first hundred of these accounts.', { type: [String] })
  readonly negative: string[];

  @ResponseInteger('How many transfers there are.')
  readonly transfers: number;

  @ResponseField('Number of failed outbox messages, by kind.', {
    type: 'object',
    additionalProperties: { type: 'integer' },
  })
  readonly undelivered: Record<string, number>;

  @ResponseField('The chain of closed days.')
  readonly books: BooksHealthAnswer;

  @ResponseField('Dollars received for coins, without reversed payments.')
  readonly dollarsReceived: number;

  @ResponseField('Dollars of refunded or disputed payments at the payment gateway.')
  readonly dollarsTakenBack: number;

  @ResponseInteger('Coins of reversed payments that were spent before they could be frozen.')
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
