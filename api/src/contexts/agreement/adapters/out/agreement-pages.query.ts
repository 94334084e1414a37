import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type Sql, sql } from '../../../../platform/database/sql';
import { along } from '../../../../platform/database/dialect';
import { toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { type ItemAgreement, type SetAgreement, type WorkerAgreement } from '../../domain/item';
import { type Tally, UNANSWERED } from '../../domain/tally';

export interface PlacedAgreement extends WorkerAgreement {
  readonly setId: Id;
  /** Whether their answer to this very task misses the known one; null where none is known. */
  readonly missesControl: boolean | null;
}

const count = (condition: Sql) => sql`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;

/** The workers of a set, or one of them, with what their answers come to. */
const WORKERS = (database: Database, which: Sql) => sql`
  SELECT given.worker_id AS workerId, COUNT(*) AS answers,
    ${count(sql`item.majority <> ''`)} AS compared,
    ${count(sql`item.majority <> '' AND given.answer = item.majority`)} AS withMajority,
    ${count(sql`item.known <> ''`)} AS controls,
    ${count(sql`item.known <> '' AND given.answer <> item.known`)} AS missed
  FROM agreement_answer given ${along('agreement_answer_of_set', database)}
  JOIN agreement_item item ON item.task_id = given.task_id
  WHERE given.set_id = ?${which} GROUP BY given.worker_id`;

interface ItemRow extends Pick<Tally, 'answers' | 'agreeing' | 'share' | 'shown' | 'missed'> {
  readonly number: number;
  readonly taskId: Id;
  readonly known: string;
}

/**
 * How answers agree. All answers count, decided or not, but for those of people who were removed. In SQL: items go
 * along the index of their shares; what workers come to is counted where their answers lie.
 */
@Injectable()
export class AgreementPagesQuery {
  constructor(private readonly database: Database) {}

  /** Items that have answers, those that agree least first. */
  async items(setId: Id, cursor: string | undefined, size: number): Promise<Page<ItemAgreement>> {
    const [share, number] = decodeCursor(cursor, [0, 0] as const) ?? [0, 0];
    const rows = await this.database.query<ItemRow>(
      sql`SELECT number, task_id AS taskId, known, answers, agreeing, share, shown, missed
       FROM agreement_item ${along('agreement_item_of_set', this.database)}
       WHERE set_id = ? AND share >= ? AND share < ? AND (share > ? OR number > ?) ORDER BY share, number LIMIT ?`,
      [setId, share, UNANSWERED, share, number, size + 1],
    );
    const page = toPage(rows, size, (row) => [row.share, row.number]);
    return { rows: page.rows.map(itemOf), next: page.next };
  }

  /** Workers who answered, those who missed most control items first. */
  async workers(setId: Id, cursor: string | undefined, size: number): Promise<Page<WorkerAgreement>> {
    const place = decodeCursor(cursor, [0, ''] as const);
    const rows = await this.database.query<WorkerAgreement>(
      sql`SELECT * FROM (${WORKERS(this.database, sql``)}) worker
       ${place ? sql`WHERE missed < ? OR (missed = ? AND workerId > ?)` : sql``}
       ORDER BY missed DESC, workerId LIMIT ?`,
      [setId, ...(place ? [place[0], place[0], place[1]] : []), size + 1],
    );
    return toPage(rows, size, ({ missed, workerId }) => [missed, workerId]);
  }

  async of(setId: Id): Promise<SetAgreement> {
    const [row] = await this.database.query<Record<keyof SetAgreement, number | null>>(
      sql`SELECT COUNT(*) AS items, ${count(sql`answers > 1`)} AS compared,
         AVG(CASE WHEN answers > 1 THEN agreeing * 1.0 / answers END) AS mean,
         SUM(CASE WHEN known <> '' THEN answers ELSE 0 END) AS controls, SUM(missed) AS missed
       FROM agreement_item WHERE set_id = ? AND share < ?`,
      [setId, UNANSWERED],
    );
    const mean = row?.mean ?? null;
    return {
      items: row?.items ?? 0,
      compared: row?.compared ?? 0,
      mean: mean === null ? null : thousandths(mean),
      controls: row?.controls ?? 0,
      missed: row?.missed ?? 0,
    };
  }

  /**
   * How the answers of the worker compare within the set that this task belongs to; undefined where it belongs to none.
   */
  async ofWorker(taskId: Id, workerId: Id): Promise<PlacedAgreement | undefined> {
    const [own] = await this.database.query<{ setId: Id; answer: string; known: string }>(
      sql`SELECT given.set_id AS setId, given.answer AS answer, item.known AS known
       FROM agreement_answer given JOIN agreement_item item ON item.task_id = given.task_id
       WHERE given.task_id = ? AND given.worker_id = ?`,
      [taskId, workerId],
    );
    if (!own) return undefined;
    const { setId, answer, known } = own;
    const [row] = await this.database.query<WorkerAgreement>(WORKERS(this.database, sql` AND given.worker_id = ?`), [
      setId,
      workerId,
    ]);
    return row && { ...row, setId, missesControl: known === '' ? null : answer !== known };
  }
}

const thousandths = (share: number) => Math.round(share * 1000) / 1000;

function itemOf({ number, taskId, answers, agreeing, shown, known, missed }: ItemRow): ItemAgreement {
  return { number, taskId, answers, agreeing, majority: shown || null, missed: known === '' ? null : missed };
}
