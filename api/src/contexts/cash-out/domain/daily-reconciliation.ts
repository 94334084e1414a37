import {
  PAYMENT_SYSTEMS,
  type PaymentSystem,
  PAYOUT_SHEET_LINES,
  type PayoutSheetLineName,
  type WaitingSheetLineName,
} from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Moved, type Stage, STAGES, type Step, type PayoutTimestamps, stepsOf } from './payout-steps';

/** A number of payouts with their coins and cents; negative where they leave. */
export interface Figure {
  readonly count: number;
  readonly coins: number;
  readonly cents: number;
}

/** Lines with transfers of coins, which the ledger has as well. */
const OF_LEDGER = ['opening', 'accepted', 'confirmed', 'failed', 'closing'] as const;
type LedgerLine = (typeof OF_LEDGER)[number];
export const isOfLedger = (line: PayoutSheetLineName): line is LedgerLine =>
  (OF_LEDGER as readonly string[]).includes(line);

/** A difference in coins between a payout or withdrawal and the ledger, on one line. */
export interface Discrepancy {
  readonly payout: Id;
  readonly line: LedgerLine | WaitingSheetLineName;
  readonly coins: number;
  readonly ledger: number;
}

/** One payout that was sent, arrived or failed on that day. */
export interface Payment {
  readonly payout: PayoutTimestamps;
  readonly line: Step['line'];
  readonly at: number;
}

export const NOTHING: Figure = { count: 0, coins: 0, cents: 0 };

export const plus = (one: Figure, other: Figure): Figure => ({
  count: one.count + other.count,
  coins: one.coins + other.coins,
  cents: one.cents + other.cents,
});

/** `count` payouts of this amount. */
export const figureOf = (count: number, { coins, cents }: Pick<Figure, 'coins' | 'cents'>): Figure => ({
  count,
  coins: count * coins,
  cents: count * cents,
});

export const forEachLine = <Line extends string, Value>(lines: readonly Line[], value: () => Value) =>
  Object.fromEntries(lines.map((line) => [line, value()])) as Record<Line, Value>;

/** Figures of one payment system, or of all: per line and stage, and the coins according to the ledger. */
export class ReconciliationColumn {
  private readonly figures = forEachLine(PAYOUT_SHEET_LINES, () => new Map<Stage, Figure>());
  private readonly coinsOfLedger = forEachLine(PAYOUT_SHEET_LINES, () => 0);

  of(line: PayoutSheetLineName, stage: Stage): Figure {
    return this.figures[line].get(stage) ?? NOTHING;
  }

  together(line: PayoutSheetLineName): Figure {
    return STAGES.map((stage) => this.of(line, stage)).reduce(plus);
  }

  ledger(line: PayoutSheetLineName): number {
    return this.coinsOfLedger[line];
  }

  get isEmpty(): boolean {
    return PAYOUT_SHEET_LINES.every(
      (line) => this.ledger(line) === 0 && STAGES.every((stage) => this.of(line, stage).count === 0),
    );
  }

  /** Whether opening plus changes equals closing, in every stage, in payouts, coins and cents, and in the ledger. */
  get columnsBalance(): boolean {
    const movedIn = PAYOUT_SHEET_LINES.slice(0, -1);
    const stages = STAGES.every((stage) => {
      const sum = movedIn.map((line) => this.of(line, stage)).reduce(plus);
      const closing = this.of('closing', stage);
      return sum.count === closing.count && sum.coins === closing.coins && sum.cents === closing.cents;
    });
    return stages && movedIn.reduce((sum, line) => sum + this.ledger(line), 0) === this.ledger('closing');
  }

  add(line: PayoutSheetLineName, stage: Stage | undefined, figure: Figure): void {
    if (stage) this.figures[line].set(stage, plus(this.of(line, stage), figure));
  }

  addToLedger(line: LedgerLine, coins: number): void {
    this.coinsOfLedger[line] += coins;
  }
}

/** Sums the changes of payouts in a period and compares each payout with the ledger. */
export class DailyReconciliation {
  readonly total = new ReconciliationColumn();
  readonly gaps: Discrepancy[] = [];
  readonly payments: Payment[] = [];
  private readonly rails = new Map<PaymentSystem, ReconciliationColumn>();

  constructor(
    private readonly from: number,
    private readonly until: number,
  ) {}

  /** Payment systems with any figures, in a fixed order. */
  get byRail(): readonly { readonly rail: PaymentSystem; readonly columns: ReconciliationColumn }[] {
    return PAYMENT_SYSTEMS.flatMap((rail) => {
      const columns = this.rails.get(rail);
      return columns && !columns.isEmpty ? [{ rail, columns }] : [];
    });
  }

  get holds(): boolean {
    return this.gaps.length === 0 && [this.total, ...this.rails.values()].every((columns) => columns.columnsBalance);
  }

  /** Adds a payout with its transfers. One that only the ledger has counts in the total, as a discrepancy. */
  add(id: Id, payout: PayoutTimestamps | undefined, moved: readonly Moved[]): void {
    const booked = payout ? this.addSteps(payout, stepsOf(payout, moved)) : new Map<LedgerLine, number>();
    const columns = payout ? [this.total, this.columnsOf(payout.paymentSystem)] : [this.total];
    for (const [line, ledger] of this.ofLedger(moved)) {
      for (const each of columns) each.addToLedger(line, ledger);
      const coins = booked.get(line) ?? 0;
      if (coins !== ledger) this.gaps.push({ payout: id, line, coins, ledger });
    }
  }

  private columnsOf(rail: PaymentSystem): ReconciliationColumn {
    const columns = this.rails.get(rail) ?? new ReconciliationColumn();
    this.rails.set(rail, columns);
    return columns;
  }

  /** Returns the coins added to each line that the ledger has as well. */
  private addSteps(payout: PayoutTimestamps, steps: readonly Step[]): ReadonlyMap<LedgerLine, number> {
    const booked = new Map<LedgerLine, number>();
    const add = (line: PayoutSheetLineName, stage: Stage | undefined, sign: 1 | -1) => {
      if (!stage) return;
      const figure = figureOf(sign, payout);
      for (const columns of [this.total, this.columnsOf(payout.paymentSystem)]) columns.add(line, stage, figure);
      if (isOfLedger(line)) booked.set(line, (booked.get(line) ?? 0) + figure.coins);
    };
    add('opening', stageAt(steps, this.from), 1);
    for (const { line, from, to, at } of steps) {
      if (at < this.from || at >= this.until) continue;
      add(line, from, -1);
      add(line, to, 1);
      if (line !== 'accepted' && line !== 'taken') this.payments.push({ payout, line, at });
    }
    add('closing', stageAt(steps, this.until), 1);
    return booked;
  }

  private ofLedger(moved: readonly Moved[]): ReadonlyMap<LedgerLine, number> {
    const coins = new Map<LedgerLine, number>(OF_LEDGER.map((line) => [line, 0]));
    const add = (line: LedgerLine, amount: number) => coins.set(line, (coins.get(line) ?? 0) + amount);
    for (const { line, coins: amount, at } of moved) {
      const signed = line === 'accepted' ? amount : -amount;
      if (at >= this.until) continue;
      add(at < this.from ? 'opening' : line, signed);
      add('closing', signed);
    }
    return coins;
  }
}

/** State of a payout just before a moment; undefined where it did not exist yet, or had ended. */
function stageAt(steps: readonly Step[], moment: number): Stage | undefined {
  return steps.findLast(({ at }) => at < moment)?.to;
}
