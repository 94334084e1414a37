import { type BookDay } from '@kaaj/contract';

/** A closed day, as it was signed; docs/proof says what each field means. */
export interface Entry {
  readonly number: number;
  readonly day: string;
  readonly count: number;
  /** The id of the last transfer up to here. */
  readonly last: string;
  readonly root: string;
  readonly previous: string;
  /** Coins by kind of account. */
  readonly sums: Readonly<Record<string, number>>;
  /** Cents. */
  readonly solvency: { readonly received: number; readonly paidOut: number; readonly redeemable: number };
  readonly key: string;
}

export const entryOf = ({ text }: BookDay): Entry => JSON.parse(text) as Entry;
