import { EntitySchema } from 'typeorm';
import { flag, id, longText, primaryId, text, whole } from '../../../../platform/database/columns';

export interface TaskRow {
  readonly id: string;
  readonly buyer_id: string;
  readonly title: string;
  readonly detail: string;
  readonly submission_info: string;
  readonly image_url: string;
  readonly payable: number;
  readonly open_slots: number;
  /** open_slots right before the buyer changed them or the task gave them up. */
  readonly slots_before: number;
  /** Whether open_slots is 0; changes seldom, so that the indexes of the public list stay quiet while work comes in. */
  readonly is_full: boolean;
  /** YYYY-MM-DD */
  readonly completion_date: string;
  readonly status: string;
  readonly text_version: number;
  /** Title and detail in lower case. */
  readonly search_text: string;
}

export const TaskSchema = new EntitySchema<TaskRow>({
  name: 'task',
  columns: {
    id: primaryId,
    buyer_id: id,
    title: text(200),
    detail: longText,
    submission_info: longText,
    image_url: text(2000),
    payable: whole,
    open_slots: whole,
    slots_before: whole,
    is_full: flag,
    completion_date: text(10),
    status: text(10),
    text_version: whole,
    search_text: longText,
  },
  indices: [
    { name: 'task_newest', columns: ['status', 'id'] },
    { name: 'task_by_pay', columns: ['status', 'payable', 'id'] },
    { name: 'task_free_newest', columns: ['status', 'is_full', 'id'] },
    { name: 'task_free_by_pay', columns: ['status', 'is_full', 'payable', 'id'] },
    { name: 'task_of_buyer', columns: ['buyer_id', 'id'] },
    { name: 'task_figures', columns: ['buyer_id', 'status', 'open_slots'] },
    { name: 'task_due', columns: ['status', 'completion_date'] },
  ],
  checks: [{ name: 'task_open_slots_not_negative', expression: 'open_slots >= 0' }],
});

/** Every text a task ever had, the present one included. */
export interface TaskTextRow {
  readonly task_id: string;
  readonly version: number;
  readonly title: string;
  readonly detail: string;
  readonly submission_info: string;
}

export const TaskTextSchema = new EntitySchema<TaskTextRow>({
  name: 'task_text',
  columns: {
    task_id: primaryId,
    version: { ...whole, primary: true },
    title: text(200),
    detail: longText,
    submission_info: longText,
  },
});
