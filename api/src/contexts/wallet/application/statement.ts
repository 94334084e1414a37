import { type StatementLine } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** Cursor of the following, older page; null at the end. */
  readonly next: string | null;
}

/** A person's own transfers, newest first, each with the coin balance right after it. */
export abstract class Statement {
  abstract page(personId: Id, cursor: string | undefined, size: number): Promise<StatementPage>;
}
