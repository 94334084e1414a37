import { type RiskRow, type RiskSignalCode } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Facts } from '../domain/signals';

/** A withdrawal to look at. */
export interface Asked {
  readonly id: Id;
  readonly workerId: Id;
}

/** What the other contexts keep, added up for withdrawals. */
export abstract class RiskFacts {
  /** Of each withdrawal that there is; one query, however many are asked for. Purchases are refundable for so many days. */
  abstract of(asked: readonly Asked[], refundableDays: number): Promise<ReadonlyMap<Id, Facts>>;

  /** The first few rows behind a signal, latest first. */
  abstract behind(code: RiskSignalCode, asked: Asked, refundableDays: number): Promise<readonly RiskRow[]>;
}
