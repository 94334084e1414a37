import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { type Id } from '../../../../kernel/ids';
import { type Config } from '../../../../config';
import { type NoticeBus } from '../../application/notice-bus';
import { type UserNotification } from '../../domain/user-notification';

/** One channel per person, so that a process only receives notifications of its own streams. */
const channelOf = (personId: Id) => `kaaj:notices:${personId}`;
/** Timeout in milliseconds; a stream opens only after its subscription. */
const TIMEOUT_MS = 1_000;
/** Subscriptions per command after a reconnect. */
const SUBSCRIBE_BATCH_SIZE = 500;

/** A bus over Redis, if configured. */
export class RedisNoticeBus implements NoticeBus, OnApplicationShutdown {
  private readonly log = new Logger('NoticeBus');
  private readonly clients: readonly Redis[];
  private readonly followed = new Set<Id>();
  private since: number | undefined;

  private constructor(redis: typeof Redis | undefined, url = '') {
    this.clients = redis ? [this.connect(redis, url), this.connect(redis, url)] : [];
  }

  /** Loaded only where it is used. */
  static async of({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<RedisNoticeBus> {
    if (redisUrl === undefined) return new RedisNoticeBus(undefined);
    return new RedisNoticeBus((await import('ioredis')).Redis, redisUrl);
  }

  get listeningSince(): number | undefined {
    return this.since;
  }

  send(notice: UserNotification): void {
    this.clients[0]?.publish(channelOf(notice.personId), JSON.stringify(notice)).catch(() => undefined);
  }

  listen(onNotice: (notice: UserNotification) => void): void {
    const listener = this.clients[1];
    if (!listener) return;
    listener.on('message', (_channel, text) => onNotice(JSON.parse(text) as UserNotification));
    listener.on('close', () => (this.since = undefined));
    const begin = () => void this.followAll(listener);
    listener.on('ready', begin);
    // The connection may be ready already; then there is no `ready` event.
    if (listener.status === 'ready') begin();
  }

  async follow(personId: Id): Promise<void> {
    this.followed.add(personId);
    const listener = this.clients[1];
    if (listener && this.since !== undefined) await this.subscribe(listener, [personId]);
  }

  unfollow(personId: Id): void {
    this.followed.delete(personId);
    if (this.since !== undefined) this.clients[1]?.unsubscribe(channelOf(personId)).catch(() => undefined);
  }

  private async followAll(listener: Redis): Promise<void> {
    const people = [...this.followed];
    // From now on `follow` subscribes immediately.
    this.since = Date.now();
    for (let first = 0; first < people.length; first += SUBSCRIBE_BATCH_SIZE) {
      if (!(await this.subscribe(listener, people.slice(first, first + SUBSCRIBE_BATCH_SIZE)))) return;
    }
    // Polling covers messages that were sent before the last subscription.
    this.since = Date.now();
  }

  private async subscribe(listener: Redis, people: readonly Id[]): Promise<boolean> {
    try {
      await listener.subscribe(...people.map(channelOf));
      return true;
    } catch {
      // The subscriptions are unknown after a disconnect; all are renewed.
      this.since = undefined;
      listener.disconnect(true);
      return false;
    }
  }

  onApplicationShutdown(): void {
    for (const client of this.clients) client.disconnect();
  }

  private connect(redis: typeof Redis, url: string): Redis {
    const client = new redis(url, {
      enableOfflineQueue: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      commandTimeout: TIMEOUT_MS,
      retryStrategy: (tries) => Math.min(tries * 200, 2_000),
    });
    let down = false;
    client.on('error', (error: Error) => {
      if (!down) this.log.warn(`Redis is unreachable, live notifications are read from the database: ${error.message}`);
      down = true;
    });
    client.on('ready', () => (down = false));
    return client;
  }
}
