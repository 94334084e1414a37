import { csvRecords, LENGTHS, LIMITS, type NumberError, readWholeNumber, normalizeText } from '@kaaj/contract';

/** The columns that are read; a file of results with two more columns has all of them. */
export const BONUS_COLUMNS = ['submissionId', 'bonus', 'bonusReason'] as const;
export type BonusColumn = (typeof BONUS_COLUMNS)[number];

export interface BonusRow {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly id: string;
  readonly coins: number;
  readonly reason: string;
}

export interface BonusFault {
  readonly line: number;
  readonly column: BonusColumn;
  readonly mistake: NumberError | 'maxLength' | 'twice' | 'noColumn' | 'unclosed' | 'noId';
}

export interface BonusFile {
  readonly rows: readonly BonusRow[];
  readonly faults: readonly BonusFault[];
}

/** The bonuses of a CSV file; rows without coins are passed over, so that a file of results needs no row taken out. */
export function readBonuses(text: string): BonusFile {
  const records = csvRecords(text, LIMITS.batch.columns);
  const head = records.next();
  const names = head.done ? [] : head.value.cells.map(normalizeText);
  const places = BONUS_COLUMNS.map((column) => names.indexOf(column));
  const missing = BONUS_COLUMNS.filter((_, index) => (places[index] ?? -1) < 0);
  if (missing.length > 0)
    return { rows: [], faults: missing.map((column) => ({ line: 1, column, mistake: 'noColumn' })) };
  const rows: BonusRow[] = [];
  const faults: BonusFault[] = [];
  const seen = new Set<string>();
  for (const { line, cells, unclosed } of records) {
    // The rest of the file is in one cell: none of its rows may pass unseen.
    if (unclosed) faults.push({ line, column: 'submissionId', mistake: 'unclosed' });
    const [id = '', typed = '', reason = ''] = places.map((place) => normalizeText(cells[place] ?? ''));
    if (typed === '') continue;
    const coins = readWholeNumber(typed, LIMITS.bonus);
    const wrong: BonusFault[] = [];
    if (coins.mistake) wrong.push({ line, column: 'bonus', mistake: coins.mistake });
    if (id === '') wrong.push({ line, column: 'submissionId', mistake: 'required' });
    else if (id.length !== LENGTHS.id) wrong.push({ line, column: 'submissionId', mistake: 'noId' });
    else if (seen.has(id)) wrong.push({ line, column: 'submissionId', mistake: 'twice' });
    if (reason === '') wrong.push({ line, column: 'bonusReason', mistake: 'required' });
    if (reason.length > LENGTHS.bonusReason) wrong.push({ line, column: 'bonusReason', mistake: 'maxLength' });
    seen.add(id);
    faults.push(...wrong);
    if (wrong.length === 0 && !coins.mistake) rows.push({ line, id, coins: coins.value, reason });
  }
  return { rows, faults };
}
