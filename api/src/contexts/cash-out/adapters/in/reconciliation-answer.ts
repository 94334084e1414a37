import {
  dollarsOfCents,
  LIMITS,
  PAYOUT_SHEET_LINES,
  type PayoutReconciliation,
  type ReconciliationLine,
  WAITING_SHEET_LINES,
  type PendingWithdrawalsLine,
} from '@kaaj/contract';
import { type ClosedDay } from '../out/closed-day.query';
import { type ReconciliationColumn, type Figure, isOfLedger, type Payment } from '../../domain/daily-reconciliation';
import { type PendingWithdrawalsReport } from '../../domain/pending-withdrawals-report';

const MAX_LISTED_DISCREPANCIES = 50;

export function reconciliationAnswer({
  day,
  from,
  until,
  over,
  reconciliation,
  waiting,
}: ClosedDay): PayoutReconciliation {
  const gaps = [...waiting.gaps, ...reconciliation.gaps];
  const payments = [...reconciliation.payments].sort((one, other) => one.at - other.at);
  return {
    day,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    over,
    rails: reconciliation.byRail.map(({ rail, columns }) => ({ rail, lines: linesOf(columns) })),
    total: linesOf(reconciliation.total),
    waiting: pendingLinesOf(waiting),
    holds: reconciliation.holds && waiting.holds,
    gapCount: gaps.length,
    gaps: gaps.slice(0, MAX_LISTED_DISCREPANCIES),
    paymentCount: payments.length,
    payments: payments.slice(0, LIMITS.paymentsOnSheet).map(paymentOf),
  };
}

function linesOf(columns: ReconciliationColumn): ReconciliationLine[] {
  return PAYOUT_SHEET_LINES.map((line) => ({
    line,
    queued: figureOf(columns.of(line, 'queued')),
    taken: figureOf(columns.of(line, 'taken')),
    sent: figureOf(columns.of(line, 'sent')),
    together: figureOf(columns.together(line)),
    ledger: isOfLedger(line) ? columns.ledger(line) : null,
  }));
}

function pendingLinesOf(report: PendingWithdrawalsReport): PendingWithdrawalsLine[] {
  return WAITING_SHEET_LINES.map((line) => ({
    line,
    requests: figureOf(report.of(line)),
    ledger: report.ledger(line),
  }));
}

const figureOf = ({ count, coins, cents }: Figure) => ({ count, coins, amount: dollarsOfCents(cents) });

function paymentOf({ payout, line, at }: Payment) {
  const { id, paymentSystem: rail, reference, reason, coins, cents } = payout;
  return {
    payout: id,
    rail,
    line,
    reference,
    reason,
    coins,
    amount: dollarsOfCents(cents),
    at: new Date(at).toISOString(),
  };
}
