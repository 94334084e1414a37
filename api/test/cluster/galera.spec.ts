import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultsOf } from '../support/acknowledged';
import { remoteApi } from '../support/api';
import { GaleraCluster, galeraStarts } from '../support/galera-cluster';
import { type MariadbProcess } from '../support/mariadb-process';
import { ApiProcess } from '../support/processes';
import { remoteSql } from '../support/remote-sql';
import { RemoteTestEnvironment } from '../support/test-environment';
import { TEST_SETTINGS } from '../test-app';
import { snapshotOf } from './server-snapshot';
import { MoneyClients } from './money-clients';

const {
  CLUSTER_ORIGIN = '',
  CLUSTER_API_PORTS = '',
  ROUNDS = '1',
  CLIENTS = '8',
  WRITERS = '1',
  FAULTS = '',
} = process.env;
const HOURS = 12 * 3_600_000;

/** Longer than Galera takes to exclude an unresponsive node (evs.suspect_timeout, 5 s). */
const GIVEN_UP_MS = 8_000;

type Fault = (node: MariadbProcess, cluster: GaleraCluster) => Promise<void>;

const faults: Readonly<Record<string, Fault>> = {
  'one node killed': async (node) => {
    await node.kill();
    await pause(2_000);
    await node.start();
  },
  'one node cut off': async (node, cluster) => {
    await cluster.isolate(node, true);
    await pause(GIVEN_UP_MS);
    await cluster.isolate(node, false);
  },
  'one node silent': async (node) => {
    node.pause();
    await pause(GIVEN_UP_MS);
    node.wake();
  },
  'all nodes killed': async (_, cluster) => {
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    await cluster.restart();
  },
  'all nodes restarted in turn': async (_, cluster) => {
    for (const node of cluster.nodes) {
      await node.stop();
      await node.start();
      await cluster.complete();
    }
  },
};
const chosen = Object.entries(faults).filter(([name]) => FAULTS === '' || FAULTS.split(',').includes(name));

(galeraStarts ? describe : describe.skip)(`R16 three Galera nodes, ${WRITERS} of them written to`, () => {
  const apis: ApiProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-cluster-api-'));
  const api = remoteApi(CLUSTER_ORIGIN, [CLUSTER_ORIGIN], 128);
  let cluster: GaleraCluster;
  let clients: MoneyClients;

  const print = (line: string) => process.stdout.write(`${line}\n`);

  beforeAll(async () => {
    cluster = await GaleraCluster.start([1, 1, 1]);
    const settings = {
      ...TEST_SETTINGS,
      LOG_LEVEL: 'error',
      DATABASE_WAIT_SECONDS: '5',
      DATA_DIR: folder,
      PUBLIC_ORIGIN: CLUSTER_ORIGIN,
    };
    for (const [index, PORT] of CLUSTER_API_PORTS.split(',').entries()) {
      const DATABASE_URL = cluster.urlFrom(index % Number(WRITERS));
      apis.push(await ApiProcess.start({ ...settings, DATABASE_URL, PORT }));
    }
    const { sql, close } = remoteSql((cluster.nodes[0] as MariadbProcess).url);
    clients = await MoneyClients.join(new RemoteTestEnvironment(api, sql), Number(CLIENTS));
    await close();
  }, 300_000);

  afterAll(async () => {
    api.close();
    for (const each of apis) await each.stop();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  /** Everything that was ever acknowledged is searched for on every node. */
  async function lostOrTwice(): Promise<string[]> {
    await clients.end();
    await cluster.allReady();
    const found: string[] = [];
    for (const node of cluster.nodes) found.push(...faultsOf(clients.acknowledged, await snapshotOf(node)));
    return found;
  }

  it(
    `keep all that was acknowledged, in ${ROUNDS} rounds of each fault`,
    async () => {
      const found = new Set<string>();
      for (let round = 1; round <= Number(ROUNDS); round += 1) {
        for (const [name, inject] of chosen) {
          const at = (round - 1) % cluster.nodes.length;
          clients.begin();
          await pause(1_500);
          const began = Date.now();
          await inject(cluster.nodes[at] as MariadbProcess, cluster);
          await clients.nextAcknowledged();
          const gap = clients.longestGapSince(began);
          const wrong = (await lostOrTwice()).filter((line) => !found.has(line));
          print(`round ${round}, ${name} (node ${at + 1}): ${gap} ms without a change, ${wrong.length} wrong`);
          for (const line of wrong) {
            print(`  ${line}`);
            found.add(line);
          }
        }
      }
      const answers = JSON.stringify(Object.fromEntries(clients.statuses));
      print(`${clients.acknowledged.length} acknowledged, answers by status (0: none came) ${answers}`);
      expect([...found]).toEqual([]);
      expect(clients.statuses.get(500) ?? 0).toBe(0);
    },
    HOURS,
  );
});
