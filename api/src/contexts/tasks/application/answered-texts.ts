import { type Id } from '../../../kernel/ids';
import { type TaskText } from '../domain/task';

/** The version of a task's text that a submission answered. */
export interface TextReference {
  readonly taskId: Id;
  readonly textVersion: number;
}

export interface AnsweredText extends TaskText {
  readonly openSlots: number;
}

/** The task's fields that a submission's page shows: the answered text, and the number of open slots. */
export type AnsweredTask = Pick<AnsweredText, 'title' | 'detail' | 'openSlots'>;

export abstract class AnsweredTexts {
  /** The answered texts in the order of the references; including deleted tasks. */
  abstract answeredTexts(references: readonly TextReference[]): Promise<readonly AnsweredText[]>;
}
