import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type ReportableStatus } from '../domain/transitions';
import { type Batch, type Payout } from '../domain/payout';

export interface PayoutResult {
  readonly told: ReportableStatus;
  /** Null: what is known stays. */
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

/** The reference is another payout's of the same rail. */
export class ReferenceUsed extends Error {}

/** The payouts of accepted withdrawals. Inside the caller's unit of work. */
export abstract class Payouts {
  abstract find(ids: readonly Id[]): Promise<ReadonlyMap<Id, Payout>>;

  /** At most `limit` of a rail that may leave and nobody took, those that are due first in front; none of `except`, a person. */
  abstract findClaimable(wanted: ClaimCriteria): Promise<readonly Id[]>;

  /** Takes those of them that nobody else took; tells how many. */
  abstract take(batch: Batch, ids: readonly Id[]): Promise<number>;

  abstract batch(id: Id): Promise<Batch | undefined>;

  /** What was taken with a batch, with the account numbers in the clear. */
  abstract ofBatch(id: Id): Promise<readonly { readonly payout: Payout; readonly accountNumber: string }[]>;

  /** False, and nothing is changed, where it may not come to that any more. Throws ReferenceUsed. */
  abstract saveOutcome(id: Id, outcome: PayoutResult): Promise<boolean>;

  /** Which payouts of a rail have one of these references, by reference. */
  abstract referred(rail: PaymentSystem, references: readonly string[]): Promise<ReadonlyMap<string, Id>>;
}
