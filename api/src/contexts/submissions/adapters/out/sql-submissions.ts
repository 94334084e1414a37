import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { comesFrom } from '../../../../platform/database/guards';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { Submissions } from '../../application/submissions';
import { SUBMISSION_MOVES } from '../../domain/moves';
import { type DecidedSubmission, type Submission } from '../../domain/submission';
import { AlreadySubmitted } from '../../domain/submission.errors';
import { SUBMISSION_FIELDS } from './submission.schema';

/** In SQL: submitting and accepting, which `bench/` measures; each is as few statements as it can be. */
@Injectable()
export class SqlSubmissions extends Submissions {
  constructor(private readonly database: Database) {
    super();
  }

  async add(submission: Submission): Promise<void> {
    const { id, taskId, taskTitle, textVersion, buyerId, workerId, reward, detail, status, sentAt } = submission;
    try {
      await this.database.execute(
        `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at, concealed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, 0, 0)`,
        [id, taskId, taskTitle, textVersion, buyerId, workerId, reward, detail, status, sentAt],
      );
    } catch (error) {
      if (isDuplicateKey(error)) throw new AlreadySubmitted();
      throw error;
    }
  }

  async find(id: Id): Promise<Submission | undefined> {
    const sql = `SELECT ${SUBMISSION_FIELDS} FROM submission WHERE id = ?`;
    return (await this.database.query<Submission>(sql, [id]))[0];
  }

  async saveDecision({ id, status, reason, reasonCode, decidedAt }: DecidedSubmission): Promise<boolean> {
    const hit = await this.database.execute(
      `UPDATE submission SET status = ?, reason = ?, reason_code = ?, decided_at = ? WHERE id = ? AND ${comesFrom(SUBMISSION_MOVES[status])}`,
      [status, reason, reasonCode, decidedAt, id],
    );
    return hit === 1;
  }

  async pendingSince(time: number, limit: number): Promise<readonly Id[]> {
    const rows = await this.database.query<{ id: Id }>(
      `SELECT id FROM submission WHERE status = 'pending' AND sent_at < ? ORDER BY sent_at LIMIT ?`,
      [time, limit],
    );
    return rows.map(({ id }) => id);
  }

  pendingBy(workerId: Id, limit: number): Promise<readonly Submission[]> {
    return this.pending('worker_id = ?', workerId, limit);
  }

  pendingFor(buyerId: Id, limit: number): Promise<readonly Submission[]> {
    return this.pending('buyer_id = ? AND decided_at = 0', buyerId, limit);
  }

  async conceal(workerId: Id): Promise<void> {
    await this.database.execute(`UPDATE submission SET concealed = 1, detail = '' WHERE worker_id = ?`, [workerId]);
  }

  private pending(where: string, personId: Id, limit: number): Promise<readonly Submission[]> {
    return this.database.query<Submission>(
      `SELECT ${SUBMISSION_FIELDS} FROM submission WHERE ${where} AND status = 'pending' LIMIT ?`,
      [personId, limit],
    );
  }
}
