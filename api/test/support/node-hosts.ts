import { spawnSync } from 'node:child_process';

/** Where a database node runs: how its program is started, and at which addresses others reach it. */
export interface NodeHost {
  /** Words before the program's own. */
  readonly within: readonly string[];
  /** Where clients reach it. */
  readonly host: string;
  /** Where the other nodes reach it. */
  readonly groupHost: string;
  readonly options: readonly string[];
}

/** On this machine, like every program of the test. */
export const here: NodeHost = { within: [], host: '127.0.0.1', groupHost: '127.0.0.1', options: [] };

/** Whether the test has a network of its own (scripts/test-cluster.mjs). */
const hasOwnNetwork = process.env['CLUSTER_NETWORK'] === 'own';

/**
 * A separate machine as far as the network is concerned: one card for clients, one for the other nodes, each on a
 * bridge. Without the second card nothing arrives any more in either direction, and no side is notified.
 */
export class NamespacedHost implements NodeHost {
  readonly within: readonly string[];
  readonly host: string;
  readonly groupHost: string;
  // Accounts accept addresses of this machine only; no other machine reaches this network.
  readonly options = ['--skip-grant-tables'];

  private constructor(private readonly number: number) {
    this.within = ['ip', 'netns', 'exec', this.name];
    this.host = `10.77.1.${number}`;
    this.groupHost = `10.77.2.${number}`;
  }

  /** Slots for this many nodes; undefined when the test has no network of its own. */
  static make(count: number): NamespacedHost[] | undefined {
    if (!hasOwnNetwork) return undefined;
    for (const bridge of ['clients', 'nodes']) {
      ip('link', 'add', bridge, 'type', 'bridge');
      ip('link', 'set', bridge, 'up');
    }
    ip('address', 'add', '10.77.1.254/24', 'dev', 'clients');
    return Array.from({ length: count }, (_, index) => {
      const host = new NamespacedHost(index + 1);
      ip('netns', 'add', host.name);
      ip('-n', host.name, 'link', 'set', 'lo', 'up');
      host.plug('clients', host.host);
      host.plug('nodes', host.groupHost);
      return host;
    });
  }

  cutOff(): void {
    ip('link', 'set', this.cardOn('nodes'), 'down');
  }

  reconnect(): void {
    ip('link', 'set', this.cardOn('nodes'), 'up');
  }

  private get name(): string {
    return `node${this.number}`;
  }

  private cardOn(bridge: string): string {
    return `${bridge}${this.number}`;
  }

  private plug(bridge: string, address: string): void {
    const card = this.cardOn(bridge);
    ip('link', 'add', card, 'type', 'veth', 'peer', 'name', bridge, 'netns', this.name);
    ip('link', 'set', card, 'master', bridge, 'up');
    ip('-n', this.name, 'address', 'add', `${address}/24`, 'dev', bridge);
    ip('-n', this.name, 'link', 'set', bridge, 'up');
  }
}

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
}
