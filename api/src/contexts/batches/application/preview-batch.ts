import { Injectable } from '@nestjs/common';
import { type BatchPreview, LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { assertInFuture, type TaskDraft } from '../../tasks';
import { Balances, feeOf, Fees } from '../../wallet';
import { costOf, renderTemplate } from '../domain/batch';
import { type BatchFile, RowReader } from './read-rows';

/** Returns what a batch would be and cost, without posting it. Throws InvalidRows or DeadlineInPast. */
@Injectable()
export class PreviewBatch {
  constructor(
    private readonly reader: RowReader,
    private readonly balances: Balances,
    private readonly fees: Fees,
    private readonly clock: Clock,
  ) {}

  async execute(template: TaskDraft, file: BatchFile): Promise<BatchPreview> {
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
}
