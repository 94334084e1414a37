import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort, until } from './processes';

/** A MariaDB of a test's own, which it may kill. */
export class MariadbProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<MariadbProcess> {
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
      { encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`mariadb-install-db: ${made.stdout}${made.stderr}`);
    const server = new MariadbProcess(folder, await freePort());
    await server.start();
    await server.statement('CREATE DATABASE kaaj');
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
    // One that starts clears its folder of temporary tables, also of those that another one is using.
    const files = [`--datadir=${folder}/data`, `--tmpdir=${folder}`, ...places];
    const network = [`--port=${port}`, '--bind-address=127.0.0.1'];
    this.child = spawn(
      'mariadbd',
      ['--no-defaults', ...asOwner(), ...files, ...network, '--character-set-server=utf8mb4'],
      {
        stdio: 'ignore',
      },
    );
    await until(
      () =>
        this.statement('SELECT 1').then(
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

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** As root, who may do everything. */
  async statement(sql: string): Promise<void> {
    const connection = await createConnection(`mysql://root@127.0.0.1:${this.port}/`);
    try {
      await connection.query(sql);
    } finally {
      await connection.end();
    }
  }
}

/** MariaDB refuses to run as root; on Debian its own user is there. */
function asOwner(): string[] {
  return process.getuid?.() === 0 ? ['--user=mysql'] : [];
}
