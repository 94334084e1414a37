import {
  type AdminOverview,
  type BooksHealth,
  type BuyerOverview,
  type LedgerHealth,
  type NewTasks,
  type WorkerOverview,
} from '@kaaj/contract';
import { CursorField, EmailField, SizeField } from '../../../../platform/http/fields';
import { Shape, Shown } from '../../../../platform/http/shown';
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

@Shape('What came in the last 30 days, and in the 30 days before.')
class CountChange {
  @Shown('In the last 30 days.', { type: 'integer', example: 14 })
  readonly lately: number;

  @Shown('In the 30 days before.', { type: 'integer', example: 2 })
  readonly earlier: number;
}

@Shape('Dollars that came in the last 30 days, and in the 30 days before.')
class DollarChange {
  @Shown('Dollars in the last 30 days.', { example: 40.5 })
  readonly lately: number;

  @Shown('Dollars in the 30 days before.', { example: 12 })
  readonly earlier: number;
}

class BuyerTaskFigures {
  @Shown('Tasks that are not deleted.', { type: 'integer' })
  readonly countOfTasks: number;

  @Shown('Open places over all of them.', { type: 'integer' })
  readonly totalRequiredWorkers: number;
}

class TotalPaid {
  @Shown('Dollars, with at most two decimals.')
  readonly totalPaid: number;
}

class BuyerChanges {
  @Shown('Tasks posted, deleted ones included.', { type: CountChange })
  readonly tasks: CountChange;

  @Shown('Paid for coins.', { type: DollarChange })
  readonly payments: DollarChange;
}

class BuyerDay {
  @Shown('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @Shown('Coins that accepted work cost.', { type: 'integer' })
  readonly spent: number;

  @Shown('Submissions accepted.', { type: 'integer' })
  readonly accepted: number;

  @Shown('Submissions rejected.', { type: 'integer' })
  readonly rejected: number;
}

export class BuyerOverviewAnswer implements BuyerOverview {
  @Shown('Exactly one.', { type: [BuyerTaskFigures], ...ONE })
  readonly overview: [BuyerTaskFigures];

  @Shown('Exactly one: what was paid for coins.', { type: [TotalPaid], ...ONE })
  readonly totalPayments: [TotalPaid];

  @Shown('A page of the work for your tasks: pending first, then decided, latest first.', { type: [SubmissionAnswer] })
  readonly submissions: SubmissionAnswer[];

  @Shown('The last 90 days; days without anything are left out.', { type: [BuyerDay] })
  readonly history: BuyerDay[];

  @Shown('What came lately, beside what came before.', { type: BuyerChanges })
  readonly changes: BuyerChanges;
}

class Earning {
  @Shown('Coins ever earned by accepted work.', { type: 'integer' })
  readonly totalPayableAmount: number;
}

class WorkerChanges {
  @Shown('Work sent.', { type: CountChange })
  readonly submissions: CountChange;

  @Shown('Coins earned.', { type: CountChange })
  readonly earning: CountChange;
}

@Shape('Open tasks of the last seven days that a worker has not done yet.')
class NewTasksAnswer implements NewTasks {
  @Shown('How many, of the newest hundred.', { type: 'integer', example: 3 })
  readonly count: number;

  @Shown('Whether all of the newest hundred are so new, and there may be more.')
  readonly more: boolean;

  @Shown('Whether they fit one of your saved filters; false where you have none.')
  readonly fitting: boolean;
}

class WorkerDay {
  @Shown('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @Shown('Coins earned.', { type: 'integer' })
  readonly coins: number;
}

export class WorkerOverviewAnswer implements WorkerOverview {
  @Shown('Work sent.', { type: 'integer' })
  readonly submissionCount: number;

  @Shown('Work nobody decided on yet.', { type: 'integer' })
  readonly pendingSubmissionsCount: number;

  @Shown('What it brought.', { type: Earning })
  readonly totalEarning: Earning;

  @Shown('A page of accepted work, latest first.', { type: [SubmissionAnswer] })
  readonly acceptedSubmissions: SubmissionAnswer[];

  @Shown('The last 90 days; days without anything are left out.', { type: [WorkerDay] })
  readonly history: WorkerDay[];

  @Shown('What came lately, beside what came before.', { type: WorkerChanges })
  readonly changes: WorkerChanges;

  @Shown('Open tasks of the last seven days that you have not done yet.', { type: NewTasksAnswer })
  readonly newTasks: NewTasksAnswer;
}

class TotalCoins {
  @Shown('Coins.', { type: 'integer' })
  readonly totalCoins: number;
}

@Shape("A withdrawal as it stands in the Admin's queue.")
class QueuedWithdrawalAnswer extends WithdrawalAnswer {
  @Shown('What an Admin had better look at, the most telling first; none once it is decided.', {
    type: [RiskTagAnswer],
  })
  readonly signals: RiskTagAnswer[];
}

class AdminChanges {
  @Shown('People who joined and are Workers.', { type: CountChange })
  readonly workers: CountChange;

  @Shown('People who joined and are Buyers.', { type: CountChange })
  readonly buyers: CountChange;

  @Shown('Payouts that arrived.', { type: DollarChange })
  readonly payments: DollarChange;
}

class AdminDay {
  @Shown('Calendar day, YYYY-MM-DD.', { format: 'date' })
  readonly day: string;

  @Shown('Coins sold.', { type: 'integer' })
  readonly coinsSold: number;

  @Shown('Coins paid out.', { type: 'integer' })
  readonly coinsRedeemed: number;

  @Shown('People who signed up.', { type: 'integer' })
  readonly newPeople: number;
}

export class AdminOverviewAnswer implements AdminOverview {
  @Shown('People with role Worker.', { type: 'integer' })
  readonly totalWorker: number;

  @Shown('People with role Buyer.', { type: 'integer' })
  readonly totalBuyer: number;

  @Shown('Exactly one: what all people together can spend or withdraw.', { type: [TotalCoins], ...ONE })
  readonly totalAvailableCoin: [TotalCoins];

  @Shown('Exactly one: accepted withdrawals, without those whose payment failed.', { type: [TotalPaid], ...ONE })
  readonly totalPayment: [TotalPaid];

  @Shown(
    'A page of withdrawals: pending first, those that wait longest, of them those with the most telling signals in front; ' +
      'then decided, latest first.',
    { type: [QueuedWithdrawalAnswer] },
  )
  readonly pendingPayments: QueuedWithdrawalAnswer[];

  @Shown('The last 90 days; days without anything are left out.', { type: [AdminDay] })
  readonly history: AdminDay[];

  @Shown('What came lately, beside what came before.', { type: AdminChanges })
  readonly changes: AdminChanges;
}

class LedgerMismatch {
  @Shown('The account.')
  readonly account: string;

  @Shown('Coins stored as its balance.', { type: 'integer' })
  readonly stored: number;

  @Shown('Coins its transfers come to.', { type: 'integer' })
  readonly transferred: number;
}

@Shape('Whether the chain of closed days holds, as last walked.')
class BooksHealthAnswer implements BooksHealth {
  @Shown('The last closed day, YYYY-MM-DD; null before the first.', { type: String, format: 'date', nullable: true })
  readonly lastDay: string | null;

  @Shown('How many entries are not as they were signed and chained; anything but 0 is a defect.', { type: 'integer' })
  readonly faults: number;

  @Shown('The first few, in words.', { type: [String] })
  readonly named: string[];
}

export class LedgerHealthAnswer implements LedgerHealth {
  @Shown('When the last check ended; null before the first one, when nothing below is known.', {
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readonly checkedAt: string | null;

  @Shown('Whether a check is under way or was asked for.')
  readonly checking: boolean;

  @Shown('The sum over all accounts in coins; anything but 0 is a defect.', { type: 'integer' })
  readonly sum: number;

  @Shown('Coins by kind of account.', { type: 'object', additionalProperties: { type: 'integer' } })
  readonly byKind: Record<string, number>;

  @Shown('How many accounts are not what their transfers come to.', { type: 'integer' })
  readonly mismatchCount: number;

  @Shown('The first hundred of them.', { type: [LedgerMismatch] })
  readonly mismatches: LedgerMismatch[];

  @Shown('How many accounts are below zero.', { type: 'integer' })
  readonly negativeCount: number;

  @Shown('The first hundred of them.', { type: [String] })
  readonly negative: string[];

  @Shown('How many transfers there are.', { type: 'integer' })
  readonly transfers: number;

  @Shown('Mails and other errands that could not be delivered, by kind.', {
    type: 'object',
    additionalProperties: { type: 'integer' },
  })
  readonly undelivered: Record<string, number>;

  @Shown('The chain of closed days.', { type: BooksHealthAnswer })
  readonly books: BooksHealthAnswer;

  @Shown('Dollars received for coins, without what went back.')
  readonly dollarsReceived: number;

  @Shown('Dollars that the payment service took back, or that are disputed there.')
  readonly dollarsTakenBack: number;

  @Shown('Coins of that money that were spent before they could be frozen.', { type: 'integer' })
  readonly coinsLost: number;

  @Shown('Dollars that were paid for those.')
  readonly dollarsLost: number;

  @Shown('Dollars of accepted withdrawals.')
  readonly dollarsPaidOut: number;

  @Shown('Dollars that all coins of people and tasks would be worth if they were withdrawn.')
  readonly dollarsRedeemable: number;

  @Shown('Dollars by which that, with what was paid out, is more than was received; 0 where it is covered.')
  readonly dollarsShort: number;
}
