import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertMissing } from '../../../../platform/database/dialect';
import { placeholders, sql } from '../../../../platform/database/sql';
import { type ProofPictures } from '../../application/proof-pictures';

/** SQL without the ORM: one statement inserts rows that may exist. */
@Injectable()
export class SqlProofs implements ProofPictures {
  constructor(private readonly database: Database) {}

  async add(name: string, ownerId: Id): Promise<void> {
    const statement = sql`${insertMissing(this.database)} proof_picture (name, owner_id) VALUES (?, ?)`;
    await this.database.execute(statement, [name, ownerId]);
  }

  async owned(ownerId: Id, names: readonly string[]): Promise<number> {
    const statement = sql`SELECT name FROM proof_picture WHERE owner_id = ? AND name IN (${placeholders(names)})`;
    return (await this.database.query(statement, [ownerId, ...names])).length;
  }

  async show(names: readonly string[], personId: Id): Promise<void> {
    // Sorted, so that concurrent transactions cannot deadlock.
    const rows = [...names].sort().flatMap((name) => [name, personId]);
    const statement = sql`${insertMissing(this.database)} proof_viewer (name, person_id) VALUES ${placeholders(names, sql`(?, ?)`)}`;
    this.database.enqueueWrite(statement, rows);
  }

  sees(personId: Id, name: string): Promise<boolean> {
    return this.database.exists(
      sql`SELECT name FROM proof_picture WHERE name = ? AND owner_id = ?
       UNION ALL SELECT name FROM proof_viewer WHERE name = ? AND person_id = ?`,
      [name, personId, name, personId],
    );
  }

  of(ownerId: Id, limit: number): Promise<readonly string[]> {
    const statement = sql`SELECT name FROM proof_picture WHERE owner_id = ? ORDER BY name LIMIT ?`;
    return this.database.values<string>(statement, [ownerId, limit]);
  }

  async remove(names: readonly string[]): Promise<void> {
    await this.database.execute(sql`DELETE FROM proof_viewer WHERE name IN (${placeholders(names)})`, names);
    await this.database.execute(sql`DELETE FROM proof_picture WHERE name IN (${placeholders(names)})`, names);
  }
}
