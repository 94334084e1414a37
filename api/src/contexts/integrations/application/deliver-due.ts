import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { Notifier } from '../../messages';
import { retryDelay, type Delivery } from '../domain/delivery';
import { type Endpoint, secretsAt } from '../domain/endpoint';
import { Deliveries, type DeliveryOutcome } from './deliveries';
import { Endpoints } from './endpoints';
import { WebhookSender } from './webhook-sender';

const MAX_WORKERS = 20;
/** Concurrent deliveries to endpoints of one person. */
const MAX_WORKERS_PER_PERSON = 2;
/** After this time an endpoint yields to the others. */
const MAX_RUN_MS = 10_000;
/** Maximum Retry-After that is respected. */
const MAX_WAIT_MS = 24 * 60 * 60_000;
/** After a crash other processes take over the message after this time. */
const LEASE_MS = 60_000;
/** Maximum wait for a running delivery before the queue is checked again. */
const POLL_INTERVAL_MS = 250;
const RETENTION_MS = 30 * 24 * 60 * 60_000;

interface EndpointWorker {
  readonly personId: Id;
  readonly since: number;
  /** Number of sent messages. */
  readonly sent: Promise<number>;
}

/**
 * Delivers due webhook messages: one worker per endpoint, one message after the other. A failing or slow endpoint does
 * not delay others, and each person has few workers. After three days of failures a message fails permanently, and its
 * endpoint is disabled.
 */
@Injectable()
export class DeliverDue extends Job {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'deliver webhooks';
  override readonly timeCritical = true;

  private readonly workers = new Map<Id, EndpointWorker>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly sender: WebhookSender,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(report: (error: unknown) => void): Promise<boolean> {
    const now = this.clock.now();
    await this.deliveries.deleteBefore(now - RETENTION_MS);
    this.dropStuck(now);
    await this.startWorkers(now, report);
    if (this.workers.size === 0) return false;
    const workers = [...this.workers.values()].map(({ sent }) => sent);
    await Promise.any([...workers, pause(POLL_INTERVAL_MS, 0, { ref: false })]);
    return true;
  }

  /** A worker that exceeds a message's lease is no longer waited for, so that its slot is free. */
  private dropStuck(now: number): void {
    for (const [id, { since }] of this.workers) if (now - since > LEASE_MS) this.workers.delete(id);
  }

  private async startWorkers(now: number, report: (error: unknown) => void): Promise<void> {
    while (this.workers.size < MAX_WORKERS) {
      const due = await this.deliveries.endpointsDue(now, MAX_WORKERS * 2, this.busyPeople());
      const free = due.filter(({ id }) => !this.workers.has(id));
      if (free.length === 0) return;
      for (const { id, personId } of free) {
        if (this.workers.size === MAX_WORKERS) return;
        if (this.workersOf(personId) === MAX_WORKERS_PER_PERSON) continue;
        await this.endpoints.storeServed(id, personId, now);
        this.start(id, personId, now, report);
      }
      if (due.length < MAX_WORKERS * 2) return;
    }
  }

  private start(id: Id, personId: Id, since: number, report: (error: unknown) => void): void {
    const sent = this.work(id, report).finally(() => {
      if (this.workers.get(id) === worker) this.workers.delete(id);
    });
    const worker = { personId, since, sent };
    this.workers.set(id, worker);
  }

  private workersOf(personId: Id): number {
    return [...this.workers.values()].filter((worker) => worker.personId === personId).length;
  }

  private busyPeople(): readonly Id[] {
    const people = new Set([...this.workers.values()].map(({ personId }) => personId));
    return [...people].filter((personId) => this.workersOf(personId) === MAX_WORKERS_PER_PERSON);
  }

  /** Sends until nothing is due, a delivery fails or its time is over; returns the number of sent messages. */
  private async work(id: Id, report: (error: unknown) => void): Promise<number> {
    let sent = 0;
    const startedAt = performance.now();
    try {
      while (performance.now() - startedAt < MAX_RUN_MS) {
        const endpoint = await this.endpoints.find(id);
        const delivery = endpoint && (await this.deliveries.nextDue(id, this.clock.now()));
        if (!delivery || !(await this.deliver(endpoint, delivery))) return sent;
        sent += 1;
      }
      return sent;
    } catch (error) {
      report(error);
      return sent;
    }
  }

  private async deliver(endpoint: Endpoint, delivery: Delivery): Promise<boolean> {
    const at = this.clock.now();
    const { id, body, dueAt } = delivery;
    if (!(await this.deliveries.lease(id, dueAt, at + LEASE_MS))) return false;
    const outcome = await this.sender.send({ id, url: endpoint.url, body, secrets: secretsAt(endpoint, at), at });
    const through = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    if (through) await this.succeed(endpoint, delivery, outcome);
    else await this.fail(endpoint, delivery, outcome);
    return through;
  }

  private async succeed({ id, failingSince }: Endpoint, delivery: Delivery, outcome: DeliveryOutcome): Promise<void> {
    await this.deliveries.delivered(delivery.id, outcome);
    if (failingSince !== null) await this.endpoints.storeOutcome(id, null);
  }

  private async fail(endpoint: Endpoint, { id, tries }: Delivery, outcome: DeliveryOutcome): Promise<void> {
    const now = this.clock.now();
    const isGone = outcome.status === GONE;
    const wait = isGone ? undefined : retryDelay(tries + 1);
    const requested = Math.min(requestedDelay(outcome, now), MAX_WAIT_MS);
    await this.deliveries.failed(id, outcome, wait === undefined ? undefined : now + Math.max(wait, requested));
    if (requested > 0) await this.deliveries.postpone(endpoint.id, now + requested);
    await this.endpoints.storeOutcome(endpoint.id, endpoint.failingSince ?? now);
    // The endpoint's first failure is as old as this message's, so nothing was delivered in between.
    const lasted = endpoint.failingSince !== null && endpoint.failingSince <= now - THREE_DAYS_MS;
    if (isGone) await this.switchOff(endpoint, 'webhook/gone');
    else if (wait === undefined && lasted) await this.switchOff(endpoint, 'webhook/switched-off');
  }

  private switchOff({ id, personId, url }: Endpoint, notice: 'webhook/gone' | 'webhook/switched-off'): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.endpoints.setState(id, 'off'))) return;
      await this.deliveries.cancelWaiting(id);
      await this.notifier.notify(personId, notice, { host: new URL(url).host });
    });
  }
}

/** HTTP status 410 Gone: the endpoint was removed permanently. */
const GONE = 410;

/** The delay that the endpoint requests, in milliseconds; 0 for none. */
function requestedDelay({ status, retryAfter }: DeliveryOutcome, now: number): number {
  if ((status !== 429 && status !== 503) || retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  // Date.parse accepts -3600 and 12.5 as dates.
  const until = retryAfter.endsWith(' GMT') ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, until - now);
}

/** Slightly less than the sum of all delays. */
const THREE_DAYS_MS = 70 * 60 * 60_000;
