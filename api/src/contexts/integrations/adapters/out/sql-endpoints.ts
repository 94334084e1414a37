import { Injectable } from '@nestjs/common';
import { type WebhookEvent } from '@kaaj/contract';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { found } from '../../../../kernel/not-found';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { Endpoints } from '../../application/endpoints';
import { type Endpoint } from '../../domain/endpoint';
import { ENDPOINT_FIELDS, type EndpointRow } from './webhook.schema';

/** SQL without the ORM: runs with every submission and decision, which `bench/` measures. */
@Injectable()
export class SqlEndpoints implements Endpoints {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  add(endpoint: Endpoint): Promise<void> {
    const { id, secret, events } = endpoint;
    const row = { ...endpoint, events: events.join(' '), secret: this.sealed(id, secret) };
    return insertRows(this.database, 'webhook_endpoint', [row]);
  }

  of(personId: Id): Promise<readonly Endpoint[]> {
    return this.read(sql`person_id = ? ORDER BY id DESC`, personId);
  }

  async listening(personIds: readonly Id[]): Promise<readonly Pick<Endpoint, 'id' | 'events'>[]> {
    if (personIds.length === 0) return [];
    const rows = await this.database.query<Pick<EndpointRow, 'id' | 'events'>>(
      sql`SELECT id, events FROM webhook_endpoint WHERE person_id IN (${placeholders(personIds)}) AND state = 'on'`,
      personIds,
    );
    return rows.map(({ id, events }) => ({ id, events: eventsOf(events) }));
  }

  async find(id: Id): Promise<Endpoint | undefined> {
    return (await this.read(sql`id = ?`, id))[0];
  }

  async get(id: Id, personId: Id): Promise<Endpoint> {
    return found((await this.read(sql`id = ? AND person_id = ?`, id, personId))[0]);
  }

  async storeSecrets(id: Id, secrets: Parameters<Endpoints['storeSecrets']>[1]): Promise<void> {
    const { secret, formerSecret, formerUntil } = secrets;
    const former = formerSecret === null ? null : this.sealed(id, formerSecret);
    await this.update(sql`secret = ?, former_secret = ?, former_until = ? WHERE id = ?`, [
      ...[this.sealed(id, secret), former, formerUntil],
      id,
    ]);
  }

  async storeOutcome(id: Id, failingSince: number | null): Promise<void> {
    const before = failingSince === null ? sql`IS NOT NULL` : sql`IS NULL`;
    await this.update(sql`failing_since = ? WHERE id = ? AND failing_since ${before}`, [failingSince, id]);
  }

  async storeServed(id: Id, personId: Id, now: number): Promise<void> {
    await this.update(sql`person_served_at = ? WHERE person_id = ?`, [now, personId]);
    await this.update(sql`served_at = ? WHERE id = ?`, [now, id]);
  }

  async setState(id: Id, state: Endpoint['state']): Promise<boolean> {
    return (await this.update(sql`state = ? WHERE id = ? AND state <> ?`, [state, id, state])) === 1;
  }

  async storeSession(id: Id, sessionId: Id): Promise<void> {
    await this.update(sql`session_id = ? WHERE id = ?`, [sessionId, id]);
  }

  async disableAllOf(personId: Id, spared: Id | undefined): Promise<readonly Id[]> {
    const others = sql`person_id = ? AND (session_id IS NULL OR session_id <> ?)`;
    const parameters = [personId, spared ?? ''];
    await this.update(sql`state = 'off' WHERE ${others} AND state = 'on'`, parameters);
    return this.database.values<Id>(sql`SELECT id FROM webhook_endpoint WHERE ${others}`, parameters);
  }

  async remove(id: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM webhook_endpoint WHERE id = ?`, [id]);
  }

  private update(changes: Sql, parameters: readonly unknown[]): Promise<number> {
    return this.database.execute(sql`UPDATE webhook_endpoint SET ${changes}`, parameters);
  }

  private async read(where: Sql, ...parameters: readonly unknown[]): Promise<Endpoint[]> {
    const statement = sql`SELECT ${ENDPOINT_FIELDS} FROM webhook_endpoint WHERE ${where}`;
    return (await this.database.query<EndpointRow>(statement, parameters)).map((row) => this.opened(row));
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

const eventsOf = (stored: string) => stored.split(' ') as WebhookEvent[];
