import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { type MessageEvent } from '@nestjs/common';
import { TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../kernel/ids';
import { sql } from '../../../../platform/database/sql';
import { Notifier } from '../../application/notifier';
import { type UserNotification } from '../../domain/user-notification';
import { NoticeBus } from '../../application/notice-bus';
import { LiveFeed } from '../in/live-feed';
import { RedisNoticeBus } from './redis-notice-bus';

const channelOf = (personId: string) => `kaaj:notices:${personId}`;
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

(hasRedis ? describe : describe.skip)('live notices with Redis', () => {
  let testApp: TestApp;
  let port: number;
  let server: ChildProcess;
  beforeAll(async () => {
    port = await freePort();
    server = startRedis(port);
    testApp = await TestApp.build('SQLite', { REDIS_URL: `redis://127.0.0.1:${port}` });
    await until(() => testApp.app.get(NoticeBus).listeningSince !== undefined);
  });
  afterAll(async () => {
    await testApp.close();
    server.kill('SIGKILL');
  });

  const watch = async () => {
    const received: string[] = [];
    const { id: personId, email } = await testApp.person('Worker');
    const sessions = await testApp.sql<{ id: string }>('SELECT id FROM session WHERE person_id = ?', [personId]);
    const sessionId = sessions[0]?.id ?? '';
    const session = {
      sessionId,
      personId,
      email,
      role: 'Worker',
      verified: true,
      fresh: false,
      withheldRole: undefined,
      suspended: false,
    } as const;
    const stream = testApp.app.get(LiveFeed).open(session, undefined);
    const subscription = stream.subscribe(({ type, data }: MessageEvent) => {
      if (type === 'notification') received.push((data as { message: string }).message);
    });
    return { personId, received, stop: () => subscription.unsubscribe() };
  };
  const notice = (personId: string, message: string): UserNotification => ({
    id: newId(),
    personId,
    code: 'admin/message',
    params: { text: message },
    message,
    at: Date.now(),
    read: false,
  });
  const insert = ({ id, personId, message, at }: UserNotification) =>
    testApp.database.execute(
      sql`INSERT INTO notification (id, person_id, code, params, message, at, seen) VALUES (?, ?, 'admin/message', '{}', ?, ?, 0)`,
      [id, personId, message, at],
    );
  const notify = (personId: string, text: string) =>
    testApp.database.run(() => testApp.app.get(Notifier).notify(personId, 'admin/message', { text }));

  it('publishes notifications to other processes and receives theirs', async () => {
    const client = new Redis(port);
    const published: string[] = [];
    const listener = new Redis(port);
    const { personId, received, stop } = await watch();
    await listener.subscribe(channelOf(personId));
    listener.on('message', (_channel, text: string) => published.push((JSON.parse(text) as UserNotification).message));
    await until(async () => (await followersOf(client, personId)) === 2);
    await client.publish(channelOf(personId), JSON.stringify(notice(personId, 'From elsewhere')));
    await until(() => received.length === 1);
    await notify(personId, 'From here');
    await until(() => published.includes('From here') && received.length === 2);
    await pause(300);
    expect(received).toEqual(['From elsewhere', 'From here']);
    stop();
    client.disconnect();
    listener.disconnect();
  });

  it('publishes only to the processes that serve the person', async () => {
    const client = new Redis(port);
    const [one, other] = [await watch(), await watch()];
    await until(async () => (await followersOf(client, one.personId)) === 1);
    const somewhere = await testApp.person('Worker');
    expect(await followersOf(client, somewhere.id)).toBe(0);
    one.stop();
    await until(async () => (await followersOf(client, one.personId)) === 0);
    expect(await followersOf(client, other.personId)).toBe(1);
    other.stop();
    client.disconnect();
  });

  it('delivers to late subscribers once Redis is connected, for all people subscribed by then', async () => {
    const bus = await RedisNoticeBus.of({ redisUrl: `redis://127.0.0.1:${port}` });
    const person = newId();
    await bus.follow(person);
    await pause(500);
    const received: string[] = [];
    const client = new Redis(port);
    try {
      bus.listen(({ message }) => received.push(message));
      await until(async () => (await followersOf(client, person)) === 1);
      bus.send(notice(person, 'From here'));
      bus.send(notice(newId(), 'To somebody else'));
      await until(() => received.length === 1);
      await pause(300);
      expect(received).toEqual(['From here']);
    } finally {
      client.disconnect();
      bus.onApplicationShutdown();
    }
  });

  it('falls back to the database while Redis is unavailable, without affecting commits', async () => {
    server.kill('SIGKILL');
    await until(() => testApp.app.get(NoticeBus).listeningSince === undefined);
    const { personId, received, stop } = await watch();
    await notify(personId, 'From here');
    await insert(notice(personId, 'From elsewhere'));
    await until(() => received.length === 2);
    server = startRedis(port);
    await until(() => testApp.app.get(NoticeBus).listeningSince !== undefined);
    const client = new Redis(port);
    await until(async () => (await followersOf(client, personId)) === 1);
    client.disconnect();
    stop();
  });
});

async function followersOf(client: Redis, personId: string): Promise<number> {
  const [, count] = await client.pubsub('NUMSUB', channelOf(personId));
  return Number(count);
}

function startRedis(port: number): ChildProcess {
  return spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 8_000; waited += 20) {
    if (await holds()) return;
    await pause(20);
  }
  throw new Error('It did not come to pass within eight seconds.');
}
