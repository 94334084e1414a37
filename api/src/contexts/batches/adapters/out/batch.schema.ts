import { LENGTHS } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import {
  flag,
  id,
  longText,
  mediumText,
  nullable,
  primaryId,
  type RowOf,
  text,
  integerColumn,
} from '../../../../platform/database/columns';
import { type PostingState } from '../../domain/batch';

const columns = {
  id: primaryId,
  buyer_id: id,
  /** The template of the titles, once more for lists. */
  title: text(200),
  /** What every task is made of, as JSON without the form. */
  template: longText,
  /** The form as JSON; null for free text. */
  form: nullable(mediumText),
  /** The names of the columns, as JSON. */
  column_names: longText,
  state: text<PostingState>(10),
  paused: flag,
  tasks: integerColumn,
  posted: { ...integerColumn, default: 0 },
  /** Coins of one task. */
  task_cost: integerColumn,
  /** Workers of each task at most. */
  overlap: { ...integerColumn, default: 0 },
  /** Of adaptive overlap: the least number of workers, the confidence in millionths, and the field; 0 and empty otherwise. */
  overlap_min: { ...integerColumn, default: 0 },
  overlap_confidence: { ...integerColumn, default: 0 },
  overlap_field: { ...text(LENGTHS.fieldName), default: '' },
  /** Empty for none. */
  gold_column: { ...text(LENGTHS.batchColumn), default: '' },
  /** Name of the field whose answers are held against the known ones. */
  gold_field: { ...text(LENGTHS.fieldName), default: '' },
  /** Thousandths of what is offered to a worker that are control items. */
  gold_rate: { ...integerColumn, default: 0 },
  controls: { ...integerColumn, default: 0 },
  /** Coins of open places that came back when its posted tasks were closed. */
  closed_coins: { ...integerColumn, default: 0 },
  created_at: integerColumn,
  /** 0 while it is posted. */
  ended_at: { ...integerColumn, default: 0 },
};

export type BatchTableRow = RowOf<typeof columns>;

export const BatchSchema = new EntitySchema<BatchTableRow>({
  name: 'task_batch',
  columns,
  indices: [
    { name: 'task_batch_of_buyer', columns: ['buyer_id', 'id'] },
    { name: 'task_batch_due', columns: ['state', 'id'] },
  ],
  checks: [{ name: 'task_batch_posted_in_bounds', expression: 'posted >= 0 AND posted <= tasks' }],
});

const rowColumns = {
  batch_id: primaryId,
  /** From 1, without gaps. */
  number: { ...integerColumn, primary: true },
  /** Of the file, from 1. */
  line: integerColumn,
  /** The id of its task, also before that is posted. */
  task_id: id,
  /** The values in the order of the columns, as JSON. */
  cells: longText,
  /** Whether its answer is known. */
  control: flag,
  /** The address of its own picture; null where all have the one of the template. */
  picture: nullable(text(LENGTHS.pictureAddress)),
};

export type BatchRowTableRow = RowOf<typeof rowColumns>;

export const BatchRowSchema = new EntitySchema<BatchRowTableRow>({
  name: 'task_batch_row',
  columns: rowColumns,
  indices: [{ name: 'task_batch_row_task', columns: ['task_id'], unique: true }],
});
