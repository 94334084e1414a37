import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { MariadbProcess } from './mariadb-process';
import { here, NamespacedHost, type NodeHost } from './node-hosts';
import { freePort, until } from './processes';

const PROVIDER = '/usr/lib/galera/libgalera_smm.so';

const works = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/**
 * Debian's mariadb-server contains all of it. Some sandboxes deny the system call with which Galera starts ("Failed to
 * read thread schedparams"): no node can start there.
 */
export const galeraStarts =
  existsSync(PROVIDER) &&
  works('mariadbd', '--version') &&
  works('rsync', '--version') &&
  works('chrt', '--pid', String(process.pid));

/** MariaDB servers in one Galera cluster, which may lose any of them, or all. */
export class GaleraCluster {
  private constructor(
    readonly nodes: readonly MariadbProcess[],
    private readonly hosts: readonly NamespacedHost[] | undefined,
  ) {}

  /** One node for each weight: the partition with more than half of the weight remains a cluster. */
  static async start(weights: readonly number[]): Promise<GaleraCluster> {
    const hosts = NamespacedHost.make(weights.length);
    const members = await Promise.all(
      weights.map(async (weight, index) => ({ weight, host: hosts?.[index] ?? here, port: await freePort() })),
    );
    const address = `gcomm://${members.map(({ host, port }) => `${host.groupHost}:${port}`).join()}`;
    const nodes: MariadbProcess[] = [];
    for (const member of members) {
      const options = await optionsOf(member, address);
      nodes.push(await MariadbProcess.start(options, nodes.length === 0 ? NEW_CLUSTER : [], member.host));
    }
    return new GaleraCluster(nodes, hosts);
  }

  /** An address that names all nodes, this one first. */
  urlFrom(preferred = 0): string {
    const order = [...this.nodes.slice(preferred), ...this.nodes.slice(0, preferred)];
    return `mysql://root@${order.map(({ address }) => address).join()}/kaaj`;
  }

  /**
   * Cuts the connection of a node to the others, or restores it. It uses the network card when the nodes have one each,
   * otherwise Galera's own switch for tests.
   */
  async isolate(node: MariadbProcess, isolated: boolean): Promise<void> {
    const host = this.hosts?.[this.nodes.indexOf(node)];
    if (!host) return node.statement(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${isolated ? 1 : 0}'`);
    if (isolated) host.cutOff();
    else host.reconnect();
  }

  /**
   * All nodes were killed: the most advanced one starts, the others join it. As in
   * https://mariadb.com/kb/en/galera-cluster-recovery/
   */
  async restart(): Promise<void> {
    const positions = this.nodes.map((node) => node.recoveredPosition());
    const furthest = positions.indexOf(Math.max(...positions));
    const first = this.nodes[furthest] as MariadbProcess;
    first.allowNewCluster();
    await first.start(NEW_CLUSTER);
    for (const node of this.nodes) if (node !== first) await node.start();
  }

  /** Waits until all nodes are in the cluster, and accept statements. */
  async complete(): Promise<void> {
    await this.until((states) => this.areIn(states), 'all nodes are in the cluster');
  }

  /** Waits until all nodes are in the cluster and have applied the same writes; there must be no writes meanwhile. */
  async allReady(): Promise<void> {
    const isWhole = (states: States) => this.areIn(states) && sameState(states, 'wsrep_last_committed');
    await this.until(isWhole, 'all nodes have the same');
  }

  async remove(): Promise<void> {
    for (const node of this.nodes) await node.remove();
  }

  private areIn(states: States): boolean {
    const size = String(this.nodes.length);
    const isIn = (state: State) =>
      state?.get('wsrep_cluster_size') === size && state.get('wsrep_local_state_comment') === 'Synced';
    return states.every(isIn);
  }

  private async until(condition: (states: States) => boolean, what: string): Promise<void> {
    await until(async () => condition(await Promise.all(this.nodes.map(stateOf))), 120_000, what, 100);
  }
}

/** The cluster state of a node; undefined when it does not answer. */
type State = ReadonlyMap<string, string> | undefined;
type States = readonly State[];

const sameState = (states: States, name: string) => new Set(states.map((state) => state?.get(name))).size === 1;

const NEW_CLUSTER = ['--wsrep-new-cluster'];

async function stateOf(node: MariadbProcess): Promise<State> {
  const rows = await node.rows("SHOW GLOBAL STATUS LIKE 'wsrep_%'").catch(() => undefined);
  return rows && new Map(rows.map((row) => [String(row['Variable_name']), String(row['Value'])]));
}

interface Member {
  /** The partition with more than half of the weight remains a cluster. */
  readonly weight: number;
  readonly host: NodeHost;
  readonly port: number;
}

async function optionsOf({ weight, host: { groupHost }, port }: Member, cluster: string): Promise<string[]> {
  const provider = [
    `gmcast.listen_addr=tcp://${groupHost}:${port}`,
    `ist.recv_addr=${groupHost}:${await freePort()}`,
    `pc.weight=${weight}`,
  ];
  return [
    '--wsrep-on=ON',
    `--wsrep-provider=${PROVIDER}`,
    `--wsrep-cluster-address=${cluster}`,
    `--wsrep-provider-options=${provider.join(';')}`,
    `--wsrep-node-address=${groupHost}`,
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=${groupHost}:${await freePort()}`,
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    '--innodb-flush-log-at-trx-commit=1',
    '--max-connections=300',
  ];
}
