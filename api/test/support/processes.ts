import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storePicture } from './picture';

const MAIN = join(__dirname, '../../dist/main.js');

const DOCKERFILE = readFileSync(join(__dirname, '../../../deploy/Dockerfile'), 'utf8');
const [, command = '[]'] = /^CMD (\["node", .*"api\/dist\/main\.js"\])$/m.exec(DOCKERFILE) ?? [];

/** How Node runs the API in its image. */
export const FLAGS = (JSON.parse(command) as string[]).slice(1, -1);

/** Waits until `condition` holds, by polling. Throws after `milliseconds`. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  milliseconds = 20_000,
  what = '',
  intervalMs = 5,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Still not so after ${milliseconds} ms: ${what || condition.toString()}`);
    await pause(intervalMs);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The built API in a process of its own, as an owner runs it. */
export class ApiProcess {
  private child: ChildProcess | undefined;
  output = '';

  private constructor(
    readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** One that is not started yet. */
  static async prepare(settings: Readonly<Record<string, string>>): Promise<ApiProcess> {
    return new ApiProcess(Number(settings['PORT'] ?? (await freePort())), settings);
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<ApiProcess> {
    const api = await ApiProcess.prepare(settings);
    await api.start();
    return api;
  }

  get server(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Null while it runs, and after a signal ended it. */
  get exitCode(): number | null {
    return this.child?.exitCode ?? null;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** `settings` apply to this run only. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.settings['DATA_DIR']) storePicture(this.settings['DATA_DIR']);
    const child = spawn(process.execPath, [...FLAGS, MAIN], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        DEMO: 'false',
        HOST: '127.0.0.1',
        ...this.settings,
        ...settings,
        PORT: String(this.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const collect = (part: Buffer) => (this.output += part.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    await until(() => this.exited || this.answers(), 30_000, 'the API answers');
    if (this.exited) throw new Error(`The API did not start:\n${this.output}`);
  }

  /** Resolved once the process has exited for any reason. */
  async waitForExit(): Promise<void> {
    if (!this.exited) await once(this.child as ChildProcess, 'exit');
  }

  /** Ends it without a chance to clean up. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends it the way an owner does. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  async answers(path = '/ready'): Promise<boolean> {
    return fetch(`${this.server}/api${path}`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  }

  private get exited(): boolean {
    return this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.exited) return;
    const exiting = this.waitForExit();
    this.child?.kill(signal);
    await exiting;
  }
}
