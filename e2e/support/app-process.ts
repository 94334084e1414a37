import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const start = join(__dirname, '../../scripts/start.mjs');

export type Environment = Readonly<Record<string, string>>;

/** One `npm start`, as a user would run it; its output is stored. */
export class AppProcess {
  private printed = '';

  private constructor(
    private readonly process: ChildProcess,
    private readonly finished: Promise<unknown>,
  ) {
    for (const stream of [process.stdout, process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.printed += text));
    }
  }

  static launch(environment: Environment): AppProcess {
    const child = spawn(globalThis.process.execPath, [start], {
      env: { ...globalThis.process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new AppProcess(child, once(child, 'close'));
  }

  get output(): string {
    return this.printed;
  }

  /** Waits until it reports that it is ready; throws with its output when it exits instead. */
  async ready(): Promise<void> {
    let ended = false;
    const end = this.finished.then(() => (ended = true));
    while (!this.printed.includes('Stop with Ctrl-C.')) {
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 50))]);
      if (!ended) continue;
      const how = this.process.signalCode ?? `code ${this.process.exitCode}`;
      throw new Error(`npm start ended with ${how}:\n${this.printed}`);
    }
  }

  /** Waits until it ends by itself; its exit code. */
  async exit(): Promise<number | null> {
    await this.finished;
    return this.process.exitCode;
  }

  /** Ctrl-C, and waits until it is gone. */
  async interrupt(): Promise<void> {
    this.process.kill('SIGINT');
    await this.finished;
  }
}
