import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { forceIndex } from '../../../../platform/database/dialect';
import { foldedUnlessAscii } from '../../../../platform/database/folded';
import { toJson } from '../../../../platform/database/json';
import { fromStateCondition } from '../../../../platform/database/guards';
import { placeholders, sql, type Sql, stringLiteral } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { type Submissions } from '../../application/submissions';
import { SUBMISSION_TRANSITIONS, type SubmissionMove } from '../../domain/transitions';
import { type DecidedSubmission, type Submission } from '../../domain/submission';
import { AlreadySubmitted } from '../../domain/submission.errors';
import { fromRow, storedPictures, SUBMISSION_FIELDS, type SubmissionRow } from './submission.schema';

/** SQL without the ORM: submitting and accepting take as few statements as possible, which `bench/` measures. */
@Injectable()
export class SqlSubmissions implements Submissions {
  constructor(private readonly database: Database) {}

  async add(submission: Submission): Promise<void> {
    const { id, taskId, taskTitle, textVersion, buyerId, workerId, reward, detail, pictures, status } = submission;
    const { answers, reviewDays, dueAt, sentAt, batchId = null, control = false, code = null } = submission;
    const row = {
      ...{ id, taskId, taskTitle, textVersion, buyerId, workerId, reward, detail, status, reviewDays, dueAt, sentAt },
      ...{ searchText: searchTextOf(submission), pictures: storedPictures(pictures), answers: toJson(answers) },
      ...{ reason: '', decidedAt: 0, concealed: 0, batchId, control: control ? 1 : 0, code },
    };
    if (!(await insertIfAbsent(() => insertRows(this.database, 'submission', [row])))) throw new AlreadySubmitted();
  }

  async find(id: Id): Promise<Submission | undefined> {
    const statement = sql`SELECT ${SUBMISSION_FIELDS} FROM submission WHERE id = ?`;
    return (await this.read(statement, [id]))[0];
  }

  hasOtherPendingOrRecent({ id, buyerId }: Submission, since: number): Promise<boolean> {
    return this.database.exists(
      sql`SELECT id FROM submission ${forceIndex('submission_for_buyer', this.database)}
       WHERE buyer_id = ? AND (decided_at = 0 OR decided_at >= ?) AND concealed = 0 AND id <> ? LIMIT 1`,
      [buyerId, since, id],
    );
  }

  hasPending(taskId: Id): Promise<boolean> {
    return this.database.exists(
      sql`SELECT id FROM submission ${forceIndex('submission_once', this.database)}
       WHERE task_id = ? AND status = 'pending' LIMIT 1`,
      [taskId],
    );
  }

  saveDecision(decided: DecidedSubmission): Promise<boolean> {
    const { id, status, reason, reasonCode, decidedAt, decidedBy, counted, version } = decided;
    return this.database.executeGuarded(
      sql`UPDATE submission SET status = ?, reason = ?, reason_code = ?, decided_at = ?, decided_by = ?, counted = ?
       WHERE id = ? AND version = ? AND ${guardOf(SUBMISSION_TRANSITIONS[status], decidedBy)}`,
      [status, reason, reasonCode, decidedAt, decidedBy, counted ? 1 : 0, id, version],
    );
  }

  async excludeFromReputation(id: Id): Promise<void> {
    await this.database.execute(sql`UPDATE submission SET counted = 0 WHERE id = ?`, [id]);
  }

  saveRequestedChanges({ id, turn, changesNote, changesAt, dueAt }: Submission): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE submission SET turn = ?, changes_note = ?, changes_at = ?, due_at = ?
       WHERE id = ? AND changes_at = 0 AND ${guardOf(SUBMISSION_TRANSITIONS['changes-asked'], 'buyer')}`,
      [turn, changesNote, changesAt, dueAt, id],
    );
  }

  async saveRevised(revised: Submission, before: Submission, now: number): Promise<boolean> {
    const { id, detail, pictures, answers, version, turn, dueAt } = revised;
    const written = await this.database.executeGuarded(
      sql`UPDATE submission SET detail = ?, search_text = ?, pictures = ?, answers = ?, version = ?, turn = ?, due_at = ?
       WHERE id = ? AND ${guardOf(SUBMISSION_TRANSITIONS.revised, 'worker')}`,
      [detail, searchTextOf(revised), storedPictures(pictures), toJson(answers), version, turn, dueAt, id],
    );
    if (!written) return false;
    await insertRows(
      this.database,
      'submission_version',
      [before, { ...revised, sentAt: now }].map((each) => ({
        ...{ submissionId: id, version: each.version, detail: each.detail, sentAt: each.sentAt },
        ...{ pictures: storedPictures(each.pictures), answers: toJson(each.answers) },
      })),
    );
    return true;
  }

  overturnRejection(id: Id, now: number): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE submission SET status = 'accepted', decided_at = ?, decided_by = 'dispute'
       WHERE id = ? AND ${fromStateCondition(SUBMISSION_TRANSITIONS.awarded)}`,
      [now, id],
    );
  }

  async due(now: number, sentBefore: number | undefined, limit: number): Promise<readonly Id[]> {
    const noted = await this.ids(sql`due_at < ? ORDER BY due_at`, now, limit);
    if (sentBefore === undefined || noted.length === limit) return noted;
    return [
      ...noted,
      ...(await this.ids(sql`due_at IS NULL AND sent_at < ? ORDER BY sent_at`, sentBefore, limit - noted.length)),
    ];
  }

  pendingBy(workerId: Id, limit: number): Promise<readonly Submission[]> {
    return this.pending(sql`worker_id = ?`, workerId, limit);
  }

  pendingFor(buyerId: Id, limit: number): Promise<readonly Submission[]> {
    return this.pending(sql`buyer_id = ? AND decided_at = 0`, buyerId, limit);
  }

  async conceal(workerId: Id, limit: number): Promise<number> {
    const ids = await this.database.values<Id>(
      sql`SELECT id FROM submission WHERE worker_id = ? AND concealed = 0 LIMIT ?`,
      [workerId, limit],
    );
    if (ids.length === 0) return 0;
    const some = placeholders(ids);
    await this.database.execute(sql`DELETE FROM submission_version WHERE submission_id IN (${some})`, ids);
    return this.database.execute(
      sql`UPDATE submission SET concealed = 1, detail = '', search_text = NULL, pictures = NULL, answers = NULL, code = NULL WHERE concealed = 0 AND id IN (${some})`,
      ids,
    );
  }

  private pending(where: Sql, personId: Id, limit: number): Promise<readonly Submission[]> {
    const statement = sql`SELECT ${SUBMISSION_FIELDS} FROM submission WHERE ${where} AND status = 'pending' LIMIT ?`;
    return this.read(statement, [personId, limit]);
  }

  private async read(statement: Sql, parameters: readonly unknown[]): Promise<readonly Submission[]> {
    return (await this.database.query<SubmissionRow>(statement, parameters)).map(fromRow);
  }

  private ids(which: Sql, time: number, limit: number): Promise<readonly Id[]> {
    const statement = sql`SELECT id FROM submission WHERE status = 'pending' AND ${which} LIMIT ?`;
    return this.database.values<Id>(statement, [time, limit]);
  }
}

/** The WHERE condition that allows a transition by this actor. */
function guardOf(move: SubmissionMove, actor: string | null): Sql {
  const turn = actor === null ? undefined : move.turn[actor];
  return turn ? sql`${fromStateCondition(move)} AND turn = ${stringLiteral(turn)}` : fromStateCondition(move);
}

const searchTextOf = ({ taskTitle, detail }: Pick<Submission, 'taskTitle' | 'detail'>): string | null =>
  foldedUnlessAscii(`${taskTitle}\n${detail}`);
