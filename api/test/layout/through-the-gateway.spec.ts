import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { availableOf } from '../../src/contexts/wallet';
import { describeConcurrencyInvariants } from '../invariants/concurrency-invariants';
import { runRandomCommands } from '../invariants/random-commands';
import { type Api, remoteApi } from '../support/api';
import { actions, idOf } from '../support/actions';
import { auditLedger, balanceOf, watchLedger } from '../support/ledger';
import { type Sql } from '../support/sql';
import { storePicture } from '../support/picture';
import { until } from '../support/processes';
import { Browser } from '../support/person';
import { timeLimit, sized } from '../support/sizes';
import { RemoteTestEnvironment } from '../support/test-environment';

const { TARGET_ORIGIN = '', TARGET_API_ORIGINS = '', TARGET_DATABASE_URL = '', TARGET_REDIS_URL = '' } = process.env;
const { TARGET_DATA_DIR = '' } = process.env;
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

let pool: Pool;
let gateway: Api & { close(): void };
let testEnv: RemoteTestEnvironment;

/** Random commands of several clients, each with people of their own, and audits of the whole ledger meanwhile. */
async function randomCommands(operations: number, clients: number): Promise<void> {
  await testEnv.admin();
  const watch = watchLedger(testEnv.sql);
  const runs = Array.from({ length: clients }, (_, client) =>
    runRandomCommands(testEnv, { operations: operations / clients, seed: SEED + client * 1_000_000, length: 40 }),
  );
  await Promise.all(runs);
  expect(await watch.stop()).toBeGreaterThan(1);
}

beforeAll(() => {
  if (!TARGET_ORIGIN)
    throw new Error('This runs against a layout: npm run deploy:local -- -- npx jest -c api/jest.layout.config.mjs');
  storePicture(TARGET_DATA_DIR);
  pool = createPool({ uri: TARGET_DATABASE_URL, supportBigNumbers: true, decimalNumbers: true });
  const sql: Sql = async <Row>(statement: string, parameters: readonly unknown[] = []) => {
    const [rows] = await pool.query<RowDataPacket[]>(statement, [...parameters]);
    return (Array.isArray(rows) ? rows : []) as Row[];
  };
  gateway = remoteApi(TARGET_ORIGIN, [TARGET_ORIGIN.replace('localhost', '127.0.0.1')], 64);
  testEnv = new RemoteTestEnvironment(gateway, sql);
});

afterAll(async () => {
  gateway.close();
  await pool.end();
});

describe('R10 two API processes behind the gateway', () => {
  it(
    'R1 R2 leave every coin where a reference model has it, and the ledger valid at every moment',
    () => randomCommands(sized(20_000, 640), 16),
    timeLimit(120, 3600),
  );

  describeConcurrencyInvariants(() => testEnv);

  it('R6 accept one purchase from 50 copies of it, and reject another under the same key', async () => {
    const buyer = await testEnv.person('Buyer');
    const key = { 'idempotency-key': `layout-${buyer.id}` };
    const answers = await Promise.all(Array.from({ length: 50 }, () => actions.buy(buyer, 500, key)));
    expect(new Set(answers.filter(({ ok }) => ok).map(({ text }) => text)).size).toBe(1);
    expect(await balanceOf(testEnv.sql, availableOf(buyer.id))).toBe(550);
    expect((await actions.buy(buyer, 150, key)).status).toBe(422);
    (await actions.buy(buyer, 500, key)).data();
    expect(await balanceOf(testEnv.sql, availableOf(buyer.id))).toBe(550);
  });

  it('share sessions: a person who signed in through one can sign out through the other', async () => {
    const [one, two] = TARGET_API_ORIGINS.split(',').map((server) => remoteApi(TARGET_ORIGIN, [server]));
    if (!one || !two) throw new Error('TARGET_API_ORIGINS names no two processes.');
    const person = await new RemoteTestEnvironment(one, testEnv.sql).person('Worker');
    const otherServer = new Browser(two);
    for (const [name, value] of person.cookies) otherServer.cookies.set(name, value);
    expect((await otherServer.get(`/user?${person.self}`)).ok).toBe(true);
    await otherServer.get('/jwt/logout');
    expect((await person.get(`/user?${person.self}`)).status).toBe(401);
    one.close();
    two.close();
  });
});

describe('addresses of pages behind the gateway', () => {
  const statusOf = async (path: string) => (await fetch(TARGET_ORIGIN + path)).status;

  it.each([
    '/',
    '/signUp',
    '/proof',
    '/profile/keys',
    '/dashboard',
    '/dashboard/taskDetails/01ABC',
    '/dashboard/ledger',
  ])('%s is served when a live remote declares it', async (path) => expect(await statusOf(path)).toBe(200));

  it.each(['/nowhere', '/dashboard/nowhere', '/dashboard/taskDetails', '/profile/keys/more'])(
    '%s gets an error page with status 404',
    async (path) => {
      const answer = await fetch(TARGET_ORIGIN + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('<div id="root">');
    },
  );
});

describe('R9 Redis', () => {
  const { port } = new URL(TARGET_REDIS_URL || 'redis://127.0.0.1:0');
  const running: ChildProcess[] = [];
  const redisCommand = async (...args: [string, ...string[]]) => {
    const redis = new Redis(Number(port), '127.0.0.1', { retryStrategy: () => null, lazyConnect: true });
    redis.on('error', () => undefined);
    await redis.connect();
    await redis.call(...args).catch(() => undefined);
    redis.disconnect();
  };
  const kill = () => redisCommand('SHUTDOWN', 'NOSAVE', 'NOW');
  const start = async () => {
    running.push(spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' }));
    await until(() =>
      redisCommand('PING').then(
        () => true,
        () => false,
      ),
    );
  };

  afterAll(async () => {
    for (const server of running) {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    }
  });

  it(
    'has no effect on money when it is flushed repeatedly',
    async () => {
      let flushing = true;
      const flushes = (async () => {
        while (flushing) {
          await redisCommand('FLUSHALL');
          await pause(20);
        }
      })();
      await randomCommands(160, 4);
      flushing = false;
      await flushes;
    },
    timeLimit(60, 60),
  );

  it(
    'has no effect on money when it is killed during requests, absent, and restarted',
    async () => {
      const commands = randomCommands(sized(2_000, 320), 4);
      await pause(300);
      await kill();
      await commands;
      await expect(redisCommand('PING')).rejects.toThrow();
      const buyer = await testEnv.person('Buyer', { coins: 100 });
      const worker = await testEnv.person('Worker');
      const task = idOf(await actions.post(buyer, { payableAmount: 100 }));
      (await actions.review(buyer, idOf(await actions.submit(worker, task)), 'accepted')).data();
      await start();
      await randomCommands(160, 4);
      expect(await auditLedger(testEnv.sql)).toBe(0);
    },
    timeLimit(90, 600),
  );

  it('leaves the rate limits of sign-in in force when it is absent', async () => {
    await kill();
    const person = await testEnv.person('Worker');
    const wrong = () =>
      gateway.send({
        method: 'POST',
        path: '/auth/login',
        body: { email: person.email, password: 'Wrong1' },
        headers: { origin: TARGET_ORIGIN },
      });
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await wrong()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
