import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Payout } from '../domain/payout';
import { type DecidedWithdrawal, type Withdrawal } from '../domain/withdrawal';

/** Keeps withdrawals, and where their money goes to, encrypted at rest. */
export abstract class Withdrawals {
  abstract add(withdrawal: Withdrawal, accountNumber: string): void;

  /** How many of a worker's wait for a decision. */
  abstract countPending(workerId: Id): Promise<number>;

  abstract find(id: Id): Promise<Withdrawal | undefined>;

  /** The whole account number, in the clear; undefined when there is no such withdrawal. */
  abstract accountNumberOf(id: Id): Promise<string | undefined>;

  /** Writes a decision down, with the payout of one that is accepted; false when there was one already, which is then committed and can be read. */
  abstract saveDecision(decided: DecidedWithdrawal, payout?: Payout): Promise<boolean>;

  /** At most `limit` pending ones of a worker. */
  abstract pendingOf(workerId: Id, limit: number): Promise<readonly Withdrawal[]>;

  /** When the first request was made whose money left for an account; undefined for none. A request alone makes no account known. */
  abstract paidSince(workerId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<number | undefined>;
}
