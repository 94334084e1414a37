import { setImmediate as breath } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type AnswerForm, type BatchFormat, LIMITS } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { comparableFields } from '../../agreement';
import { FairSemaphore } from '../../../platform/limits/fair-semaphore';
import { faultOf, sameTasksFault, templateFault } from '../domain/batch';
import { type Gold, goldFault, knownAnswer, shareFault } from '../domain/gold';
import { InvalidRows } from '../domain/batch.errors';
import { type Blank, type RowError, isBlank, isFault, type Row, type RowOrFault, tableOf } from '../domain/rows';

export interface BatchFile {
  readonly text: string;
  readonly format: BatchFormat;
  /** Undefined where no answers are known. */
  readonly gold?: Gold | undefined;
  /** All rows may make the same task. */
  readonly sameTasks?: boolean | undefined;
}

export interface ReadRows {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly gold: Gold | undefined;
  /** How many of the rows are control items. */
  readonly controls: number;
  /** How many rows had nothing in them. */
  readonly skipped: number;
}

/** Files read at the same time, those that wait, and those of one person. */
const FILES = { atOnce: 2, waiting: 32, perKey: 2 };
/** Characters that are looked at before other requests have their turn. */
const WORK_AT_ONCE = 200_000;
/** What a row costs beside its characters, as characters. */
const ROW_WORK = 500;

/** Reads files for several people in turn: each read takes time and memory of this process. */
@Injectable()
export class RowReader {
  private readonly slots = new FairSemaphore(FILES);

  /** Throws InvalidRows, RateLimitExceeded where this person has too many files in line, or TooBusy. */
  read(file: BatchFile, template: RowTemplate, buyerId: Id): Promise<ReadRows> {
    return this.slots.run(() => readRows(file, template), { key: buyerId, group: buyerId });
  }
}

interface RowTemplate {
  readonly title: string;
  readonly detail: string;
  readonly form?: AnswerForm | null;
}

/** The rows of a file, each of which makes a task of the template. Throws InvalidRows with what is wrong with each line. */
async function readRows(
  { text, format, gold: wanted, sameTasks = false }: BatchFile,
  template: RowTemplate,
): Promise<ReadRows> {
  const gold = wanted && goldWithField(wanted, template.form);
  const { rows: most, faults: mostFaults } = LIMITS.batch;
  const table = tableOf(text, format);
  if (!('rows' in table)) throw new InvalidRows([table]);
  const { columns } = table;
  const unfit = templateFault(template, columns) ?? (gold && goldFault(gold, columns, template));
  if (unfit) throw new InvalidRows([unfit]);
  const rows: Row[] = [];
  const faults: RowError[] = [];
  let work = 0;
  let skipped = 0;
  for (const row of table.rows) {
    work += workOf(row, template);
    if (work >= WORK_AT_ONCE) {
      work = 0;
      await breath();
    }
    if (isBlank(row)) {
      skipped += 1;
      continue;
    }
    const fault = isFault(row) ? row : faultOf(template, columns, row);
    if (fault) faults.push(fault);
    else if (!isFault(row)) rows.push(row);
    if (faults.length === mostFaults) break;
    if (rows.length > most) throw new InvalidRows([tooMany(row.line)]);
  }
  if (faults.length > 0) throw new InvalidRows(faults);
  if (rows.length === 0) throw new InvalidRows([NO_ROWS]);
  const same = sameTasks || rows.length === 1 ? undefined : sameTasksFault(template);
  if (same) throw new InvalidRows([same]);
  const goldColumn = gold?.column ?? '';
  const controls = rows.filter((row) => knownAnswer({ columns, goldColumn }, row) !== undefined).length;
  const uneven = gold && shareFault(gold, controls, rows.length);
  if (uneven) throw new InvalidRows([uneven]);
  return { columns, rows, gold, controls, skipped };
}

/** Without a field: for the first that can be compared. */
function goldWithField(gold: Gold, form: AnswerForm | null | undefined): Gold {
  const fields = comparableFields(form);
  return { ...gold, field: gold.field === undefined ? fields[0] : fields.find((name) => name === gold.field) };
}

/** Characters that were looked at for a row: its own, and those of the template once or twice. */
function workOf(row: RowOrFault | Blank, { title, detail }: RowTemplate): number {
  if (isBlank(row)) return ROW_WORK;
  const own = isFault(row) ? 0 : row.values.reduce((sum, value) => sum + value.length, 0);
  return ROW_WORK + 2 * (title.length + detail.length) + own;
}

const NO_ROWS: RowError = {
  line: 1,
  field: 'rows',
  code: 'empty',
  message: 'The file has no data rows.',
};

const tooMany = (line: number): RowError => ({
  line,
  field: 'rows',
  code: 'too-many-rows',
  message: `A batch has at most ${LIMITS.batch.rows} tasks.`,
});
