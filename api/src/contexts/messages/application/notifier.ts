import { type NoticeCode, type NoticeParamsOf } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/**
 * Tells a person something inside the caller's unit of work: it reaches them exactly when the work commits, and their open
 * screens within a second of that. `params` fill the sentence of `code`, and name what it is about.
 */
export abstract class Notifier {
  abstract tell<Code extends NoticeCode>(personId: Id, code: Code, params: NoticeParamsOf<Code>): Promise<void>;
}
