import { type ContentNotice, type TaskCategory, type TaskReview, DEFAULT_ALLOWANCE_MINUTES } from '@kaaj/contract';
import {
  coinAmount,
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
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { type TaskStatus } from '../../domain/transitions';

/** A form as JSON; null for free text. */
const form = nullable(mediumText);

/** Requirements for proof in one version of a task's text. */
const proof = {
  /** Null for none, as in rows from before this column. */
  proofText: nullable(text(1000)),
  proofPictures: { ...integerColumn, default: 0 },
  proofLink: flag,
};

const columns = {
  id: primaryId,
  buyerId: id,
  title: text(200),
  detail: longText,
  submissionInfo: longText,
  imageUrl: text(2000),
  allowanceMinutes: { ...integerColumn, default: DEFAULT_ALLOWANCE_MINUTES },
  estimatedMinutes: nullable(integerColumn),
  category: { ...text<TaskCategory>(20), default: 'other' },
  contentNotice: { ...text<ContentNotice>(10), default: 'none' },
  reviewDays: nullable(integerColumn),
  ...proof,
  form,
  payable: coinAmount,
  openSlots: integerColumn,
  places: integerColumn,
  /** open_slots just before the buyer changed them or they were closed. */
  slotsBefore: integerColumn,
  /** Whether open_slots is 0. Changes rarely, so that the indexes of the public list are seldom updated. */
  isFull: flag,
  /** YYYY-MM-DD */
  completionDate: text(10),
  closesAt: nullable(integerColumn),
  status: text<TaskStatus>(10),
  textVersion: integerColumn,
  medianMinutes: nullable(integerColumn),
  review: nullable(text<TaskReview>(10)),
  /** Title and detail, normalized for searches. */
  searchText: longText,
  batchId: nullable(id),
  /** Line of the file, from 1; 0 for a single task. */
  batchLine: { ...integerColumn, default: 0 },
  /** Open slots of a batch's item. Null for a single task, so that its changes do not update the index. */
  itemSlots: nullable(integerColumn),
  control: flag,
  /** The link of a task on another site, as JSON; null for none. */
  link: nullable(longText),
  /** Adaptive overlap: the item has its label. Its free slots are spare, not open, until their coins are returned. */
  stopped: flag,
  spareSlots: { ...integerColumn, default: 0 },
  /** Slots in use beyond a lowered overlap. They are not opened when their use ends. */
  surplusSlots: { ...integerColumn, default: 0 },
  /** Whether it has an audience, which the reputation context stores. */
  restricted: flag,
};

/** Columns for lists: without bookkeeping, form and link. `searchText` is as long as the text itself. */
const {
  slotsBefore,
  isFull,
  searchText,
  itemSlots,
  control,
  stopped,
  spareSlots,
  surplusSlots,
  form: _form,
  link: _link,
  ...shown
} = columns;

export type TaskRow = RowOf<typeof shown> & { readonly form?: string | null; readonly link?: string | null };

export type ProofRow = RowOf<typeof proof>;

export const TASK_COLUMNS = selectList(shown);

export const TaskSchema = table({
  name: 'task',
  columns,
  indices: [
    { name: 'task_newest', columns: ['batchId', 'status', 'id'] },
    { name: 'task_by_pay', columns: ['batchId', 'status', 'payable', 'id'] },
    { name: 'task_free_newest', columns: ['batchId', 'status', 'isFull', 'id'] },
    { name: 'task_free_by_pay', columns: ['batchId', 'status', 'isFull', 'payable', 'id'] },
    { name: 'task_of_buyer', columns: ['buyerId', 'batchId', 'id'] },
    { name: 'task_of_buyer_by_date', columns: ['buyerId', 'batchId', 'completionDate', 'id'] },
    { name: 'task_by_date', columns: ['batchId', 'completionDate', 'id'] },
    { name: 'task_nearest', columns: ['batchId', 'itemSlots', 'id', 'control'] },
    { name: 'task_figures', columns: ['buyerId', 'status', 'openSlots'] },
    { name: 'task_due', columns: ['status', 'completionDate'] },
    { name: 'task_closing', columns: ['status', 'closesAt'] },
  ],
  checks: [{ name: 'task_open_slots_not_negative', expression: 'open_slots >= 0' }],
});

export type StoredTask = TableRow<typeof TaskSchema>;

/** All versions of a task's text, including the current one. */
export const TaskTextSchema = table({
  name: 'task_text',
  columns: {
    taskId: primaryId,
    version: { ...integerColumn, primary: true },
    title: text(200),
    detail: longText,
    submissionInfo: longText,
    ...proof,
    form,
  },
});

export type TaskTextRow = TableRow<typeof TaskTextSchema>;

/** Histogram of the time that work on a task took. */
export const WorkTimeSchema = table({
  name: 'work_time',
  columns: {
    taskId: primaryId,
    /** Upper bound of a bucket. */
    minutes: { ...integerColumn, primary: true },
    works: integerColumn,
  },
});
