import { Injectable } from '@nestjs/common';
import { type BatchPreview, LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { announceLowBalance, assertInFuture, type TaskDraft, TaskPosting } from '../../tasks';
import { AnswerStore } from '../../agreement';
import { Balances, feeOf, Fees, Ledger, transferFor } from '../../wallet';
import { Announcements } from '../../integrations';
import { costOf, renderTemplate } from '../domain/batch';
import { adaptiveOverlap, type Overlap } from '../domain/overlap';
import { Batches, type TaskBatch } from './batches';
import { type BatchFile, type ReadRows, RowReader } from './read-rows';

/** Creates batches. Both methods throw DeadlineInPast. */
@Injectable()
export class PostBatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly batches: Batches,
    private readonly posting: TaskPosting,
    private readonly answers: AnswerStore,
    private readonly ledger: Ledger,
    private readonly balances: Balances,
    private readonly fees: Fees,
    private readonly reader: RowReader,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** What a batch would be and cost. Throws InvalidRows, too. */
  async preview(template: TaskDraft, file: BatchFile): Promise<BatchPreview> {
    assertInFuture(template, this.clock.moment());
    const { columns, rows, controls, skipped } = await this.reader.read(file, template, template.buyerId);
    const balances = await this.balances.of([template.buyerId]);
    const cost = costOf(template, rows.length);
    return {
      columns,
      tasks: rows.length,
      cost,
      fee: feeOf(cost, this.fees.percent),
      available: balances.get(template.buyerId)?.available ?? 0,
      controls,
      skipped,
      first: rows.slice(0, LIMITS.batch.previewed).map((row) => {
        const { title, detail: taskDetail } = renderTemplate(template, columns, row);
        return { line: row.line, title, taskDetail };
      }),
    };
  }

  /**
   * Stores the rows of a batch and reserves the coins of all its tasks. Each row gets the id of its task here, so that it
   * cannot be posted twice. Throws NotEnoughCoins, too.
   */
  async execute(
    template: TaskDraft,
    overlap: Overlap,
    { columns, rows, gold, controls }: ReadRows,
  ): Promise<TaskBatch> {
    const { buyerId } = template;
    assertInFuture(template, this.clock.moment());
    const batch: TaskBatch = {
      id: newId(),
      buyerId,
      template,
      columns,
      state: 'posting',
      paused: false,
      tasks: rows.length,
      posted: 0,
      overlap,
      goldColumn: gold?.column ?? '',
      goldField: gold?.field ?? '',
      goldRate: gold?.rate ?? 0,
      controls,
      createdAt: this.clock.now(),
      endedAt: 0,
    };
    const numbered = rows.map((row) => ({ ...row, taskId: newId() }));
    const coins = costOf(template, rows.length);
    await this.unitOfWork.run(async () => {
      await this.batches.add(batch, numbered);
      if (overlap.adaptive) await this.answers.adapt(batch.id, adaptiveOverlap(overlap, template));
      await this.posting.begin({ ...template, ...batch, items: rows.length });
      const posting = { buyerId, cost: coins, about: { batch: batch.id } };
      await announceLowBalance(this.announcements, this.balances, posting);
      await this.ledger.post(transferFor('batch-kept', { id: batch.id, buyerId, coins }));
    });
    return batch;
  }
}
