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
import { along } from '../../../../platform/database/dialect';
import { encodeCursor, toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { floorToQuarterHour } from '../../../../platform/database/quarter-hour';
import { placeholders } from '../../../../platform/database/placeholders';
import { identifier, type Sql, sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/aggregates/grouped-totals';
import { toAvatar, People, CachedPersonSummaries } from '../../../people';
import { type AnsweredText, TaskPagesQuery } from '../../../tasks';
import { type OwnSubmission, ShownSubmissions } from '../../application/shown-submissions';
import { SubmissionSettings } from '../../application/submission-settings';
import { dueOf, type Submission } from '../../domain/submission';
import { decisionTimes, firstWeek } from '../../domain/waits';
import { answersOf, fromRow, picturesOf, SHOWN_FIELDS, type ShownRow } from './submission.schema';
import { type SubmissionVersionRow } from './submission-version.schema';
import { type SurveyedWaits, waitsFor, WaitsSurvey } from './waits';
import { bonusAnswer } from '../../application/bonus-answer';
import { Bonuses } from '../../application/bonuses';

/** Where a page of a worker's own submissions begins: behind a cursor, or after so many pages. */
export interface OwnPlace {
  /** Goes before `page`. */
  readonly cursor?: string;
  readonly page?: number;
  /** Undefined for all. */
  readonly status?: SubmissionStatus;
}

/** Where a piece of work stands among those of several tasks. */
export interface WorkPlace {
  readonly taskId: Id;
  readonly workerId: Id;
}

/** One piece of work with all that led to where it stands; disputes are another context's. */
export type SubmissionDetails = Omit<DisputedSubmission, 'dispute'>;

export type PlacedResult = TaskResult & WorkPlace;

/** Which of the work that a buyer was sent. */
export interface ReceivedPart {
  readonly decided: boolean;
  /** Undefined for all tasks. */
  readonly taskId: Id | undefined;
  /** Only with this in its text, in the title of its task or in the name of its worker; undefined for all. */
  readonly search?: string | undefined;
}

export interface WorkerFigures {
  readonly sent: number;
  readonly pending: number;
  /** Of what was sent. */
  readonly change: CountChange;
}

/** What was decided within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Decisions {
  readonly at: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Coins that the accepted ones paid. */
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

/** As much of a piece of work as a search needs to know. */
interface SubmissionCriteria {
  readonly id: Id;
  readonly decidedAt: number;
  readonly workerId: Id;
  readonly found: number;
}

/** A search looks at at most so many pieces of work for one page, a stretch of the list at a time. */
const STRETCH = 500;
const STRETCHES = 20;

/** How many by status. */
const SURVEY = 'submissions';

/** How long everybody's work waited. */
const WAITS_SURVEY = 'decision times';

/**
 * What screens show of submissions. In SQL: lists and overviews, which `bench/` measures, along indexes that the
 * statements name.
 */
@Injectable()
export class SubmissionPagesQuery extends ShownSubmissions {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly cards: CachedPersonSummaries,
    private readonly tasks: TaskPagesQuery,
    private readonly surveys: AggregateRefresher,
    private readonly settings: SubmissionSettings,
    private readonly bonuses: Bonuses,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
    surveys.add(new GroupedTotals(SURVEY, database, { table: sql`submission`, by: sql`status` }));
    surveys.add(new WaitsSurvey(WAITS_SURVEY, database, clock, config.timeZone));
  }

  /** What a buyer has to decide, newest first, and behind it what was decided, latest first. */
  forBuyer(buyerId: Id, cursor: string | undefined, size: number): Promise<Page<WireSubmission>> {
    return this.walk('buyer_id', buyerId, partsForBuyer, cursor, size);
  }

  /**
   * What a buyer has to decide, the longest waiting first; or what was decided, latest first; for one task or for all.
   * A search looks at a bounded part of it for one page, which may be short then; its cursor goes on from there.
   */
  received(
    buyerId: Id,
    { decided, taskId, search }: ReceivedPart,
    cursor: string | undefined,
    size: number,
  ): Promise<Page<WireSubmission>> {
    const parts = decided ? partsOfDecided : partsWaiting;
    const ofTask = (place: DecidedPlace | undefined) => parts(place).map((part) => forTask(part, taskId));
    if (search) return this.search(buyerId, ofTask, foldedText(search), cursor, size);
    return this.walk('buyer_id', buyerId, ofTask, cursor, size);
  }

  /**
   * How much waits for a buyer's decision, without what waits for its worker; counted up to `LIMITS.receivedCounted`.
   */
  async waitingFor(buyerId: Id): Promise<number> {
    const [row] = await this.database.query<{ waiting: number }>(
      sql`SELECT COUNT(*) AS waiting FROM (
         SELECT id FROM submission ${along(FOR_BUYER, this.database)}
         WHERE buyer_id = ? AND decided_at = 0 AND concealed = 0 AND turn = 'buyer' LIMIT ?) counted`,
      [buyerId, LIMITS.receivedCounted],
    );
    return row?.waiting ?? 0;
  }

  /**
   * How the work stands that a buyer was sent for any of these tasks; none for a task without work, or of somebody
   * else.
   */
  async receivedAmong(taskIds: readonly Id[], buyerId: Id): Promise<readonly ReceivedFor[]> {
    if (taskIds.length === 0) return [];
    return this.database.query<ReceivedFor>(
      sql`SELECT task_id AS taskId,
         COUNT(CASE WHEN status = 'accepted' THEN 1 END) AS accepted,
         COUNT(CASE WHEN status = 'pending' THEN 1 END) AS waiting
       FROM submission ${along(FOR_TASK, this.database)}
       WHERE buyer_id = ? AND task_id IN (${placeholders(taskIds)}) GROUP BY task_id`,
      [buyerId, ...taskIds],
    );
  }

  /** A worker's own submissions, newest first; those of one status by their decision, latest first. */
  async ofWorker(workerId: Id, { cursor, page = 0, status }: OwnPlace, size: number): Promise<Page<WireSubmission>> {
    if (status) return this.walk('worker_id', workerId, partsOfStatus(status), cursor, size, page * size);
    const place = decodeCursor(cursor, [''] as const);
    const [where, parameters, skipped] = place ? [sql`AND id < ?`, place, 0] : [sql``, [], page * size];
    const rows = await this.rows(
      sql`SELECT ${SHOWN_FIELDS} FROM submission ${along('submission_of_worker', this.database)}
       WHERE worker_id = ? ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
      [workerId, ...parameters, size + 1, skipped],
    );
    const shown = toPage(rows, size, ({ id }) => [id]);
    return { rows: await this.wire(shown.rows), next: shown.next };
  }

  /** At most `limit` pieces of work sent for a task, by the ids of their workers, which come behind `after`. */
  async resultsOf(taskId: Id, after: Id, limit: number): Promise<readonly TaskResult[]> {
    const rows = await this.rows(
      sql`SELECT ${SHOWN_FIELDS} FROM submission ${along('submission_once', this.database)}
       WHERE task_id = ? AND worker_id > ? AND concealed = 0 ORDER BY worker_id LIMIT ?`,
      [taskId, after, limit],
    );
    return rows.map(resultOf);
  }

  /**
   * At most `limit` pieces of work sent for any of these tasks, by the ids of tasks and then of workers, which come
   * behind `after`.
   */
  async resultsOfTasks(
    taskIds: readonly Id[],
    { taskId, workerId }: WorkPlace,
    limit: number,
  ): Promise<readonly PlacedResult[]> {
    const behind = taskIds.filter((id) => id >= taskId);
    if (behind.length === 0) return [];
    const rows = await this.rows(
      sql`SELECT ${SHOWN_FIELDS} FROM submission ${along('submission_once', this.database)}
       WHERE task_id IN (${placeholders(behind)}) AND (task_id > ? OR worker_id > ?) AND concealed = 0
       ORDER BY task_id, worker_id LIMIT ?`,
      [...behind, taskId, workerId, limit],
    );
    return rows.map((row) => ({ ...resultOf(row), taskId: row.taskId }));
  }

  /** Whether work for one of these tasks came with a completion code. */
  async haveCodes(taskIds: readonly Id[]): Promise<boolean> {
    const [row] = await this.database.query(
      sql`SELECT 1 AS there FROM submission ${along('submission_once', this.database)}
       WHERE task_id IN (${placeholders(taskIds)}) AND code IS NOT NULL AND concealed = 0 LIMIT 1`,
      taskIds,
    );
    return row !== undefined;
  }

  /**
   * Which task a piece of work that was sent to this buyer is for, and whose it is; undefined where it was not, or its
   * worker was removed.
   */
  async placeOf(id: Id, buyerId: Id): Promise<WorkPlace | undefined> {
    const [row] = await this.database.query<WorkPlace>(
      sql`SELECT task_id AS taskId, worker_id AS workerId FROM submission WHERE id = ? AND buyer_id = ? AND concealed = 0`,
      [id, buyerId],
    );
    return row;
  }

  async shown(submission: Submission): Promise<WireSubmission> {
    const [wire] = await this.wire([submission]);
    return wire as WireSubmission;
  }

  /** One with all that led to where it stands; undefined for none, and for a buyer whose worker was removed. */
  async details(
    id: Id,
    { personId, role }: { readonly personId: Id; readonly role: Role | undefined },
  ): Promise<SubmissionDetails | undefined> {
    const statement = sql`SELECT ${SHOWN_FIELDS} FROM submission WHERE id = ? AND (? = 'Admin' OR worker_id = ? OR (buyer_id = ? AND concealed = 0))`;
    const [row] = (await this.database.query<ShownRow>(statement, [id, role, personId, personId])).map(fromRow);
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

  private async versionsOf({
    id,
    version,
    detail,
    pictures,
    answers,
    sentAt,
  }: Shown): Promise<readonly SubmissionVersion[]> {
    const kept = await this.database.query<VersionRow>(
      sql`SELECT version, detail, pictures, answers, sent_at AS sentAt FROM submission_version WHERE submission_id = ? ORDER BY version`,
      [id],
    );
    const all =
      kept.length > 0
        ? kept.map((row) => ({ ...row, pictures: picturesOf(row.pictures), answers: answersOf(row.answers) }))
        : [{ version, detail, pictures, answers, sentAt }];
    return all.map((each) => ({
      number: each.version,
      submissionDetail: each.detail,
      pictures: each.pictures,
      answers: each.answers,
      sentAt: new Date(each.sentAt).toISOString(),
    }));
  }

  async sentFor(taskId: Id, workerId: Id): Promise<OwnSubmission | null> {
    const [row] = await this.database.query<{ id: Id; status: SubmissionStatus }>(
      sql`SELECT id, status FROM submission WHERE task_id = ? AND worker_id = ?`,
      [taskId, workerId],
    );
    return row ? { _id: row.id, status: row.status } : null;
  }

  /** What a worker has sent for any of these tasks. */
  async sentAmong(taskIds: readonly Id[], workerId: Id): Promise<readonly SentFor[]> {
    if (taskIds.length === 0) return [];
    return this.database.query<SentFor>(
      sql`SELECT task_id AS taskId, id AS _id, status FROM submission ${along('submission_once', this.database)}
       WHERE task_id IN (${placeholders(taskIds)}) AND worker_id = ?`,
      [...taskIds, workerId],
    );
  }

  /** In one pass along an index that has all of it. */
  async figuresOf(workerId: Id, periods: ComparisonWindow): Promise<WorkerFigures> {
    const [row] = await this.database.query<CountChange & { sent: number; pending: number }>(
      sql`SELECT COUNT(*) AS sent, COUNT(CASE WHEN status = 'pending' THEN 1 END) AS pending,
         ${PERIOD_COUNT_COLUMNS}
       FROM submission ${along('submission_earned', this.database)} WHERE worker_id = ?`,
      [...changeParameters(periods), workerId],
    );
    const { sent = 0, pending = 0, lately = 0, earlier = 0 } = row ?? {};
    return { sent, pending, change: { lately, earlier } };
  }

  /** How much work a worker has sent; of one status where one is named. */
  async sentBy(workerId: Id, status?: SubmissionStatus): Promise<number> {
    const [row] = await this.database.query<{ sent: number }>(
      sql`SELECT COUNT(*) AS sent FROM submission WHERE worker_id = ? ${status ? sql`AND status = ?` : sql``}`,
      status ? [workerId, status] : [workerId],
    );
    return row?.sent ?? 0;
  }

  /** How many of everybody's, as the last survey found; undefined before the first. */
  async latestCounts(): Promise<Record<SubmissionStatus, number> | undefined> {
    const last = await this.surveys.last<Partial<Record<SubmissionStatus, number>>>(SURVEY);
    return last && { pending: 0, accepted: 0, rejected: 0, ...last.result };
  }

  /**
   * How long work waited for this buyer's decision, by the last twelve weeks; what changes were asked for is left out.
   */
  async decisionTimesOf(buyerId: Id): Promise<readonly DecisionTime[]> {
    const { timeZone } = this.config;
    const since = firstWeek(this.clock.today(), timeZone);
    return decisionTimes(await waitsFor(this.database, buyerId, since), since, timeZone);
  }

  /** The same over all buyers, as the last survey found; none before the first. */
  async surveyedDecisionTimes(): Promise<readonly DecisionTime[]> {
    const last = await this.surveys.last<SurveyedWaits>(WAITS_SURVEY);
    return last ? decisionTimes(last.result.waits, last.result.since, this.config.timeZone) : [];
  }

  /** Decisions by a buyer since `time` (milliseconds since the epoch), by quarters of an hour. */
  decidedBy(buyerId: Id, time: number): Promise<readonly Decisions[]> {
    return this.decided(sql`buyer_id = ? AND decided_at >= ?`, [buyerId, time]);
  }

  /** Decisions on a worker's work since `time`, likewise. */
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
   * One page of a list that is several ranges of an index, one behind the other. `skipped` rows of a list of one range
   * are left out; a cursor goes before it.
   */
  private async walk(
    person: 'buyer_id' | 'worker_id',
    id: Id,
    partsFrom: (place: DecidedPlace | undefined) => readonly Part[],
    cursor: string | undefined,
    size: number,
    skipped = 0,
  ): Promise<Page<WireSubmission>> {
    const rows: Shown[] = [];
    const place = decodeCursor(cursor, [0, ''] as const);
    for (const part of partsFrom(place)) {
      const offset = place ? 0 : skipped;
      if (rows.length <= size) rows.push(...(await this.read(person, id, part, size + 1 - rows.length, offset)));
    }
    const page = toPage(rows, size, placeIn);
    return { rows: await this.wire(page.rows), next: page.next };
  }

  /** The same list, of which only what the search is found in is kept: stretch by stretch, so that hardly any matches cost a bounded time. */
  private async search(
    buyerId: Id,
    partsFrom: (place: DecidedPlace | undefined) => readonly Part[],
    search: string,
    cursor: string | undefined,
    size: number,
  ): Promise<Page<WireSubmission>> {
    const all: SubmissionCriteria[] = [];
    let place: DecidedPlace | undefined = decodeCursor(cursor, [0, ''] as const);
    for (let stretches = 0; stretches < STRETCHES; stretches += 1) {
      const stretch = await this.stretch(buyerId, partsFrom(place), search);
      all.push(...(await this.matching(stretch, search)));
      const last = stretch.at(-1);
      if (all.length > size || stretch.length < STRETCH || !last) return this.answer(all, size);
      place = placeIn(last);
      // SQLite reads in this very thread: everybody else's requests go in between.
      await breath();
    }
    const { rows } = await this.answer(all, size);
    return { rows, next: place ? encodeCursor(place) : null };
  }

  private async stretch(buyerId: Id, parts: readonly Part[], search: string): Promise<readonly SubmissionCriteria[]> {
    const rows: SubmissionCriteria[] = [];
    for (const { index, where, order, parameters } of parts) {
      if (rows.length === STRETCH) break;
      const part = await this.database.query<SubmissionCriteria>(
        sql`SELECT id, decided_at AS decidedAt, worker_id AS workerId,
           CASE WHEN INSTR(search_text, ?) > 0
             OR search_text IS NULL AND (INSTR(LOWER(task_title), ?) > 0 OR INSTR(LOWER(detail), ?) > 0)
             THEN 1 ELSE 0 END AS found
         FROM submission ${along(index, this.database)}
         WHERE buyer_id = ? AND ${where} ORDER BY ${order} LIMIT ?`,
        [search, search, search, buyerId, ...parameters, STRETCH - rows.length],
      );
      rows.push(...part);
    }
    return rows;
  }

  private async matching(
    stretch: readonly SubmissionCriteria[],
    search: string,
  ): Promise<readonly SubmissionCriteria[]> {
    const people = await this.people.cards(stretch.filter(({ found }) => !found).map(({ workerId }) => workerId));
    return stretch.filter(
      ({ found, workerId }) => found || foldedText(people.get(workerId)?.name ?? '').includes(search),
    );
  }

  private async answer(found: readonly SubmissionCriteria[], size: number): Promise<Page<WireSubmission>> {
    const { rows, next } = toPage(found, size, placeIn);
    if (rows.length === 0) return { rows: [], next };
    const ids = rows.map(({ id }) => id);
    const read = await this.rows(sql`SELECT ${SHOWN_FIELDS} FROM submission WHERE id IN (${placeholders(ids)})`, ids);
    const byId = new Map(read.map((row) => [row.id, row]));
    return { rows: await this.wire(ids.flatMap((id) => byId.get(id) ?? [])), next };
  }

  private read(person: 'buyer_id' | 'worker_id', id: Id, part: Part, limit: number, offset: number): Promise<Shown[]> {
    const statement = sql`SELECT ${SHOWN_FIELDS} FROM submission ${along(part.index, this.database)}
       WHERE ${identifier(person)} = ? AND ${part.where} ORDER BY ${part.order} LIMIT ? OFFSET ?`;
    return this.rows(statement, [id, ...part.parameters, limit, offset]);
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

/** When it was decided, 0 while it is not, and its id. */
type DecidedPlace = readonly [number, string];

const placeIn = ({ decidedAt, id }: Pick<SubmissionCriteria, 'decidedAt' | 'id'>): DecidedPlace => [decidedAt, id];

/** The ranges of the buyer's index from a place on: what is pending (decided at 0), then the decided backwards in time. */
function partsForBuyer(place: DecidedPlace | undefined): readonly Part[] {
  if (!place) return [ofBuyer(sql`decided_at = 0`, NEWEST), ...partsOfDecided(place)];
  const [decidedAt, id] = place;
  if (decidedAt > 0) return partsOfDecided(place);
  return [ofBuyer(sql`decided_at = 0 AND id < ?`, NEWEST, id), ...partsOfDecided(undefined)];
}

/** What was decided, from a place on backwards in time. */
function partsOfDecided(place: DecidedPlace | undefined): readonly Part[] {
  if (!place) return [ofBuyer(sql`decided_at > 0`, LATEST)];
  const [decidedAt, id] = place;
  return [
    ofBuyer(sql`decided_at = ? AND id < ?`, NEWEST, decidedAt, id),
    ofBuyer(sql`decided_at > 0 AND decided_at < ?`, LATEST, decidedAt),
  ];
}

/** What waits, from a place on in the order in which it came. */
const partsWaiting = (place: DecidedPlace | undefined): readonly Part[] => [
  place ? ofBuyer(sql`decided_at = 0 AND id > ?`, OLDEST, place[1]) : ofBuyer(sql`decided_at = 0`, OLDEST),
];

const ofBuyer = (where: Sql, order: Sql, ...parameters: unknown[]): Part => ({
  index: FOR_BUYER,
  where: sql`concealed = 0 AND ${where}`,
  order,
  parameters,
});

/** The same range of what was sent for one task. */
function forTask(part: Part, taskId: Id | undefined): Part {
  if (taskId === undefined) return part;
  return {
    ...part,
    index: FOR_TASK,
    where: sql`task_id = ? AND ${part.where}`,
    parameters: [taskId, ...part.parameters],
  };
}

function partsOfStatus(status: SubmissionStatus): (place: DecidedPlace | undefined) => readonly Part[] {
  const part = (where: Sql, ...parameters: unknown[]): Part => ({
    index: EARNED,
    where: sql`status = ?${where}`,
    order: LATEST,
    parameters: [status, ...parameters],
  });
  return (place) => {
    if (!place) return [part(sql``)];
    const [decidedAt, id] = place;
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
