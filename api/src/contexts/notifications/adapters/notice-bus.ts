import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../../../config';
import { type Notice } from '../domain/notice';

const CHANNEL = 'kaaj:notices';

/**
 * Carries notices between processes through Redis, where one is configured. It only makes them faster: whoever listens also
 * looks into the database, where every notice is.
 */
@Injectable()
export class NoticeBus implements OnApplicationShutdown {
  private readonly log = new Logger('NoticeBus');
  private readonly clients: readonly Redis[];

  constructor({ redisUrl }: Config) {
    this.clients = redisUrl === undefined ? [] : [this.connect(redisUrl), this.connect(redisUrl)];
  }

  /** Whether notices of other processes arrive by themselves at this moment. */
  get listening(): boolean {
    return this.clients[1]?.status === 'ready';
  }

  send(notice: Notice): void {
    this.clients[0]?.publish(CHANNEL, JSON.stringify(notice)).catch(() => undefined);
  }

  listen(hear: (notice: Notice) => void): void {
    const listener = this.clients[1];
    if (!listener) return;
    listener.on('message', (_channel, text) => hear(JSON.parse(text) as Notice));
    listener.on('ready', () => void listener.subscribe(CHANNEL).catch(() => undefined));
  }

  onApplicationShutdown(): void {
    for (const client of this.clients) client.disconnect();
  }

  private connect(url: string): Redis {
    const client = new Redis(url, {
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
