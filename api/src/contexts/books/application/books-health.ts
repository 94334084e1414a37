/** What the last walk along the chain found. */
export interface BooksFound {
  /** The last closed day, YYYY-MM-DD; empty before the first. */
  readonly lastDay: string;
  readonly days: number;
  readonly faults: number;
  /** The first few, in words. */
  readonly named: readonly string[];
}

/** Whether the chain holds, as the server itself looks again and again. */
export abstract class BooksHealth {
  /** Undefined before the first walk. */
  abstract last(): Promise<BooksFound | undefined>;
}
