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

/** Five hundred pictures that three people look at each; half a minute where nothing else runs. */
const PATIENCE = 300_000;

describe('labelling pictures', () => {
  let server: Server;
  let folder: FreshFolder;
  let port: number;
  let buyer: Kaaj;
  let workers: Kaaj[];
  beforeAll(async () => {
    port = await freePort();
    // Three workers who answer as fast as they can, and the buyer's program, are many in a minute: not what the limit is for.
    server = await Server.start({ WEBHOOK_HOSTS: `localhost:${port}`, LIMIT_KEY_CALLS: '1000000' });
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
  const shapeOf = (title: string) => SHAPES[Number(/(\d+)\)$/.exec(title)?.[1]) % 3];
  /** The third worker sees squares everywhere. */
  const answer = () =>
    Promise.all(
      workers.map(async (worker, at) => {
        for (const { _id, title } of await open(worker)) {
          await worker.submitWork({ task: _id, submissionDetail: at === 2 ? 'Square' : `${shapeOf(title)}` });
        }
      }),
    );

  it(
    'posts 500 pictures once though it is killed, accepts who agree, and writes what they say',
    async () => {
      const killed = Labelling.start(folder, env());
      await killed.says('500 of 500 pictures are posted.');
      const before = await coins(buyer);
      await killed.kill();
      const labelling = Labelling.start(folder, env());
      await labelling.says('500 of 500 pictures are posted.');
      expect(labelling.output).toContain('Listening at');
      expect(await open(workers[0] as Kaaj)).toHaveLength(500);
      expect(await coins(buyer)).toBe(before);
      await answer();
      expect([await labelling.ended(), labelling.output]).toEqual([
        0,
        expect.stringContaining('result.csv is written.'),
      ]);

      const [head, ...rows] = readFileSync(join(folder.path, 'result.csv'), 'utf8').trim().split('\r\n');
      expect(head).toBe('item,picture,label,agreement');
      expect(rows).toEqual(
        Array.from({ length: 500 }, (_, at) => {
          const [number, shape] = [String(at + 1).padStart(3, '0'), SHAPES[(at + 1) % 3]];
          return `shape-${number},${number}.png,${shape},${shape === 'square' ? 3 : 2} of 3`;
        }),
      );
      // 167 of the 500 are squares.
      expect(labelling.output).toContain('Look yourself at the work for 333 pictures on which not all agree.');
      expect(await Promise.all(workers.map(coins))).toEqual([10 + 500, 10 + 500, 10 + 167]);
      const work = (await buyer.listBuyerWork().take()).filter(({ task }) => task.title.startsWith('Which shape'));
      expect(work.filter(({ status }) => status === 'pending')).toHaveLength(333);
      expect(work.filter(({ status }) => status === 'rejected')).toEqual([]);
    },
    PATIENCE,
  );

  it('asks where it cannot be told', async () => {
    folder.write('pictures.csv', 'item,picture\n"shape-502",502.png\n');
    const webhookPort = await freePort();
    const labelling = Labelling.start(folder, env(webhookPort));
    await labelling.says('asking every few seconds');
    await labelling.says('1 of 1 pictures are posted.');
    const picture = await fetch(`http://localhost:${webhookPort}/pictures/502.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    await answer();
    expect(await labelling.ended()).toBe(0);
    expect(existsSync(join(folder.path, 'result.csv'))).toBe(true);
    expect(readFileSync(join(folder.path, 'result.csv'), 'utf8')).toContain('shape-502,502.png,square,3 of 3');
  });
});
