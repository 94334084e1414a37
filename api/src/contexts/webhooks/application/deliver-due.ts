import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Job } from '../../../platform/scheduler/job';
import { Notifier } from '../../notifications';
import { pauseAfter, type Delivery } from '../domain/delivery';
import { type Endpoint, secretsAt } from '../domain/endpoint';
import { Deliveries, type Outcome } from './deliveries';
import { Endpoints } from './endpoints';
import { WebhookSender } from './webhook-sender';

const LANES = 20;
/** A process that dies in between leaves its message to the others after this. */
const LEASE_MS = 60_000;
/** How long a lane is waited for before the others are looked after again. */
const PATIENCE_MS = 250;
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Sends what waits for endpoints: a lane for each, in which one message after the other goes out; a lane that fails or stalls holds
 * no other up. A message that never comes through for three days is given up, and its endpoint with it.
 */
@Injectable()
export class DeliverDue extends Job {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'deliver webhooks';
  override readonly promised = true;

  private readonly lanes = new Map<Id, Promise<number>>();

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
    await this.deliveries.forgetBefore(now - KEPT_MS);
    const due = await this.deliveries.endpointsDue(now, LANES * 2);
    const waiting = due.filter((id) => !this.lanes.has(id));
    const taken = waiting.slice(0, LANES - this.lanes.size);
    for (const id of taken) this.lanes.set(id, this.lane(id, report));
    if (this.lanes.size === 0) return false;
    const sent = await Promise.any([...this.lanes.values(), pause(PATIENCE_MS, 0, { ref: false })]);
    return sent > 0 || this.lanes.size > 0 || waiting.length > taken.length;
  }

  /** Sends until nothing is due or something fails; tells how many went out. */
  private async lane(id: Id, report: (error: unknown) => void): Promise<number> {
    let sent = 0;
    try {
      for (;;) {
        const endpoint = await this.endpoints.find(id);
        const delivery = endpoint && (await this.deliveries.nextDue(id, this.clock.now()));
        if (!delivery || !(await this.deliver(endpoint, delivery))) return sent;
        sent += 1;
      }
    } catch (error) {
      report(error);
      return sent;
    } finally {
      this.lanes.delete(id);
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

  private async succeed({ id, failingSince }: Endpoint, delivery: Delivery, outcome: Outcome): Promise<void> {
    await this.deliveries.delivered(delivery.id, outcome);
    if (failingSince !== null) await this.endpoints.noteOutcome(id, null);
  }

  private async fail(endpoint: Endpoint, { id, tries }: Delivery, outcome: Outcome): Promise<void> {
    const now = this.clock.now();
    const wait = pauseAfter(tries + 1);
    await this.deliveries.failed(id, outcome, wait === undefined ? undefined : now + wait);
    await this.endpoints.noteOutcome(endpoint.id, endpoint.failingSince ?? now);
    // Its first failure lies as far back as this message's own: nothing came through in between.
    const lasted = endpoint.failingSince !== null && endpoint.failingSince <= now - THREE_DAYS_MS;
    if (wait === undefined && lasted) await this.switchOff(endpoint);
  }

  private switchOff({ id, personId, url }: Endpoint): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.endpoints.turn(id, 'off'))) return;
      await this.deliveries.giveUp(id);
      await this.notifier.tell(personId, 'webhook/switched-off', { host: new URL(url).host });
    });
  }
}

/** A little less than all pauses together. */
const THREE_DAYS_MS = 70 * 60 * 60_000;
