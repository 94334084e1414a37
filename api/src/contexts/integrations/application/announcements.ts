import { Injectable } from '@nestjs/common';
import { type NotificationCode, type NotificationParamsOf, type WebhookEvent } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { Notifier } from '../../messages';
import { Deliveries } from './deliveries';
import { Endpoints } from './endpoints';

export interface DomainEvent {
  readonly type: WebhookEvent;
  /** Recipients. */
  readonly to: readonly Id[];
  /** Messages with the same subject are delivered in the order of their publication. */
  readonly subject: Id;
  /** Ids and plain facts that all recipients may see. */
  readonly data: Readonly<Record<string, string | number | null>>;
}

export interface AnnouncedNotice {
  readonly to: Id;
  readonly code: NotificationCode;
  readonly params: NotificationParamsOf<NotificationCode>;
}

/**
 * Publishes events to people and webhooks, in the caller's unit of work. Each subscribed endpoint gets the event if the
 * work commits, at least once, with the same id each time.
 */
@Injectable()
export class Announcements {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  /** `event`: undefined where webhooks get none. */
  async publish(event: DomainEvent | undefined, ...notices: readonly AnnouncedNotice[]): Promise<void> {
    await Promise.all([
      ...notices.map(({ to, code, params }) => this.notifier.notify(to, code, params)),
      event && this.deliver(event),
    ]);
  }

  /** Whether an endpoint of this person subscribes to this event; to skip queries that only the event needs. */
  async hasSubscriber(personId: Id, type: WebhookEvent): Promise<boolean> {
    return (await this.endpoints.listening([personId])).some(({ events }) => events.includes(type));
  }

  private async deliver({ type, to, subject, data }: DomainEvent): Promise<void> {
    const listening = (await this.endpoints.listening(to)).filter(({ events }) => events.includes(type));
    if (listening.length === 0) return;
    const now = this.clock.now();
    const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
    await this.deliveries.add(
      now,
      ...listening.map(({ id: endpointId }) => ({ id: newId(), endpointId, type, subject, body })),
    );
  }
}
