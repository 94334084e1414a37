import { type Id } from '../../../kernel/ids';
import { type TaskText } from '../domain/task';

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

/** The texts of tasks as work answered them. */
export abstract class AnsweredTexts {
  /** The texts that pieces of work answered, in the order asked; deleted tasks included. */
  abstract answeredTexts(references: readonly TextReference[]): Promise<readonly AnsweredText[]>;
}
