import { Injectable } from '@nestjs/common';
import {
  type CountChange,
  foldedText,
  LIMITS,
  type PageEnvelope,
  type Task as WireTask,
  type TaskDetails,
} from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { type ComparisonWindow } from '../../../../kernel/comparison-window';
import { found, NotFound } from '../../../../kernel/not-found';
import { PERIOD_COUNT_COLUMNS, changeParameters } from '../../../../platform/database/period-count-columns';
import { Database } from '../../../../platform/database/database';
import { joinSql, placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { toPage } from '../../../../platform/paging/cursor';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { GroupedTotals } from '../../../../platform/aggregates/grouped-totals';
import { Audiences, Eligibility } from '../../../reputation';
import { TaskPresenter, type Viewer } from '../../application/task-presenter';
import {
  type AnsweredTask,
  type AnsweredText,
  type AnsweredTexts,
  type TextReference,
} from '../../application/answered-texts';
import { People } from '../../../people';
import { type Task } from '../../domain/task';
import { proofOf, storedForm, taskOf } from './task-row';
import { firstOpen, ListedEntriesQuery, standsFor } from './listed-entries.query';
import { type ManagedFilter } from './managed-tasks.query';
import { TaskKeysetPagination, type TaskPosition } from './task-keyset-pagination';
import { type ProofRow, TASK_COLUMNS, type TaskRow } from './task.schema';

/** A task's current title. */
export interface TaskName {
  readonly title: string;
  /** It has no page any more. */
  readonly deleted: boolean;
}

export interface TaskFigures {
  readonly tasks: number;
  readonly openSlots: number;
  /** Number of posted tasks, including deleted ones. */
  readonly posted: CountChange;
}

export type TimedTasks = Readonly<Record<'measured' | 'estimated' | 'unsaid', number>>;

/** `open` is 'true': only with an open slot. */
type BuyerTasksFilter = ManagedFilter & { readonly open?: string };

interface TextRow extends AnsweredTask, TextReference {}

interface WholeTextRow extends TextRow, ProofRow {
  readonly submissionInfo: string;
  readonly form: string | null;
}

const TEXT = sql`answered.task_id AS taskId, answered.version AS textVersion, answered.title, answered.detail,
  task.open_slots AS openSlots`;
const WHOLE_TEXT = sql`${TEXT}, answered.submission_info AS submissionInfo, answered.proof_text AS proofText,
  answered.proof_pictures AS proofPictures, answered.proof_link AS proofLink, answered.form`;

/** Number of open tasks with a slot, by source of their expected duration, and of all others. */
const SURVEY = 'tasks';

/** Task queries for pages. SQL without the ORM: details and overviews, which `bench/` measures. */
@Injectable()
export class TaskPagesQuery implements AnsweredTexts {
  constructor(
    private readonly database: Database,
    private readonly shown: TaskPresenter,
    private readonly rule: Eligibility,
    private readonly audiences: Audiences,
    private readonly people: People,
    private readonly aggregates: AggregateRefresher,
    private readonly listed: ListedEntriesQuery,
  ) {
    const by = sql`CASE WHEN status <> 'open' OR is_full = 1 THEN 'closed' WHEN median_minutes IS NOT NULL THEN 'measured'
      WHEN estimated_minutes IS NOT NULL THEN 'estimated' ELSE 'unsaid' END`;
    aggregates.add(new GroupedTotals(SURVEY, database, { table: sql`task`, by }));
  }

  /**
   * Any task that is not deleted. Visitors see it only while it takes work; before publication only its buyer and
   * Admins do. Throws NotFound.
   */
  async one(id: Id, viewer: Viewer): Promise<Omit<TaskDetails, 'mySubmission' | 'myClaim'>> {
    const row = await this.database.first<TaskRow & { form: string | null; link: string | null }>(
      sql`SELECT ${TASK_COLUMNS}, form, link FROM task WHERE id = ? AND status <> 'deleted'`,
      [id],
    );
    if (!row) throw new NotFound();
    if (row.status === 'review' && viewer?.role !== 'Admin' && viewer?.personId !== row.buyerId) throw new NotFound();
    const task = await this.details(taskOf(row), viewer);
    if (!viewer && task.closed) throw new NotFound();
    return task;
  }

  /** A task that was read with its form and link. */
  async details(task: Task, viewer: Viewer): Promise<Omit<TaskDetails, 'mySubmission' | 'myClaim'>> {
    const { form = null, link = null } = task;
    const [shown] = await this.shown.show([task], viewer);
    return {
      ...(shown as WireTask),
      ...(await this.eligibility(task, viewer)),
      form,
      link: link && (viewer?.personId === task.buyerId ? link : { url: link.url }),
    };
  }

  /** Workers see whether they may take it; its buyer sees the audience. */
  private async eligibility(task: Task, viewer: Viewer) {
    const { id: taskId, item, buyerId, restricted } = task;
    const batchId = item?.batchId ?? null;
    const audience = restricted && viewer ? await this.audiences.of(batchId ?? taskId) : null;
    if (viewer?.role === 'Worker') {
      const reasons = await this.rule.reasons({ taskId, batchId, buyerId, restricted }, viewer.personId);
      return { eligible: reasons.length === 0, reasons, ...(audience?.test && { test: audience.test }) };
    }
    return viewer?.personId === buyerId ? { audience } : {};
  }

  /** The tasks of the buyer with this e-mail. Throws NotFound where there is no such person. */
  async ofBuyer(
    email: string,
    viewer: Viewer,
    { search, open, sort, cursor, size = LIMITS.listPageSize }: BuyerTasksFilter = {},
  ): Promise<PageEnvelope<WireTask>> {
    const buyer = found(await this.people.find(email));
    const openOnly = open === 'true';
    const matching = search ? sql` AND INSTR(search_text, ?) > 0` : sql``;
    const parameters = [buyer.id, ...(search ? [foldedText(search)] : [])];
    const state = openOnly ? sql`status = 'open' AND is_full = 0` : sql`status <> 'deleted'`;
    const item = openOnly ? firstOpen(this.database) : standsFor(this.database);
    const pagination = new TaskKeysetPagination(
      {
        alone: {
          every: { where: sql`buyer_id = ? AND batch_id IS NULL${matching} AND ${state}`, parameters },
          newest: 'task_of_buyer',
          byDate: 'task_of_buyer_by_date',
        },
        batches: {
          every: { where: sql`buyer_id = ?${matching} AND ${item} IS NOT NULL`, parameters },
          newest: 'task_stream_of_buyer',
          byDate: 'task_stream_of_buyer_by_date',
        },
      },
      sort,
      this.database,
    );
    const statement = pagination.behind(pagination.keyIn(cursor), size + 1);
    const positions = await this.database.query<TaskPosition>(statement.sql, statement.parameters);
    const page = toPage(positions, size, pagination.placeOf);
    const entries = await this.listed.entries(page.rows, await this.listed.itemsOf(page.rows));
    return { data: await this.listed.show(entries, viewer), page: { next: page.next } };
  }

  answeredTexts(references: readonly TextReference[]): Promise<readonly AnsweredText[]> {
    return this.answered<WholeTextRow, AnsweredText>(references, WHOLE_TEXT, answeredOf, MISSING);
  }

  /** The fields of tasks that pages of submissions show, in the order of the references. */
  answeredTasks(references: readonly TextReference[]): Promise<readonly AnsweredTask[]> {
    return this.answered<TextRow, AnsweredTask>(references, TEXT, answeredTaskOf, MISSING);
  }

  /**
   * Reads each text once, however many references it has. Nearly all references are to version 1, so ids are grouped by
   * version.
   */
  private async answered<Row extends TextRow, Answered>(
    references: readonly TextReference[],
    columns: Sql,
    answeredIn: (row: Row) => Answered,
    missing: Answered,
  ): Promise<readonly Answered[]> {
    const byVersion = new Map<number, Map<Id, Answered>>();
    for (const { taskId, textVersion } of references) {
      const texts = byVersion.get(textVersion);
      if (texts) texts.set(taskId, missing);
      else byVersion.set(textVersion, new Map([[taskId, missing]]));
    }
    if (byVersion.size === 0) return [];
    const wanted = [...byVersion].map(([version, texts]) => ({ version, ids: [...texts.keys()] }));
    const rows = await this.database.query<Row>(
      sql`SELECT ${columns} FROM task_text answered JOIN task ON task.id = answered.task_id
       WHERE ${joinSql(
         wanted.map(({ ids }) => sql`(answered.version = ? AND answered.task_id IN (${placeholders(ids)}))`),
         sql` OR `,
       )}`,
      wanted.flatMap(({ version, ids }) => [version, ...ids]),
    );
    for (const row of rows) byVersion.get(row.textVersion)?.set(row.taskId, answeredIn(row));
    return references.map(({ taskId, textVersion }) => byVersion.get(textVersion)?.get(taskId) ?? missing);
  }

  /** The tasks with these ids, including deleted ones; unknown ids are left out. */
  async namesOf(ids: readonly Id[]): Promise<ReadonlyMap<Id, TaskName>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; title: string; status: string }>(
      sql`SELECT id, title, status FROM task WHERE id IN (${placeholders(ids)})`,
      ids,
    );
    return new Map(rows.map(({ id, title, status }) => [id, { title, deleted: status === 'deleted' }]));
  }

  /** Names of the fields of all forms that a task ever had, each once. */
  async fieldNamesOf(taskId: Id): Promise<readonly string[]> {
    const forms = await this.database.values<string>(
      sql`SELECT form FROM task_text WHERE task_id = ? AND form IS NOT NULL ORDER BY version`,
      [taskId],
    );
    return [...new Set(forms.flatMap((form) => storedForm(form)?.fields.map(({ name }) => name) ?? []))];
  }

  /** Counts a buyer's tasks that are not deleted, with one scan of a covering index. */
  async figuresOf(buyerId: Id, periods: ComparisonWindow): Promise<TaskFigures> {
    const row = await this.database.first<CountChange & { tasks: number; slots: number | null }>(
      sql`SELECT COUNT(CASE WHEN status <> 'deleted' THEN 1 END) AS tasks, SUM(CASE WHEN status <> 'deleted' THEN open_slots END) AS slots,
         ${PERIOD_COUNT_COLUMNS}
       FROM task ${forceIndex('task_figures', this.database)} WHERE buyer_id = ?`,
      [...changeParameters(periods), buyerId],
    );
    const { tasks = 0, slots, lately = 0, earlier = 0 } = row ?? {};
    return { tasks, openSlots: slots ?? 0, posted: { lately, earlier } };
  }

  /** Number of open tasks by source of their duration: measured, estimated or neither. */
  async surveyedTimes(): Promise<TimedTasks | undefined> {
    const last = await this.aggregates.last<Partial<TimedTasks>>(SURVEY);
    return last && { measured: 0, estimated: 0, unsaid: 0, ...last.result };
  }

  /** Number of tasks with open slots, as last computed by the aggregate job; undefined before its first run. */
  async surveyedOpen(): Promise<number | undefined> {
    const timed = await this.surveyedTimes();
    return timed && timed.measured + timed.estimated + timed.unsaid;
  }
}

const MISSING: AnsweredText = {
  title: '',
  detail: '',
  submissionInfo: '',
  proof: { text: '', pictures: 0, link: false },
  form: null,
  openSlots: 0,
};

const answeredTaskOf = ({ title, detail, openSlots }: TextRow): AnsweredTask => ({ title, detail, openSlots });

function answeredOf(row: WholeTextRow): AnsweredText {
  const { submissionInfo } = row;
  return { ...answeredTaskOf(row), submissionInfo, proof: proofOf(row), form: storedForm(row.form) };
}
