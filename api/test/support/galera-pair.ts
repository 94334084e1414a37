import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { MariadbProcess } from './mariadb-process';
import { freePort } from './processes';

const PROVIDER = '/usr/lib/galera/libgalera_smm.so';

const works = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/**
 * Debian's mariadb-server brings all of it. Some sandboxes refuse the question by which Galera begins, how a thread is scheduled
 * ("Failed to read thread schedparams"): no node can start there.
 */
export const galeraStarts =
  existsSync(PROVIDER) &&
  works('mariadbd', '--version') &&
  works('rsync', '--version') &&
  works('chrt', '--pid', String(process.pid));

/** Two MariaDB servers in one Galera cluster. The second has the greater weight: alone it stays a cluster, the first does not. */
export class GaleraPair {
  private constructor(readonly nodes: readonly [MariadbProcess, MariadbProcess]) {}

  static async start(): Promise<GaleraPair> {
    const groupPort = await freePort();
    const first = await MariadbProcess.start(await optionsOf(groupPort, 'gcomm://', 1));
    const join = `gcomm://127.0.0.1:${groupPort}`;
    const second = await MariadbProcess.start(await optionsOf(await freePort(), join, 2));
    return new GaleraPair([first, second]);
  }

  get url(): string {
    const [first, second] = this.nodes;
    return `mysql://root@127.0.0.1:${first.port},127.0.0.1:${second.port}/kaaj`;
  }

  /** Cuts the first node's talk with the cluster, or lets it join again. */
  async isolateFirst(isolated: boolean): Promise<void> {
    await this.nodes[0].statement(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${isolated ? 1 : 0}'`);
  }

  async remove(): Promise<void> {
    for (const node of this.nodes) await node.remove();
  }
}

async function optionsOf(groupPort: number, cluster: string, weight: number): Promise<string[]> {
  const provider = [
    `gmcast.listen_addr=tcp://127.0.0.1:${groupPort}`,
    `ist.recv_addr=127.0.0.1:${await freePort()}`,
    `pc.weight=${weight}`,
  ];
  return [
    '--wsrep-on=ON',
    `--wsrep-provider=${PROVIDER}`,
    `--wsrep-cluster-address=${cluster}`,
    `--wsrep-provider-options=${provider.join(';')}`,
    '--wsrep-node-address=127.0.0.1',
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=127.0.0.1:${await freePort()}`,
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
  ];
}
