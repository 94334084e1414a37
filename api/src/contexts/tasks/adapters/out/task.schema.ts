import { type ContentNotice, type TaskCategory, type TaskReview, DEFAULT_ALLOWANCE_MINUTES } from '@kaaj/contract';
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
import { table, type TableRow } from '../../../../platform/database/table';
import { namesOf } from '../../../../platform/database/snake-case-naming-strategy';
import { type TaskStatus } from '../../domain/transitions';

/** A form as JSON; null for free text. */
const form = nullable(mediumText);

/** Requirements for proof in one version of a task's text. */
const proof = {
  /** Null for none, as in rows from before this column. */
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
  /** How long a claim lasts. */
  allowance_minutes: { ...integerColumn, default: DEFAULT_ALLOWANCE_MINUTES },
  /** Null where its buyer gave none. */
  estimated_minutes: nullable(integerColumn),
  category: { ...text<TaskCategory>(20), default: 'other' },
  content_notice: { ...text<ContentNotice>(10), default: 'none' },
  /** Null: the installation's default. */
  review_days: nullable(integerColumn),
  ...proof,
  form,
  payable: integerColumn,
  open_slots: integerColumn,
  /** All slots: open ones and those with a claim or submission. */
  places: integerColumn,
  /** open_slots just before the buyer changed them or they were closed. */
  slots_before: integerColumn,
  /** Whether open_slots is 0. Changes rarely, so that the indexes of the public list are seldom updated. */
  is_full: flag,
  /** YYYY-MM-DD */
  completion_date: text(10),
  /** Takes no work from this time on; null: takes work until the end of the completion date. */
  closes_at: nullable(integerColumn),
  status: text<TaskStatus>(10),
  text_version: integerColumn,
  /** Null while too few people have done it. */
  median_minutes: nullable(integerColumn),
  /** Result of the review before publication; null without one. */
  review: nullable(text<TaskReview>(10)),
  /** Title and detail, normalized for searches. */
  search_text: longText,
  /** Null for a single task. */
  batch_id: nullable(id),
  /** Line of the file, from 1; 0 for a single task. */
  batch_line: { ...integerColumn, default: 0 },
  /** Open slots of a batch's item. Null for a single task, so that its changes do not update the index. */
  item_slots: nullable(integerColumn),
  /** Whether it is a control item. */
  control: flag,
  /** The link of a task on another site, as JSON; null for none. */
  link: nullable(longText),
  /** Adaptive overlap: the item has its label. Its free slots are spare, not open, until their coins are returned. */
  stopped: flag,
  spare_slots: { ...integerColumn, default: 0 },
  /** Whether it has an audience, which the reputation context stores. */
  restricted: flag,
};

/** Columns for lists: without bookkeeping, form and link. `search_text` is as long as the text itself. */
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

export type TaskRow = RowOf<typeof shown> & { readonly form?: string | null; readonly link?: string | null };

export type ProofRow = RowOf<typeof proof>;

export const TASK_COLUMNS = namesOf(shown);

export const TaskSchema = table({
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

export type StoredTask = TableRow<typeof TaskSchema>;

/** All versions of a task's text, including the current one. */
export const TaskTextSchema = table({
  name: 'task_text',
  columns: {
    task_id: primaryId,
    version: { ...integerColumn, primary: true },
    title: text(200),
    detail: longText,
    submission_info: longText,
    ...proof,
    form,
  },
});

export type TaskTextRow = TableRow<typeof TaskTextSchema>;
