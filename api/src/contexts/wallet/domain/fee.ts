import { type Id } from '../../../kernel/ids';

/** The fee on an amount of pay, rounded down once over a whole task or batch, never per slot. */
export function feeOf(coins: number, percent: number): number {
  return Math.floor((coins * percent) / 100);
}

/** The pay that a fee is charged on: `live` is in escrow, `paid` was paid to workers. */
export interface FeeBase {
  readonly live: number;
  readonly paid: number;
  readonly percent: number;
}

/** Reserved and paid fee together. */
export const totalFee = ({ live, paid, percent }: FeeBase): number => feeOf(live + paid, percent);

/** The part of the fee that is still reserved. */
export const heldFee = (base: FeeBase): number => totalFee(base) - feeOf(base.paid, base.percent);

/** The effect of an event on the pay that a fee is charged on; `of` is the id of a task or a batch. */
export type FeeEffect =
  | { readonly change: 'opened' | 'added' | 'released' | 'paid'; readonly of: Id }
  /** A task shares the fee of its batch. */
  | { readonly change: 'joined'; readonly of: Id; readonly batch: Id };
