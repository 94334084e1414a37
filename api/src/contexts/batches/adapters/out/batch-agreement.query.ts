import { Injectable } from '@nestjs/common';
import {
  type BatchAgreement as WireBatch,
  type ItemAgreement as WireItem,
  type AgreementOfWork,
  type WorkerAgreement as WireWorker,
} from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { NotFound } from '../../../../kernel/not-found';
import { type Page } from '../../../../platform/paging/cursor';
import { AgreementPagesQuery, type ItemAgreement, type WorkerAgreement } from '../../../agreement';
import { toAvatar, People } from '../../../people';
import { SubmissionPagesQuery } from '../../../submissions';
import { type BatchRow, renderTemplate } from '../../domain/batch';
import { knownAnswer } from '../../domain/gold';
import { Batches, type TaskBatch } from '../../application/batches';

/** How far the answers to a buyer's own batch agree, and who missed what is known. Throws NotFound for a batch that is not theirs. */
@Injectable()
export class BatchAgreementQuery {
  constructor(
    private readonly batches: Batches,
    private readonly agreement: AgreementPagesQuery,
    private readonly people: People,
    private readonly work: SubmissionPagesQuery,
  ) {}

  async of(batchId: Id, buyerId: Id): Promise<WireBatch> {
    await this.own(batchId, buyerId);
    return this.agreement.of(batchId);
  }

  async items(batchId: Id, buyerId: Id, cursor: string | undefined, size: number): Promise<Page<WireItem>> {
    const batch = await this.own(batchId, buyerId);
    const { rows, next } = await this.agreement.items(batchId, cursor, size);
    const numbered = await this.batches.numbered(
      batchId,
      rows.map(({ number }) => number),
    );
    return { rows: rows.map((item) => itemShown(batch, numbered.get(item.number) as BatchRow, item)), next };
  }

  async workers(batchId: Id, buyerId: Id, cursor: string | undefined, size: number): Promise<Page<WireWorker>> {
    await this.own(batchId, buyerId);
    const { rows, next } = await this.agreement.workers(batchId, cursor, size);
    const cards = await this.people.cards(rows.map(({ workerId }) => workerId));
    const shown = ({ workerId, ...counts }: WorkerAgreement) => ({
      worker: toAvatar(workerId, cards),
      ...counts,
    });
    return { rows: rows.map(shown), next };
  }

  /** Beside one piece of work that was sent to the buyer; null where its answers are not compared. Throws NotFound where it was not. */
  async ofWork(submissionId: Id, buyerId: Id): Promise<AgreementOfWork | null> {
    const work = await this.work.placeOf(submissionId, buyerId);
    if (!work) throw new NotFound();
    const found = await this.agreement.ofWorker(work.taskId, work.workerId);
    if (!found) return null;
    const { setId: batch, answers, compared, withMajority, controls, missed, missesControl } = found;
    return { batch, answers, compared, withMajority, controls, missed, missesControl };
  }

  private async own(batchId: Id, buyerId: Id): Promise<TaskBatch> {
    const batch = await this.batches.find(batchId);
    if (batch?.buyerId !== buyerId) throw new NotFound();
    return batch;
  }
}

function itemShown(batch: TaskBatch, row: BatchRow, item: ItemAgreement): WireItem {
  const { taskId: task, answers, agreeing, majority, missed } = item;
  const known = knownAnswer(batch, row);
  return {
    line: row.line,
    task,
    title: renderTemplate(batch.template, batch.columns, row).title,
    answers,
    agreeing,
    share: Math.round((agreeing * 1000) / answers) / 1000,
    majority,
    control: known === undefined || missed === null ? null : { known, missed },
  };
}
