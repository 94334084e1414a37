import { Injectable } from '@nestjs/common';
import { type CountChange, LIMITS, type Task as WireTask } from '@kaaj/contract';
import { firstIdAt, type Id } from '../../../../kernel/ids';
import { NotFound } from '../../../../kernel/not-found';
import { type Periods } from '../../../../kernel/periods';
import { Database } from '../../../../platform/database/database';
import { along, pageOf } from '../../../../platform/paging/cursor';
import { Surveys } from '../../../../platform/surveys/surveys';
import { Totals } from '../../../../platform/surveys/totals';
import { ShownTasks } from '../../application/shown-tasks';
import { type TaskListPage } from '../../application/task-list';
import {
  type AnsweredText,
  type BuyerTasksFilter,
  type TaskFigures,
  type TaskName,
  TaskPages,
  type TextReference,
} from '../../application/task-pages';
import { People } from '../../../identity';
import { type Viewer } from '../../application/viewer';
import { proofOf, taskOf } from './task-row';
import { TaskWalk } from './task-walk';
import { type ProofRow, TASK_COLUMNS, type TaskRow } from './task.schema';

interface TextRow extends ProofRow {
  readonly task_id: Id;
  readonly version: number;
  readonly title: string;
  readonly detail: string;
  readonly submission_info: string;
  readonly open_slots: number;
}

/** How many are open with a place, and how many are not. */
const SURVEY = 'tasks';

/** In SQL: details and overviews, which `bench/` measures. */
@Injectable()
export class TaskPagesQuery extends TaskPages {
  constructor(
    private readonly database: Database,
    private readonly shown: ShownTasks,
    private readonly people: People,
    private readonly surveys: Surveys,
  ) {
    super();
    const by = "CASE WHEN status = 'open' AND is_full = 0 THEN 'open' ELSE 'closed' END";
    surveys.add(new Totals(SURVEY, database, { table: 'task', by }));
  }

  async one(id: Id, viewer: Viewer): Promise<WireTask> {
    const [row] = await this.database.query<TaskRow>(
      `SELECT ${TASK_COLUMNS} FROM task WHERE id = ? AND status <> 'deleted'`,
      [id],
    );
    const [task] = row ? await this.shown.show([taskOf(row)], viewer) : [];
    if (!task || (!viewer && task.closed)) throw new NotFound();
    return task;
  }

  async ofBuyer(
    email: string,
    viewer: Viewer,
    { sort, cursor, size = LIMITS.listPageSize }: BuyerTasksFilter = {},
  ): Promise<TaskListPage> {
    const buyer = await this.people.find(email);
    if (!buyer) throw new NotFound();
    const every = { where: "buyer_id = ? AND status <> 'deleted'", parameters: [buyer.id] };
    const walk = new TaskWalk({ every, newest: 'task_of_buyer', byDate: 'task_of_buyer_by_date' }, sort, this.database);
    const { sql, parameters } = walk.behind(walk.placeIn(cursor), size + 1);
    // Their texts are read once the index has said which.
    const rows = await this.database.query<TaskRow>(
      `SELECT ${TASK_COLUMNS} FROM (${sql}) place JOIN task USING (id, completion_date) ORDER BY ${walk.order}`,
      parameters,
    );
    const page = pageOf(rows, size, walk.placeOf);
    return { data: await this.shown.show(page.rows.map(taskOf), viewer), page: { next: page.next } };
  }

  async answeredTexts(references: readonly TextReference[]): Promise<readonly AnsweredText[]> {
    if (references.length === 0) return [];
    const rows = await this.database.query<TextRow>(
      `SELECT answered.task_id, answered.version, answered.title, answered.detail, answered.submission_info,
         answered.proof_text, answered.proof_pictures, answered.proof_link, task.open_slots
       FROM task_text answered JOIN task ON task.id = answered.task_id
       WHERE ${references.map(() => '(answered.task_id = ? AND answered.version = ?)').join(' OR ')}`,
      references.flatMap(({ taskId, textVersion }) => [taskId, textVersion]),
    );
    const byReference = new Map(rows.map((row) => [`${row.task_id}:${row.version}`, row]));
    return references.map(({ taskId, textVersion }) => {
      const row = byReference.get(`${taskId}:${textVersion}`);
      return row ? answeredOf(row) : GONE;
    });
  }

  async namesOf(ids: readonly Id[]): Promise<ReadonlyMap<Id, TaskName>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; title: string; status: string }>(
      `SELECT id, title, status FROM task WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map(rows.map(({ id, title, status }) => [id, { title, deleted: status === 'deleted' }]));
  }

  /** In one statement, of which each part has an index of its own. */
  async figuresOf(buyerId: Id, { from, turn }: Periods): Promise<TaskFigures> {
    const posted = `SELECT COUNT(*) FROM task ${along('task_of_buyer', this.database)} WHERE buyer_id = ?`;
    const [since, start] = [firstIdAt(turn), firstIdAt(from)];
    const [row] = await this.database.query<CountChange & { tasks: number; slots: number | null }>(
      `SELECT COUNT(*) AS tasks, SUM(open_slots) AS slots, (${posted} AND id >= ?) AS lately, (${posted} AND id >= ? AND id < ?) AS earlier
       FROM task ${along('task_figures', this.database)} WHERE buyer_id = ? AND status <> 'deleted'`,
      [buyerId, since, buyerId, start, since, buyerId],
    );
    const { tasks = 0, slots, lately = 0, earlier = 0 } = row ?? {};
    return { tasks, openSlots: slots ?? 0, posted: { lately, earlier } };
  }

  async surveyedOpen(): Promise<number | undefined> {
    const last = await this.surveys.last<{ open?: number }>(SURVEY);
    return last && (last.result.open ?? 0);
  }
}

const GONE: AnsweredText = {
  title: '',
  detail: '',
  submissionInfo: '',
  proof: { text: '', pictures: 0, link: false },
  openSlots: 0,
};

function answeredOf(row: TextRow): AnsweredText {
  const { title, detail, submission_info: submissionInfo, open_slots: openSlots } = row;
  return { title, detail, submissionInfo, proof: proofOf(row), openSlots };
}
