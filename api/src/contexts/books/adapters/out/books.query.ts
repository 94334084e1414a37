import { Injectable } from '@nestjs/common';
import { type BookDay, type BookKey, type PageEnvelope } from '@kaaj/contract';
import { toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { BookKeys } from '../../application/book-keys';
import { Chain } from '../../application/chain';
import { type SignedEntry } from '../../domain/entry';

/** The chain and its public keys, for everyone. */
@Injectable()
export class BooksQuery {
  constructor(
    private readonly chain: Chain,
    private readonly bookKeys: BookKeys,
  ) {}

  /** Newest first. */
  async page(cursor: string | undefined, size: number): Promise<PageEnvelope<BookDay>> {
    const [before] = decodeCursor(cursor, [0] as const) ?? [];
    const { rows, next } = toPage(await this.chain.before(before, size + 1), size, ({ number }) => [number]);
    return { data: rows.map(wireDay), page: { next } };
  }

  /** At most `limit` entries after this number, oldest first. */
  async after(number: number, limit: number): Promise<readonly BookDay[]> {
    return (await this.chain.after(number, limit)).map(wireDay);
  }

  /** The current key is the last one. */
  async keys(): Promise<readonly BookKey[]> {
    const keys = await this.bookKeys.all();
    return keys.map(({ id, publicKey, madeAt }) => ({ id, publicKey, madeAt: new Date(madeAt).toISOString() }));
  }
}

const wireDay = ({ number, text, hash, signature }: SignedEntry): BookDay => ({ number, text, hash, signature });
