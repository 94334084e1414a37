import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { placeholders, sql } from '../../../../platform/database/sql';
import { ChangedSinceRead, isCheckViolation } from '../../../../platform/database/storage-errors';
import { type Lien, type Liens } from '../../application/liens';
import { PendingTransfers } from './pending-transfers';

/** SQL without the ORM: shares round trips with the ledger's statements. */
@Injectable()
export class SqlLiens implements Liens {
  constructor(
    private readonly database: Database,
    private readonly pending: PendingTransfers,
  ) {}

  async add({ id, personId, owed }: Lien): Promise<void> {
    await insertRows(this.database, 'lien', [{ id, personId, coins: owed, owed }]);
    this.pending.debtors().add(personId);
  }

  owedBy(personId: Id): Promise<number> {
    const statement = sql`SELECT SUM(owed) AS owed FROM lien WHERE person_id = ?`;
    return this.database.number(statement, [personId]);
  }

  openOf(personIds: readonly Id[]): Promise<readonly Lien[]> {
    return this.database.query<Lien>(
      sql`SELECT id, person_id AS personId, owed FROM lien WHERE person_id IN (${placeholders(personIds)}) AND owed > 0 ORDER BY person_id, id`,
      personIds,
    );
  }

  /** An open lien violates the table's CHECK here, which makes the unit of work retry. */
  assertNoneOpen(personIds: readonly Id[]): void {
    this.database.enqueueWrite(
      sql`UPDATE lien SET owed = -1 WHERE person_id IN (${placeholders(personIds)}) AND owed > 0`,
      personIds,
      { mapError: (error) => (isCheckViolation(error) ? new ChangedSinceRead() : error) },
    );
  }

  pay(id: Id, coins: number): void {
    this.database.enqueueWrite(sql`UPDATE lien SET owed = owed - ? WHERE id = ?`, [coins, id]);
  }
}
