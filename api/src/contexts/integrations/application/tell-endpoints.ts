import { Injectable } from '@nestjs/common';
import { type WebhookEvent } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { Deliveries } from './deliveries';
import { Endpoints } from './endpoints';
import { type Happening, Happenings } from './happenings';

@Injectable()
export class TellEndpoints extends Happenings {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {
    super();
  }

  async tell({ type, to, subject, data }: Happening): Promise<void> {
    const listening = (await this.endpoints.listening(to)).filter(({ events }) => events.includes(type));
    if (listening.length === 0) return;
    const now = this.clock.now();
    const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
    await this.deliveries.add(
      ...listening.map(({ id: endpointId }) => ({
        id: newId(),
        endpointId,
        type,
        subject,
        body,
        state: 'waiting' as const,
        tries: 0,
        dueAt: now,
        status: null,
        answer: null,
        createdAt: now,
      })),
    );
  }

  async heardBy(personId: Id, type: WebhookEvent): Promise<boolean> {
    return (await this.endpoints.listening([personId])).some(({ events }) => events.includes(type));
  }
}
