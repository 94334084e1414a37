import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { faultsOf } from '../support/acknowledged';
import { remoteApi } from '../support/api';
import { MariadbProcess } from '../support/mariadb-process';
import { ApiProcess } from '../support/processes';
import { remoteSql } from '../support/remote-sql';
import { replicaOptions } from '../support/replicated';
import { RemoteTestEnvironment } from '../support/test-environment';
import { TEST_SETTINGS } from '../test-app';
import { snapshotOf } from './server-snapshot';
import { MoneyClients } from './money-clients';

const { CLUSTER_ORIGIN = '', CLUSTER_API_PORTS = '', ROUNDS = '1', CLIENTS = '8' } = process.env;
const TOOL = join(__dirname, '../../../deploy/replicas.mjs');
const HOURS = 12 * 3_600_000;

describe('R15 a primary with two replicas', () => {
  const servers: MariadbProcess[] = [];
  const apis: ApiProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-cluster-api-'));
  const api = remoteApi(CLUSTER_ORIGIN, [CLUSTER_ORIGIN], 128);
  let clients: MoneyClients;
  let primary: MariadbProcess;

  const hostOf = ({ port }: MariadbProcess) => `127.0.0.1:${port}`;
  const hosts = () => servers.map(hostOf).join();
  /** The owner's own tool, as they run it. */
  const replicas = async (...args: string[]) => {
    const env = { ...process.env, REPLICAS_URL: `mysql://root@${hosts()}` };
    return (await promisify(execFile)(process.execPath, [TOOL, ...args], { env })).stdout.trim();
  };
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const writable = async (server: MariadbProcess) =>
    Number((await server.rows('SELECT @@read_only AS off'))[0]?.['off']) === 0;

  beforeAll(async () => {
    for (const id of [1, 2, 3])
      servers.push(await MariadbProcess.start([...replicaOptions(id), '--max-connections=300']));
    for (const server of servers) await server.statement('RESET MASTER');
    primary = servers[0] as MariadbProcess;
    await replicas('promote', hostOf(primary));
    await primary.statement("CREATE USER kaaj@'127.0.0.1'");
    await primary.statement('CREATE DATABASE IF NOT EXISTS kaaj');
    await primary.statement("GRANT ALL ON kaaj.* TO kaaj@'127.0.0.1'");
    const settings = {
      ...TEST_SETTINGS,
      LOG_LEVEL: 'error',
      DATABASE_WAIT_SECONDS: '5',
      DATABASE_URL: `mysql://kaaj@${hosts()}/kaaj`,
      DATA_DIR: folder,
      PUBLIC_ORIGIN: CLUSTER_ORIGIN,
    };
    for (const PORT of CLUSTER_API_PORTS.split(',')) apis.push(await ApiProcess.start({ ...settings, PORT }));
    const { sql, close } = remoteSql(primary.url);
    clients = await MoneyClients.join(new RemoteTestEnvironment(api, sql), Number(CLIENTS));
    await close();
  }, 300_000);

  afterAll(async () => {
    api.close();
    for (const each of apis) await each.stop();
    for (const server of servers) await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  /** Lets the clients finish, and searches for all that was ever acknowledged on each of these. */
  async function expectAllOn(live: readonly MariadbProcess[]): Promise<void> {
    await clients.end();
    const [at] = await primary.rows('SELECT @@gtid_binlog_pos AS gtid');
    for (const server of live) {
      if (server !== primary) {
        const [caught] = await server.rows(`SELECT MASTER_GTID_WAIT('${at?.['gtid']}', 60) AS code`);
        expect(Number(caught?.['code'])).toBe(0);
      }
      expect(faultsOf(clients.acknowledged, await snapshotOf(server))).toEqual([]);
    }
    expect(clients.statuses.get(500) ?? 0).toBe(0);
    const [semiSync] = await primary.rows("SHOW GLOBAL STATUS LIKE 'Rpl_semi_sync_master_status'");
    expect(semiSync?.['Value']).toBe('ON');
  }

  it(
    `loses nothing that was acknowledged, in ${ROUNDS} rounds of each`,
    async () => {
      const times: Record<'killed' | 'switched', number[]> = { killed: [], switched: [] };
      for (let round = 1; round <= Number(ROUNDS); round += 1) {
        const old = primary;
        clients.begin();
        await pause(1_500);
        await expect(replicas('promote')).rejects.toThrow('takes writes');
        await old.kill();
        print(`round ${round}, killed: ${await replicas('promote')}`);
        times.killed.push(await clients.nextAcknowledged());
        const live = servers.filter((server) => server !== old);
        const promoted = await Promise.all(live.map(writable));
        expect(promoted.filter(Boolean)).toHaveLength(1);
        primary = live[promoted.indexOf(true)] as MariadbProcess;
        await pause(500);
        await expectAllOn(live);

        clients.begin();
        await old.start();
        print(`round ${round}, returned: ${await replicas('follow', hostOf(old))}`);
        await clients.nextAcknowledged();
        await expectAllOn(servers);

        clients.begin();
        await pause(500);
        const next = servers.find((server) => server !== primary && server !== old) as MariadbProcess;
        print(`round ${round}, switched: ${await replicas('switch', hostOf(next))}`);
        times.switched.push(await clients.nextAcknowledged());
        primary = next;
        await pause(500);
        await expectAllOn(servers);
        print(`round ${round}: ms to the first acknowledged change ${JSON.stringify(times)}`);
      }
      const answers = JSON.stringify(Object.fromEntries(clients.statuses));
      print(`${clients.acknowledged.length} acknowledged, answers by status (0: none came) ${answers}`);
      expect(Math.max(...times.killed, ...times.switched)).toBeLessThanOrEqual(10_000);
    },
    HOURS,
  );
});
