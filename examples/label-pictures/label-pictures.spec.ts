import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kaaj } from '../../libs/client/src/index.ts';
import { FreshFolder, freePort } from '../../libs/client/test/installation.ts';
import { Server } from '../../libs/client/test/server.ts';

const SHAPES = ['circle', 'square', 'triangle'] as const;

/** The example as its README starts it, in a folder where the packed client is installed. */
class Labelling {
  output = '';

  private constructor(private readonly child: ChildProcess) {}

  static start(folder: FreshFolder, env: Readonly<Record<string, string>>): Labelling {
    const child = spawn(process.execPath, ['label-pictures.mjs'], {
      cwd: folder.path,
      env: { ...process.env, ...env },
    });
    const labelling = new Labelling(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (labelling.output += text));
    }
    return labelling;
  }

  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.child.exitCode !== null) throw new Error(`It ended:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }

  async kill(): Promise<void> {
    const closed = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await closed;
  }
}

describe('labelling pictures', () => {
  let server: Server;
  let folder: FreshFolder;
  let port: number;
  let buyer: Kaaj;
  let workers: Kaaj[];
  beforeAll(async () => {
    port = await freePort();
    server = await Server.start({ WEBHOOK_HOSTS: `localhost:${port}` });
    const kaajOf = (key: string) => new Kaaj({ baseUrl: server.address, key });
    buyer = kaajOf(await server.demonstrationKey('Buyer', ['tasks:read', 'submissions:read', 'wallet:read']));
    const scopes = ['tasks:read', 'submissions:read', 'submissions:write', 'wallet:read'];
    workers = [];
    for (const name of ['Anika', 'Bimal', 'Chitra']) {
      workers.push(kaajOf(await server.newcomersKey(name, 'Worker', scopes)));
    }
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    folder = await FreshFolder.make();
    cpSync(__dirname, folder.path, {
      recursive: true,
      filter: (path) => !/package\.json$|job\.json|result\.csv/.test(path),
    });
  });
  afterEach(() => folder.remove());

  const env = (webhookPort = port) => ({ KAAJ_URL: server.address, WEBHOOK_PORT: String(webhookPort) });
  const open = (worker: Kaaj) => worker.listTasks({ search: 'Which shape is this', open: 'true' }).take();
  const coins = async (kaaj: Kaaj) => (await kaaj.getUser()).availableCoin;
  /** The third worker sees squares everywhere. */
  const answer = async () => {
    for (const [at, worker] of workers.entries()) {
      for (const { _id, title } of await open(worker)) {
        const shape = SHAPES[(Number(/\d+/.exec(title)?.[0]) - 1) % 3];
        await worker.submitWork({ task: _id, submissionDetail: at === 2 ? 'Square' : `${shape}` });
      }
    }
  };

  it('posts each picture once though it is killed, accepts who agree, and writes what they say', async () => {
    const before = await coins(buyer);
    const killed = Labelling.start(folder, env());
    await killed.says('12 pictures are posted.');
    await killed.kill();
    const labelling = Labelling.start(folder, env());
    await labelling.says('Listening at');
    expect(await open(workers[0] as Kaaj)).toHaveLength(12);
    await answer();
    expect([await labelling.ended(), labelling.output]).toEqual([0, expect.stringContaining('result.csv is written.')]);

    const [head, ...rows] = readFileSync(join(folder.path, 'result.csv'), 'utf8').trim().split('\r\n');
    expect(head).toBe('item,picture,label,agreement');
    expect(rows).toEqual(
      Array.from({ length: 12 }, (_, at) => {
        const [number, shape] = [String(at + 1).padStart(2, '0'), SHAPES[at % 3]];
        return `shape-${number},pictures/${number}.png,${shape},${shape === 'square' ? 3 : 2} of 3`;
      }),
    );
    expect(labelling.output).toContain('Look at the work for shape-01 yourself: 2 of 3 agree.');
    expect(await Promise.all(workers.map(coins))).toEqual([10 + 24, 10 + 24, 10 + 8]);
    expect(before - (await coins(buyer))).toBe(12 * 3 * 2);
    const work = await buyer.listBuyerWork().take();
    const pending = work.filter(({ status, task }) => status === 'pending' && task.title.startsWith('Which shape'));
    expect(pending).toHaveLength(8);
    expect(work.filter(({ status, task }) => status === 'rejected' && task.title.startsWith('Which shape'))).toEqual(
      [],
    );
  });

  it('asks where it cannot be told', async () => {
    folder.write('pictures.csv', 'item,picture\n"shape-02",pictures/02.png\n');
    const labelling = Labelling.start(folder, env(await freePort()));
    await labelling.says('asking every few seconds');
    await answer();
    expect(await labelling.ended()).toBe(0);
    expect(existsSync(join(folder.path, 'result.csv'))).toBe(true);
    expect(readFileSync(join(folder.path, 'result.csv'), 'utf8')).toContain('shape-02,pictures/02.png,square,3 of 3');
  });
});
