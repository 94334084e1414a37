import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { type Id } from '../../../../kernel/ids';
import { type Config } from '../../../../config';
import { NoticeBus } from '../../application/notice-bus';
import { type UserNotification } from '../../domain/user-notification';

/** One for each person: a process hears of its own people alone, however many processes there are. */
const channelOf = (personId: Id) => `kaaj:notices:${personId}`;
/** Milliseconds; a stream opens only once its person is followed. */
const ANSWERS_WITHIN = 1_000;
/** So many are asked for at once when Redis is heard again. */
const SUBSCRIBE_BATCH_SIZE = 500;

/** Through Redis, where one is configured. */
export class RedisNoticeBus extends NoticeBus implements OnApplicationShutdown {
  private readonly log = new Logger('NoticeBus');
  private readonly clients: readonly Redis[];
  private readonly followed = new Set<Id>();
  private since: number | undefined;

  private constructor(redis: typeof Redis | undefined, url = '') {
    super();
    this.clients = redis ? [this.connect(redis, url), this.connect(redis, url)] : [];
  }

  /** Redis' library is loaded only where it is used. */
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

  listen(hear: (notice: UserNotification) => void): void {
    const listener = this.clients[1];
    if (!listener) return;
    listener.on('message', (_channel, text) => hear(JSON.parse(text) as UserNotification));
    listener.on('close', () => (this.since = undefined));
    const begin = () => void this.followAll(listener);
    listener.on('ready', begin);
    // Connected while the rest of the application was still opening: that it is ready will not be said again.
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
    // From here on `follow` asks for itself.
    this.since = Date.now();
    for (let first = 0; first < people.length; first += SUBSCRIBE_BATCH_SIZE) {
      if (!(await this.subscribe(listener, people.slice(first, first + SUBSCRIBE_BATCH_SIZE)))) return;
    }
    // What was sent to the last of them before they were followed is looked for once more.
    this.since = Date.now();
  }

  private async subscribe(listener: Redis, people: readonly Id[]): Promise<boolean> {
    try {
      await listener.subscribe(...people.map(channelOf));
      return true;
    } catch {
      // Nobody knows now who is followed: connected anew, all of them are asked for.
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
      commandTimeout: ANSWERS_WITHIN,
      retryStrategy: (tries) => Math.min(tries * 200, 2_000),
    });
    let down = false;
    client.on('error', (error: Error) => {
      if (!down) this.log.warn(`Redis does not answer, live notices come from the database: ${error.message}`);
      down = true;
    });
    client.on('ready', () => (down = false));
    return client;
  }
}
