import { Injectable } from '@nestjs/common';
import { type BookDay, type BookKey } from '@kaaj/contract';
import { pageOf, placeOf } from '../../../../platform/paging/cursor';
import { BookKeys } from '../../application/book-keys';
import { type BooksPage, ReadBooks } from '../../application/read-books';
import { Chain } from '../../application/chain';
import { type Link } from '../../domain/entry';

@Injectable()
export class BooksQuery extends ReadBooks {
  constructor(
    private readonly chain: Chain,
    private readonly bookKeys: BookKeys,
  ) {
    super();
  }

  async page(cursor: string | undefined, size: number): Promise<BooksPage> {
    const [before] = placeOf(cursor, [0] as const) ?? [];
    const { rows, next } = pageOf(await this.chain.before(before, size + 1), size, ({ number }) => [number]);
    return { data: rows.map(shown), page: { next } };
  }

  async after(number: number, limit: number): Promise<readonly BookDay[]> {
    return (await this.chain.after(number, limit)).map(shown);
  }

  async keys(): Promise<readonly BookKey[]> {
    const keys = await this.bookKeys.all();
    return keys.map(({ id, publicKey, madeAt }) => ({ id, publicKey, madeAt: new Date(madeAt).toISOString() }));
  }
}

const shown = ({ number, text, hash, signature }: Link): BookDay => ({ number, text, hash, signature });
