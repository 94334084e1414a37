import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { inserted, onConflict } from '../../../../platform/database/dialect';
import { joinSql, type Sql, sql } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { type Chain } from '../../application/chain';
import { type Block } from '../../domain/block';
import { type SignedEntry } from '../../domain/entry';

const SIGNED_ENTRY = sql`number, day, last, body AS text, hash, signature`;
const REPLACED = [sql`last`, sql`hash`, sql`marks`];
const BLOCK = sql`block, ${joinSql(REPLACED)}`;

/** Blocks were lost between their storage and the day's entry. */
class BlocksMissing extends Error {}

/** SQL without the ORM: reads pages along keys; a unique key guards each write. */
@Injectable()
export class SqlChain implements Chain {
  constructor(private readonly database: Database) {}

  async last(): Promise<SignedEntry | undefined> {
    return (await this.before(undefined, 1))[0];
  }

  after(number: number, limit: number): Promise<readonly SignedEntry[]> {
    return this.signedEntries(sql`number > ? ORDER BY number LIMIT ?`, [number, limit]);
  }

  before(number = Number.MAX_SAFE_INTEGER, limit: number): Promise<readonly SignedEntry[]> {
    return this.signedEntries(sql`number < ? ORDER BY number DESC LIMIT ?`, [number, limit]);
  }

  async dayOf(transferId: string): Promise<SignedEntry | undefined> {
    return (await this.signedEntries(sql`last >= ? ORDER BY last, number LIMIT 1`, [transferId]))[0];
  }

  async storeBlocks(number: number, blocks: readonly Block[]): Promise<void> {
    const rowPlaceholders = joinSql(blocks.map(() => sql`(?, ?, ?, ?, ?)`));
    const replaced = joinSql(REPLACED.map((column) => sql`${column} = ${inserted(this.database, column)}`));
    await this.database.execute(
      sql`INSERT INTO book_block (number, block, last, hash, marks) VALUES ${rowPlaceholders}
       ${onConflict(this.database, 'number', 'block')} ${replaced}`,
      blocks.flatMap(({ block, last, hash, marks }) => [number, block, last, hash, marks]),
    );
  }

  async append({ number, day, last, text, hash, signature }: SignedEntry, blocks: number): Promise<boolean> {
    this.database.needUnit();
    const appended = await insertIfAbsent(() =>
      this.database.execute(
        sql`INSERT INTO book_day (number, day, last, body, hash, signature) VALUES (?, ?, ?, ?, ?, ?)`,
        [number, day, last, text, hash, signature],
      ),
    );
    if (!appended) return false;
    await this.database.execute(sql`DELETE FROM book_block WHERE number = ? AND block >= ?`, [number, blocks]);
    const stored = await this.database.query(sql`SELECT block FROM book_block WHERE number = ?`, [number]);
    if (stored.length !== blocks) throw new BlocksMissing(`${stored.length} of ${blocks} blocks of day ${day}`);
    return true;
  }

  blocks(number: number, after: number, limit: number): Promise<readonly Block[]> {
    return this.database.query<Block>(
      sql`SELECT ${BLOCK} FROM book_block WHERE number = ? AND block > ? ORDER BY block LIMIT ?`,
      [number, after, limit],
    );
  }

  blockOf(number: number, transferId: string): Promise<Block | undefined> {
    return this.database.first<Block>(
      sql`SELECT ${BLOCK} FROM book_block WHERE number = ? AND last >= ? ORDER BY last LIMIT 1`,
      [number, transferId],
    );
  }

  blockHashes(number: number): Promise<readonly string[]> {
    return this.database.values<string>(sql`SELECT hash FROM book_block WHERE number = ? ORDER BY block`, [number]);
  }

  private signedEntries(where: Sql, parameters: readonly unknown[]): Promise<SignedEntry[]> {
    return this.database.query<SignedEntry>(sql`SELECT ${SIGNED_ENTRY} FROM book_day WHERE ${where}`, parameters);
  }
}
