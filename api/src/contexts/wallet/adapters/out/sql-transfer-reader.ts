import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { joinSql, placeholders, sql } from '../../../../platform/database/sql';
import { type RecordedTransfer, type TransferReader } from '../../application/transfer-reader';
import { type Account, availableOf, heldOf } from '../../domain/account';
import { type TransferKind } from '../../domain/postings';

const FIELDS = sql`id, from_account AS \`from\`, to_account AS \`to\`, amount, kind, reference, at`;

/** SQL without the ORM: reads a table of millions of rows along its primary key. */
@Injectable()
export class SqlTransferReader implements TransferReader {
  constructor(private readonly database: Database) {}

  page(after: Id, limit: number, upTo?: Id): Promise<readonly RecordedTransfer[]> {
    return this.database.query<RecordedTransfer>(
      sql`SELECT ${FIELDS} FROM transfer WHERE id > ?${upTo === undefined ? sql`` : sql` AND id <= ?`} ORDER BY id LIMIT ?`,
      [after, ...(upTo === undefined ? [] : [upTo]), limit],
    );
  }

  of(kinds: readonly TransferKind[], references: readonly string[]): Promise<readonly RecordedTransfer[]> {
    return this.database.query<RecordedTransfer>(
      sql`SELECT ${FIELDS} FROM transfer WHERE kind IN (${placeholders(kinds)}) AND reference IN (${placeholders(references)}) ORDER BY id`,
      [...kinds, ...references],
    );
  }

  async between(first: Account, last: Account): Promise<readonly RecordedTransfer[]> {
    const sides = [sql`from_account`, sql`to_account`].map(
      (side) => sql`SELECT ${FIELDS} FROM transfer WHERE ${side} >= ? AND ${side} <= ?`,
    );
    return this.database.query<RecordedTransfer>(joinSql(sides, sql` UNION `), [first, last, first, last]);
  }

  async ofPerson(transferId: Id, personId: Id): Promise<RecordedTransfer | undefined> {
    const own: readonly string[] = [availableOf(personId), heldOf(personId)];
    const movement = await this.database.first<RecordedTransfer>(sql`SELECT ${FIELDS} FROM transfer WHERE id = ?`, [
      transferId,
    ]);
    return movement && (own.includes(movement.from) || own.includes(movement.to)) ? movement : undefined;
  }
}
