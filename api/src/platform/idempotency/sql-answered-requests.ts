import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { type ExpiringKeyStore } from './purge-idempotency-keys';
import { type PersonIdentifiers, type StoredResponseEraser } from './stored-response-eraser';
import { Database } from '../database/database';
import { isDuplicateKey } from '../database/storage-errors';
import {
  type StoredResponse,
  DuplicateIdempotencyKey,
  type IdempotencyStore,
  type RequestKey,
} from './idempotency-store';
import { redactPerson } from './redact-person';
import { placeholders } from '../database/placeholders';
import { sql } from '../database/sql';

/** SQL without the ORM: runs with every accept and withdrawal that has a key. */
@Injectable()
export class SqlAnsweredRequests implements IdempotencyStore, ExpiringKeyStore, StoredResponseEraser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  store({ id, personId, fingerprint }: RequestKey, answer: string): void {
    this.database.enqueueWrite(
      sql`INSERT INTO answered_request (id, person_id, fingerprint, answer, claimed_at) VALUES (?, ?, ?, ?, ?)`,
      [id, personId, fingerprint, answer, this.clock.now()],
      { mapError: (error) => (isDuplicateKey(error) ? new DuplicateIdempotencyKey() : error) },
    );
  }

  async find(id: string): Promise<StoredResponse | undefined> {
    const statement = sql`SELECT fingerprint, answer FROM answered_request WHERE id = ?`;
    return (await this.database.query<StoredResponse>(statement, [id]))[0];
  }

  async deleteOlderThan(time: number, limit: number): Promise<number> {
    const rows = await this.database.query<{ id: string }>(
      sql`SELECT id FROM answered_request WHERE claimed_at < ? ORDER BY claimed_at LIMIT ?`,
      [time, limit],
    );
    if (rows.length === 0) return 0;
    await this.database.execute(
      sql`DELETE FROM answered_request WHERE id IN (${placeholders(rows)})`,
      rows.map(({ id }) => id),
    );
    return rows.length;
  }

  async erasePerson(person: PersonIdentifiers): Promise<void> {
    await this.database.execute(sql`DELETE FROM answered_request WHERE person_id = ?`, [person.id]);
    // Scans a day of responses for each removal, so that the money calls need not record whom a response names.
    const naming = await this.database.query<{ id: string; answer: string }>(
      sql`SELECT id, answer FROM answered_request WHERE INSTR(answer, ?) > 0 OR INSTR(answer, ?) > 0`,
      [JSON.stringify(person.email), JSON.stringify(person.id)],
    );
    for (const { id, answer } of naming) {
      const rest = JSON.stringify(redactPerson(JSON.parse(answer), person));
      this.database.enqueueWrite(sql`UPDATE answered_request SET answer = ? WHERE id = ?`, [rest, id]);
    }
  }
}
