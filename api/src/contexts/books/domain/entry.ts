import { centsOfCoins } from '@kaaj/contract';
import { OWED_KINDS } from '../../../kernel/owed-kinds';
import { sha256 } from '../../../kernel/sha256';

/** Coins by kind of account. */
export type Sums = Readonly<Record<string, number>>;

/** A closed day. Its text is hashed and signed; docs/proof specifies each field. */
export interface Entry {
  readonly number: number;
  /** Calendar day of the owner's time zone, YYYY-MM-DD. */
  readonly day: string;
  /** End of the day (exclusive), in milliseconds since the epoch. */
  readonly until: number;
  readonly count: number;
  /** The id of the last transfer up to this day; empty before the first. */
  readonly last: string;
  /** Root of the day's tree, in hex. */
  readonly root: string;
  /** Hash of the previous entry, in hex; zeros for the first. */
  readonly previous: string;
  /** Coins by kind of account after all transfers up to this day. */
  readonly sums: Sums;
  /** Totals in cents up to this day. */
  readonly solvency: {
    readonly received: number;
    readonly paidOut: number;
    readonly redeemable: number;
    /** Refunded or charged-back money; missing in entries from before it was recorded. */
    readonly returned?: number;
  };
  readonly coinsPerDollar: number;
  /** Fingerprint of the signing key. */
  readonly key: string;
}

export interface SignedEntry {
  readonly number: number;
  readonly day: string;
  readonly last: string;
  readonly text: string;
  /** SHA-256 of the text, in hex. */
  readonly hash: string;
  /** Ed25519 of the text, in base64. */
  readonly signature: string;
}

export const GENESIS_HASH = '0'.repeat(64);

export const textOf = (entry: Entry): string => JSON.stringify(entry);

export const hashOfText = (text: string): string => sha256(Buffer.from(text)).toString('hex');

/** Undefined for a text in another format. */
export function entryIn({ text }: Pick<SignedEntry, 'text'>): Entry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<Entry> | null;
    return entry && typeof entry.number === 'number' && entry.sums && entry.solvency ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Mutable sums for closing a day. */
export class RunningSums {
  private readonly coins: Map<string, number>;

  constructor(before: Sums) {
    this.coins = new Map(Object.entries(before));
  }

  add({ from, to, amount }: Moved): void {
    this.change(from, -amount);
    this.change(to, amount);
  }

  /** Sorted by name, so that the text is canonical. */
  get sums(): Sums {
    return Object.fromEntries([...this.coins].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private change(account: string, coins: number): void {
    const colon = account.indexOf(':');
    const kind = colon < 0 ? account : account.slice(0, colon);
    this.coins.set(kind, (this.coins.get(kind) ?? 0) + coins);
  }
}

/** Value in cents of all coins of people and tasks. */
export function redeemableIn(sums: Sums, coinsPerDollar: number): number {
  return centsOfCoins(
    OWED_KINDS.reduce((coins, kind) => coins + (sums[kind] ?? 0), 0),
    coinsPerDollar,
  );
}
