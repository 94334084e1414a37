import { performance } from 'node:perf_hooks';
import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises';
import { type LabelMethod, ownValue } from '@kaaj/contract';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { placeholders, sql } from '../../../../platform/database/sql';
import { FairSemaphore } from '../../../../platform/limits/fair-semaphore';
import { type Given } from '../../domain/answer';
import { type Steps } from '../../domain/estimate';
import { Labels } from '../../domain/labels';
import { VoteCollector, type Votes } from '../../domain/votes';

export interface LabelRequest {
  readonly setId: Id;
  /** Key of the queue, so that one buyer's large sets do not delay other buyers. */
  readonly buyerId: Id;
  readonly field: string;
  readonly method: LabelMethod;
}

interface Computation {
  /** Version of the answers when the computation began. */
  readonly answers: string;
  readonly begun: number;
  running: Promise<void> | undefined;
  labels?: Labels;
  ended?: number;
}

const ANSWER_BATCH_SIZE = 5_000;
/** Each may take 100 MB. */
const COMPUTATIONS = { atOnce: 1, waiting: 64, perKey: 8 };
const CACHE_SIZE = 8;
/** A request waits this long; then the client has to retry. */
const TIMEOUT_MS = 2_000;
/**
 * If a computation takes longer than a request waits, its labels are served for this time afterwards, even if answers
 * changed.
 */
const SHOWN_FOR_MS = 60_000;

/**
 * Computes the labels of a set in the background, in bounded steps, and caches them while the answers stay the same.
 */
@Injectable()
export class LabelsQuery implements BeforeApplicationShutdown {
  private readonly slots = new FairSemaphore(COMPUTATIONS);
  private readonly computations = new Map<string, Computation>();
  private stopped = false;

  constructor(private readonly database: Database) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.allSettled([...this.computations.values()].map(async ({ running }) => running));
  }

  /** Undefined while they are being computed. Throws TooBusy or RateLimitExceeded. */
  async of(request: LabelRequest): Promise<Labels | undefined> {
    const deadline = performance.now() + TIMEOUT_MS;
    const key = `${request.setId} ${request.method} ${request.field}`;
    for (let answers = await this.answersOf(request.setId); ; answers = await this.answersOf(request.setId)) {
      const known = this.computations.get(key);
      if (known?.labels && (known.answers === answers || isStillValid(known))) return known.labels;
      const computation = known?.running ? known : this.start(key, request, answers);
      if (!(await within(computation.running, deadline - performance.now()))) return undefined;
      if (computation.labels && computation.answers === answers) return computation.labels;
    }
  }

  /** Number of slots of these sets whose coins were returned because no further answer was needed. */
  async released(setIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
    if (setIds.length === 0) return new Map();
    const rows = await this.database.query<{ setId: Id; places: number }>(
      sql`SELECT set_id AS setId, SUM(released) AS places FROM agreement_item WHERE set_id IN (${placeholders(setIds)})
       AND released > 0 GROUP BY set_id`,
      setIds,
    );
    return new Map(rows.map(({ setId, places }) => [setId, places]));
  }

  private start(key: string, request: LabelRequest, answers: string): Computation {
    const computation: Computation = { answers, begun: performance.now(), running: undefined };
    computation.running = this.compute(request, computation).catch((error: unknown) => {
      this.computations.delete(key);
      throw error;
    });
    // There may be no request waiting for it any more.
    computation.running.catch(() => undefined);
    this.computations.delete(key);
    this.computations.set(key, computation);
    for (const [other, { running }] of this.computations) {
      if (this.computations.size > CACHE_SIZE && !running) this.computations.delete(other);
    }
    return computation;
  }

  private async compute({ setId, buyerId, field, method }: LabelRequest, computation: Computation): Promise<void> {
    const work = async () => {
      const votes = await this.votes(setId, field);
      computation.labels = await this.drive(Labels.of(votes, method));
      computation.ended = performance.now();
      computation.running = undefined;
    };
    await this.slots.run(work, { key: buyerId, group: buyerId });
  }

  private async drive<Result>(steps: Steps<Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      if (this.stopped) throw new Error('The server stops.');
      await breath();
    }
  }

  private async answersOf(setId: Id): Promise<string> {
    const row = await this.database.first<{ count: number; revisions: number | null }>(
      sql`SELECT COUNT(*) AS count, SUM(revision) AS revisions
       FROM agreement_answer ${forceIndex('agreement_answer_of_set', this.database)} WHERE set_id = ?`,
      [setId],
    );
    return `${row?.count} ${row?.revisions}`;
  }

  private async votes(setId: Id, field: string): Promise<Votes> {
    const collector = new VoteCollector();
    let position: { readonly number: number; readonly workerId: Id } = { number: 0, workerId: '' };
    for (;;) {
      const rows = await this.database.query<{ number: number; workerId: Id; given: string; rejected: number }>(
        sql`SELECT number, worker_id AS workerId, given, rejected
         FROM agreement_answer ${forceIndex('agreement_answer_of_set', this.database)}
         WHERE set_id = ? AND number >= ? AND (number > ? OR worker_id > ?) ORDER BY number, worker_id LIMIT ?`,
        [setId, position.number, position.number, position.workerId, ANSWER_BATCH_SIZE],
      );
      for (const { number, workerId, given, rejected } of rows) {
        const value = rejected ? undefined : ownValue(JSON.parse(given) as Given, field);
        if (value !== undefined) collector.add(number, workerId, value);
      }
      const last = rows.at(-1);
      if (!last || rows.length < ANSWER_BATCH_SIZE) return collector.votes();
      position = last;
    }
  }
}

function isStillValid({ begun, ended = begun }: Computation): boolean {
  return ended - begun > TIMEOUT_MS && performance.now() - ended < SHOWN_FOR_MS;
}

/** Whether it finishes within the time. */
async function within(running: Promise<void> | undefined, milliseconds: number): Promise<boolean> {
  const abort = new AbortController();
  const late = pause(Math.max(0, milliseconds), false, { signal: abort.signal }).catch(() => false);
  try {
    return await Promise.race([running?.then(() => true) ?? true, late]);
  } finally {
    abort.abort();
  }
}
