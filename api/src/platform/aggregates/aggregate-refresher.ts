import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Job } from '../scheduler/job';
import { Database } from '../database/database';
import { insertMissing, onConflict } from '../database/dialect';
import { sql } from '../database/sql';
import { Scheduler } from '../scheduler/scheduler';
import { yieldToEventLoop, type Step, type IncrementalAggregate } from './incremental-aggregate';
import { type SurveyRow } from './survey.schema';

/** Maximum duration of a run, so that other jobs and processes can run. */
const MAX_RUN_MS = 200;
/**
 * Minimum interval between two computations, in milliseconds and as a multiple of their duration. This bounds their
 * share of the load.
 */
const MIN_INTERVAL_MS = 60_000;
const MIN_INTERVAL_PER_DURATION = 20;

/** The last result, and when it was computed (milliseconds since the epoch). */
export interface AggregateSnapshot<Result> {
  readonly result: Result;
  readonly at: number;
}

/**
 * Recomputes aggregates over whole tables at intervals, in one process at a time, and stores their results. Reading a
 * result costs one row.
 */
@Injectable()
export class AggregateRefresher {
  constructor(
    private readonly database: Database,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  private readonly names: string[] = [];

  /** Called by the module that owns the table, during startup. */
  add<Progress, Result>(aggregate: IncrementalAggregate<Progress, Result>): void {
    this.names.push(aggregate.name);
    this.scheduler.add(new ComputeAggregate(aggregate, this.database, this.clock));
  }

  /** Undefined before the first computation ended. */
  async last<Result>(name: string): Promise<AggregateSnapshot<Result> | undefined> {
    const row = await rowOf(this.database, name);
    return row?.result ? { result: JSON.parse(row.result) as Result, at: row.ended_at } : undefined;
  }

  async isRunningOrRequested(name: string): Promise<boolean> {
    const row = await rowOf(this.database, name);
    return row !== undefined && (row.progress !== null || row.asked > row.answered);
  }

  /** Requests new computations of all aggregates. Requests that wait for the same computation are merged. */
  async requestAll(): Promise<void> {
    for (const name of this.names) await this.request(name);
  }

  /** When each aggregate was last computed, in seconds since the epoch, by name. */
  async endTimes(): Promise<Record<string, number>> {
    const rows = await this.database.query<SurveyRow>(sql`SELECT name, ended_at FROM survey WHERE ended_at > 0`);
    return Object.fromEntries(rows.map(({ name, ended_at }) => [name, ended_at / 1000]));
  }

  private async request(name: string): Promise<void> {
    await this.database.execute(
      sql`INSERT INTO survey (name, asked) VALUES (?, 1) ${onConflict(this.database, 'name')} asked = asked + 1`,
      [name],
    );
    this.scheduler.wake(jobOf(name));
  }
}

const jobOf = (name: string) => `survey of ${name}`;

const COLUMNS = sql`name, progress, result, ended_at, spent, asked, answered, version`;

function rowOf(database: Database, name: string): Promise<SurveyRow | undefined> {
  return database.first<SurveyRow>(sql`SELECT ${COLUMNS} FROM survey WHERE name = ?`, [name]);
}

class ComputeAggregate<Progress, Result> extends Job {
  readonly name: string;

  constructor(
    private readonly aggregate: IncrementalAggregate<Progress, Result>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
    this.name = jobOf(aggregate.name);
  }

  async run(): Promise<boolean> {
    const row = (await rowOf(this.database, this.aggregate.name)) ?? (await this.first());
    if (row.progress === null && !this.isDue(row)) return false;
    const began = performance.now();
    let step: Step<Progress, Result>;
    let progress = row.progress === null ? undefined : (JSON.parse(row.progress) as Progress);
    do {
      step = await this.aggregate.step(progress);
      progress = 'progress' in step ? step.progress : undefined;
      await yieldToEventLoop();
    } while (progress !== undefined && performance.now() - began < MAX_RUN_MS);
    return (await this.store(row, step, Math.ceil(performance.now() - began))) && progress !== undefined;
  }

  private isDue({ result, ended_at, spent, asked, answered }: SurveyRow): boolean {
    const minInterval = Math.max(MIN_INTERVAL_MS, spent * MIN_INTERVAL_PER_DURATION);
    return result === null || asked > answered || this.clock.now() >= ended_at + minInterval;
  }

  /** Returns false when another process has stored a step in the meantime. */
  private async store(row: SurveyRow, step: Step<Progress, Result>, worked: number): Promise<boolean> {
    const begins = row.progress === null;
    const [state, ended] =
      'result' in step
        ? [sql`progress = NULL, result = ?, ended_at = ?`, [JSON.stringify(step.result), this.clock.now()]]
        : [sql`progress = ?`, [JSON.stringify(step.progress)]];
    return this.database.executeGuarded(
      sql`UPDATE survey SET ${state}, spent = ?, answered = ?, version = version + 1 WHERE name = ? AND version = ?`,
      [
        ...ended,
        begins ? worked : row.spent + worked,
        begins ? row.asked : row.answered,
        this.aggregate.name,
        row.version,
      ],
    );
  }

  private async first(): Promise<SurveyRow> {
    const { name } = this.aggregate;
    await this.database.execute(sql`${insertMissing(this.database)} survey (name) VALUES (?)`, [name]);
    return (await rowOf(this.database, name)) as SurveyRow;
  }
}
