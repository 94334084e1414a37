import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { type Config } from '../../../../config';
import { NoticeBus } from '../../application/notice-bus';
import { type Notice } from '../../domain/notice';

const CHANNEL = 'kaaj:notices';

/** Through Redis, where one is configured. */
export class RedisNoticeBus extends NoticeBus implements OnApplicationShutdown {
  private readonly log = new Logger('NoticeBus');
  private readonly clients: readonly Redis[];
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

  send(notice: Notice): void {
    this.clients[0]?.publish(CHANNEL, JSON.stringify(notice)).catch(() => undefined);
  }

  listen(hear: (notice: Notice) => void): void {
    const listener = this.clients[1];
    if (!listener) return;
    listener.on('message', (_channel, text) => hear(JSON.parse(text) as Notice));
    listener.on('close', () => (this.since = undefined));
    const listens = () => (this.since = Date.now());
    const subscribe = () => void listener.subscribe(CHANNEL).then(listens, () => undefined);
    listener.on('ready', subscribe);
    // Connected while the rest of the application was still opening: that it is ready will not be said again.
    if (listener.status === 'ready') subscribe();
  }

  onApplicationShutdown(): void {
    for (const client of this.clients) client.disconnect();
  }

  private connect(redis: typeof Redis, url: string): Redis {
    const client = new redis(url, {
      enableOfflineQueue: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
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
