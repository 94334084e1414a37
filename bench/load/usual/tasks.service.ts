import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, Not, Repository } from 'typeorm';
import { type Judging } from './records.entities';
import { RecordsService } from './records.service';
import { Submission } from './submission.entity';
import { Claim, Task } from './tasks.entities';

const PAGE = 50;

type Place = readonly [payable: number, id: string];

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
      // `take` would first ask for the ids of all that match.
      .limit(PAGE + 1);
    if (cursor) {
      const [payable, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Place;
      query.andWhere(
        new Brackets((behind) =>
          behind.where('task.payable < :payable').orWhere('task.payable = :payable AND task.id < :id'),
        ),
        { payable, id },
      );
    }
    const found = await query.getMany();
    const page = found.slice(0, PAGE);
    const records = await this.records.ofBuyers(page.map(({ buyerId }) => buyerId));
    const last = found.length > PAGE ? page.at(-1) : undefined;
    return {
      data: page.map((task) => shown(task, records.get(task.buyerId))),
      page: { next: last ? Buffer.from(JSON.stringify([last.payable, last.id])).toString('base64url') : null },
    };
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
        ...shown(task, records.get(task.buyerId)),
        mySubmission: mine && { _id: mine.id, status: mine.status },
        myClaim: claim && { until: new Date(claim.until).toISOString() },
      },
    };
  }
}

function shown(task: Task, record: Judging | undefined) {
  const { accepted = 0, rejected = 0, silent = 0, disputes = 0 } = record ?? {};
  return {
    _id: task.id,
    title: task.title,
    taskDetail: task.detail,
    requiredWorkers: task.openSlots,
    payableAmount: task.payable,
    completionDate: task.completionDate,
    submissionInfo: task.submissionInfo,
    imageURL: task.imageUrl,
    allowanceMinutes: task.allowanceMinutes,
    category: task.category,
    reviewDays: task.reviewDays ?? 7,
    proof: { text: task.proofText, pictures: task.proofPictures, link: task.proofLink },
    version: task.textVersion,
    medianMinutes: task.medianMinutes,
    buyerRecord: { decided: accepted + rejected, accepted, silent, disputesLost: disputes },
    closed: task.status !== 'open',
    buyer: { _id: task.buyer.id, name: task.buyer.name, image: task.buyer.image },
  };
}
