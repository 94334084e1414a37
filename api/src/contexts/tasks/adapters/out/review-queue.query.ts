import { Injectable } from '@nestjs/common';
import { LIMITS, type PageEnvelope, type Task as WireTask } from '@kaaj/contract';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import { type Viewer } from '../../application/viewer';
import { ListedEntriesQuery } from './listed-entries.query';
import { SqlTaskReviews } from './sql-task-reviews';

/** Tasks and batches that wait for an Admin's review, oldest first. */
@Injectable()
export class ReviewQueueQuery {
  constructor(
    private readonly reviews: SqlTaskReviews,
    private readonly listed: ListedEntriesQuery,
  ) {}

  async page(viewer: Viewer, cursor?: string, size: number = LIMITS.listPageSize): Promise<PageEnvelope<WireTask>> {
    const [after] = decodeCursor(cursor, [''] as const) ?? [];
    const { rows, next } = toPage(await this.reviews.waiting(size + 1, after), size, ({ id }) => [id]);
    const entries = await this.listed.entries(rows, await this.listed.itemsOf(rows));
    return { data: await this.listed.show(entries, viewer), page: { next } };
  }
}
