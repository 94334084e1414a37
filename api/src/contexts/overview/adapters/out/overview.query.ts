import { Injectable } from '@nestjs/common';
import {
  type AdminOverview,
  type BuyerOverview,
  centsOfCoins,
  type CountChange,
  type DollarChange,
  dollarsOfCents,
  type LedgerHealth,
  type NewTasks as NewTaskFigures,
  type WorkerOverview,
} from '@kaaj/contract';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { OWED_KINDS } from '../../../../kernel/owed-kinds';
import { periodOverPeriod, trailingWindows, type ComparisonWindow } from '../../../../kernel/comparison-window';
import { OutboxInspector } from '../../../../platform/outbox/outbox-inspector';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { BooksHealthQuery } from '../../../books';
import { People } from '../../../people';
import { PaymentCases, PaymentPagesQuery } from '../../../payments';
import { PayoutPagesQuery, RiskSignalsQuery, WithdrawalPagesQuery } from '../../../cash-out';
import { SubmissionPagesQuery } from '../../../submissions';
import { NewTasks, TaskPagesQuery } from '../../../tasks';
import { Balances, LedgerAudit, type LedgerReport } from '../../../wallet';
import { byDay } from '../../application/days';

export interface Overview<Data> {
  readonly data: Data;
  /** `next`: cursor of the next page of its list; null at the end. */
  readonly page: { readonly next: string | null };
}

/** Before the first audit. */
const UNKNOWN: LedgerReport = {
  sum: 0,
  transfers: 0,
  mismatchCount: 0,
  mismatches: [],
  negativeCount: 0,
  negative: [],
  byKind: {},
};

/** Period of the charts. */
const HISTORY_MS = 90 * 24 * 60 * 60 * 1000;

/** A counter of an overview is compared over this period and the one before. */
const COMPARED_DAYS = 30;

/** Start pages of each role, and the ledger's state for Admins. Combines the published APIs of the contexts. */
@Injectable()
export class OverviewQuery {
  constructor(
    private readonly people: People,
    private readonly balances: Balances,
    private readonly audit: LedgerAudit,
    private readonly tasks: TaskPagesQuery,
    private readonly submissions: SubmissionPagesQuery,
    private readonly payments: PaymentPagesQuery,
    private readonly cases: PaymentCases,
    private readonly withdrawals: WithdrawalPagesQuery,
    private readonly payouts: PayoutPagesQuery,
    private readonly risk: RiskSignalsQuery,
    private readonly newTasks: NewTasks,
    private readonly books: BooksHealthQuery,
    private readonly aggregates: AggregateRefresher,
    private readonly undelivered: OutboxInspector,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async ofBuyer(buyerId: Id, cursor: string | undefined, size: number): Promise<Overview<BuyerOverview>> {
    const periods = this.periods();
    const [figures, paid, { rows: submissions, next }, decisions] = await Promise.all([
      this.tasks.figuresOf(buyerId, periods),
      this.payments.paidBy(buyerId, periods),
      this.submissions.forBuyer(buyerId, cursor, size),
      this.submissions.decidedBy(buyerId, this.historyStart()),
    ]);
    const quarters = decisions.map(({ coins: spent, ...decided }) => ({ ...decided, spent }));
    return {
      data: {
        overview: [{ countOfTasks: figures.tasks, totalRequiredWorkers: figures.openSlots }],
        totalPayments: [{ totalPaid: dollarsOfCents(paid.cents) }],
        submissions,
        history: byDay(quarters, ['spent', 'accepted', 'rejected'], this.config.timeZone),
        changes: { tasks: figures.posted, payments: inDollars(paid) },
      },
      page: { next },
    };
  }

  async ofWorker(workerId: Id, cursor: string | undefined, size: number): Promise<Overview<WorkerOverview>> {
    const periods = this.periods();
    const [{ sent, pending, change }, earned, { rows: submissions, next }, decisions, newTasks] = await Promise.all([
      this.submissions.figuresOf(workerId, periods),
      this.balances.earnedBy(workerId),
      this.submissions.ofWorker(workerId, { cursor, status: 'accepted' }, size),
      this.submissions.decidedFor(workerId, this.historyStart()),
      this.newTasksFor(workerId),
    ]);
    return {
      data: {
        submissionCount: sent,
        pendingSubmissionsCount: pending,
        totalEarning: { totalPayableAmount: earned },
        acceptedSubmissions: submissions,
        history: byDay(
          decisions.filter(({ coins }) => coins > 0),
          ['coins'],
          this.config.timeZone,
        ),
        changes: { submissions: change, earning: periodOverPeriod(decisions, 'coins', periods) },
        newTasks,
      },
      page: { next },
    };
  }

  async ofAdmin(cursor: string | undefined, size: number): Promise<Overview<AdminOverview>> {
    const [roles, totalCoins, cents, { rows: withdrawals, next }, { history, changes }, audited] = await Promise.all([
      this.people.countByRole(),
      this.balances.totalAvailable(),
      this.payouts.centsPromised(),
      this.withdrawals.forAdmin(cursor, size),
      this.adminHistory(),
      this.audit.last(),
    ]);
    return {
      data: {
        totalWorker: roles.Worker,
        totalBuyer: roles.Buyer,
        totalAvailableCoin: [{ totalCoins }],
        totalPayment: [{ totalPaid: dollarsOfCents(cents) }],
        feeCoins: audited?.result.byKind['fees'] ?? 0,
        pendingPayments: await this.risk.inQueue(withdrawals),
        history,
        changes,
      },
      page: { next },
    };
  }

  async ledgerHealth(): Promise<LedgerHealth> {
    const [last, checking, paid = 0, paidOut = 0, undelivered, books, loss] = await Promise.all([
      this.audit.last(),
      this.audit.underWay(),
      this.payments.surveyedCentsReceived(),
      this.payouts.surveyedCentsPaidOut(),
      this.undelivered.counts('dead'),
      this.books.last(),
      this.cases.loss(),
    ]);
    const { byKind, ...report } = last?.result ?? UNKNOWN;
    const owed = OWED_KINDS.reduce((coins, kind) => coins + (byKind[kind] ?? 0), 0);
    const received = Math.max(0, paid - loss.takenBack);
    const redeemable = centsOfCoins(owed, this.config.prices.coinsPerDollar);
    return {
      checkedAt: last ? new Date(last.at).toISOString() : null,
      checking,
      ...report,
      byKind,
      undelivered,
      books: { lastDay: books?.lastDay || null, faults: books?.faults ?? 0, named: books?.named ?? [] },
      dollarsReceived: dollarsOfCents(received),
      dollarsTakenBack: dollarsOfCents(loss.takenBack),
      coinsLost: loss.coins,
      dollarsLost: dollarsOfCents(loss.cents),
      dollarsPaidOut: dollarsOfCents(paidOut),
      dollarsRedeemable: dollarsOfCents(redeemable),
      dollarsShort: dollarsOfCents(Math.max(0, redeemable + paidOut - received)),
    };
  }

  /** Requests a new computation of everything in ledgerHealth. */
  checkLedger(): Promise<void> {
    return this.aggregates.requestAll();
  }

  private historyStart(): number {
    return this.clock.now() - HISTORY_MS;
  }

  private periods(): ComparisonWindow {
    return trailingWindows(COMPARED_DAYS, this.clock);
  }

  private async newTasksFor(workerId: Id): Promise<NewTaskFigures> {
    const { taskIds, more, fitting } = await this.newTasks.for(workerId);
    const sent = await this.submissions.sentAmong(taskIds, workerId);
    return { count: taskIds.length - sent.length, more, fitting };
  }

  private async adminHistory(): Promise<Pick<AdminOverview, 'history' | 'changes'>> {
    const since = this.historyStart();
    const [sales, arrived, joined] = await Promise.all([
      this.payments.salesSince(since),
      this.payouts.arrivedSince(since),
      this.people.joinedSince(since),
    ]);
    const periods = this.periods();
    const history = byDay<'coinsSold' | 'coinsRedeemed' | 'newPeople'>(
      [
        ...sales.map(({ at, coins: coinsSold }) => ({ at, coinsSold })),
        ...arrived.map(({ at, coins: coinsRedeemed }) => ({ at, coinsRedeemed })),
        ...joined.map(({ at, people: newPeople }) => ({ at, newPeople })),
      ],
      ['coinsSold', 'coinsRedeemed', 'newPeople'],
      this.config.timeZone,
    );
    return {
      history,
      changes: {
        workers: periodOverPeriod(joined, 'workers', periods),
        buyers: periodOverPeriod(joined, 'buyers', periods),
        payments: inDollars(periodOverPeriod(arrived, 'cents', periods)),
      },
    };
  }
}

const inDollars = ({ lately, earlier }: CountChange): DollarChange => ({
  lately: dollarsOfCents(lately),
  earlier: dollarsOfCents(earlier),
});
