import { type TaskReview } from '@kaaj/contract';
import { flag, id, nullable, integerColumn, longText, primaryId, text } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';
import { type TaskStatus } from '../../domain/transitions';

/** A batch in lists of tasks: one entry for all of its items. */
export const TaskStreamSchema = table({
  name: 'task_stream',
  columns: {
    id: primaryId,
    buyerId: id,
    /** The template of the titles. */
    title: text(200),
    payable: integerColumn,
    /** YYYY-MM-DD */
    completionDate: text(10),
    /** As for a task. */
    closesAt: nullable(integerColumn),
    /** `expired` once no item can take work. Before that it may be `open` without an open item. */
    status: text<TaskStatus>(10),
    review: nullable(text<TaskReview>(10)),
    items: integerColumn,
    /** Number of posted items. */
    posted: { ...integerColumn, default: 0 },
    controls: { ...integerColumn, default: 0 },
    /** Share of control items offered to a worker, in thousandths. */
    goldRate: { ...integerColumn, default: 0 },
    restricted: flag,
    /** The templates of title and detail, normalized for searches. */
    searchText: longText,
  },
  indices: [
    { name: 'task_stream_newest', columns: ['status', 'id'] },
    { name: 'task_stream_by_pay', columns: ['status', 'payable', 'id'] },
    { name: 'task_stream_of_buyer', columns: ['buyerId', 'id'] },
    { name: 'task_stream_of_buyer_by_date', columns: ['buyerId', 'completionDate', 'id'] },
    { name: 'task_stream_by_date', columns: ['completionDate', 'id'] },
  ],
});

export type TaskStreamRow = TableRow<typeof TaskStreamSchema>;
