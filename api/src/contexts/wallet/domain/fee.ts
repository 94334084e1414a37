import { type Id } from '../../../kernel/ids';

/** The fee on so many coins of pay. It is rounded down once over all of a task or batch, and never for a single place. */
export function feeOf(coins: number, percent: number): number {
  return Math.floor((coins * percent) / 100);
}

/** Coins of pay that a fee is on: those that are set aside, and those that were paid. */
export interface FeeBase {
  readonly live: number;
  readonly paid: number;
  readonly percent: number;
}

/** The fee that is set aside and paid, together. */
export const totalFee = ({ live, paid, percent }: FeeBase): number => feeOf(live + paid, percent);

/** The part of it that is set aside. */
export const heldFee = (base: FeeBase): number => totalFee(base) - feeOf(base.paid, base.percent);

/** What an event does to the pay that a fee is on; `of` is the id of a task, or of a batch. */
export type FeeEffect =
  | { readonly change: 'opened' | 'added' | 'released' | 'paid'; readonly of: Id }
  /** A task shares the fee of its batch. */
  | { readonly change: 'joined'; readonly of: Id; readonly batch: Id };
