import { LIMITS, tidyText } from '@kaaj/contract';
import { type Batch } from './batch';
import { columnAt, type RowError, type Row } from './rows';
import { columnsIn } from './template';

/** Rows with a value in `column` are control items: their answer is known. They are at most `share` percent of the rows. */
export interface Gold {
  readonly column: string;
  readonly share: number;
}

/** The known answer of a row; undefined for one that is no control item. */
export function knownAnswer(
  { columns, goldColumn }: Pick<Batch, 'columns' | 'goldColumn'>,
  { values }: Pick<Row, 'values'>,
): string | undefined {
  const value = goldColumn === '' ? '' : tidyText(values[columnAt(columns, goldColumn)] ?? '');
  return value === '' ? undefined : value;
}

/** Workers of each task whose answers are compared; 0 for a batch of which nothing would come. */
export function overlapOf(slots: number, gold: Gold | undefined): number {
  return gold || (slots > 1 && slots <= LIMITS.overlap.max) ? slots : 0;
}

/** What is wrong with a column of known answers before any row is read. */
export function goldFault(
  { column }: Gold,
  columns: readonly string[],
  { title, detail }: { readonly title: string; readonly detail: string },
): RowError | undefined {
  if (columnAt(columns, column) < 0) return refused('unknown-column', `The file has no column “${column}”.`);
  const isShown = [title, detail].some((text) => columnAt(columnsIn(text), column) >= 0);
  return isShown
    ? refused('gold-shown', 'The gold column must not be used in the title or detail: workers would see the answers.')
    : undefined;
}

/** What is wrong with how many of the rows are control items. */
export function shareFault({ share }: Gold, controls: number, rows: number): RowError | undefined {
  if (controls === 0) return refused('gold-empty', 'No row has a known answer in this column.');
  if (controls * 100 <= share * rows) return undefined;
  return refused('gold-share', `At most ${share} percent of the rows may have a known answer; ${controls} have one.`);
}

/** Of the line that names the columns. */
const refused = (code: string, message: string): RowError => ({ line: 1, field: 'gold', code, message });
