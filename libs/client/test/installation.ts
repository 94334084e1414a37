import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const workspace = join(__dirname, '..');
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** On Windows npm is a batch file, which runs in a shell alone. */
const npm = (words: readonly string[], cwd: string) =>
  process.platform === 'win32'
    ? execute(['npm', ...words.map((word) => `"${word}"`)].join(' '), { cwd, shell: true })
    : execute('npm', words, { cwd });

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A folder of a stranger, outside of the repository, into which nothing was installed but the packed client. */
export class FreshFolder {
  private constructor(readonly path: string) {}

  static async make(): Promise<FreshFolder> {
    const folder = new FreshFolder(mkdtempSync(join(tmpdir(), 'kaaj-packed-')));
    await npm(['pack', '--pack-destination', folder.path, ...quiet], workspace);
    const [tarball] = readdirSync(folder.path) as [string];
    folder.write('package.json', JSON.stringify({ name: 'of-a-stranger', private: true }));
    await npm(['install', '--offline', `./${tarball}`, ...quiet], folder.path);
    return folder;
  }

  write(name: string, text: string | Buffer): void {
    writeFileSync(join(this.path, name), text);
  }

  /** Runs a file of the folder; returns stdout and stderr. */
  async run(file: string, env: Readonly<Record<string, string>>, node = process.execPath): Promise<Ended> {
    const child = spawn(node, [file], { cwd: this.path, env: { PATH: process.env['PATH'], ...env }, timeout: 60_000 });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, output };
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
