import { centsOfCoins } from '@kaaj/contract';
import { OWED_KINDS } from '../../../kernel/owed-kinds';
import { sha256 } from '../../../kernel/sha256';

/** Coins by kind of account. */
export type Sums = Readonly<Record<string, number>>;

/** A closed day, as it was signed. The text of it is what is hashed; docs/proof explains each field to outsiders. */
export interface Entry {
  readonly number: number;
  /** Calendar day of the owner's time zone, YYYY-MM-DD. */
  readonly day: string;
  /** The first moment after the day, in milliseconds since the epoch. */
  readonly until: number;
  readonly count: number;
  /** The id of the last transfer up to here; empty while there was none. */
  readonly last: string;
  /** Root of the day's tree, in hex. */
  readonly root: string;
  /** Hash of the entry before, in hex; zeros for the first. */
  readonly previous: string;
  /** What all transfers up to here come to. */
  readonly sums: Sums;
  /** Cents, up to here. */
  readonly solvency: {
    readonly received: number;
    readonly paidOut: number;
    readonly redeemable: number;
    /** What payers got back or dispute; days that were closed before this was counted do not say. */
    readonly returned?: number;
  };
  readonly coinsPerDollar: number;
  /** Fingerprint of the key that signed it. */
  readonly key: string;
}

/** An entry in the chain, with what holds it there. */
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

/** Undefined for a text that is none of ours. */
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

/** Sums that are written to while a day is added up. */
export class RunningSums {
  private readonly coins: Map<string, number>;

  constructor(before: Sums) {
    this.coins = new Map(Object.entries(before));
  }

  add({ from, to, amount }: Moved): void {
    this.change(from, -amount);
    this.change(to, amount);
  }

  /** In the order of their names, so that they have one spelling. */
  get sums(): Sums {
    return Object.fromEntries([...this.coins].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private change(account: string, coins: number): void {
    const colon = account.indexOf(':');
    const kind = colon < 0 ? account : account.slice(0, colon);
    this.coins.set(kind, (this.coins.get(kind) ?? 0) + coins);
  }
}

/** Cents that everything people and tasks have is worth. */
export function redeemableIn(sums: Sums, coinsPerDollar: number): number {
  return centsOfCoins(
    OWED_KINDS.reduce((coins, kind) => coins + (sums[kind] ?? 0), 0),
    coinsPerDollar,
  );
}
