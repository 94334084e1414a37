import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ownValue } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { joinSql, placeholders, sql } from '../../../../platform/database/sql';
import { type AnswerStore, type Item } from '../../application/answer-store';
import { type Given } from '../../domain/answer';
import { type AdaptiveOverlap, isReached, weigh, type WeighedAnswer } from '../../domain/overlap';

interface ItemRow {
  readonly setId: Id;
  readonly number: number;
  readonly control: number;
  /** Null without adaptive overlap; then the others are null, too. */
  readonly field: string | null;
  readonly atLeast: number;
  readonly atMost: number;
  readonly confidence: number;
  readonly options: number;
}

type Skill = Pick<WeighedAnswer, 'agreements' | 'compared'> & { readonly workerId: Id };

/** SQL without the ORM: for a task that is not an item of a set it costs one read by key. */
@Injectable()
export class SqlAnswers implements AnswerStore {
  constructor(private readonly database: Database) {}

  registerItems(setId: Id, items: readonly Item[]): Promise<void> {
    const rows = items.map((item) => ({ ...item, setId, control: item.control ? 1 : 0 }));
    return insertRows(this.database, 'agreement_item', rows);
  }

  async record(taskId: Id, workerId: Id, given: Given): Promise<void> {
    const item = await this.item(taskId);
    if (!item) return;
    const { setId, number } = item;
    const revision = randomInt(MAX_FIRST_REVISION);
    const row = { taskId, workerId, setId, number, given: stored(given), value: valueOf(given, item.field), revision };
    await insertRows(this.database, 'agreement_answer', [row]);
  }

  async changed(taskId: Id, workerId: Id, given: Given): Promise<void> {
    const item = await this.item(taskId);
    if (!item) return;
    await this.database.execute(
      sql`UPDATE agreement_answer SET given = ?, value = ?, revision = revision + 1 WHERE task_id = ? AND worker_id = ?`,
      [stored(given), valueOf(given, item.field), taskId, workerId],
    );
  }

  async count(taskId: Id, workerId: Id, counts: boolean): Promise<void> {
    await this.database.execute(
      sql`UPDATE agreement_answer SET rejected = ?, revision = revision + 1 WHERE task_id = ? AND worker_id = ?`,
      [counts ? 0 : 1, taskId, workerId],
    );
  }

  async adapt(setId: Id, overlap: AdaptiveOverlap | undefined): Promise<void> {
    const former = await this.database.first<{ field: string }>(sql`SELECT field FROM agreement_set WHERE set_id = ?`, [
      setId,
    ]);
    await this.database.execute(sql`DELETE FROM agreement_set WHERE set_id = ?`, [setId]);
    if (overlap?.field !== former?.field) {
      await this.database.execute(sql`UPDATE agreement_item SET label = '' WHERE set_id = ?`, [setId]);
    }
    if (!overlap) {
      await this.database.execute(sql`UPDATE agreement_item SET released = 0 WHERE set_id = ?`, [setId]);
      return;
    }
    const { field, min: atLeast, max: atMost, options } = overlap;
    const confidence = Math.round(overlap.confidence * MILLION);
    await insertRows(this.database, 'agreement_set', [{ setId, field, atLeast, atMost, confidence, options }]);
    await this.valuesOf(setId, field);
  }

  async isAdaptive(taskId: Id): Promise<boolean> {
    return typeof (await this.item(taskId))?.field === 'string';
  }

  async weigh(taskId: Id): Promise<boolean> {
    const item = await this.item(taskId);
    if (!item || item.field === null) return false;
    const answers = await this.database.query<{ workerId: Id; value: string }>(
      sql`SELECT worker_id AS workerId, value FROM agreement_answer
       WHERE task_id = ? AND rejected = 0 AND value <> '' ORDER BY worker_id`,
      [taskId],
    );
    const skills = answers.length < item.atLeast ? [] : await this.skills(item.setId, taskId, answers);
    const skillOf = new Map(skills.map((skill) => [skill.workerId, skill]));
    const weighed = weigh(
      answers.map(({ workerId, value }) => ({ value, ...NO_SKILL, ...skillOf.get(workerId) })),
      item.options,
    );
    const overlap = { min: item.atLeast, confidence: item.confidence / MILLION };
    const reached = isReached(weighed, answers.length, overlap, Boolean(item.control));
    const isComplete = reached || answers.length >= item.atMost;
    const label = isComplete ? String(weighed.label ?? '') : '';
    await this.database.execute(sql`UPDATE agreement_item SET label = ? WHERE task_id = ? AND label <> ?`, [
      label,
      taskId,
      label,
    ]);
    return reached;
  }

  async release(taskId: Id, slots: number): Promise<void> {
    await this.database.execute(sql`UPDATE agreement_item SET released = released + ? WHERE task_id = ?`, [
      slots,
      taskId,
    ]);
  }

  async deleteOf(workerId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM agreement_answer WHERE worker_id = ?`, [workerId]);
  }

  private item(taskId: Id): Promise<ItemRow | undefined> {
    return this.database.first<ItemRow>(
      sql`SELECT item.set_id AS setId, item.number AS number, item.control AS control, adaptive.field AS field,
         adaptive.at_least AS atLeast, adaptive.at_most AS atMost, adaptive.confidence AS confidence, adaptive.options AS options
       FROM agreement_item item LEFT JOIN agreement_set adaptive ON adaptive.set_id = item.set_id WHERE item.task_id = ?`,
      [taskId],
    );
  }

  /** How often these workers' answers to other labelled items agree with the labels. */
  private skills(setId: Id, taskId: Id, answers: readonly { readonly workerId: Id }[]): Promise<readonly Skill[]> {
    const workers = answers.map(({ workerId }) => workerId);
    return this.database.query<Skill>(
      sql`SELECT given.worker_id AS workerId, COUNT(*) AS compared,
         SUM(CASE WHEN given.value = item.label THEN 1 ELSE 0 END) AS agreements
       FROM agreement_answer given JOIN agreement_item item ON item.task_id = given.task_id
       WHERE given.worker_id IN (${placeholders(workers)}) AND given.set_id = ? AND given.task_id <> ?
         AND given.value <> '' AND given.rejected = 0 AND item.label <> '' GROUP BY given.worker_id`,
      [...workers, setId, taskId],
    );
  }

  /** For answers from before adaptive overlap was enabled. */
  private async valuesOf(setId: Id, field: string): Promise<void> {
    for (let position: { number: number; workerId: Id } | undefined = { number: 0, workerId: '' }; position;) {
      const rows: readonly { taskId: Id; number: number; workerId: Id; given: string }[] = await this.database.query(
        sql`SELECT task_id AS taskId, number, worker_id AS workerId, given FROM agreement_answer
         WHERE set_id = ? AND number >= ? AND (number > ? OR worker_id > ?) ORDER BY number, worker_id LIMIT ?`,
        [setId, position.number, position.number, position.workerId, BATCH_SIZE],
      );
      const byValue = new Map<string, { taskId: Id; workerId: Id }[]>();
      for (const { given, ...row } of rows) {
        const value = valueOf(JSON.parse(given) as Given, field);
        byValue.set(value, [...(byValue.get(value) ?? []), row]);
      }
      for (const [value, some] of byValue) {
        await this.database.execute(
          sql`UPDATE agreement_answer SET value = ? WHERE ${joinSql(
            some.map(() => sql`(task_id = ? AND worker_id = ?)`),
            sql` OR `,
          )}`,
          [value, ...some.flatMap(({ taskId, workerId }) => [taskId, workerId])],
        );
      }
      position = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
    }
  }
}

/** The value as a string, which suffices for comparison; empty for none. */
const valueOf = (given: Given, field: string | null): string =>
  field === null ? '' : String(ownValue(given, field) ?? '');

/**
 * Revisions start at random, so that their sum differs after the answers of a removed worker were replaced. The sum of
 * ten million answers is below 2^53.
 */
const MAX_FIRST_REVISION = 2 ** 24;
const MILLION = 1_000_000;
const NO_SKILL = { agreements: 0, compared: 0 };
const BATCH_SIZE = 500;

const stored = (given: Given): string => JSON.stringify(given);
