import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app';
import { Config } from '../../src/config';
import { type Answer } from '../support/api';
import { MariadbProcess } from '../support/mariadb-process';
import { actions, describeOn, idOf, taskBody, TEST_SETTINGS, TestApp } from '../test-app';

/** 0x41646d696e is Admin. */
const ATTACKS = [
  "x';UPDATE person SET role=0x41646d696e;COMMIT;#",
  "x\\';UPDATE person SET role=0x41646d696e;COMMIT;#",
  'x";UPDATE person SET role=0x41646d696e;COMMIT;#',
  "x\\', role=0x41646d696e WHERE 1=1;#",
  'it\'s \\ and "',
];

describeOn('MariaDB', 'S31 the SQL mode of a server', () => {
  let server: MariadbProcess;
  let databases = 0;
  beforeAll(async () => (server = await MariadbProcess.start()));
  afterAll(() => server.remove());

  /** The address of an empty database, once the server has the mode. */
  const emptyDatabase = async (mode: string) => {
    const name = `kaaj${(databases += 1)}`;
    await server.statement(`SET GLOBAL sql_mode = '${mode}'`);
    await server.statement(`CREATE DATABASE ${name}`);
    return server.url.replace(/kaaj$/, name);
  };

  it.each(['NO_BACKSLASH_ESCAPES', 'ANSI,NO_BACKSLASH_ESCAPES', 'ANSI_QUOTES', ''])(
    '%s lets no submitted text become SQL',
    async (mode) => {
      const testApp = await TestApp.build('SQLite', { DATABASE_URL: await emptyDatabase(mode) });
      try {
        const [buyer, worker] = [await testApp.person('Buyer', { coins: 10_000 }), await testApp.person('Worker')];
        const admin = await testApp.admin();
        const roles = () => testApp.sql<object>('SELECT id, role FROM person ORDER BY id');
        const before = await roles();
        for (const attack of ATTACKS) {
          const answers: Answer[] = [
            await worker.patch('/auth/profile', { displayName: attack }),
            await buyer.post('/task', { ...taskBody({ title: attack }), taskDetail: attack, submissionInfo: attack }),
            await testApp.visitor().post('/newsletter', { email: attack }),
            await testApp.visitor().post('/auth/login', { email: attack, password: attack }),
            await admin.get(`/user/alluser?search=${encodeURIComponent(attack)}`),
            await worker.get(`/task?search=${encodeURIComponent(attack)}`),
          ];
          const task = idOf(answers[1] as Answer);
          answers.push(await worker.post('/submission', { task, submissionDetail: attack }));
          const work = idOf(answers.at(-1) as Answer);
          answers.push(await buyer.patch(`/submission/${work}/changes`, { note: attack }));
          expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
          const [stored] = await testApp.sql<object>('SELECT name FROM person WHERE id = ?', [worker.id]);
          expect(stored).toEqual({ name: attack });
          expect(await testApp.sql('SELECT title, detail FROM task WHERE id = ?', [task])).toEqual([
            { title: attack, detail: attack },
          ]);
          expect(await roles()).toEqual(before);
        }
        expect((await actions.post(buyer)).status).toBe(201);
      } finally {
        await testApp.close();
      }
    },
  );

  it.each([
    ['NO_BACKSLASH_ESCAPES', /its SQL mode stays NO_BACKSLASH_ESCAPES; let its server or proxy take sql_mode=STRICT/],
    ['', /its SQL mode is not strict; let its server or proxy take sql_mode=STRICT/],
  ])('%s that a proxy keeps stops the start with one line', async (mode, line) => {
    const url = new URL(await emptyDatabase(mode));
    const proxy = await keepsModeOf(server.port);
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'kaaj-sql-mode-'));
    try {
      url.port = String((proxy.address() as { port: number }).port);
      const starting = createApp(Config.from({ ...TEST_SETTINGS, DATA_DIR, DATABASE_URL: url.href }));
      await expect(starting).rejects.toThrow(line);
      await expect(starting).rejects.not.toThrow(/\n/);
    } finally {
      proxy.close();
      rmSync(DATA_DIR, { recursive: true });
    }
  });
});

/** Forwards everything, but sets its own variable instead of the session's mode. */
async function keepsModeOf(port: number): Promise<Server> {
  const proxy = createServer((client) => {
    const database = connect(port, '127.0.0.1');
    client.on('data', (part) =>
      database.write(
        Buffer.from(part.toString('latin1').replace('SET SESSION sql_mode', 'SET @SESSION_sql_mod'), 'latin1'),
      ),
    );
    database.on('data', (part) => client.write(part));
    client.on('close', () => database.destroy()).on('error', () => undefined);
    database.on('close', () => client.destroy()).on('error', () => undefined);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}
