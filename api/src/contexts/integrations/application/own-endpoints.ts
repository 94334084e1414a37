import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS, type PageEnvelope } from '@kaaj/contract';
import { Clock, MINUTE_MS } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { People } from '../../people';
import { SecurityNotices, Sessions } from '../../identity';
import { type Delivery } from '../domain/delivery';
import { type Endpoint, ROTATION_MS } from '../domain/endpoint';
import { TooManyEndpoints } from '../domain/integrations.errors';
import { Deliveries } from './deliveries';
import { Endpoints } from './endpoints';
import { WebhookSender } from './webhook-sender';

/** New endpoints, tests and repeated messages; each makes this server contact another host. */
const CALLS_A_MINUTE = 10;

const generateSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

interface WebhookInput extends Pick<Endpoint, 'personId' | 'url' | 'events'> {
  readonly sessionId: Id;
}

/** A person's own webhook endpoints. Throws NotFound for those of others. */
@Injectable()
export class OwnEndpoints {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly sender: WebhookSender,
    private readonly notices: SecurityNotices,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    sessions: Sessions,
  ) {
    sessions.whenAllEnd(async (personId, spared) => {
      for (const id of await this.endpoints.disableAllOf(personId, spared)) await this.deliveries.cancelWaiting(id);
    });
  }

  /** Throws RateLimitExceeded, AddressRefused or TooManyEndpoints. */
  async add({ personId, sessionId, url, events }: WebhookInput): Promise<Endpoint> {
    await this.takeCall(personId);
    await this.sender.check(url);
    return this.unitOfWork.run(async () => {
      await this.people.lock(personId);
      if ((await this.endpoints.of(personId)).length >= LIMITS.webhooksOfOne) throw new TooManyEndpoints();
      const endpoint: Endpoint = {
        id: newId(),
        personId,
        sessionId,
        url,
        events,
        secret: generateSecret(),
        formerSecret: null,
        formerUntil: 0,
        state: 'on',
        failingSince: null,
        createdAt: this.clock.now(),
      };
      await this.endpoints.add(endpoint);
      await this.notices.notify(personId, 'webhook-added');
      return endpoint;
    });
  }

  of(personId: Id): Promise<readonly Endpoint[]> {
    return this.endpoints.of(personId);
  }

  remove(id: Id, personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.endpoints.get(id, personId);
      await this.deliveries.removeAllOf(id);
      await this.endpoints.remove(id);
    });
  }

  /** Called when a person is removed. Joins the caller's unit of work. */
  removeAllOf(personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const { id } of await this.endpoints.of(personId)) await this.remove(id, personId);
    });
  }

  switchOn(id: Id, personId: Id, sessionId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.endpoints.get(id, personId);
      await this.endpoints.storeSession(id, sessionId);
      if (await this.endpoints.setState(id, 'on')) await this.endpoints.storeOutcome(id, null);
    });
  }

  /** The former secret stays valid for a day, in addition to the new one. */
  renewSecret(id: Id, personId: Id): Promise<Endpoint> {
    return this.unitOfWork.run(async () => {
      const endpoint = await this.endpoints.get(id, personId);
      const formerUntil = this.clock.now() + ROTATION_MS;
      const changes = { secret: generateSecret(), formerSecret: endpoint.secret, formerUntil };
      await this.endpoints.storeSecrets(id, changes);
      await this.notices.notify(personId, 'webhook-secret-renewed');
      return { ...endpoint, ...changes };
    });
  }

  /** Sends a test message, unless one is waiting. Throws RateLimitExceeded. */
  async test(id: Id, personId: Id): Promise<void> {
    await this.takeCall(personId);
    await this.unitOfWork.run(async () => {
      await this.endpoints.get(id, personId);
      if (await this.deliveries.testWaits(id)) return;
      const now = this.clock.now();
      const body = JSON.stringify({ type: 'test', timestamp: new Date(now).toISOString(), data: {} });
      await this.deliveries.add(now, { id: newId(), endpointId: id, type: 'test', subject: newId(), body });
    });
  }

  async log(id: Id, personId: Id, cursor: string | undefined, size: number): Promise<PageEnvelope<Delivery>> {
    await this.endpoints.get(id, personId);
    return this.deliveries.page(id, cursor, size);
  }

  /** Throws RateLimitExceeded, and NotFound also where the message is still waiting. */
  async sendAgain(id: Id, deliveryId: Id, personId: Id): Promise<void> {
    await this.takeCall(personId);
    await this.unitOfWork.run(async () => {
      await this.endpoints.get(id, personId);
      if (!(await this.deliveries.requeue(deliveryId, id, this.clock.now()))) throw new NotFound();
    });
  }

  private takeCall(personId: Id): Promise<void> {
    return this.limits.take({ limit: 'webhook', subject: personId, most: CALLS_A_MINUTE, windowMs: MINUTE_MS });
  }
}
