import { type CountChange, type SortOrder, type Task as WireTask } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Periods } from '../../../kernel/periods';
import { type TaskText } from '../domain/task';
import { type TaskListPage } from './task-list';
import { type Viewer } from './viewer';

/** Which of a task's texts a piece of work answered. */
export interface TextReference {
  readonly taskId: Id;
  readonly textVersion: number;
}

export interface AnsweredText extends TaskText {
  /** Of the task at this moment. */
  readonly openSlots: number;
}

/** As much of a task as its work shows: the text that it answered, and how many places are left. */
export type AnsweredTask = Pick<AnsweredText, 'title' | 'detail' | 'openSlots'>;

/** What a task is called now. */
export interface TaskName {
  readonly title: string;
  /** It has no page any more. */
  readonly deleted: boolean;
}

export interface TaskFigures {
  readonly tasks: number;
  readonly openSlots: number;
  /** How many were posted, deleted ones included. */
  readonly posted: CountChange;
}

export interface BuyerTasksFilter {
  /** By completion date: the soonest or the latest first. Without one: the newest task first. */
  readonly sort?: SortOrder | '' | undefined;
  readonly cursor?: string | undefined;
  readonly size?: number | undefined;
}

/** What screens show of tasks. */
export abstract class TaskPages {
  /** Any task but a deleted one, for visitors only while it takes work. Throws NotFound. */
  abstract one(id: Id, viewer: Viewer): Promise<WireTask>;

  /** The tasks of the buyer with this e-mail. Throws NotFound when nobody has it. */
  abstract ofBuyer(email: string, viewer: Viewer, filter?: BuyerTasksFilter): Promise<TaskListPage>;

  /** The texts that pieces of work answered, in the order asked; deleted tasks included. */
  abstract answeredTexts(references: readonly TextReference[]): Promise<readonly AnsweredText[]>;

  /** As much of them as pages of work show, in the order asked. */
  abstract answeredTasks(references: readonly TextReference[]): Promise<readonly AnsweredTask[]>;

  /** The tasks with these ids, deleted ones included; what is no task is left out. */
  abstract namesOf(ids: readonly Id[]): Promise<ReadonlyMap<Id, TaskName>>;

  /** Over a buyer's tasks that are not deleted. */
  abstract figuresOf(buyerId: Id, periods: Periods): Promise<TaskFigures>;

  /** How many tasks have open places, as the last survey found; undefined before the first. */
  abstract surveyedOpen(): Promise<number | undefined>;
}
