import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { IdempotencyService, type KeyedRequest } from './idempotency.service';
import { Notification, WebhookEndpoint } from './notices.entities';
import { Person } from './people.entities';
import { RecordsService } from './records.service';
import { dueOf, shownSubmission } from './shown-submission';
import { Submission } from './submission.entity';
import { AgreementItem, Claim, Task } from './tasks.entities';
import { WalletService } from './wallet.service';

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly wallet: WalletService,
    private readonly records: RecordsService,
  ) {}

  /** Throws NotFoundException or ConflictException. */
  submit(request: KeyedRequest, worker: Person, taskId: string, detail: string) {
    return this.idempotency.once(request, async (manager) => {
      const task = await manager.findOne(Task, { where: { id: taskId }, lock: { mode: 'pessimistic_write' } });
      if (!task) throw new NotFoundException();
      if (await manager.existsBy(Submission, { taskId, workerId: worker.id }))
        throw new ConflictException('You have sent work for this task.');
      const claim = await manager.findOneBy(Claim, { live: `${taskId}:${worker.id}` });
      if (claim) await manager.remove(claim);
      else await this.takePlace(manager, task);
      const sentAt = Date.now();
      const submission = await manager.save(
        manager.create(Submission, {
          taskId,
          taskTitle: task.title,
          textVersion: task.textVersion,
          buyerId: task.buyerId,
          workerId: worker.id,
          reward: task.payable,
          detail,
          pictures: null,
          version: 1,
          status: 'pending',
          turn: 'buyer',
          reviewDays: task.reviewDays,
          dueAt: dueOf({ dueAt: null, sentAt, reviewDays: task.reviewDays }),
          changesNote: null,
          changesAt: 0,
          reason: '',
          reasonCode: null,
          sentAt,
          decidedAt: 0,
          concealed: false,
        }),
      );
      // Items of a batch and webhooks: there are none here, but they have to be looked up.
      await manager.existsBy(AgreementItem, { taskId });
      await this.listening(manager, worker.id, task.buyerId);
      const buyer = await manager.findOneByOrFail(Person, { id: task.buyerId });
      const text = { taskId, version: task.textVersion, title: task.title, detail: task.detail };
      return { data: shownSubmission({ ...submission, task, text, buyer, worker } as Submission) };
    });
  }

  /** Throws NotFoundException or ConflictException. */
  accept(request: KeyedRequest, id: string) {
    return this.idempotency.once(request, async (manager) => {
      const submission = await manager.findOne(Submission, {
        where: { id, buyerId: request.personId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!submission) throw new NotFoundException();
      if (submission.status !== 'pending') throw new ConflictException('It was decided before.');
      const { buyerId, workerId, taskId, reward } = submission;
      submission.status = 'accepted';
      submission.decidedAt = Date.now();
      submission.decidedBy = 'buyer';
      submission.counted = true;
      await manager.save(submission);
      await manager.save(
        manager.create(Notification, {
          personId: workerId,
          code: 'submission/accepted',
          params: '{}',
          message: 'Your work was accepted.',
          at: Date.now(),
          seen: false,
        }),
      );
      await this.listening(manager, workerId, buyerId);
      await this.records.countAccepted(manager, buyerId, workerId);
      await this.wallet.move(manager, {
        from: `escrow:${taskId}`,
        to: `available:${workerId}`,
        amount: reward,
        earned: reward,
        kind: 'submission-accepted',
        reference: id,
      });
      return { data: { _id: id, status: 'accepted' } };
    });
  }

  private async takePlace(manager: EntityManager, task: Task): Promise<void> {
    if (task.status !== 'open' || task.openSlots === 0) throw new ConflictException('There is no open place.');
    task.openSlots -= 1;
    task.isFull = task.openSlots === 0;
    await manager.save(task);
  }

  private listening(manager: EntityManager, ...people: string[]): Promise<WebhookEndpoint[]> {
    return manager.findBy(WebhookEndpoint, { personId: In(people), state: 'on' });
  }
}
