import { type BookDay, type BookKey } from '@kaaj/contract';

export interface BooksPage {
  readonly data: readonly BookDay[];
  /** Cursor of the following, older page; null at the end. */
  readonly page: { readonly next: string | null };
}

/** The chain and its keys, for everybody. */
export abstract class ReadBooks {
  /** Newest first. */
  abstract page(cursor: string | undefined, size: number): Promise<BooksPage>;

  /** At most `limit` that follow a number, oldest first. */
  abstract after(number: number, limit: number): Promise<readonly BookDay[]>;

  /** The present key last. */
  abstract keys(): Promise<readonly BookKey[]>;
}
