import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type DecidedWithdrawal, type Withdrawal } from '../domain/withdrawal';

export interface Asked {
  readonly id: Id;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

/** Keeps withdrawals, and where their money goes to, encrypted at rest. */
export abstract class Withdrawals {
  /** Where its worker would have more than `most` pending ones with it, the unit of work ends with TooManyPending. */
  abstract add(withdrawal: Withdrawal, accountNumber: string, most: number): void;

  abstract find(id: Id): Promise<Withdrawal | undefined>;

  /** The whole account number, in the clear; undefined when there is no such withdrawal. */
  abstract accountNumberOf(id: Id): Promise<string | undefined>;

  /** Writes a decision down; false when there was one already, which is then committed and can be read. */
  abstract saveDecision(decided: DecidedWithdrawal): Promise<boolean>;

  /** At most `limit` pending ones of a worker. */
  abstract pendingOf(workerId: Id, limit: number): Promise<readonly Withdrawal[]>;

  /** What a worker asked to be paid to an account and was accepted, the first in front, at most 100. */
  abstract acceptedTo(workerId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<readonly Asked[]>;
}
