import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { type Keys } from '../../kernel/forget-keys';
import { type Id } from '../../kernel/ids';
import { type Named, StoredAnswers } from '../../kernel/stored-answers';
import { Database } from '../database/database';
import { isDuplicateKey } from '../database/storage-errors';
import { withoutPerson } from './without-person';

/** A request with this key was answered already, by a unit of work that is committed. */
export class AnsweredBefore extends Error {}

/** A request as it is kept under its key. */
export interface Claim {
  readonly key: string;
  /** Who asks; empty for a visitor. */
  readonly personId: Id;
  readonly fingerprint: string;
}

export interface Answered {
  readonly fingerprint: string;
  /** JSON */
  readonly answer: string;
}

/** Keeps the keys of requests with what was answered. */
@Injectable()
export class AnsweredRequests extends StoredAnswers implements Keys {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Claims a key inside the running unit of work. A copy at the same moment waits here until the first one ends. Throws
   * AnsweredBefore.
   */
  async claim({ key, personId, fingerprint }: Claim): Promise<void> {
    try {
      await this.database.execute(
        `INSERT INTO answered_request (id, person_id, fingerprint, answer, claimed_at) VALUES (?, ?, ?, '', ?)`,
        [key, personId, fingerprint, this.clock.now()],
      );
    } catch (error) {
      if (isDuplicateKey(error)) throw new AnsweredBefore();
      throw error;
    }
  }

  async keep(key: string, answer: string): Promise<void> {
    await this.database.execute('UPDATE answered_request SET answer = ? WHERE id = ?', [answer, key]);
  }

  async find(key: string): Promise<Answered | undefined> {
    const [row] = await this.database.query<Answered>('SELECT fingerprint, answer FROM answered_request WHERE id = ?', [
      key,
    ]);
    return row;
  }

  async forgetOlderThan(time: number, limit: number): Promise<number> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM answered_request WHERE claimed_at < ? ORDER BY claimed_at LIMIT ?',
      [time, limit],
    );
    if (rows.length === 0) return 0;
    await this.database.execute(
      `DELETE FROM answered_request WHERE id IN (${rows.map(() => '?').join(', ')})`,
      rows.map(({ id }) => id),
    );
    return rows.length;
  }

  async forgetPerson(person: Named): Promise<void> {
    await this.database.execute('DELETE FROM answered_request WHERE person_id = ?', [person.id]);
    // Through a day of answers once for each removal, so that no money call has to note whom its answer names.
    const naming = await this.database.query<{ id: string; answer: string }>(
      'SELECT id, answer FROM answered_request WHERE INSTR(answer, ?) > 0 OR INSTR(answer, ?) > 0',
      [JSON.stringify(person.email), JSON.stringify(person.id)],
    );
    for (const { id, answer } of naming) await this.keep(id, JSON.stringify(withoutPerson(JSON.parse(answer), person)));
  }
}
