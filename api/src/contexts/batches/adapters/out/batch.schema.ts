import { LENGTHS } from '@kaaj/contract';
import {
  flag,
  id,
  longText,
  mediumText,
  nullable,
  primaryId,
  text,
  integerColumn,
} from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';
import { type PostingState } from '../../domain/batch';

export const BatchSchema = table({
  name: 'task_batch',
  columns: {
    id: primaryId,
    buyerId: id,
    /** Copy of the title's template, for lists. */
    title: text(200),
    /** The tasks' common fields as JSON, without the form. */
    template: longText,
    /** The form as JSON; null for free text. */
    form: nullable(mediumText),
    /** The names of the columns, as JSON. */
    columnNames: longText,
    state: text<PostingState>(10),
    paused: flag,
    tasks: integerColumn,
    posted: { ...integerColumn, default: 0 },
    taskCost: integerColumn,
    /** Maximum number of workers per task. */
    overlap: { ...integerColumn, default: 0 },
    /**
     * For adaptive overlap: the minimum number of workers, the confidence in millionths, and the field; 0 and empty
     * otherwise.
     */
    overlapMin: { ...integerColumn, default: 0 },
    overlapConfidence: { ...integerColumn, default: 0 },
    overlapField: { ...text(LENGTHS.fieldName), default: '' },
    /** Empty for none. */
    goldColumn: { ...text(LENGTHS.batchColumn), default: '' },
    /** Name of the field whose answers are compared with the known ones. */
    goldField: { ...text(LENGTHS.fieldName), default: '' },
    /** Share of control items offered to a worker, in thousandths. */
    goldRate: { ...integerColumn, default: 0 },
    controls: { ...integerColumn, default: 0 },
    /** Coins of open slots that were returned when its posted tasks were closed. */
    closedCoins: { ...integerColumn, default: 0 },
    createdAt: integerColumn,
    /** 0 while tasks are being posted. */
    endedAt: { ...integerColumn, default: 0 },
  },
  indices: [
    { name: 'task_batch_of_buyer', columns: ['buyerId', 'id'] },
    { name: 'task_batch_due', columns: ['state', 'id'] },
  ],
  checks: [{ name: 'task_batch_posted_in_bounds', expression: 'posted >= 0 AND posted <= tasks' }],
});

export type BatchTableRow = TableRow<typeof BatchSchema>;

export const BatchRowSchema = table({
  name: 'task_batch_row',
  columns: {
    batchId: primaryId,
    /** From 1, without gaps. */
    number: { ...integerColumn, primary: true },
    /** Line in the file, from 1. */
    line: integerColumn,
    /** Assigned before the task is posted. */
    taskId: id,
    /** The values in the order of the columns, as JSON. */
    cells: longText,
    /** Whether its answer is known. */
    control: flag,
    /** URL of the row's own picture; null where the template's picture is used. */
    picture: nullable(text(LENGTHS.pictureAddress)),
  },
  indices: [{ name: 'task_batch_row_task', columns: ['taskId'], unique: true }],
});

export type BatchRowTableRow = TableRow<typeof BatchRowSchema>;
