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

const LANES = 20;
/** Concurrent deliveries to endpoints of one person. */
const LANES_OF_ONE = 2;
/** After this time an endpoint yields to the others. */
const TURN_MS = 10_000;
/** Maximum Retry-After that is respected. */
const MAX_WAIT_MS = 24 * 60 * 60_000;
/** After a crash other processes take over the message after this time. */
const LEASE_MS = 60_000;
/** Maximum wait for a running delivery before the queue is checked again. */
const POLL_INTERVAL_MS = 250;
const RETENTION_MS = 30 * 24 * 60 * 60_000;

interface Lane {
  readonly personId: Id;
  readonly since: number;
  /** Number of sent messages. */
  readonly sent: Promise<number>;
}

/**
 * Delivers due webhook messages: one worker per endpoint, one message after the other. A failing or slow endpoint does
 * not delay others, and each person has few workers. After three days of failures a message is given up, and its
 * endpoint is disabled.
 */
@Injectable()
export class DeliverDue extends Job {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'deliver webhooks';
  override readonly timeCritical = true;

  private readonly lanes = new Map<Id, Lane>();

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
    await this.deliveries.forgetBefore(now - RETENTION_MS);
    this.dropStuck(now);
    await this.openLanes(now, report);
    if (this.lanes.size === 0) return false;
    const lanes = [...this.lanes.values()].map(({ sent }) => sent);
    await Promise.any([...lanes, pause(POLL_INTERVAL_MS, 0, { ref: false })]);
    return true;
  }

  /** A worker that exceeds a message's lease is no longer waited for, so that its slot is free. */
  private dropStuck(now: number): void {
    for (const [id, { since }] of this.lanes) if (now - since > LEASE_MS) this.lanes.delete(id);
  }

  private async openLanes(now: number, report: (error: unknown) => void): Promise<void> {
    while (this.lanes.size < LANES) {
      const due = await this.deliveries.endpointsDue(now, LANES * 2, this.busyPeople());
      const free = due.filter(({ id }) => !this.lanes.has(id));
      if (free.length === 0) return;
      for (const { id, personId } of free) {
        if (this.lanes.size === LANES) return;
        if (this.lanesOf(personId) === LANES_OF_ONE) continue;
        await this.endpoints.noteTurn(id, personId, now);
        this.open(id, personId, now, report);
      }
      if (due.length < LANES * 2) return;
    }
  }

  private open(id: Id, personId: Id, since: number, report: (error: unknown) => void): void {
    const sent = this.lane(id, report).finally(() => {
      if (this.lanes.get(id) === lane) this.lanes.delete(id);
    });
    const lane = { personId, since, sent };
    this.lanes.set(id, lane);
  }

  private lanesOf(personId: Id): number {
    return [...this.lanes.values()].filter((lane) => lane.personId === personId).length;
  }

  private busyPeople(): readonly Id[] {
    const people = new Set([...this.lanes.values()].map(({ personId }) => personId));
    return [...people].filter((personId) => this.lanesOf(personId) === LANES_OF_ONE);
  }

  /** Sends until nothing is due, a delivery fails or its time is over; returns the number of sent messages. */
  private async lane(id: Id, report: (error: unknown) => void): Promise<number> {
    let sent = 0;
    const begun = performance.now();
    try {
      while (performance.now() - begun < TURN_MS) {
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
    if (!(await this.deliveries.claim(id, dueAt, at + LEASE_MS))) return false;
    const outcome = await this.sender.send({ id, url: endpoint.url, body, secrets: secretsAt(endpoint, at), at });
    const through = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    if (through) await this.succeed(endpoint, delivery, outcome);
    else await this.fail(endpoint, delivery, outcome);
    return through;
  }

  private async succeed({ id, failingSince }: Endpoint, delivery: Delivery, outcome: DeliveryOutcome): Promise<void> {
    await this.deliveries.delivered(delivery.id, outcome);
    if (failingSince !== null) await this.endpoints.noteOutcome(id, null);
  }

  private async fail(endpoint: Endpoint, { id, tries }: Delivery, outcome: DeliveryOutcome): Promise<void> {
    const now = this.clock.now();
    const gone = outcome.status === GONE;
    const wait = gone ? undefined : retryDelay(tries + 1);
    const asked = Math.min(askedWait(outcome, now), MAX_WAIT_MS);
    await this.deliveries.failed(id, outcome, wait === undefined ? undefined : now + Math.max(wait, asked));
    if (asked > 0) await this.deliveries.postpone(endpoint.id, now + asked);
    await this.endpoints.noteOutcome(endpoint.id, endpoint.failingSince ?? now);
    // The endpoint's first failure is as old as this message's, so nothing was delivered in between.
    const lasted = endpoint.failingSince !== null && endpoint.failingSince <= now - THREE_DAYS_MS;
    if (gone) await this.switchOff(endpoint, 'webhook/gone');
    else if (wait === undefined && lasted) await this.switchOff(endpoint, 'webhook/switched-off');
  }

  private switchOff({ id, personId, url }: Endpoint, notice: 'webhook/gone' | 'webhook/switched-off'): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.endpoints.turn(id, 'off'))) return;
      await this.deliveries.giveUp(id);
      await this.notifier.notify(personId, notice, { host: new URL(url).host });
    });
  }
}

/** Status of an endpoint that is permanently gone. */
const GONE = 410;

/** The delay that the endpoint requests, in milliseconds; 0 for none. */
function askedWait({ status, retryAfter }: DeliveryOutcome, now: number): number {
  if ((status !== 429 && status !== 503) || retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  // Date.parse accepts -3600 and 12.5 as dates.
  const until = retryAfter.endsWith(' GMT') ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, until - now);
}

/** Slightly less than the sum of all delays. */
const THREE_DAYS_MS = 70 * 60 * 60_000;
