import { type BookDay, type BookedMoney } from '@kaaj/contract';

/** A closed day, as it was signed; docs/proof says what each field means. */
export interface Entry extends BookedMoney {
  readonly number: number;
  readonly day: string;
  readonly count: number;
  /** The id of the last transfer up to here. */
  readonly last: string;
  readonly root: string;
  readonly previous: string;
  readonly key: string;
}

export const entryOf = ({ text }: BookDay): Entry => JSON.parse(text) as Entry;
