import { normalizeText } from '@kaaj/contract';
import { type Batch, labelsOf, type TaskTexts } from './batch';
import { columnAt, rowError, type RowError, type Row, unknownColumn } from './rows';
import { columnsIn } from './template';

/** Rows with a value in `column` are control items, with a known answer. At most `share` percent of the rows may be. */
export interface Gold {
  readonly column: string;
  readonly share: number;
  /** The field whose answers are compared with the known ones; undefined where the form has no field of that name. */
  readonly field: string | undefined;
  /** Share of control items offered to a worker, while open ones are left that they have not done. */
  readonly rate: number;
}

/** The known answer of a row; undefined for an ordinary row. */
export function knownAnswer(
  { columns, goldColumn }: Pick<Batch, 'columns' | 'goldColumn'>,
  { values }: Pick<Row, 'values'>,
): string | undefined {
  const value = goldColumn === '' ? '' : normalizeText(values[columnAt(columns, goldColumn)] ?? '');
  return value === '' ? undefined : value;
}

/** The error of a column of known answers, before any row is read. */
export function goldFault(
  { column, field }: Gold,
  columns: readonly string[],
  template: TaskTexts,
): RowError | undefined {
  if (columnAt(columns, column) < 0) return unknownColumn('gold', column);
  if (field === undefined) return refused('gold-field', 'The form has no such field whose answers can be compared.');
  const texts = [template.title, template.detail, ...labelsOf(template).map(([, text]) => text)];
  return texts.some((text) => columnAt(columnsIn(text), column) >= 0)
    ? refused(
        'gold-shown',
        'The gold column must not be used in the title, the detail or the form: workers would see the answers.',
      )
    : undefined;
}

/** The error for too many control items. */
export function shareFault({ share }: Gold, controls: number, rows: number): RowError | undefined {
  if (controls === 0) return refused('gold-empty', 'No row has a known answer in this column.');
  if (controls * 100 <= share * rows) return undefined;
  return refused('gold-share', `At most ${share} percent of the rows may have a known answer; ${controls} have one.`);
}

/** Reported for the header line. */
const refused = (code: string, message: string): RowError => rowError(1, 'gold', code, message);
