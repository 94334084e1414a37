import {
  csvLine,
  csvRecords,
  dollarsOfCents,
  LENGTHS,
  LIMITS,
  type PayoutLineError,
  type PayoutState,
} from '@kaaj/contract';
import { type Id, isId } from '../../../kernel/ids';
import { canTransition } from '../../../kernel/transitions';
import { PAYOUT_TRANSITIONS, type ReportableStatus, REPORTABLE_STATUSES } from './transitions';
import { type Payout } from './payout';
import { type LineMistake, refusedFile } from './cash-out.errors';

const COLUMNS = ['payout', 'rail', 'account', 'amount', 'currency', 'reference', 'state', 'reason'] as const;
type Column = (typeof COLUMNS)[number];

/** A line of a results file. */
export interface Report {
  readonly line: number;
  readonly id: Id;
  readonly reported: ReportableStatus;
  /** Empty where none is given. */
  readonly reference: string;
  readonly reason: string;
  /** Dollars as written; empty where the file has no amount. */
  readonly amount: string;
}

const amountOf = ({ cents }: Pick<Payout, 'cents'>) => dollarsOfCents(cents).toFixed(2);

/** The file from which an Admin pays: a line for each payout, with empty columns for its result. */
export function fileOf(payouts: readonly { readonly payout: Payout; readonly accountNumber: string }[]): string {
  const lines = payouts.map(({ payout, accountNumber }) => [
    ...[payout.id, payout.paymentSystem, accountNumber, amountOf(payout), 'USD'],
    ...['', '', ''],
  ]);
  return [COLUMNS, ...lines].map(csvLine).join('');
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Non-empty rows, trimmed. A bank's own columns are ignored. */
function rowsOf(text: string): readonly Row[] {
  return [...csvRecords(text, Infinity)]
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * Parses a results file. A line without reference, state and reason is skipped. A reference alone means that the money
 * was sent. Throws FileRefused.
 */
export function reportsIn(text: string): readonly Report[] {
  const [header, ...rows] = rowsOf(text);
  const columns = header?.cells.map((name) => name.toLowerCase()) ?? [];
  if (!columns.includes('payout') || !columns.includes('reference')) {
    throw refusedFile({ line: header?.line ?? 1, mistake: 'payoutColumns' });
  }
  const over = rows[LIMITS.payoutsInFile];
  if (over) throw refusedFile({ line: over.line, mistake: 'payoutTooMany' });
  const reports: Report[] = [];
  const mistakes: LineMistake[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
    const [id, reference, reason, amount] = [cell('payout'), cell('reference'), cell('reason'), cell('amount')];
    const state = cell('state').toLowerCase();
    if (reference === '' && state === '' && reason === '') continue;
    const reported = state === '' ? 'sent' : REPORTABLE_STATUSES.find((each) => each === state);
    const report = { line, id, reported: reported ?? 'sent', reference, reason, amount };
    const mistake = mistakeIn(report, reported !== undefined, seen.has(id));
    if (mistake) mistakes.push({ line, mistake });
    else reports.push(report);
    seen.add(id);
  }
  if (mistakes.length > 0) throw refusedFile(...mistakes);
  return reports;
}

function mistakeIn(report: Report, known: boolean, seen: boolean): PayoutLineError | undefined {
  const { id, reported, reference, reason } = report;
  if (!isId(id)) return 'payoutUnknown';
  if (seen) return 'payoutTwice';
  if (!known) return 'payoutState';
  if (reported === 'failed' && reason === '') return 'payoutNoReason';
  if (reported === 'sent' && reference === '') return 'payoutNoReference';
  const tooLong = reference.length > LENGTHS.payoutReference || reason.length > LENGTHS.payoutReason;
  return tooLong ? 'payoutTooLong' : undefined;
}

/** The error of a report for its payout; undefined for none. */
export function validateReport(
  payout: Payout | undefined,
  { reported, reference, amount }: Report,
  adminId: Id,
): PayoutLineError | undefined {
  if (!payout) return 'payoutUnknown';
  if (payout.workerId === adminId) return 'payoutOwn';
  if (amount !== '' && Number(amount.replace(',', '.')) !== dollarsOfCents(payout.cents)) return 'payoutAmount';
  if (isDuplicateReport(payout, { reported, reference })) return undefined;
  const otherwise = payout.reference !== null && reference !== '' && reference !== payout.reference;
  if (otherwise || !canTransition<PayoutState>(PAYOUT_TRANSITIONS[reported], payout.state, 'Admin'))
    return 'payoutOtherwise';
  if (payout.batchId === '') return 'payoutNotTaken';
  if (reported === 'confirmed' && reference === '' && payout.reference === null) return 'payoutNoReference';
  return undefined;
}

/** A file may be uploaded twice. */
export function isDuplicateReport(
  payout: Payout,
  { reported, reference }: Pick<Report, 'reported' | 'reference'>,
): boolean {
  return payout.state === reported && (reference === '' || reference === payout.reference);
}
