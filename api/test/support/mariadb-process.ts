import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { here, type NodeHost } from './node-hosts';
import { freePort, until } from './processes';

/** A MariaDB server of a test, which may kill it. */
export class MariadbProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly options: readonly string[],
    private readonly host: NodeHost,
  ) {}

  /** `firstOptions` are for its first start only. */
  static async start(
    options: readonly string[] = [],
    firstOptions: readonly string[] = [],
    host: NodeHost = here,
  ): Promise<MariadbProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'kaaj-mariadb-'));
    chmodSync(folder, 0o777);
    const made = spawnSync(
      'mariadb-install-db',
      [
        '--no-defaults',
        '--auth-root-authentication-method=normal',
        ...asOwner(),
        `--datadir=${folder}/data`,
        '--skip-test-db',
      ],
      // The script that creates the tables empties the folder for temporary ones, also those that another server is
      // using.
      { encoding: 'utf8', env: { ...process.env, TMPDIR: folder } },
    );
    if (made.status !== 0) throw new Error(`mariadb-install-db: ${made.stdout}${made.stderr}`);
    const server = new MariadbProcess(folder, await freePort(), [...options, ...host.options], host);
    await server.start(firstOptions);
    await server.statement('CREATE DATABASE IF NOT EXISTS kaaj');
    return server;
  }

  get url(): string {
    return this.urlOf('root');
  }

  urlOf(user: string): string {
    return `mysql://${user}@${this.address}/kaaj`;
  }

  get address(): string {
    return `${this.host.host}:${this.port}`;
  }

  async start(moreOptions: readonly string[] = []): Promise<void> {
    const [program, args] = this.program(moreOptions);
    this.child = spawn(program, args, { stdio: 'ignore' });
    await until(
      () =>
        this.statement('SELECT COUNT(*) FROM mysql.user').then(
          () => true,
          () => false,
        ),
      60_000,
      'MariaDB answers',
    );
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends it the way an owner does. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** The progress of a killed Galera node, as a number that grows with every commit of the cluster. */
  recoveredPosition(): number {
    const log = join(this.folder, 'recover.log');
    rmSync(log, { force: true });
    spawnSync(...this.program(['--wsrep-recover', `--log-error=${log}`]));
    const recovered = /Recovered position: \S+:(-?\d+)/.exec(readFileSync(log, 'utf8'));
    if (!recovered) throw new Error('The node does not say how far it has got.');
    return Number(recovered[1]);
  }

  /** Declares this Galera node the most advanced, so that a cluster may start from it. */
  allowNewCluster(): void {
    const file = join(this.folder, 'data', 'grastate.dat');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/safe_to_bootstrap: 0/, 'safe_to_bootstrap: 1'));
  }

  /** Stops responding, with its connections open, until it is resumed. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  wake(): void {
    this.child?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** As root, who may do everything. */
  async statement(sql: string): Promise<void> {
    await this.rows(sql);
  }

  /** Waits until a replica has applied all that it received. */
  async applied(): Promise<void> {
    const caughtUp = async () => {
      const [state] = await this.rows('SHOW SLAVE STATUS');
      return !state || state['Gtid_IO_Pos'] === (await this.rows('SELECT @@gtid_slave_pos AS at'))[0]?.['at'];
    };
    await until(caughtUp, 20_000, 'the replica has applied what it has');
  }

  async rows(sql: string): Promise<RowDataPacket[]> {
    const connection = await createConnection(`mysql://root@${this.address}/`);
    try {
      return (await connection.query<RowDataPacket[]>(sql))[0];
    } finally {
      await connection.end();
    }
  }

  private program(moreOptions: readonly string[]): [string, string[]] {
    const [first = '', ...args] = [...this.host.within, 'mariadbd', ...this.settings(), ...moreOptions];
    return [first, args];
  }

  private settings(): string[] {
    const { folder, port } = this;
    const addressOptions = [`--socket=${folder}/s.sock`, `--pid-file=${folder}/pid`];
    const files = [`--datadir=${folder}/data`, `--tmpdir=${folder}`, ...addressOptions];
    const network = [`--port=${port}`, `--bind-address=${this.host.host}`];
    return ['--no-defaults', ...asOwner(), ...files, ...network, '--character-set-server=utf8mb4', ...this.options];
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** MariaDB refuses to run as root; on Debian it has a user of its own. */
function asOwner(): string[] {
  return process.getuid?.() === 0 ? ['--user=mysql'] : [];
}
