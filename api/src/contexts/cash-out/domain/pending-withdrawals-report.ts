import { WAITING_SHEET_LINES, type WaitingSheetLineName } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Discrepancy, type Figure, figureOf, forEachLine, NOTHING, plus } from './daily-reconciliation';
import { MAX_UNIT_OF_WORK_MS } from './payout-steps';
import { type Withdrawal } from './withdrawal';

export type Request = Pick<Withdrawal, 'id' | 'workerId' | 'coins' | 'cents' | 'status' | 'askedAt' | 'decidedAt'>;

/** Events of a withdrawal: it becomes pending, or stops being so. */
export type WithdrawalEvent = Exclude<WaitingSheetLineName, 'waited' | 'waiting'>;

/** Coins that a withdrawal started or stopped to hold. */
export interface Held {
  readonly line: WithdrawalEvent;
  readonly coins: number;
  readonly at: number;
}

/** Sums the pending withdrawals of a period, and compares each withdrawal with the ledger. */
export class PendingWithdrawalsReport {
  readonly gaps: Discrepancy[] = [];
  private readonly figures = forEachLine(WAITING_SHEET_LINES, () => NOTHING);
  private readonly coinsOfLedger = forEachLine(WAITING_SHEET_LINES, () => 0);

  constructor(
    private readonly from: number,
    private readonly until: number,
  ) {}

  of(line: WaitingSheetLineName): Figure {
    return this.figures[line];
  }

  ledger(line: WaitingSheetLineName): number {
    return this.coinsOfLedger[line];
  }

  get holds(): boolean {
    const movedIn = WAITING_SHEET_LINES.slice(0, -1);
    const sum = (value: (line: WaitingSheetLineName) => number) => movedIn.reduce((all, line) => all + value(line), 0);
    const { count, coins, cents } = this.of('waiting');
    return (
      this.gaps.length === 0 &&
      sum((line) => this.of(line).count) === count &&
      sum((line) => this.of(line).coins) === coins &&
      sum((line) => this.of(line).cents) === cents &&
      sum((line) => this.ledger(line)) === this.ledger('waiting')
    );
  }

  /** Adds a withdrawal with its transfers. One that only the ledger has is a discrepancy. */
  add(id: Id, request: Request | undefined, held: readonly Held[]): void {
    const events = request ? eventsOf(request, held) : [];
    const booked = this.linesOf(events.map(({ line, at }) => ({ line, at, coins: request?.coins ?? 0 })));
    const ledger = this.linesOf(held);
    for (const line of WAITING_SHEET_LINES) {
      const [fromRequests, fromLedger] = [booked[line], ledger[line]];
      if (request) this.figures[line] = plus(this.figures[line], figureOf(fromRequests.count, request));
      this.coinsOfLedger[line] += fromLedger.coins;
      if (fromRequests.coins !== fromLedger.coins)
        this.gaps.push({ payout: id, line, coins: fromRequests.coins, ledger: fromLedger.coins });
    }
  }

  private linesOf(events: readonly Held[]): Record<WaitingSheetLineName, { count: number; coins: number }> {
    const lines = forEachLine(WAITING_SHEET_LINES, () => ({ count: 0, coins: 0 }));
    for (const { line, coins, at } of events) {
      if (at >= this.until) continue;
      const sign = line === 'asked' ? 1 : -1;
      for (const each of [at < this.from ? 'waited' : line, 'waiting'] as const) {
        lines[each].count += sign;
        lines[each].coins += sign * coins;
      }
    }
    return lines;
  }
}

/** Times of the row's events; for a transfer of the same unit of work the transfer's time. */
function eventsOf(
  { status, askedAt, decidedAt }: Request,
  held: readonly Held[],
): { line: WithdrawalEvent; at: number }[] {
  const reported: readonly (readonly [line: WithdrawalEvent, at: number])[] = [
    ['asked', askedAt],
    ...(status === 'pending' ? [] : [[status === 'accepted' ? 'approved' : status, decidedAt] as const]),
  ];
  return reported.map(([line, at]) => {
    const transfer = held.find((each) => each.line === line && Math.abs(each.at - at) < MAX_UNIT_OF_WORK_MS);
    return { line, at: transfer?.at ?? at };
  });
}
