import { Injectable } from '@nestjs/common';
import { type NotificationCode, type NotificationParamsOf, type WebhookEvent } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { Notifier } from '../../messages';
import { Deliveries } from './deliveries';
import { Endpoints } from './endpoints';

/** Something that programs of these people may wait for. */
export interface DomainEvent {
  readonly type: WebhookEvent;
  /** Whom it concerns. */
  readonly to: readonly Id[];
  /** What it is about; two events about one thing are delivered in the order in which they were published. */
  readonly subject: Id;
  /** Ids and plain facts, nothing that only some of `to` may know. */
  readonly data: Readonly<Record<string, string | number | null>>;
}

/** What a person is told of an event. */
export interface AnnouncedNotice {
  readonly to: Id;
  readonly code: NotificationCode;
  readonly params: NotificationParamsOf<NotificationCode>;
}

/**
 * Tells people and programs what happened, inside the caller's unit of work: each endpoint that listens hears of it exactly when
 * the work commits, at least once, with the same id each time.
 */
@Injectable()
export class Announcements {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  /** `event`: undefined where programs hear nothing of it. */
  async publish(event: DomainEvent | undefined, ...notices: readonly AnnouncedNotice[]): Promise<void> {
    await Promise.all([
      ...notices.map(({ to, code, params }) => this.notifier.notify(to, code, params)),
      event && this.deliver(event),
    ]);
  }

  /** Whether anything of this person's listens to such: where telling needs to look something up first. */
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
