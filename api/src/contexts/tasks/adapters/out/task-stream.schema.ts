import { type TaskReview } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import {
  flag,
  id,
  nullable,
  integerColumn,
  longText,
  primaryId,
  type RowOf,
  text,
} from '../../../../platform/database/columns';
import { type TaskStatus } from '../../domain/transitions';

/** A batch as lists of tasks show it: one entry for all of its items. */
const columns = {
  /** That of the batch. */
  id: primaryId,
  buyer_id: id,
  /** The template of the titles. */
  title: text(200),
  payable: integerColumn,
  /** YYYY-MM-DD */
  completion_date: text(10),
  /** As of a task. */
  closes_at: nullable(integerColumn),
  /** `expired` once no item of it can take work. Until then it may be `open` without any that does. */
  status: text<TaskStatus>(10),
  /** What became of it before it was public; null where nobody had to look at it. */
  review: nullable(text<TaskReview>(10)),
  items: integerColumn,
  /** How many of the items are tasks already. */
  posted: { ...integerColumn, default: 0 },
  /** How many of the items are control items. */
  controls: { ...integerColumn, default: 0 },
  /** Thousandths of what is offered to a worker that are control items. */
  gold_rate: { ...integerColumn, default: 0 },
  /** Whether it is not everybody's. */
  restricted: flag,
  /** The templates of title and detail in the form that searches compare. */
  search_text: longText,
};

export type TaskStreamRow = RowOf<typeof columns>;

export const TaskStreamSchema = new EntitySchema<TaskStreamRow>({
  name: 'task_stream',
  columns,
  indices: [
    { name: 'task_stream_newest', columns: ['status', 'id'] },
    { name: 'task_stream_by_pay', columns: ['status', 'payable', 'id'] },
    { name: 'task_stream_of_buyer', columns: ['buyer_id', 'id'] },
    { name: 'task_stream_of_buyer_by_date', columns: ['buyer_id', 'completion_date', 'id'] },
    { name: 'task_stream_by_date', columns: ['completion_date', 'id'] },
  ],
});
