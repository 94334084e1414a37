import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { remoteApi } from '../support/api';
import { auditLedger } from '../support/ledger';
import { MariadbProcess } from '../support/mariadb-process';
import { ApiProcess, until } from '../support/processes';
import { remoteSql } from '../support/remote-sql';
import { timeLimit, sized } from '../support/sizes';
import { RemoteTestEnvironment } from '../support/test-environment';
import { TEST_SETTINGS } from '../test-app';
import { PersistentClients } from './persistent-clients';

const ORIGIN = 'http://kaaj.test';
const installed = spawnSync('mariadbd', ['--version']).status === 0;

(installed ? describe : describe.skip)('a database that is killed', () => {
  let folder: string;
  let mariadb: MariadbProcess;
  let process: ApiProcess;
  let api: ReturnType<typeof remoteApi>;
  beforeAll(
    async () => {
      folder = mkdtempSync(join(tmpdir(), 'kaaj-killed-'));
      mariadb = await MariadbProcess.start();
      process = await ApiProcess.start({
        ...TEST_SETTINGS,
        DATA_DIR: folder,
        DATABASE_URL: mariadb.url,
        PUBLIC_ORIGIN: ORIGIN,
      });
      api = remoteApi(ORIGIN, [process.server]);
    },
    timeLimit(120, 120),
  );
  afterAll(async () => {
    api.close();
    await process.stop();
    await mariadb.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'R8 keeps every acknowledged coin under 64 clients, and the API is ready again within 5 s without a restart',
    async () => {
      const atSignUp = remoteSql(mariadb.url);
      const clients = await PersistentClients.join(new RemoteTestEnvironment(api, atSignUp.sql), 32);
      await atSignUp.close();
      clients.begin();
      for (let kill = 0; kill < sized(50, 2); kill += 1) {
        await pause(sized(1000, 700));
        await mariadb.kill();
        await until(async () => !(await process.answers()), 5_000, 'the API notices');
        expect(await process.answers('/health')).toBe(true);
        await mariadb.start();
        await until(() => process.answers(), 5_000, 'the API is ready again');
      }
      await clients.end();
      const after = remoteSql(mariadb.url);
      expect(await auditLedger(after.sql)).toBe(0);
      expect(await clients.settle(after.sql)).toBeGreaterThan(0);
      await after.close();
    },
    timeLimit(180, 3600),
  );
});
