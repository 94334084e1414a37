import { type NoticeCode, type NoticeParams } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/**
 * Tells a person something inside the caller's unit of work: it reaches them exactly when the work commits, and their open
 * screens within a second of that. `params` fill the sentence of `code`.
 */
export abstract class Notifier {
  abstract tell(personId: Id, code: NoticeCode, params: NoticeParams): Promise<void>;
}
