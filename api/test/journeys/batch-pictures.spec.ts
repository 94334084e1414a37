import { type BatchPictures, type Problem, type Task } from '@kaaj/contract';
import { PurgeUnusedPictures } from '../../src/contexts/images/application/purge-unused-pictures';
import { StorePicture } from '../../src/contexts/images/application/store-picture';
import { ImageStoreUnavailable } from '../../src/contexts/images/domain/image.errors';
import { StoreDuePictures } from '../../src/contexts/batches/application/store-due-pictures';
import { beginZip, picturesOf, pngOf, sendZip, zipPiece } from '../support/batch-pictures';
import { batchBody } from '../support/actions';
import { FakeWeb, type Reply } from '../support/fake-web';
import { type ZipFile, zipOf } from '../support/zip';
import { describeOnOneDatabase, idOf, type Person, TestApp } from '../test-app';

const DAY = 24 * 60 * 60 * 1000;
const PIECE = 16 * 1024;

describeOnOneDatabase('pictures of batch items', (engine) => {
  let testApp: TestApp;
  let other: TestApp;
  let web: FakeWeb;
  let replies: Record<string, Reply>;
  let ann: Person;
  beforeAll(async () => {
    web = await FakeWeb.start(({ url }) => replies[url] ?? { status: 404 });
    testApp = await TestApp.build(engine, { WEBHOOK_HOSTS: web.address.slice('http://'.length) });
    other = await TestApp.build(engine, testApp.settings);
    await testApp.admin();
  });
  afterAll(async () => {
    await other.close();
    await testApp.close();
    web.stop();
  });
  beforeEach(async () => {
    replies = {};
    web.requests.length = 0;
    ann = await testApp.person('Buyer', { coins: 1000 });
    testApp.nameWallet('ann', ann);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    testApp.clock.reset();
  });

  let drawn = 0;
  const png = () => pngOf((drawn += 1));
  const filesOf = async (names: readonly (string | Buffer)[]): Promise<ZipFile[]> =>
    Promise.all(names.map(async (name) => ({ name, bytes: await png() })));
  const body = (rows: string, pictures: string, more = {}) => {
    const { imageURL: _, ...rest } = batchBody({ rows, payableAmount: 1, title: 'Which bird is this?' });
    return { ...rest, taskDetail: 'Choose one.', pictures, pictureColumn: 'picture', ...more };
  };
  const preview = (sent: object) => ann.post('/task/batch/preview', sent);
  const faultsOf = async (sent: object) => {
    const answer = await preview(sent);
    expect([answer.status, answer.code]).toEqual([422, 'batch/faulty-rows']);
    return (answer.problem as Problem).errors ?? [];
  };
  const unpacked = async (names: readonly (string | Buffer)[]) => {
    const id = await sendZip(ann, zipOf(await filesOf(names)));
    await testApp.runJobs();
    return id;
  };
  const fetched = async (rows: string) => {
    const id = idOf(await ann.post('/task/batch/pictures', { rows, format: 'csv', pictureColumn: 'picture' }));
    await testApp.runJobs();
    return id;
  };
  const imagesOf = async () => {
    const rows = await testApp.sql<{ image_url: string }>('SELECT image_url FROM task WHERE buyer_id = ? ORDER BY id', [
      ann.id,
    ]);
    return rows.map(({ image_url }) => image_url);
  };
  const inOtherProcess = () => Object.assign(Object.create(ann) as Person, { api: other.api });

  it('of a ZIP file become the picture of each task, and coins move as without pictures', async () => {
    const id = await unpacked(['birds/1.png', 'birds/2.png', 'birds/3.png']);
    expect(await picturesOf(ann, id)).toMatchObject({ _id: id, state: 'ready', stored: 3, total: 3, faults: [] });
    const sent = body('picture\n1.png\n2.png\n3.png\n', id);
    expect((await preview(sent)).data()).toMatchObject({ tasks: 3, cost: 3 });
    (await ann.post('/task/batch', sent)).data();
    await testApp.runJobs();
    const images = await imagesOf();
    expect(new Set(images).size).toBe(3);
    for (const address of images) {
      expect(address).toMatch(/^\/api\/image\/[0-9a-f]{32}\.webp$/);
      expect((await ann.get(address.replace('/api', ''))).status).toBe(200);
    }
    expect(await testApp.balances()).toMatchObject({ ann: 997, 'ann held': 0, ledgerSum: 0 });
    const [shown] = (await ann.get(`/task/user/${encodeURIComponent(ann.email)}`)).data<Task[]>();
    expect(shown?.imageURL).toBe(images[0]);
  });

  it('are uploaded in pieces, each stored once, also through another process', async () => {
    const zip = zipOf([
      ...(await filesOf(['a.png'])),
      { name: 'noise.txt', bytes: Buffer.alloc(40_000, 'x'), deflated: false },
    ]);
    const upload = await beginZip(ann, zip.length);
    const { _id: id, state } = upload.data<BatchPictures>();
    expect([upload.status, upload.headers['location'], state]).toEqual([
      201,
      `/api/task/batch/pictures/${id}`,
      'fetching',
    ]);
    const both = await Promise.all([
      zipPiece(ann, id, 0, zip.subarray(0, PIECE)),
      zipPiece(inOtherProcess(), id, 0, zip.subarray(0, PIECE)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const head = await inOtherProcess().send({ method: 'HEAD', path: `/task/batch/pictures/${id}` });
    expect([head.status, head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
      200,
      String(PIECE),
      String(zip.length),
    ]);
    expect((await zipPiece(ann, id, PIECE + 1, zip.subarray(PIECE + 1))).code).toBe('image/wrong-offset');
    expect((await preview(body('picture\na.png\n', id))).code).toBe('batch/pictures-not-ready');
    expect((await zipPiece(inOtherProcess(), id, PIECE, zip.subarray(PIECE))).status).toBe(204);
    await testApp.runJobs();
    expect(await picturesOf(ann, id)).toMatchObject({ state: 'ready', stored: 1 });
    expect(await testApp.sql('SELECT begins FROM picture_set_piece WHERE set_id = ?', [id])).toEqual([]);
  });

  it('are not needed again when the batch is posted again under its key', async () => {
    const id = await unpacked(['1.png', '2.png']);
    const sent = body('picture\n1.png\n2.png\n', id);
    const post = (more = {}) => ann.post('/task/batch', { ...sent, ...more }, { 'idempotency-key': 'birds' });
    const first = await post();
    expect((await ann.delete(`/task/batch/pictures/${id}`)).status).toBe(204);
    const repeated = await post();
    expect([repeated.status, repeated.data()]).toEqual([201, first.data()]);
    expect((await post({ payableAmount: 2 })).code).toBe('request/idempotency-mismatch');
    await testApp.runJobs();
    expect(await imagesOf()).toHaveLength(2);
    expect(await testApp.balances()).toMatchObject({ ann: 998, 'ann held': 0, ledgerSum: 0 });
  });

  it('are rejected before all are stored, and nothing is posted or paid', async () => {
    const id = await sendZip(ann, zipOf(await filesOf(['1.png'])));
    const before = await testApp.snapshotWithoutOutbox();
    const sent = body('picture\n1.png\n', id);
    for (const path of ['/task/batch/preview', '/task/batch']) {
      const { status, code } = await ann.post(path, sent);
      expect([status, code]).toEqual([409, 'batch/pictures-not-ready']);
    }
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('that are missing are an error of their row with its line, and nothing is posted', async () => {
    const id = await unpacked(['1.png']);
    const rows = 'picture,hint\n1.png,a\nnone.png,b\n,c\n';
    const faults = await faultsOf(body(rows, id));
    expect(faults.map(({ line, field, code }) => [line, field, code])).toEqual([
      [3, 'picture', 'picture-missing'],
      [4, 'picture', 'picture-missing'],
    ]);
    expect((await ann.post('/task/batch', body(rows, id))).code).toBe('batch/faulty-rows');
    expect(await imagesOf()).toEqual([]);
    expect(await testApp.balances()).toMatchObject({ ann: 1000 });
  });

  it('are validated by their content, and metadata files of a ZIP file are ignored', async () => {
    const png1 = await png();
    const files: ZipFile[] = [
      { name: 'birds/', bytes: Buffer.alloc(0), deflated: false },
      { name: 'birds/really-a-png.txt', bytes: png1 },
      { name: 'birds/page.png', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
      { name: '__MACOSX/birds/._really-a-png.txt', bytes: Buffer.from('fork') },
      { name: 'birds/._page.png', bytes: Buffer.from('fork') },
      { name: 'birds/.DS_Store', bytes: Buffer.from('store') },
    ];
    const id = await sendZip(ann, zipOf(files));
    await testApp.runJobs();
    const { stored, total, faults } = await picturesOf(ann, id);
    expect([stored, total]).toEqual([1, 2]);
    expect(faults.map(({ line, field, code }) => [line, field, code])).toEqual([
      [null, 'birds/page.png', 'image/not-an-image'],
    ]);
    expect((await preview(body('picture\nreally-a-png.txt\n', id))).status).toBe(200);
    const [fault] = await faultsOf(body('picture\npage.png\n', id));
    expect(fault).toMatchObject({ line: 2, code: 'image/not-an-image' });
  });

  it('are found by names in CP437, in another normal form and in another case', async () => {
    const id = await unpacked([
      Buffer.from([0x63, 0x61, 0x66, 0x82, 0x2e, 0x70, 0x6e, 0x67]),
      'Z\u0061\u0308une.PNG',
      'পাখি.png',
    ]);
    const mac = await sendZip(ann, zipOf([{ name: 'café.png', bytes: await png(), utf8: false }]));
    await testApp.runJobs();
    for (const [set, name] of [
      [id, 'café.png'],
      [id, 'cafe\u0301.png'],
      [id, 'z\u00e4une.png'],
      [id, 'পাখি.png'],
      [mac, 'café.png'],
    ] as const) {
      expect([name, (await preview(body(`picture\n${name}\n`, set))).status]).toEqual([name, 200]);
    }
  });

  it('cause an error that names both files when two have one name', async () => {
    const id = await unpacked(['a/1.png', 'b/1.png', 'Two.png', 'two.PNG', '3.png']);
    const { faults, stored } = await picturesOf(ann, id);
    expect(stored).toBe(3);
    const messages = faults.map(({ message }) => message);
    expect(messages.some((text) => text.includes('a/1.png') && text.includes('b/1.png'))).toBe(true);
    expect(messages.some((text) => text.includes('Two.png') && text.includes('two.PNG'))).toBe(true);
    const rows = await faultsOf(body('picture\n1.png\ntwo.png\n3.png\n', id));
    expect(rows.map(({ line, code }) => [line, code])).toEqual([
      [2, 'picture-twice'],
      [3, 'picture-twice'],
    ]);
    expect(rows[0]?.message).toMatch(/a\/1\.png.*b\/1\.png/);
    expect((await preview(body('picture\nb/1.png\n3.png\n', id))).status).toBe(200);
  });

  it('can have names of any length in a ZIP file', async () => {
    const long = 'x'.repeat(30_000);
    const id = await unpacked([`a/${long}.png`, `b/${long}.png`, `${long}.PNG`, '1.png']);
    const { state, stored, faults } = await picturesOf(ann, id);
    expect([state, stored]).toEqual(['ready', 4]);
    expect(faults.map(({ code }) => code)).toEqual(['picture-twice']);
  });

  it('are fetched once from their addresses, stored here and served from here', async () => {
    const [one, two] = [await png(), await png()];
    replies = {
      '/1.png': { status: 200, type: 'image/png', body: one },
      '/2': { status: 200, type: 'text/plain', body: two },
      '/old.png': { status: 302, location: '/1.png' },
      '/page.png': { status: 200, type: 'image/png', body: '<p>Sign in' },
    };
    const at = (path: string) => `${web.address}${path}`;
    const rows = ['picture', at('/1.png'), at('/2'), at('/1.png'), at('/old.png'), ''].join('\n');
    const id = await fetched(rows);
    expect(await picturesOf(ann, id)).toMatchObject({ state: 'ready', stored: 3, total: 3, faults: [] });
    expect(web.requests.map(({ url }) => url).sort()).toEqual(['/1.png', '/1.png', '/2', '/old.png']);
    (await ann.post('/task/batch', body(rows, id))).data();
    await testApp.runJobs();
    const images = await imagesOf();
    expect(images).toEqual(images.map(() => expect.stringMatching(/^\/api\/image\//) as string));
    expect([images[0], images[3]]).toEqual([images[2], images[0]]);
    expect(images[1]).not.toBe(images[0]);

    const faulty = ['picture', at('/1.png'), at('/none.png'), at('/page.png'), 'ftp://example.com/1.png'].join('\n');
    const other = await fetched(faulty);
    const { state, stored, faults } = await picturesOf(ann, other);
    expect([state, stored]).toEqual(['ready', 1]);
    const wrong = [
      [3, 'picture-unreachable'],
      [4, 'image/not-an-image'],
      [5, 'picture-address'],
    ];
    expect(faults.map(({ line, code }) => [line, code])).toEqual(wrong);
    expect((await faultsOf(body(faulty, other))).map(({ line, code }) => [line, code])).toEqual(wrong);
  });

  it('return 404 when they belong to another person, expired or were cancelled', async () => {
    const bea = await testApp.person('Buyer', { coins: 10 });
    const id = await unpacked(['1.png']);
    const sent = body('picture\n1.png\n', id);
    expect((await bea.get(`/task/batch/pictures/${id}`)).status).toBe(404);
    expect((await bea.delete(`/task/batch/pictures/${id}`)).status).toBe(404);
    expect((await bea.post('/task/batch/preview', sent)).status).toBe(404);
    expect((await ann.delete(`/task/batch/pictures/${id}`)).status).toBe(204);
    expect((await preview(sent)).status).toBe(404);
    const late = await unpacked(['2.png']);
    await testApp.sql('UPDATE picture_set SET expires_at = expires_at - ?', [8 * DAY]);
    expect((await preview(body('picture\n2.png\n', late))).status).toBe(410);
    await testApp.runJobs();
    expect(await testApp.sql('SELECT id FROM picture_set', [])).toEqual([]);
    expect(await testApp.sql('SELECT number FROM picture_set_item', [])).toEqual([]);
  });

  it('are deleted when no task shows them, and kept for an unposted batch', async () => {
    const id = await unpacked(['1.png', '2.png']);
    const batch = idOf(await ann.post('/task/batch', body('picture\n1.png\n', id, { completionDate: '2099-01-01' })));
    const [row] = await testApp.sql<{ picture: string }>('SELECT picture FROM task_batch_row WHERE batch_id = ?', [
      batch,
    ]);
    const names = async () =>
      (await testApp.sql<{ name: string }>('SELECT name FROM stored_picture WHERE owner_id = ?', [ann.id])).map(
        ({ name }) => `/api/image/${name}`,
      );
    expect(await names()).toHaveLength(2);
    await testApp.sql('UPDATE stored_picture SET look_at = look_at - ? WHERE owner_id = ?', [31 * DAY, ann.id]);
    while (await testApp.app.get(PurgeUnusedPictures, { strict: false }).run(() => undefined));
    expect(await names()).toEqual([row?.picture]);
    await testApp.runJobs();
    expect((await ann.get(String(row?.picture).replace('/api', ''))).status).toBe(200);
  });

  it('resume after the store was unavailable, and two processes store each once', async () => {
    const id = await sendZip(ann, zipOf(await filesOf(['1.png', '2.png', '3.png', '4.png', '5.png'])));
    const away = jest.spyOn(testApp.app.get(StorePicture, { strict: false }), 'execute');
    away.mockRejectedValue(new ImageStoreUnavailable());
    await testApp.runJobs();
    expect(await picturesOf(ann, id)).toMatchObject({ state: 'fetching', stored: 0, faults: [] });
    away.mockRestore();
    const runJob = (at: TestApp) =>
      at.app.get(StoreDuePictures, { strict: false }).run((error) => {
        throw error;
      });
    await Promise.all([runJob(testApp), runJob(other)]);
    await Promise.all([runJob(testApp), runJob(other)]);
    await testApp.runJobs();
    expect(await picturesOf(ann, id)).toMatchObject({ state: 'ready', stored: 5, total: 5, faults: [] });
    const [{ n = 0 } = {}] = await testApp.sql<{ n: number }>(
      'SELECT COUNT(*) AS n FROM stored_picture WHERE owner_id = ?',
      [ann.id],
    );
    expect(Number(n)).toBe(5);
  });

  it('require a column beside them, an address otherwise, and rows without a ZIP file', async () => {
    const id = await unpacked(['1.png']);
    const { pictureColumn: _, ...alone } = body('picture\n1.png\n', id);
    expect((await preview(alone)).problem).toMatchObject({ status: 400, errors: [{ field: 'pictureColumn' }] });
    const { pictures: __, ...without } = body('picture\n1.png\n', id);
    expect((await preview(without)).status).toBe(400);
    const [fault] = await faultsOf(body('file\n1.png\n', id));
    expect(fault).toMatchObject({ line: 1, field: 'pictureColumn', code: 'unknown-column' });
    const empty = await ann.post('/task/batch/pictures', {});
    expect((empty.problem as Problem).errors?.map(({ field }) => field)).toEqual(['rows', 'format', 'pictureColumn']);
    const none = await ann.post('/task/batch/pictures', { rows: 'file\n1\n', format: 'csv', pictureColumn: 'picture' });
    expect(none.code).toBe('batch/faulty-rows');
    expect((await beginZip(ann, 200 * 1024 * 1024 + 1)).status).toBe(413);
  });
});
