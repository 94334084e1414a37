import { setImmediate as breath } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type AnswerForm, type BatchFormat, LIMITS, normalizeText } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { comparableFields } from '../../agreement';
import { FairSemaphore } from '../../../platform/limits/fair-semaphore';
import { faultOf, sameTasksFault, type TaskTexts, templateFault } from '../domain/batch';
import { type Gold, goldFault, knownAnswer, shareFault } from '../domain/gold';
import { InvalidRows } from '../domain/batch.errors';
import { type PictureLookup } from '../domain/picture-names';
import {
  type Blank,
  columnAt,
  type RowError,
  isBlank,
  isFault,
  type Row,
  type RowOrFault,
  rowError,
  type Table,
  tableOf,
  unknownColumn,
  WHOLE_LINE,
} from '../domain/rows';

export interface BatchFile {
  readonly text: string;
  readonly format: BatchFormat;
  /** Undefined without known answers. */
  readonly gold?: Gold | undefined;
  /** Allows rows that result in the same task. */
  readonly sameTasks?: boolean | undefined;
  /** Each row has its own picture. */
  readonly pictures?: PictureLookup | undefined;
}

export interface ReadRows {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly gold: Gold | undefined;
  /** How many of the rows are control items. */
  readonly controls: number;
  /** Number of empty rows. */
  readonly skipped: number;
}

/** Limits: files read concurrently, files in the queue, and files of one person. */
const FILES = { atOnce: 2, waiting: 32, perKey: 2 };
/** Characters to process before other requests may run. */
const CHARACTERS_PER_STEP = 200_000;
/** The fixed cost of a row, in characters. */
const ROW_WORK = 500;

/** Reads files with a concurrency limit, since each takes time and memory of this process. */
@Injectable()
export class RowReader {
  private readonly slots = new FairSemaphore(FILES);

  /** Throws InvalidRows, RateLimitExceeded where this person has too many files in the queue, or TooBusy. */
  read(file: BatchFile, template: TaskTexts, buyerId: Id): Promise<ReadRows> {
    return this.slots.run(() => readRows(file, template), { key: buyerId, group: buyerId });
  }

  /** The values of one column. Throws the errors of `read`. */
  column({ text, format }: BatchFile, column: string, buyerId: Id): Promise<readonly ColumnValue[]> {
    return this.slots.run(() => readColumn(text, format, column), { key: buyerId, group: buyerId });
  }
}

interface ColumnValue {
  readonly line: number;
  readonly value: string;
}

/** The rows of a file, each of which makes a task of the template. Throws InvalidRows with the errors of each line. */
async function readRows(
  { text, format, gold: wanted, sameTasks = false, pictures }: BatchFile,
  template: TaskTexts,
): Promise<ReadRows> {
  const gold = wanted && goldWithField(wanted, template.form);
  const table = tableIn(text, format);
  const { columns } = table;
  const unfit =
    templateFault(template, columns) ??
    (gold && goldFault(gold, columns, template)) ??
    (pictures && pictureColumnFault(pictures.column, columns));
  if (unfit) throw new InvalidRows([unfit]);
  const { used: rows, skipped } = await mapRows(table, template, (row) => {
    const placed = pictures ? withPicture(row, columns, pictures) : row;
    return isFault(placed) ? placed : (faultOf(template, columns, placed) ?? placed);
  });
  const same = sameTasks || pictures || rows.length === 1 ? undefined : sameTasksFault(template);
  if (same) throw new InvalidRows([same]);
  const goldColumn = gold?.column ?? '';
  const controls = rows.filter((row) => knownAnswer({ columns, goldColumn }, row) !== undefined).length;
  const uneven = gold && shareFault(gold, controls, rows.length);
  if (uneven) throw new InvalidRows([uneven]);
  return { columns, rows, gold, controls, skipped };
}

async function readColumn(text: string, format: BatchFormat, column: string): Promise<readonly ColumnValue[]> {
  const table = tableIn(text, format);
  const unfit = pictureColumnFault(column, table.columns);
  if (unfit) throw new InvalidRows([unfit]);
  const at = columnAt(table.columns, column);
  const valueOf = ({ line, values }: Row) => ({ line, value: normalizeText(values[at] ?? '') });
  return (await mapRows<ColumnValue>(table, { title: '', detail: '' }, valueOf)).used;
}

function tableIn(text: string, format: BatchFormat): Table {
  const table = tableOf(text, format);
  if (!('rows' in table)) throw new InvalidRows([table]);
  return table;
}

/** The result of `use` for each row that is not empty. Throws InvalidRows, also without rows or with too many. */
async function mapRows<Used extends object>(table: Table, template: TaskTexts, use: (row: Row) => Used | RowError) {
  const used: Used[] = [];
  const faults: RowError[] = [];
  const { rows: most, faults: maxFaults } = LIMITS.batch;
  let work = 0;
  let skipped = 0;
  for (const row of table.rows) {
    work += workOf(row, template);
    if (work >= CHARACTERS_PER_STEP) {
      work = 0;
      await breath();
    }
    if (isBlank(row)) {
      skipped += 1;
      continue;
    }
    const result = isFault(row) ? row : use(row);
    if ('code' in result) faults.push(result);
    else used.push(result);
    if (faults.length === maxFaults) break;
    if (used.length > most)
      throw new InvalidRows([rowError(row.line, WHOLE_LINE, 'too-many-rows', `A batch has at most ${most} tasks.`)]);
  }
  if (faults.length > 0) throw new InvalidRows(faults);
  if (used.length === 0) throw new InvalidRows([rowError(1, WHOLE_LINE, 'empty', 'The file has no data rows.')]);
  return { used, skipped };
}

function withPicture(row: Row, columns: readonly string[], pictures: PictureLookup): Row | RowError {
  const found = pictures.of(row.values[columnAt(columns, pictures.column)] ?? '');
  if ('address' in found) return { ...row, picture: found.address };
  return { line: row.line, field: pictures.column, ...found };
}

const pictureColumnFault = (column: string, columns: readonly string[]): RowError | undefined =>
  columnAt(columns, column) < 0 ? unknownColumn('pictureColumn', column) : undefined;

/** Without a field, the first that can be compared. */
function goldWithField(gold: Gold, form: AnswerForm | null | undefined): Gold {
  const fields = comparableFields(form);
  return { ...gold, field: gold.field === undefined ? fields[0] : fields.find((name) => name === gold.field) };
}

/** Cost of a row in characters: its own, and the template's once or twice. */
function workOf(row: RowOrFault | Blank, { title, detail }: TaskTexts): number {
  if (isBlank(row)) return ROW_WORK;
  const own = isFault(row) ? 0 : row.values.reduce((sum, value) => sum + value.length, 0);
  return ROW_WORK + 2 * (title.length + detail.length) + own;
}
