import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, Not, Repository } from 'typeorm';
import { REVIEW_DAYS, today } from './days';
import { PAGE, pageOf } from './page';
import { emailOf, toAvatar } from './people.entities';
import { type CountedRecord, RecordsService } from './records.service';
import { Submission } from './submission.entity';
import { Claim, Task } from './tasks.entities';

type CursorKey = readonly [payable: number, id: string];

@Injectable()
export class TasksService {
  constructor(
    @InjectRepository(Task) private readonly tasks: Repository<Task>,
    @InjectRepository(Submission) private readonly submissions: Repository<Submission>,
    @InjectRepository(Claim) private readonly claims: Repository<Claim>,
    private readonly records: RecordsService,
  ) {}

  /** A page of open tasks, best paid first, from behind the place that the cursor names. */
  async list(cursor?: string) {
    const query = this.tasks
      .createQueryBuilder('task')
      .leftJoinAndSelect('task.buyer', 'buyer')
      .where('task.status = :status', { status: 'open' })
      .orderBy('task.payable', 'DESC')
      .addOrderBy('task.id', 'DESC')
      // `take` would first select the ids of all matching rows.
      .limit(PAGE + 1);
    if (cursor) {
      const [payable, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as CursorKey;
      query.andWhere(
        new Brackets((behind) =>
          behind.where('task.payable < :payable').orWhere('task.payable = :payable AND task.id < :id'),
        ),
        { payable, id },
      );
    }
    const { rows, next } = pageOf(await query.getMany(), (last) => [last.payable, last.id]);
    const records = await this.records.ofBuyers(rows.map(({ buyerId }) => buyerId));
    const day = today();
    return { data: rows.map((task) => shown(task, day, records.get(task.buyerId))), page: { next } };
  }

  /** Throws NotFoundException. */
  async details(id: string, personId: string) {
    const task = await this.tasks.findOne({ where: { id, status: Not('deleted') }, relations: { buyer: true } });
    if (!task) throw new NotFoundException();
    const [records, mine, claim] = await Promise.all([
      this.records.ofBuyers([task.buyerId]),
      this.submissions.findOneBy({ taskId: id, workerId: personId }),
      this.claims.findOneBy({ live: `${id}:${personId}` }),
    ]);
    return {
      data: {
        ...shown(task, today(), records.get(task.buyerId)),
        buyerEmail: emailOf(task.buyer),
        buyer: { ...toAvatar(task.buyerId, task.buyer), email: emailOf(task.buyer) },
        eligible: true,
        reasons: [],
        form: task.form && (JSON.parse(task.form) as object),
        link: task.link && (JSON.parse(task.link) as object),
        mySubmission: mine && { _id: mine.id, status: mine.status },
        myClaim: claim && { until: new Date(claim.until).toISOString() },
      },
    };
  }
}

const UNCOUNTED: CountedRecord = { decided: 0, accepted: 0, silent: 0, disputesLost: 0, medianHours: null };

/** As visitors see it on this day. */
function shown(task: Task, day: string, record = UNCOUNTED) {
  const since = new Date(task.buyer.createdAt).toISOString();
  return {
    _id: task.id,
    title: task.title,
    taskDetail: task.detail,
    requiredWorkers: task.openSlots,
    ...(task.places !== null && { places: task.places }),
    payableAmount: task.payable,
    fee: 0,
    completionDate: task.completionDate,
    submissionInfo: task.submissionInfo,
    imageURL: task.imageUrl,
    allowanceMinutes: task.allowanceMinutes,
    estimatedMinutes: task.estimatedMinutes,
    category: task.category,
    reviewDays: task.reviewDays ?? REVIEW_DAYS,
    proof: { text: task.proofText ?? '', pictures: task.proofPictures, link: task.proofLink },
    version: task.textVersion,
    medianMinutes: task.medianMinutes,
    contentNotice: task.contentNotice,
    buyerRecord: emailOf(task.buyer) ? { since, ...record } : null,
    closed: task.status !== 'open' || task.completionDate < day,
    buyer: { _id: task.buyerId, name: task.buyer.name },
  };
}
