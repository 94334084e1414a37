import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { freePort, until } from './processes';

/** A MariaDB of a test's own, which it may kill. */
export class MariadbProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly options: readonly string[],
  ) {}

  static async start(options: readonly string[] = []): Promise<MariadbProcess> {
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
      // Whoever makes tables clears the folder of temporary ones, also of those that another one is using.
      { encoding: 'utf8', env: { ...process.env, TMPDIR: folder } },
    );
    if (made.status !== 0) throw new Error(`mariadb-install-db: ${made.stdout}${made.stderr}`);
    const server = new MariadbProcess(folder, await freePort(), options);
    await server.start();
    await server.statement('CREATE DATABASE IF NOT EXISTS kaaj');
    return server;
  }

  get url(): string {
    return this.urlOf('root');
  }

  urlOf(user: string): string {
    return `mysql://${user}@127.0.0.1:${this.port}/kaaj`;
  }

  async start(): Promise<void> {
    const { folder, port } = this;
    const places = [`--socket=${folder}/s.sock`, `--pid-file=${folder}/pid`];
    const files = [`--datadir=${folder}/data`, `--tmpdir=${folder}`, ...places];
    const network = [`--port=${port}`, '--bind-address=127.0.0.1'];
    this.child = spawn(
      'mariadbd',
      ['--no-defaults', ...asOwner(), ...files, ...network, '--character-set-server=utf8mb4', ...this.options],
      { stdio: 'ignore' },
    );
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
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Falls silent, with its connections open, until it is woken. */
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

  /** Waits until a replica has applied all that it was sent. */
  async applied(): Promise<void> {
    const caughtUp = async () => {
      const [state] = await this.rows('SHOW SLAVE STATUS');
      return !state || state['Gtid_IO_Pos'] === (await this.rows('SELECT @@gtid_slave_pos AS at'))[0]?.['at'];
    };
    await until(caughtUp, 20_000, 'the replica has applied what it has');
  }

  async rows(sql: string): Promise<RowDataPacket[]> {
    const connection = await createConnection(`mysql://root@127.0.0.1:${this.port}/`);
    try {
      return (await connection.query<RowDataPacket[]>(sql))[0];
    } finally {
      await connection.end();
    }
  }
}

/** MariaDB refuses to run as root; on Debian its own user is there. */
function asOwner(): string[] {
  return process.getuid?.() === 0 ? ['--user=mysql'] : [];
}
