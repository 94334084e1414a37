import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Payout } from '../domain/payout';
import { type DecidedWithdrawal, type Withdrawal } from '../domain/withdrawal';

interface DecisionDetails {
  /** Of an accepted withdrawal. */
  readonly payout?: Payout | undefined;
  /** Of a rejection. */
  readonly reason?: string;
}

/** Stores withdrawals, with encrypted account numbers. */
export abstract class Withdrawals {
  abstract add(withdrawal: Withdrawal, accountNumber: string): void;

  abstract countPending(workerId: Id): Promise<number>;

  abstract find(id: Id): Promise<Withdrawal | undefined>;

  /** The full account number in plain text; undefined where there is no such withdrawal. */
  abstract accountNumberOf(id: Id): Promise<string | undefined>;

  /**
   * Stores a decision, and the payout of an accepted withdrawal. False when there is one already, which is then
   * committed and can be read.
   */
  abstract saveDecision(decided: DecidedWithdrawal, details?: DecisionDetails): Promise<boolean>;

  abstract pendingOf(workerId: Id, limit: number): Promise<readonly Withdrawal[]>;

  /** Time of the first withdrawal that was paid to the account; undefined for none. Unpaid withdrawals do not count. */
  abstract paidSince(workerId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<number | undefined>;
}
