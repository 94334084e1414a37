import { type BookDay, type BookedMoney, parseJson } from '@kaaj/contract';

/** A closed day, as it was signed; docs/proof defines each field. */
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

/** Undefined for a text that Kaaj has not signed: its hash and its signature differ. */
export function entryOf({ text }: BookDay): Entry | undefined {
  const entry = parseJson<Partial<Entry> | null>(text);
  return entry?.day && entry.sums && entry.solvency ? (entry as Entry) : undefined;
}
