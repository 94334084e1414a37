import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeConcurrencyInvariants } from '../invariants/concurrency-invariants';
import { type Api, remoteApi } from '../support/api';
import { actions, idOf } from '../support/actions';
import { describeOn, freshDatabase, type FreshDatabase } from '../support/databases';
import { auditLedger, balanceOf } from '../support/ledger';
import { ApiProcess, until } from '../support/processes';
import { Browser, Person } from '../support/person';
import { sqliteSql } from '../support/remote-sql';
import { timeLimit, sized } from '../support/sizes';
import { availableOf } from '../../src/contexts/wallet';
import { TEST_SETTINGS } from '../test-app';
import { RemoteProduct } from './remote-product';

const ORIGIN = 'http://kaaj.test';
const DIST = join(__dirname, '../../dist');
const run = promisify(execFile);

type OpenApi = Api & { close(): void };

/** Both processes start in the same millisecond. */
const STARTS = `
  const [dist, parent, begin, rounds] = process.argv.slice(1);
  const { Config } = require(dist + '/config.js');
  const { DataSources } = require(dist + '/platform/database/data-sources.js');
  const { schema } = require(dist + '/schema.js');
  void (async () => {
    for (let round = 0; round < rounds; round += 1) {
      const moment = Number(begin) + round * 600;
      while (Date.now() < moment);
      const config = Config.from({ DATA_DIR: parent + '/' + round });
      const sources = new DataSources(config, schema);
      await sources.open('maintenance');
      await sources.close();
      console.log(config.sessionSecret);
    }
  })();
`;

describeOn('SQLite', 'two servers on one folder', () => {
  it(
    'create the secrets and the tables of an empty one once when both start at the same moment',
    async () => {
      const parent = mkdtempSync(join(tmpdir(), 'kaaj-test-'));
      const rounds = sized(50, 12);
      const begin = Date.now() + 4000;
      const args = ['-e', STARTS, DIST, parent, String(begin), String(rounds)];
      const [one, other] = await Promise.all([run(process.execPath, args), run(process.execPath, args)]);
      rmSync(parent, { recursive: true });
      expect(one.stdout.trim().split('\n')).toHaveLength(rounds);
      expect(other.stdout).toBe(one.stdout);
    },
    timeLimit(60, 120),
  );

  describe('that run', () => {
    let fresh: FreshDatabase;
    let servers: [ApiProcess, ApiProcess];
    let apis: readonly [OpenApi, OpenApi];
    let settings: Readonly<Record<string, string>>;
    beforeAll(
      async () => {
        fresh = await freshDatabase('SQLite');
        settings = { ...TEST_SETTINGS, ...fresh.settings, SCHEDULER: 'true', PUBLIC_ORIGIN: ORIGIN };
        const [one, other] = [await ApiProcess.prepare(settings), await ApiProcess.prepare(settings)] as const;
        servers = [one, other];
        await Promise.all([one.start(), other.start()]);
        apis = [remoteApi(ORIGIN, [one.server]), remoteApi(ORIGIN, [other.server])];
      },
      timeLimit(60, 60),
    );
    afterAll(async () => {
      for (const api of apis) api.close();
      await Promise.all(servers.map((server) => server.stop()));
      await fresh.remove();
    });

    const mailsTo = (email: string) => {
      const folder = join(fresh.settings.DATA_DIR, 'outbox');
      if (!existsSync(folder)) return [];
      const mails = readdirSync(folder).filter((file) => file.endsWith('.eml'));
      return mails.map((file) => readFileSync(join(folder, file), 'utf8')).filter((mail) => mail.includes(email));
    };

    it(
      'share sessions, and send each mail once',
      async () => {
        const [one, other] = apis;
        const people = await Promise.all([one, other, one, other].map((api) => Person.signUp(api, { role: 'Worker' })));
        for (const person of people) {
          for (const api of apis) {
            const there = Object.assign(Object.create(person) as Person, { api });
            expect((await there.get('/account')).status).toBe(200);
          }
        }
        for (const { api, email } of people) (await new Browser(api).post('/auth/password-reset', { email })).data();
        await until(() => people.every(({ email }) => mailsTo(email).length > 0));
        for (const { email } of people) expect(mailsTo(email)).toHaveLength(1);
      },
      timeLimit(60, 60),
    );

    it(
      'leave the folder usable for the next one when killed, and for commands of the owner meanwhile',
      async () => {
        const [first] = servers;
        const [one, other] = apis;
        const buyer = await Person.signUp(one, { role: 'Buyer' });
        const worker = await Person.signUp(other, { role: 'Worker' });
        const env = { PATH: process.env['PATH'], ...settings, ADMIN_PASSWORD: 'Owner-of-Kaaj-1' };
        const [, backup] = await Promise.all([
          run(process.execPath, [join(DIST, 'admin.js'), 'create', '--email', 'owner@kaaj.test'], { env }),
          run(process.execPath, [join(DIST, 'tools/run-backup.js')], { env }),
          actions.buy(buyer, 500).then((bought) => bought.data()),
        ]);
        expect(backup.stdout).toMatch(/rows of \d+ tables/);
        await first.kill();
        const task = idOf(await actions.post(Object.assign(buyer, { api: other }), { payableAmount: 100 }));
        await first.start();
        const work = idOf(await actions.submit(Object.assign(worker, { api: one }), task));
        (await actions.review(buyer, work, 'accepted')).data();
        expect(
          (await new Browser(one).post('/auth/login', { email: 'owner@kaaj.test', password: env.ADMIN_PASSWORD }))
            .status,
        ).toBe(200);
        const { sql, close } = sqliteSql(fresh.settings.DATA_DIR);
        expect(await balanceOf(sql, availableOf(worker.id))).toBe(110);
        expect(await auditLedger(sql)).toBe(0);
        await close();
      },
      timeLimit(90, 90),
    );
  });

  describe('behind a gateway', () => {
    let product: RemoteProduct;
    beforeAll(async () => (product = await RemoteProduct.start({ count: 2, engine: 'SQLite' })), timeLimit(60, 60));
    afterAll(() => product.stop());

    describeConcurrencyInvariants(() => product.testEnv);
  });
});
