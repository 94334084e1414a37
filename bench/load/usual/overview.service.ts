import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Account, Purchase } from './money.entities';
import { shownSubmission } from './shown-submission';
import { Submission } from './submission.entity';
import { Task } from './tasks.entities';

const PAGE = 50;
const HISTORY_MS = 90 * 86_400_000;

@Injectable()
export class OverviewService {
  constructor(
    @InjectRepository(Submission) private readonly submissions: Repository<Submission>,
    @InjectRepository(Task) private readonly tasks: Repository<Task>,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    @InjectRepository(Purchase) private readonly purchases: Repository<Purchase>,
  ) {}

  async ofWorker(workerId: string) {
    const [sent, pending, account, accepted, history] = await Promise.all([
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
    ]);
    return {
      data: {
        submissionCount: sent,
        pendingSubmissionsCount: pending,
        totalEarning: { totalPayableAmount: account?.earned ?? 0 },
        acceptedSubmissions: accepted.slice(0, PAGE).map(shownSubmission),
        history,
      },
      page: { next: null },
    };
  }

  async ofBuyer(buyerId: string) {
    const [figures, cents, waiting, history] = await Promise.all([
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
    ]);
    return {
      data: {
        overview: [{ countOfTasks: Number(figures?.tasks), totalRequiredWorkers: Number(figures?.places) }],
        totalPayments: [{ totalPaid: (cents ?? 0) / 100 }],
        submissions: waiting.slice(0, PAGE).map(shownSubmission),
        history,
      },
      page: { next: null },
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

  /** Coins of each day. */
  private async history(side: 'workerId' | 'buyerId', personId: string) {
    const days = await this.submissions
      .createQueryBuilder('submission')
      .select('DATE(FROM_UNIXTIME(submission.decidedAt / 1000))', 'day')
      .addSelect('SUM(submission.reward)', 'coins')
      .where(`submission.${side} = :personId`, { personId })
      .andWhere('submission.status = :status', { status: 'accepted' })
      .andWhere('submission.decidedAt >= :since', { since: Date.now() - HISTORY_MS })
      .groupBy('day')
      .orderBy('day')
      .getRawMany<{ day: string; coins: string }>();
    return days.map(({ day, coins }) => ({ day, coins: Number(coins) }));
  }
}
