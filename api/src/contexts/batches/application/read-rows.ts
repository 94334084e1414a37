import { setImmediate as breath } from 'node:timers/promises';
import { type BatchFormat, LIMITS } from '@kaaj/contract';
import { faultIn, sameTasksFault, templateFault, wordsOf } from '../domain/batch';
import { type Gold, goldFault, knownAnswer, shareFault } from '../domain/gold';
import { FaultyRows } from '../domain/batch.errors';
import { type Fault, isBlank, isFault, type Row, tableOf } from '../domain/rows';

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

/** So many rows are looked at before others have their turn. */
const AT_ONCE = 250;

/** The rows of a file, each of which makes a task of the template. Throws FaultyRows with what is wrong with each line. */
export async function readRows(
  { text, format, gold, sameTasks = false }: BatchFile,
  template: { readonly title: string; readonly detail: string },
): Promise<ReadRows> {
  const { rows: most, faults: mostFaults } = LIMITS.batch;
  const table = tableOf(text, format);
  if (!('rows' in table)) throw new FaultyRows([table]);
  const { columns } = table;
  const unfit = templateFault(template, columns) ?? (gold && goldFault(gold, columns, template));
  if (unfit) throw new FaultyRows([unfit]);
  const rows: Row[] = [];
  const faults: Fault[] = [];
  let looked = 0;
  let skipped = 0;
  for (const row of table.rows) {
    if ((looked += 1) % AT_ONCE === 0) await breath();
    if (isBlank(row)) {
      skipped += 1;
      continue;
    }
    const fault = isFault(row) ? row : faultIn(wordsOf(template, columns, row), row.line);
    if (fault) faults.push(fault);
    else if (!isFault(row)) rows.push(row);
    if (faults.length === mostFaults) break;
    if (rows.length > most) throw new FaultyRows([tooMany(row.line)]);
  }
  if (faults.length > 0) throw new FaultyRows(faults);
  if (rows.length === 0) throw new FaultyRows([NO_ROWS]);
  const same = sameTasks || rows.length === 1 ? undefined : sameTasksFault(template);
  if (same) throw new FaultyRows([same]);
  const goldColumn = gold?.column ?? '';
  const controls = rows.filter((row) => knownAnswer({ columns, goldColumn }, row) !== undefined).length;
  const uneven = gold && shareFault(gold, controls, rows.length);
  if (uneven) throw new FaultyRows([uneven]);
  return { columns, rows, gold, controls, skipped };
}

const NO_ROWS: Fault = {
  line: 1,
  field: 'rows',
  code: 'empty',
  message: 'There is no row below the names of the columns.',
};

const tooMany = (line: number): Fault => ({
  line,
  field: 'rows',
  code: 'too-many-rows',
  message: `A batch has at most ${LIMITS.batch.rows} tasks.`,
});
