import { type PayoutReconciliation, type ReconciliationLine } from '@kaaj/contract';
import { toCsv, download } from '@kaaj/page-kit';

const STAGES = ['queued', 'taken', 'sent', 'together'] as const;
const LINES = ['day', 'rail', 'line', 'stage', 'payouts', 'coins', 'dollars', 'ledger_coins'];
const PAYMENTS = ['payout', 'rail', 'line', 'reference', 'reason', 'coins', 'dollars', 'at'];

/** The daily reconciliation as a file: a row for each line of requests, and for each line and stage of payouts. */
export function saveSheet({ day, waiting, rails, total }: PayoutReconciliation): void {
  const rowsOf = (rail: string, lines: readonly ReconciliationLine[]) =>
    lines.flatMap((line) =>
      STAGES.map((stage) => {
        const { count, coins, amount } = line[stage];
        const ledger = stage === 'together' && line.ledger !== null ? line.ledger : '';
        return [day, rail, line.line, stage, count, coins, amount, ledger];
      }),
    );
  const requests = waiting.map(({ line, requests: { count, coins, amount }, ledger }) => [
    ...[day, 'requests', line, 'undecided'],
    ...[count, coins, amount, ledger],
  ]);
  const rows = [...requests, ...rails.flatMap(({ rail, lines }) => rowsOf(rail, lines)), ...rowsOf('total', total)];
  download(`kaaj-payouts-${day}.csv`, toCsv(LINES, rows));
}

/** What was sent, arrived and failed, as a file. */
export function savePayments({ day, payments }: PayoutReconciliation): void {
  const rows = payments.map(({ payout, rail, line, reference, reason, coins, amount, at }) => [
    ...[payout, rail, line, reference ?? '', reason ?? ''],
    ...[coins, amount, at],
  ]);
  download(`kaaj-payments-${day}.csv`, toCsv(PAYMENTS, rows));
}
