import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, type FindOperator, In, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { firstIdAt } from '../../load/ids.mjs';
import { DAY_MS, ZONE_OFFSET } from './days';
import { Account, Purchase } from './money.entities';
import { PAGE, pageOf } from './page';
import { SavedFilter } from './saved-filter.entity';
import { shownSubmission } from './shown-submission';
import { Submission } from './submission.entity';
import { Task } from './tasks.entities';

const NEWEST = 100;

/** The last thirty days and as many before, as conditions on something that grows with the time. */
function periods<T extends number | string>(at: (time: number) => T): Record<'lately' | 'earlier', FindOperator<T>> {
  const [start, turn] = [at(Date.now() - 60 * DAY_MS), at(Date.now() - 30 * DAY_MS)];
  return { lately: MoreThanOrEqual(turn), earlier: And(MoreThanOrEqual(start), LessThan(turn)) };
}

/** What `figure` answers for either period. */
async function inBoth<T>(within: Record<'lately' | 'earlier', T>, figure: (period: T) => Promise<number | null>) {
  const [lately, earlier] = await Promise.all([figure(within.lately), figure(within.earlier)]);
  return { lately: lately ?? 0, earlier: earlier ?? 0 };
}

const placeOf = ({ decidedAt, id }: Submission) => [decidedAt, id] as const;

const byId = () => periods(firstIdAt);
const byTime = () => periods((time) => time);

const fits = ({ search, category, minPay, maxMinutes }: SavedFilter, task: Task) =>
  task.title.toLowerCase().includes(search) &&
  (category === null || task.category === category) &&
  task.payable >= (minPay ?? 0) &&
  (task.medianMinutes ?? task.allowanceMinutes) <= (maxMinutes ?? Infinity);

@Injectable()
export class OverviewService {
  constructor(
    @InjectRepository(Submission) private readonly submissions: Repository<Submission>,
    @InjectRepository(Task) private readonly tasks: Repository<Task>,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    @InjectRepository(Purchase) private readonly purchases: Repository<Purchase>,
    @InjectRepository(SavedFilter) private readonly filters: Repository<SavedFilter>,
  ) {}

  async ofWorker(workerId: string) {
    const [sent, pending, account, accepted, history, submissions, earning, newTasks] = await Promise.all([
      this.submissions.countBy({ workerId }),
      this.submissions.countBy({ workerId, status: 'pending' }),
      this.accounts.findOneBy({ id: `available:${workerId}` }),
      this.page()
        .where('submission.workerId = :workerId', { workerId })
        .andWhere('submission.status = :status', { status: 'accepted' })
        .orderBy('submission.decidedAt', 'DESC')
        .addOrderBy('submission.id', 'DESC')
        .getMany(),
      this.history('workerId', workerId),
      inBoth(byId(), (id) => this.submissions.countBy({ workerId, id })),
      inBoth(byTime(), (decidedAt) => this.submissions.sum('reward', { workerId, status: 'accepted', decidedAt })),
      this.newTasks(workerId),
    ]);
    const { rows, next } = pageOf(accepted, placeOf);
    return {
      data: {
        submissionCount: sent,
        pendingSubmissionsCount: pending,
        totalEarning: { totalPayableAmount: account?.earned ?? 0 },
        acceptedSubmissions: rows.map(shownSubmission),
        history: history.filter(({ coins }) => coins > 0).map(({ day, coins }) => ({ day, coins })),
        changes: { submissions, earning },
        newTasks,
      },
      page: { next },
    };
  }

  async ofBuyer(buyerId: string) {
    const [figures, cents, waiting, history, tasks, paid] = await Promise.all([
      this.tasks
        .createQueryBuilder('task')
        .select('COUNT(*)', 'tasks')
        .addSelect('SUM(task.openSlots)', 'places')
        .where('task.buyerId = :buyerId', { buyerId })
        .andWhere('task.status <> :deleted', { deleted: 'deleted' })
        .getRawOne<{ tasks: string; places: string | null }>(),
      this.purchases.sum('cents', { buyerId, state: 'settled' }),
      this.page()
        .where('submission.buyerId = :buyerId', { buyerId })
        .andWhere('submission.concealed = false AND submission.decidedAt = 0')
        .orderBy('submission.id', 'DESC')
        .getMany(),
      this.history('buyerId', buyerId),
      inBoth(byId(), (id) => this.tasks.countBy({ buyerId, id })),
      inBoth(byId(), (id) => this.purchases.sum('cents', { buyerId, state: 'settled', id })),
    ]);
    const { rows, next } = pageOf(waiting, placeOf);
    return {
      data: {
        overview: [{ countOfTasks: Number(figures?.tasks), totalRequiredWorkers: Number(figures?.places) }],
        totalPayments: [{ totalPaid: (cents ?? 0) / 100 }],
        submissions: rows.map(shownSubmission),
        history: history.map(({ day, coins: spent, accepted, rejected }) => ({ day, spent, accepted, rejected })),
        changes: { tasks, payments: { lately: paid.lately / 100, earlier: paid.earlier / 100 } },
      },
      page: { next },
    };
  }

  /** Each has one of everything that is joined, so that rows may be limited. */
  private page() {
    return this.submissions
      .createQueryBuilder('submission')
      .leftJoinAndSelect('submission.task', 'task')
      .leftJoinAndSelect('submission.text', 'text')
      .leftJoinAndSelect('submission.buyer', 'buyer')
      .leftJoinAndSelect('submission.worker', 'worker')
      .limit(PAGE + 1);
  }

  /** How many tasks of the last week match the worker's filters, without those with a submission of the worker. */
  private async newTasks(workerId: string) {
    const [filters, fresh] = await Promise.all([
      this.filters.findBy({ workerId }),
      this.tasks.find({
        where: { status: 'open', isFull: false, id: MoreThanOrEqual(firstIdAt(Date.now() - 7 * DAY_MS)) },
        order: { id: 'DESC' },
        take: NEWEST,
      }),
    ]);
    const fitting = filters.length > 0 ? fresh.filter((task) => filters.some((filter) => fits(filter, task))) : fresh;
    const sent = await this.submissions.countBy({ workerId, taskId: In(fitting.map(({ id }) => id)) });
    return { count: fitting.length - sent, more: fresh.length === NEWEST, fitting: filters.length > 0 };
  }

  /** What was decided on each day. */
  private async history(side: 'workerId' | 'buyerId', personId: string) {
    const days = await this.submissions
      .createQueryBuilder('submission')
      .select(
        "DATE_FORMAT(CONVERT_TZ(FROM_UNIXTIME(submission.decidedAt / 1000), @@session.time_zone, :zone), '%Y-%m-%d')",
        'day',
      )
      .setParameter('zone', ZONE_OFFSET)
      .addSelect("SUM(CASE WHEN submission.status = 'accepted' THEN submission.reward ELSE 0 END)", 'coins')
      .addSelect("SUM(submission.status = 'accepted')", 'accepted')
      .addSelect("SUM(submission.status = 'rejected')", 'rejected')
      .where(`submission.${side} = :personId`, { personId })
      .andWhere('submission.status IN (:...statuses)', { statuses: ['accepted', 'rejected'] })
      .andWhere('submission.decidedAt >= :since', { since: Date.now() - 90 * DAY_MS })
      .groupBy('day')
      .orderBy('day')
      .getRawMany<Record<'day' | 'coins' | 'accepted' | 'rejected', string>>();
    return days.map(({ day, coins, accepted, rejected }) => ({
      day,
      coins: Number(coins),
      accepted: Number(accepted),
      rejected: Number(rejected),
    }));
  }
}
