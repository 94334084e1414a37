import { type StatementGroup, type StatementLine } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** What the wallet knows of a movement: no tasks. */
export type Moved = Omit<StatementLine, 'taskTitle' | 'taskDeleted'>;

export interface StatementFilter {
  readonly group?: StatementGroup | undefined;
  /** Only what moved in the last so many days. */
  readonly days?: number | undefined;
}

export interface StatementPage {
  /** With a group perhaps fewer than were asked for, though more remain. */
  readonly lines: readonly Moved[];
  /** Cursor of the following, older page; null at the end. */
  readonly next: string | null;
}

/** A person's own transfers, newest first, each with the coin balance right after it. */
export abstract class Statement {
  abstract page(
    personId: Id,
    filter: StatementFilter,
    cursor: string | undefined,
    size: number,
  ): Promise<StatementPage>;
}
