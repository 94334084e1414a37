import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem, Kaaj } from '../../libs/client/src/index.ts';
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

const PICTURES = 60;
const TIMEOUT = 300_000;

describe('labelling pictures', () => {
  let server: Server;
  let folder: FreshFolder;
  let port: number;
  let buyer: Kaaj;
  let workers: Kaaj[];
  beforeAll(async () => {
    port = await freePort();
    // Three workers without pauses and the buyer's program send many requests in a minute, which the rate limit would
    // refuse.
    server = await Server.start({ LIMIT_KEY_CALLS: '1000000' });
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

  const env = (picturesPort = port) => ({ KAAJ_URL: server.address, PICTURES_PORT: String(picturesPort) });
  const coins = async (kaaj: Kaaj) => (await kaaj.getUser()).availableCoin;
  const batchOf = async () => (await buyer.listBatches().take(1))[0]?._id ?? '';
  const shapeOf = (title: string) => SHAPES[Number(/(\d+)\)$/.exec(title)?.[1]) % 3];
  /** Until nothing is left for the worker. The third worker always answers "square". */
  const work = async (worker: Kaaj, batch: string) => {
    for (;;) {
      const next = await worker.claimNextItem(batch, {}).catch((error: unknown) => {
        if (isProblem(error, 'batch/nothing-left')) return undefined;
        throw error;
      });
      if (!next) return;
      const shape: string = worker === workers[2] ? 'square' : `${shapeOf(next.task.title)}`;
      await worker.submitWork({ task: next.task._id, answers: { shape } });
    }
  };

  it(
    'posts the pictures once though it is killed, accepts matching answers, and writes the labels',
    async () => {
      const first = `item,picture\n${Array.from({ length: PICTURES }, (_, at) => `shape-${at + 1},${at + 1}.png\n`).join('')}`;
      folder.write('pictures.csv', first);
      const killed = Labelling.start(folder, env());
      await killed.says(`${PICTURES} pictures are posted.`);
      const before = await coins(buyer);
      await killed.kill();
      const labelling = Labelling.start(folder, env());
      await labelling.says(`${PICTURES} pictures are posted.`);
      expect(await coins(buyer)).toBe(before);
      expect((await buyer.listBatches().take()).filter(({ title }) => title.startsWith('Which shape'))).toHaveLength(1);
      const picture = await fetch(`http://localhost:${port}/pictures/502.png`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      const batch = await batchOf();
      for (const worker of workers) await work(worker, batch);
      expect([await labelling.ended(), labelling.output]).toEqual([
        0,
        expect.stringMatching(/result.csv is written. [1-9]\d* coins were not needed./),
      ]);

      const [head, ...rows] = readFileSync(join(folder.path, 'result.csv'), 'utf8').trim().split('\r\n');
      expect(head).toBe('item,picture,label,confidence');
      expect(rows.map((row) => row.split(',').slice(0, 3))).toEqual(
        Array.from({ length: PICTURES }, (_, at) => [`shape-${at + 1}`, `${at + 1}.png`, SHAPES[(at + 1) % 3]]),
      );
      const sent = (await buyer.listBuyerWork().take()).filter(({ task }) => task.title.startsWith('Which shape'));
      expect(sent.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(sent.filter(({ status }) => status === 'accepted').length).toBeGreaterThanOrEqual(2 * PICTURES);
    },
    TIMEOUT,
  );
});
