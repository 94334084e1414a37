import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type ReportableStatus } from '../domain/transitions';
import { type Batch, type Payout } from '../domain/payout';

export interface PayoutResult {
  readonly reported: ReportableStatus;
  /** Null: the stored one is unchanged. */
  readonly reference: string | null;
  readonly reason: string | null;
  readonly at: number;
}

export interface ClaimCriteria {
  readonly rail: PaymentSystem;
  readonly now: number;
  readonly limit: number;
  readonly except: Id;
}

/** Another payout of the same payment system has this reference. */
export class ReferenceUsed extends Error {}

/** Payouts of accepted withdrawals. Inside the caller's unit of work. */
export abstract class Payouts {
  abstract find(ids: readonly Id[]): Promise<ReadonlyMap<Id, Payout>>;

  /**
   * At most `limit` payouts of a payment system that may be paid and are not taken, by due time; none of the person
   * `except`.
   */
  abstract findClaimable(wanted: ClaimCriteria): Promise<readonly Id[]>;

  /** Takes those that are not taken yet; returns how many. */
  abstract take(batch: Batch, ids: readonly Id[]): Promise<number>;

  abstract batch(id: Id): Promise<Batch | undefined>;

  /** Payouts of a batch, with account numbers in plain text. */
  abstract ofBatch(id: Id): Promise<readonly { readonly payout: Payout; readonly accountNumber: string }[]>;

  /** False, without changes, where the transition is not allowed any more. Throws ReferenceUsed. */
  abstract saveOutcome(id: Id, outcome: PayoutResult): Promise<boolean>;

  /** Payouts of a payment system by reference, of those that have one of these references. */
  abstract referred(rail: PaymentSystem, references: readonly string[]): Promise<ReadonlyMap<string, Id>>;
}
