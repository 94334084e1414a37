import { setImmediate as breath } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type CountChange,
  type DecisionTime,
  foldedText,
  LIMITS,
  type ReceivedFor,
  type Role,
  type SentFor,
  type Submission as WireSubmission,
  type SubmissionStatus,
  type SubmissionVersion,
  type TaskResult,
  type DisputedSubmission,
} from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { type ComparisonWindow } from '../../../../kernel/comparison-window';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { PERIOD_COUNT_COLUMNS, changeParameters } from '../../../../platform/database/period-count-columns';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { encodeCursor, toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { floorToQuarterHour } from '../../../../platform/database/quarter-hour';
import { identifier, placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/aggregates/grouped-totals';
import { toAvatar, People, CachedPersonSummaries } from '../../../people';
import { type AnsweredText, TaskPagesQuery } from '../../../tasks';
import { type ShownSubmissions } from '../../application/shown-submissions';
import { SubmissionSettings } from '../../application/submission-settings';
import { dueOf, type Submission } from '../../domain/submission';
import { decisionTimes, firstWeek } from '../../domain/waits';
import { bonusAnswer, Bonuses } from '../../application/bonuses';
import {
  answersOf,
  fromRow,
  picturesOf,
  SHOWN_FIELDS,
  type ShownRow,
  type SubmissionVersionRow,
} from './submission.schema';
import { type SurveyedWaits, waitsFor, WaitsSurvey } from './waits';

/** Start of a page of a worker's own submissions: a cursor or a page number. */
export interface OwnListStart {
  /** Takes precedence over `page`. */
  readonly cursor?: string;
  readonly page?: number;
  /** Undefined for all statuses. */
  readonly status?: SubmissionStatus;
}

/** Identifies a submission within lists of several tasks. */
interface SubmissionKey {
  readonly taskId: Id;
  readonly workerId: Id;
}

/** A submission with its history; the disputes context adds the dispute. */
export type SubmissionDetails = Omit<DisputedSubmission, 'dispute'>;

export type KeyedResult = TaskResult & SubmissionKey;

/** Filter of a buyer's received submissions. */
export interface ReceivedPart {
  readonly decided: boolean;
  /** Undefined for all tasks. */
  readonly taskId: Id | undefined;
  /** Text that the submission, its task's title or its worker's name must contain; undefined for all. */
  readonly search?: string | undefined;
}

export interface WorkerFigures {
  readonly sent: number;
  readonly pending: number;
  /** Change in the number of sent submissions. */
  readonly change: CountChange;
}

/** Decisions within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Decisions {
  readonly at: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Coins paid for the accepted ones. */
  readonly coins: number;
}

type Shown = Omit<Submission, 'taskTitle' | 'counted'>;

type VersionRow = Omit<SubmissionVersionRow, 'submissionId'>;

interface Part {
  readonly index: string;
  readonly where: Sql;
  readonly order: Sql;
  readonly parameters: readonly unknown[];
}

/** The columns that a search needs. */
interface SubmissionCriteria {
  readonly id: Id;
  readonly decidedAt: number;
  readonly workerId: Id;
  readonly found: number;
}

/** A search reads at most this many submissions for one page, in chunks. */
const CHUNK_SIZE = 500;
const MAX_CHUNKS = 20;

/** Results per query, which bounds the memory that a slow client takes. */
const RESULTS_PAGE_SIZE = 200;

/** Number by status. */
const SURVEY = 'submissions';

/** Distribution of decision times over all buyers. */
const WAITS_SURVEY = 'decision times';

/**
 * Submission queries for pages. SQL without the ORM: lists and overviews, which `bench/` measures, along indexes that
 * the statements name.
 */
@Injectable()
export class SubmissionPagesQuery implements ShownSubmissions {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly cards: CachedPersonSummaries,
    private readonly tasks: TaskPagesQuery,
    private readonly aggregates: AggregateRefresher,
    private readonly settings: SubmissionSettings,
    private readonly bonuses: Bonuses,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    aggregates.add(new GroupedTotals(SURVEY, database, { table: sql`submission`, by: sql`status` }));
    aggregates.add(new WaitsSurvey(WAITS_SURVEY, database, clock, config.timeZone));
  }

  /** A buyer's pending submissions, newest first, followed by decided ones, latest decision first. */
  forBuyer(buyerId: Id, cursor: string | undefined, size: number): Promise<Page<WireSubmission>> {
    return this.listPage('buyer_id', buyerId, partsForBuyer, cursor, size);
  }

  /**
   * A buyer's pending submissions, oldest first, or decided ones, latest decision first; for one task or for all. A
   * search reads a bounded number of rows for one page, so a page may be short. Its cursor continues from there.
   */
  received(
    buyerId: Id,
    { decided, taskId, search }: ReceivedPart,
    cursor: string | undefined,
    size: number,
  ): Promise<Page<WireSubmission>> {
    const parts = decided ? partsOfDecided : partsWaiting;
    const ofTask = (position: DecidedKey | undefined) => parts(position).map((part) => forTask(part, taskId));
    if (search) return this.search(buyerId, ofTask, foldedText(search), cursor, size);
    return this.listPage('buyer_id', buyerId, ofTask, cursor, size);
  }

  /**
   * Number of submissions that wait for the buyer's decision, not for changes by the worker; counts at most
   * `LIMITS.receivedCounted`.
   */
  waitingFor(buyerId: Id): Promise<number> {
    return this.database.number(
      sql`SELECT COUNT(*) AS waiting FROM (
         SELECT id FROM submission ${forceIndex(FOR_BUYER, this.database)}
         WHERE buyer_id = ? AND decided_at = 0 AND concealed = 0 AND turn = 'buyer' LIMIT ?) counted`,
      [buyerId, LIMITS.receivedCounted],
    );
  }

  /**
   * Number of a buyer's received submissions by task and status. Tasks without submissions and tasks of others are left
   * out.
   */
  async receivedAmong(taskIds: readonly Id[], buyerId: Id): Promise<readonly ReceivedFor[]> {
    if (taskIds.length === 0) return [];
    return this.database.query<ReceivedFor>(
      sql`SELECT task_id AS taskId,
         COUNT(CASE WHEN status = 'accepted' THEN 1 END) AS accepted,
         COUNT(CASE WHEN status = 'pending' THEN 1 END) AS waiting
       FROM submission ${forceIndex(FOR_TASK, this.database)}
       WHERE buyer_id = ? AND task_id IN (${placeholders(taskIds)}) GROUP BY task_id`,
      [buyerId, ...taskIds],
    );
  }

  /** A worker's own submissions, newest first; with a status by decision, latest first. */
  async ofWorker(
    workerId: Id,
    { cursor, page = 0, status }: OwnListStart,
    size: number,
  ): Promise<Page<WireSubmission>> {
    if (status) return this.listPage('worker_id', workerId, partsOfStatus(status), cursor, size, page * size);
    const position = decodeCursor(cursor, [''] as const);
    const [where, parameters, skipped] = position ? [sql`AND id < ?`, position, 0] : [sql``, [], page * size];
    const rows = await this.rows(
      sql`SELECT ${SHOWN_FIELDS} FROM submission ${forceIndex('submission_of_worker', this.database)}
       WHERE worker_id = ? ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
      [workerId, ...parameters, size + 1, skipped],
    );
    const shown = toPage(rows, size, ({ id }) => [id]);
    return { rows: await this.wire(shown.rows), next: shown.next };
  }

  /** All submissions for these tasks, ordered by task id and worker id, in parts of bounded size. */
  async *allResultsOf(taskIds: readonly Id[]): AsyncGenerator<readonly KeyedResult[]> {
    for (let after: SubmissionKey | undefined = { taskId: '', workerId: '' }; after;) {
      const part: readonly KeyedResult[] = await this.resultsOfTasks(taskIds, after, RESULTS_PAGE_SIZE);
      if (part.length > 0) yield part;
      after = part.length < RESULTS_PAGE_SIZE ? undefined : part.at(-1);
    }
  }

  /** At most `limit` of them, after a submission. */
  async resultsOfTasks(
    taskIds: readonly Id[],
    { taskId, workerId }: SubmissionKey,
    limit: number,
  ): Promise<readonly KeyedResult[]> {
    const remaining = taskIds.filter((id) => id >= taskId);
    if (remaining.length === 0) return [];
    const rows = await this.rows(
      sql`SELECT ${SHOWN_FIELDS} FROM submission ${forceIndex('submission_once', this.database)}
       WHERE task_id IN (${placeholders(remaining)}) AND (task_id > ? OR worker_id > ?) AND concealed = 0
       ORDER BY task_id, worker_id LIMIT ?`,
      [...remaining, taskId, workerId, limit],
    );
    return rows.map((row) => ({ ...resultOf(row), taskId: row.taskId }));
  }

  /** Whether a submission for one of these tasks has a completion code. */
  haveCodes(taskIds: readonly Id[]): Promise<boolean> {
    return this.database.exists(
      sql`SELECT 1 AS there FROM submission ${forceIndex('submission_once', this.database)}
       WHERE task_id IN (${placeholders(taskIds)}) AND code IS NOT NULL AND concealed = 0 LIMIT 1`,
      taskIds,
    );
  }

  async shown(submission: Submission): Promise<WireSubmission> {
    const [wire] = await this.wire([submission]);
    return wire as WireSubmission;
  }

  /** A submission with its history; undefined for none, and for a buyer whose worker was removed. */
  async details(
    id: Id,
    { personId, role }: { readonly personId: Id; readonly role: Role | undefined },
  ): Promise<SubmissionDetails | undefined> {
    const statement = sql`SELECT ${SHOWN_FIELDS} FROM submission WHERE id = ? AND (? = 'Admin' OR worker_id = ? OR (buyer_id = ? AND concealed = 0))`;
    const [row] = await this.rows(statement, [id, role, personId, personId]);
    if (!row) return undefined;
    const { taskId, textVersion, status, reason, reasonCode, decidedAt, decidedBy } = row;
    const [shown] = await this.wire([row]);
    const [text] = await this.tasks.answeredTexts([{ taskId, textVersion }]);
    const { title, detail: taskDetail, submissionInfo, proof, form = null } = text as AnsweredText;
    const decision = { status, by: decidedBy, at: new Date(decidedAt).toISOString(), reason, reasonCode };
    return {
      ...(shown as WireSubmission),
      instructions: { title, taskDetail, submissionInfo, proof, form, version: textVersion },
      versions: await this.versionsOf(row),
      decision: status === 'pending' ? null : decision,
      bonuses: (await this.bonuses.of(id)).map(bonusAnswer),
    };
  }

  private async versionsOf(submission: Shown): Promise<readonly SubmissionVersion[]> {
    const versions = await this.database.query<VersionRow>(
      sql`SELECT version, detail, pictures, answers, sent_at AS sentAt FROM submission_version WHERE submission_id = ? ORDER BY version`,
      [submission.id],
    );
    const all =
      versions.length > 0
        ? versions.map((row) => ({ ...row, pictures: picturesOf(row.pictures), answers: answersOf(row.answers) }))
        : [submission];
    return all.map((each) => ({
      number: each.version,
      submissionDetail: each.detail,
      pictures: each.pictures,
      answers: each.answers,
      sentAt: new Date(each.sentAt).toISOString(),
    }));
  }

  async sentFor(taskId: Id, workerId: Id): Promise<Omit<SentFor, 'taskId'> | null> {
    const [sent] = await this.sentAmong([taskId], workerId);
    return sent ? { _id: sent._id, status: sent.status } : null;
  }

  /** A worker's submissions for these tasks. */
  async sentAmong(taskIds: readonly Id[], workerId: Id): Promise<readonly SentFor[]> {
    if (taskIds.length === 0) return [];
    return this.database.query<SentFor>(
      sql`SELECT task_id AS taskId, id AS _id, status FROM submission ${forceIndex('submission_once', this.database)}
       WHERE task_id IN (${placeholders(taskIds)}) AND worker_id = ?`,
      [...taskIds, workerId],
    );
  }

  /** One scan of a covering index. */
  async figuresOf(workerId: Id, periods: ComparisonWindow): Promise<WorkerFigures> {
    const row = await this.database.first<CountChange & { sent: number; pending: number }>(
      sql`SELECT COUNT(*) AS sent, COUNT(CASE WHEN status = 'pending' THEN 1 END) AS pending,
         ${PERIOD_COUNT_COLUMNS}
       FROM submission ${forceIndex('submission_earned', this.database)} WHERE worker_id = ?`,
      [...changeParameters(periods), workerId],
    );
    const { sent = 0, pending = 0, lately = 0, earlier = 0 } = row ?? {};
    return { sent, pending, change: { lately, earlier } };
  }

  /** Number of submissions of a worker; with a status only those. */
  sentBy(workerId: Id, status?: SubmissionStatus): Promise<number> {
    return this.database.number(
      sql`SELECT COUNT(*) AS sent FROM submission WHERE worker_id = ? ${status ? sql`AND status = ?` : sql``}`,
      status ? [workerId, status] : [workerId],
    );
  }

  /** Number of all submissions by status, as last computed by the aggregate job; undefined before its first run. */
  async latestCounts(): Promise<Record<SubmissionStatus, number> | undefined> {
    const last = await this.aggregates.last<Partial<Record<SubmissionStatus, number>>>(SURVEY);
    return last && { pending: 0, accepted: 0, rejected: 0, ...last.result };
  }

  /** Decision times of this buyer by week, over twelve weeks; submissions with requested changes are left out. */
  async decisionTimesOf(buyerId: Id): Promise<readonly DecisionTime[]> {
    const { timeZone } = this.config;
    const since = firstWeek(this.clock.today(), timeZone);
    return decisionTimes(await waitsFor(this.database, buyerId, since), since, timeZone);
  }

  /** Decision times over all buyers, as last computed by the aggregate job; empty before its first run. */
  async surveyedDecisionTimes(): Promise<readonly DecisionTime[]> {
    const last = await this.aggregates.last<SurveyedWaits>(WAITS_SURVEY);
    return last ? decisionTimes(last.result.waits, last.result.since, this.config.timeZone) : [];
  }

  /** Decisions by a buyer since `time` (milliseconds since the epoch), by quarter of an hour. */
  decidedBy(buyerId: Id, time: number): Promise<readonly Decisions[]> {
    return this.decided(sql`buyer_id = ? AND decided_at >= ?`, [buyerId, time]);
  }

  /** Decisions on a worker's submissions since `time`, by quarter of an hour. */
  decidedFor(workerId: Id, time: number): Promise<readonly Decisions[]> {
    return this.decided(sql`worker_id = ? AND status IN ('accepted', 'rejected') AND decided_at >= ?`, [
      workerId,
      time,
    ]);
  }

  private decided(where: Sql, parameters: readonly unknown[]): Promise<readonly Decisions[]> {
    return this.database.query<Decisions>(
      sql`SELECT ${floorToQuarterHour(sql`decided_at`)} AS at,
         SUM(CASE WHEN status = 'accepted' THEN 1 ELSE 0 END) AS accepted,
         SUM(CASE WHEN status = 'rejected' THEN 1 ELSE 0 END) AS rejected,
         SUM(CASE WHEN status = 'accepted' THEN reward ELSE 0 END) AS coins
       FROM submission WHERE ${where} GROUP BY at ORDER BY at`,
      parameters,
    );
  }

  /**
   * One page of a list that consists of several index ranges in sequence. `skipped` is the offset in a list of one
   * range; a cursor takes precedence over it.
   */
  private async listPage(
    person: 'buyer_id' | 'worker_id',
    id: Id,
    partsFrom: (position: DecidedKey | undefined) => readonly Part[],
    cursor: string | undefined,
    size: number,
    skipped = 0,
  ): Promise<Page<WireSubmission>> {
    const rows: Shown[] = [];
    const position = decodeCursor(cursor, [0, ''] as const);
    for (const { index, where, order, parameters } of partsFrom(position)) {
      if (rows.length > size) break;
      const statement = sql`SELECT ${SHOWN_FIELDS} FROM submission ${forceIndex(index, this.database)}
         WHERE ${identifier(person)} = ? AND ${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
      const limit = [size + 1 - rows.length, position ? 0 : skipped];
      rows.push(...(await this.rows(statement, [id, ...parameters, ...limit])));
    }
    const page = toPage(rows, size, keyIn);
    return { rows: await this.wire(page.rows), next: page.next };
  }

  /**
   * The same list, filtered by the search. Reads a limited number of chunks, so that a search with few matches has a
   * bounded cost.
   */
  private async search(
    buyerId: Id,
    partsFrom: (position: DecidedKey | undefined) => readonly Part[],
    search: string,
    cursor: string | undefined,
    size: number,
  ): Promise<Page<WireSubmission>> {
    const all: SubmissionCriteria[] = [];
    let position: DecidedKey | undefined = decodeCursor(cursor, [0, ''] as const);
    for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
      const chunk = await this.chunk(buyerId, partsFrom(position), search);
      all.push(...(await this.matching(chunk, search)));
      const last = chunk.at(-1);
      if (all.length > size || chunk.length < CHUNK_SIZE || !last) return this.answer(all, size);
      position = keyIn(last);
      // SQLite reads in the event loop's thread; this lets other requests run in between.
      await breath();
    }
    const { rows } = await this.answer(all, size);
    return { rows, next: position ? encodeCursor(position) : null };
  }

  private async chunk(buyerId: Id, parts: readonly Part[], search: string): Promise<readonly SubmissionCriteria[]> {
    const rows: SubmissionCriteria[] = [];
    for (const { index, where, order, parameters } of parts) {
      if (rows.length === CHUNK_SIZE) break;
      const part = await this.database.query<SubmissionCriteria>(
        sql`SELECT id, decided_at AS decidedAt, worker_id AS workerId,
           CASE WHEN INSTR(search_text, ?) > 0
             OR search_text IS NULL AND (INSTR(LOWER(task_title), ?) > 0 OR INSTR(LOWER(detail), ?) > 0)
             THEN 1 ELSE 0 END AS found
         FROM submission ${forceIndex(index, this.database)}
         WHERE buyer_id = ? AND ${where} ORDER BY ${order} LIMIT ?`,
        [search, search, search, buyerId, ...parameters, CHUNK_SIZE - rows.length],
      );
      rows.push(...part);
    }
    return rows;
  }

  private async matching(chunk: readonly SubmissionCriteria[], search: string): Promise<readonly SubmissionCriteria[]> {
    const people = await this.people.cards(chunk.filter(({ found }) => !found).map(({ workerId }) => workerId));
    return chunk.filter(
      ({ found, workerId }) => found || foldedText(people.get(workerId)?.name ?? '').includes(search),
    );
  }

  private async answer(found: readonly SubmissionCriteria[], size: number): Promise<Page<WireSubmission>> {
    const { rows, next } = toPage(found, size, keyIn);
    if (rows.length === 0) return { rows: [], next };
    const ids = rows.map(({ id }) => id);
    const read = await this.rows(sql`SELECT ${SHOWN_FIELDS} FROM submission WHERE id IN (${placeholders(ids)})`, ids);
    const byId = new Map(read.map((row) => [row.id, row]));
    return { rows: await this.wire(ids.flatMap((id) => byId.get(id) ?? [])), next };
  }

  private async rows(statement: Sql, parameters: readonly unknown[]): Promise<Shown[]> {
    return (await this.database.query<ShownRow>(statement, parameters)).map(fromRow);
  }

  private async wire(rows: readonly Shown[]): Promise<readonly WireSubmission[]> {
    const [people, texts] = await Promise.all([
      this.cards.of(rows.flatMap((row) => [row.buyerId, row.workerId])),
      this.tasks.answeredTasks(rows),
    ]);
    return rows.map((row, index) => {
      const [buyer, worker, text] = [people.get(row.buyerId), people.get(row.workerId), texts[index]];
      return {
        _id: row.id,
        task: {
          _id: row.taskId,
          title: text?.title ?? '',
          taskDetail: text?.detail ?? '',
          payableAmount: row.reward,
          requiredWorkers: text?.openSlots ?? 0,
        },
        buyerEmail: buyer?.email ?? '',
        workerEmail: worker?.email ?? '',
        submissionDetail: row.detail,
        pictures: row.pictures,
        answers: row.answers,
        code: row.code ?? null,
        version: row.version,
        changes: changesOf(row),
        currentDate: new Date(row.sentAt).toISOString(),
        status: row.status,
        rejectionReason: row.reason,
        rejectionCode: row.reasonCode,
        acceptedAt:
          row.status === 'pending' && row.turn === 'buyer' ? timeOf(dueOf(row, this.settings.reviewDays)) : null,
        worker: { ...toAvatar(row.workerId, people), email: worker?.email ?? '' },
        buyer: toAvatar(row.buyerId, people),
      };
    });
  }
}

const timeOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());

function changesOf({ changesNote: note, changesAt, status, turn, dueAt }: Shown): WireSubmission['changes'] {
  if (note === null) return null;
  const due = status === 'pending' && turn === 'worker' ? timeOf(dueAt) : null;
  return { note, askedAt: new Date(changesAt).toISOString(), due };
}

const NEWEST = sql`id DESC`;
const OLDEST = sql`id`;
const LATEST = sql`decided_at DESC, id DESC`;

const FOR_BUYER = 'submission_for_buyer';
const FOR_TASK = 'submission_for_task';
const EARNED = 'submission_earned';

/** Decision time (0 while pending) and id. */
type DecidedKey = readonly [number, string];

const keyIn = ({ decidedAt, id }: Pick<SubmissionCriteria, 'decidedAt' | 'id'>): DecidedKey => [decidedAt, id];

/**
 * The ranges of the buyer's index after a cursor: pending submissions (decided at 0), then decided ones, latest first.
 */
function partsForBuyer(position: DecidedKey | undefined): readonly Part[] {
  if (!position) return [ofBuyer(sql`decided_at = 0`, NEWEST), ...partsOfDecided(position)];
  const [decidedAt, id] = position;
  if (decidedAt > 0) return partsOfDecided(position);
  return [ofBuyer(sql`decided_at = 0 AND id < ?`, NEWEST, id), ...partsOfDecided(undefined)];
}

/** Decided submissions after a cursor, latest first. */
function partsOfDecided(position: DecidedKey | undefined): readonly Part[] {
  if (!position) return [ofBuyer(sql`decided_at > 0`, LATEST)];
  const [decidedAt, id] = position;
  return [
    ofBuyer(sql`decided_at = ? AND id < ?`, NEWEST, decidedAt, id),
    ofBuyer(sql`decided_at > 0 AND decided_at < ?`, LATEST, decidedAt),
  ];
}

/** Pending submissions after a cursor, oldest first. */
const partsWaiting = (position: DecidedKey | undefined): readonly Part[] => [
  position ? ofBuyer(sql`decided_at = 0 AND id > ?`, OLDEST, position[1]) : ofBuyer(sql`decided_at = 0`, OLDEST),
];

const ofBuyer = (where: Sql, order: Sql, ...parameters: unknown[]): Part => ({
  index: FOR_BUYER,
  where: sql`concealed = 0 AND ${where}`,
  order,
  parameters,
});

/** The same range, for one task. */
function forTask(part: Part, taskId: Id | undefined): Part {
  if (taskId === undefined) return part;
  return {
    ...part,
    index: FOR_TASK,
    where: sql`task_id = ? AND ${part.where}`,
    parameters: [taskId, ...part.parameters],
  };
}

function partsOfStatus(status: SubmissionStatus): (position: DecidedKey | undefined) => readonly Part[] {
  const part = (where: Sql, ...parameters: unknown[]): Part => ({
    index: EARNED,
    where: sql`status = ?${where}`,
    order: LATEST,
    parameters: [status, ...parameters],
  });
  return (position) => {
    if (!position) return [part(sql``)];
    const [decidedAt, id] = position;
    return [part(sql` AND decided_at = ? AND id < ?`, decidedAt, id), part(sql` AND decided_at < ?`, decidedAt)];
  };
}

function resultOf(submission: Shown): TaskResult {
  const { id, workerId, status, detail, pictures, version, textVersion, reward, reasonCode, reason, answers, code } =
    submission;
  return {
    submissionId: id,
    workerId,
    status,
    submissionDetail: detail,
    pictures,
    answers,
    ...(code !== null && { code }),
    version,
    textVersion,
    payableAmount: reward,
    reasonCode,
    reason,
    sentAt: new Date(submission.sentAt).toISOString(),
    decidedAt: status === 'pending' ? null : new Date(submission.decidedAt).toISOString(),
  };
}
