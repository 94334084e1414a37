import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type WebhookEvent } from '@kaaj/contract';
import { IsNull, Not, type Repository } from 'typeorm';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { NotFound } from '../../../../kernel/not-found';
import { Database } from '../../../../platform/database/database';
import { placeholders } from '../../../../platform/database/placeholders';
import { sql } from '../../../../platform/database/sql';
import { Endpoints } from '../../application/endpoints';
import { type Endpoint } from '../../domain/endpoint';
import { type EndpointRow, WebhookEndpointSchema } from './webhook.schema';

@Injectable()
export class TypeormEndpoints extends Endpoints {
  constructor(
    @InjectRepository(WebhookEndpointSchema) private readonly endpoints: Repository<EndpointRow>,
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  async add(endpoint: Endpoint): Promise<void> {
    await this.endpoints.insert({
      ...endpoint,
      events: endpoint.events.join(' '),
      secret: this.sealed(endpoint.id, endpoint.secret),
    });
  }

  async of(personId: Id): Promise<readonly Endpoint[]> {
    return (await this.endpoints.find({ where: { personId }, order: { id: 'DESC' } })).map((row) => this.opened(row));
  }

  /** In SQL: beside all work that is sent or decided, which `bench/` measures. */
  async listening(personIds: readonly Id[]): Promise<readonly Pick<Endpoint, 'id' | 'events'>[]> {
    if (personIds.length === 0) return [];
    const rows = await this.database.query<Pick<EndpointRow, 'id' | 'events'>>(
      sql`SELECT id, events FROM webhook_endpoint WHERE person_id IN (${placeholders(personIds)}) AND state = 'on'`,
      personIds,
    );
    return rows.map(({ id, events }) => ({ id, events: eventsOf(events) }));
  }

  async find(id: Id): Promise<Endpoint | undefined> {
    const row = await this.endpoints.findOneBy({ id });
    return row ? this.opened(row) : undefined;
  }

  async get(id: Id, personId: Id): Promise<Endpoint> {
    const row = await this.endpoints.findOneBy({ id, personId });
    if (!row) throw new NotFound();
    return this.opened(row);
  }

  async keepSecrets(id: Id, secrets: Parameters<Endpoints['keepSecrets']>[1]): Promise<void> {
    const { secret, formerSecret, formerUntil } = secrets;
    const former = formerSecret === null ? null : this.sealed(id, formerSecret);
    await this.endpoints.update({ id }, { secret: this.sealed(id, secret), formerSecret: former, formerUntil });
  }

  async noteOutcome(id: Id, failingSince: number | null): Promise<void> {
    const before = failingSince === null ? Not(IsNull()) : IsNull();
    await this.endpoints.update({ id, failingSince: before }, { failingSince });
  }

  async noteTurn(id: Id, personId: Id, now: number): Promise<void> {
    await this.endpoints.update({ personId }, { personServedAt: now });
    await this.endpoints.update({ id }, { servedAt: now });
  }

  async turn(id: Id, state: Endpoint['state']): Promise<boolean> {
    const { affected } = await this.endpoints.update({ id, state: Not(state) }, { state });
    return affected === 1;
  }

  async keepSession(id: Id, sessionId: Id): Promise<void> {
    await this.endpoints.update({ id }, { sessionId });
  }

  async turnOffAllOf(personId: Id, spared: Id | undefined): Promise<void> {
    const theirs = { personId, state: 'on' } as const;
    const others =
      spared === undefined
        ? [theirs]
        : [
            { ...theirs, sessionId: Not(spared) },
            { ...theirs, sessionId: IsNull() },
          ];
    for (const where of others) await this.endpoints.update(where, { state: 'off' });
  }

  async remove(id: Id): Promise<void> {
    await this.endpoints.delete({ id });
  }

  private sealed(id: Id, secret: string): string {
    return this.config.keys.seal(secret, id);
  }

  private opened(row: EndpointRow): Endpoint {
    const { id, secret, formerSecret } = row;
    const open = (sealed: string) => this.config.keys.open(sealed, id);
    const former = formerSecret === null ? null : open(formerSecret);
    return { ...row, events: eventsOf(row.events), secret: open(secret), formerSecret: former };
  }
}

const eventsOf = (kept: string) => kept.split(' ') as WebhookEvent[];
