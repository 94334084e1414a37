import { type ContentNotice, type TaskCategory, type TaskReview, DEFAULT_ALLOWANCE_MINUTES } from '@kaaj/contract';
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
import { namesOf } from '../../../../platform/database/snake-case-naming-strategy';
import { type TaskStatus } from '../../domain/transitions';

/** A form as JSON; null for free text. */
const form = nullable(mediumText);

/** What work has to hold, as it reads in one version of a task's text. */
const proof = {
  /** Null for none, as in what was posted before there was such. */
  proof_text: nullable(text(1000)),
  proof_pictures: { ...integerColumn, default: 0 },
  proof_link: flag,
};

const columns = {
  id: primaryId,
  buyer_id: id,
  title: text(200),
  detail: longText,
  submission_info: longText,
  image_url: text(2000),
  /** For so long a place is kept for a worker who claims it. */
  allowance_minutes: { ...integerColumn, default: DEFAULT_ALLOWANCE_MINUTES },
  /** Null where its buyer did not say. */
  estimated_minutes: nullable(integerColumn),
  category: { ...text<TaskCategory>(20), default: 'other' },
  content_notice: { ...text<ContentNotice>(10), default: 'none' },
  /** Null: as the owner of the installation has set. */
  review_days: nullable(integerColumn),
  ...proof,
  form,
  payable: integerColumn,
  open_slots: integerColumn,
  /** All places: the open ones and those with work. */
  places: integerColumn,
  /** open_slots right before the buyer changed them or the task gave them up. */
  slots_before: integerColumn,
  /** Whether open_slots is 0; changes seldom, so that the indexes of the public list stay quiet while work comes in. */
  is_full: flag,
  /** YYYY-MM-DD */
  completion_date: text(10),
  /** It takes no more work from this moment on; null for the whole of that day. */
  closes_at: nullable(integerColumn),
  status: text<TaskStatus>(10),
  text_version: integerColumn,
  /** Null while too few people have done it. */
  median_minutes: nullable(integerColumn),
  /** What became of it before it was public; null where nobody had to look at it. */
  review: nullable(text<TaskReview>(10)),
  /** Title and detail in the form that searches compare. */
  search_text: longText,
  /** Null for a task of its own. */
  batch_id: nullable(id),
  /** Of the file whose row made it, from 1; 0 for a task of its own. */
  batch_line: { ...integerColumn, default: 0 },
  /** The open places of an item of a batch; null for a task of its own, whose part of the index stays quiet. */
  item_slots: nullable(integerColumn),
  /** Whether its buyer knows the answer. */
  control: flag,
  /** Where the work lives, as JSON; null for here. */
  link: nullable(longText),
  /** Adaptive overlap: the item has its label. Its places are not open then, but spare, until their coins come home. */
  stopped: flag,
  spare_slots: { ...integerColumn, default: 0 },
  /** Whether it is not everybody's: its groups are the eligibility context's. */
  restricted: flag,
};

/** What lists show of a task: neither bookkeeping nor form and link; `search_text` is as long as the text itself. */
const {
  slots_before,
  is_full,
  search_text,
  item_slots,
  control,
  stopped,
  spare_slots,
  form: _form,
  link: _link,
  ...shown
} = columns;

export type StoredTask = RowOf<typeof columns>;
export type TaskRow = RowOf<typeof shown> & { readonly form?: string | null; readonly link?: string | null };

export type ProofRow = RowOf<typeof proof>;

export const TASK_COLUMNS = namesOf(shown);

export const TaskSchema = new EntitySchema<StoredTask>({
  name: 'task',
  columns,
  indices: [
    { name: 'task_newest', columns: ['batch_id', 'status', 'id'] },
    { name: 'task_by_pay', columns: ['batch_id', 'status', 'payable', 'id'] },
    { name: 'task_free_newest', columns: ['batch_id', 'status', 'is_full', 'id'] },
    { name: 'task_free_by_pay', columns: ['batch_id', 'status', 'is_full', 'payable', 'id'] },
    { name: 'task_of_buyer', columns: ['buyer_id', 'batch_id', 'id'] },
    { name: 'task_of_buyer_by_date', columns: ['buyer_id', 'batch_id', 'completion_date', 'id'] },
    { name: 'task_by_date', columns: ['batch_id', 'completion_date', 'id'] },
    { name: 'task_nearest', columns: ['batch_id', 'item_slots', 'id', 'control'] },
    { name: 'task_figures', columns: ['buyer_id', 'status', 'open_slots'] },
    { name: 'task_due', columns: ['status', 'completion_date'] },
    { name: 'task_closing', columns: ['status', 'closes_at'] },
  ],
  checks: [{ name: 'task_open_slots_not_negative', expression: 'open_slots >= 0' }],
});

/** Every text a task ever had, the present one included. */
const taskTextColumns = {
  task_id: primaryId,
  version: { ...integerColumn, primary: true },
  title: text(200),
  detail: longText,
  submission_info: longText,
  ...proof,
  form,
};

export type TaskTextRow = RowOf<typeof taskTextColumns>;

export const TaskTextSchema = new EntitySchema<TaskTextRow>({
  name: 'task_text',
  columns: taskTextColumns,
});
