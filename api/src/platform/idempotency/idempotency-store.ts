import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { type Id } from '../../kernel/ids';
import { sha256Hex } from '../../kernel/secrets';
import { Database } from '../database/database';
import { sql } from '../database/sql';
import { isDuplicateKey } from '../database/storage-errors';
import { redactPerson } from './redact-person';
import { type PersonIdentifiers, type StoredResponseEraser } from './stored-response-eraser';

export interface RequestKey {
  /** Hash of the person and their Idempotency-Key, so that keys of different people cannot collide. */
  readonly id: string;
  /** The caller; empty for a visitor. */
  readonly personId: Id;
  /** Hash of the request. */
  readonly fingerprint: string;
}

/** The key of one part of a request whose parts are executed separately. */
export function keyOfPart({ id, personId }: RequestKey, index: number, part: object): RequestKey {
  return { id: sha256Hex(`${id} ${index}`), personId, fingerprint: sha256Hex(JSON.stringify(part)) };
}

interface StoredResponse {
  readonly fingerprint: string;
  /** JSON */
  readonly answer: string;
}

/** A committed unit of work has stored a response for this key. */
export class DuplicateIdempotencyKey extends Error {}

/**
 * Stores idempotency keys with their responses. SQL without the ORM: runs with every accept and withdrawal that has a
 * key.
 */
@Injectable()
export class IdempotencyStore implements StoredResponseEraser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the key with the JSON response in the current unit of work. Waits for a concurrent request with the same
   * key, and fails with DuplicateIdempotencyKey where that one committed.
   */
  store({ id, personId, fingerprint }: RequestKey, answer: string): void {
    this.database.enqueueWrite(
      sql`INSERT INTO answered_request (id, person_id, fingerprint, answer, claimed_at) VALUES (?, ?, ?, ?, ?)`,
      [id, personId, fingerprint, answer, this.clock.now()],
      { mapError: (error) => (isDuplicateKey(error) ? new DuplicateIdempotencyKey() : error) },
    );
  }

  find(id: string): Promise<StoredResponse | undefined> {
    const statement = sql`SELECT fingerprint, answer FROM answered_request WHERE id = ?`;
    return this.database.first<StoredResponse>(statement, [id]);
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
