import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { Program } from '../../../../test/support/program';
import { until } from '../../../../test/support/processes';
import { uploadProof } from '../../../../test/support/uploads';
import {
  type Answer,
  type Browser,
  actions,
  describeOnOneDatabase,
  idOf,
  type Person,
  TestApp,
} from '../../../../test/test-app';

const PIECE = 20_000;
const HOUR_MS = 3_600_000;
const TUS = { 'tus-resumable': '1.0.0' };

interface State {
  readonly _id: string;
  readonly length: number;
  readonly received: number;
  readonly display_url: string;
}

describeOnOneDatabase('a proof picture that is uploaded in pieces', (engine) => {
  let testApp: TestApp;
  let other: TestApp;
  let file: Buffer;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    other = await TestApp.build(engine, testApp.settings);
    // No encoder makes noise small: several pieces, each of several rows when it is large.
    const raw = { width: 220, height: 220, channels: 3 } as const;
    file = await sharp(randomBytes(220 * 220 * 3), { raw })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    await other.close();
    await testApp.close();
  });
  beforeEach(async () => {
    worker = await testApp.person('Worker');
  });

  const createUpload = (by: Browser | Program, length: number) =>
    by.send({ method: 'POST', path: '/image/proof/upload', headers: { ...TUS, 'upload-length': String(length) } });
  const began = async (by: Browser | Program = worker, length = file.length) =>
    (await createUpload(by, length)).data<State>()._id;
  const path = (id: string) => `/image/proof/upload/${id}`;
  const piece = (by: Browser | Program, id: string, offset: number, body: Buffer): Promise<Answer> =>
    by.send({
      method: 'PATCH',
      path: path(id),
      headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body,
    });
  const next = (by: Browser | Program, id: string, offset: number, size = PIECE) =>
    piece(by, id, offset, file.subarray(offset, offset + size));
  /** Sends the missing pieces; returns the last answer. */
  const rest = async (by: Browser | Program, id: string, from = 0): Promise<Answer> => {
    const answer = await next(by, id, from);
    const offset = Number(answer.headers['upload-offset']);
    return answer.ok && offset < file.length ? rest(by, id, offset) : answer;
  };
  /** Sends all pieces but the last; returns the offset of the last. */
  const allButTheLast = async (id: string): Promise<number> => {
    const size = Math.floor((file.length - 1) / PIECE) * PIECE;
    for (let at = 0; at < size; at += PIECE) expect((await next(worker, id, at)).status).toBe(204);
    return size;
  };
  const head = (by: Browser, id: string) => by.send({ method: 'HEAD', path: path(id), headers: TUS });
  const state = async (id: string) => (await worker.get(path(id))).data<State>();
  const rowsOf = async (table: string, where = 'upload_id', id = '') =>
    (await testApp.sql(`SELECT 1 FROM ${table} WHERE ${where} = ?`, [id])).length;
  const inOtherProcess = () => Object.assign(Object.create(worker) as Person, { api: other.api });

  it('becomes the same picture as the whole file, and is submitted like any other', async () => {
    const beginning = await createUpload(worker, file.length);
    const { _id: id } = beginning.data<State>();
    expect(beginning.headers).toMatchObject({ location: `/api${path(id)}`, 'upload-offset': '0', ...TUS });
    expect(Date.parse(String(beginning.headers['upload-expires']))).toBeGreaterThan(Date.now());
    const last = await rest(worker, id);
    expect([last.status, last.headers['upload-offset']]).toEqual([204, String(file.length)]);
    const address = String(last.headers['content-location']);
    expect((await uploadProof(worker, file)).data<{ display_url: string }>().display_url).toBe(address);
    expect(await state(id)).toMatchObject({ received: file.length, length: file.length, display_url: address });
    expect(await rowsOf('proof_piece', 'upload_id', id)).toBe(0);

    const buyer = await testApp.person('Buyer', { coins: 100 });
    const task = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 5 }));
    const statusFor = async (by: Browser) => (await by.get(address.replace('/api', ''))).status;
    expect(await statusFor(buyer)).toBe(404);
    idOf(await worker.post('/submission', { task, submissionDetail: 'Done.', pictures: [address] }));
    expect([await statusFor(worker), await statusFor(buyer)]).toEqual([200, 200]);
  });

  it('resumes from its offset in another process', async () => {
    const id = await began();
    await next(worker, id, 0);
    const progress = await head(inOtherProcess(), id);
    expect([
      progress.status,
      progress.text,
      progress.headers['upload-offset'],
      progress.headers['upload-length'],
    ]).toEqual([200, '', String(PIECE), String(file.length)]);
    const last = await rest(inOtherProcess(), id, PIECE);
    expect((await head(worker, id)).headers['content-location']).toBe(last.headers['content-location']);
    expect((await worker.get(String(last.headers['content-location']).replace('/api', ''))).status).toBe(200);
  });

  it('stores each piece once when two processes send the same one, and rejects any other offset', async () => {
    const id = await began();
    const both = await Promise.all([next(worker, id, 0), next(inOtherProcess(), id, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    for (const offset of [0, 1, PIECE + 1, file.length]) {
      const refused = await next(worker, id, offset);
      expect([refused.status, refused.code]).toEqual([409, 'image/wrong-offset']);
    }
    expect((await state(id)).received).toBe(PIECE);
    expect((await rest(worker, id, PIECE)).status).toBe(204);
  });

  it('is created once when its completion is requested repeatedly', async () => {
    const id = await began();
    const size = await allButTheLast(id);
    const twice = await Promise.all([next(worker, id, size), next(inOtherProcess(), id, size)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    const address = (await state(id)).display_url;
    expect(address).toMatch(/^\/api\/image\/proof\/p[0-9a-f]{32}\.webp$/);
    // A client that lost the answer queries the offset, or requests the completion again.
    const ends = await Promise.all([
      piece(worker, id, file.length, Buffer.alloc(0)),
      piece(inOtherProcess(), id, file.length, Buffer.alloc(0)),
      head(worker, id),
    ]);
    expect(ends.map(({ headers }) => headers['content-location'])).toEqual([address, address, address]);
    expect(await rowsOf('proof_picture', 'owner_id', worker.id)).toBe(1);
    expect((await next(worker, id, size)).code).toBe('image/wrong-offset');
  });

  it('is created later from the stored pieces when the store failed', async () => {
    const id = await began();
    const size = await allButTheLast(id);
    await testApp.sql('UPDATE proof_upload SET received = length WHERE id = ?', [id]);
    await testApp.sql('INSERT INTO proof_piece (upload_id, begins, bytes) VALUES (?, ?, ?)', [
      id,
      size,
      file.subarray(size),
    ]);
    expect(await state(id)).toMatchObject({ received: file.length, display_url: '' });
    const end = await piece(worker, id, file.length, Buffer.alloc(0));
    expect([end.status, (await state(id)).display_url]).toEqual([204, String(end.headers['content-location'])]);
  });

  it('accepts a single piece of several rows', async () => {
    const id = await began();
    const last = await next(worker, id, 0, file.length);
    expect(last.status).toBe(204);
    const whole = (await uploadProof(worker, file)).data<{ display_url: string }>();
    expect(last.headers['content-location']).toBe(whole.display_url);
  });

  it('returns 404 to any other person', async () => {
    const id = await began();
    const stranger = await testApp.person('Worker');
    const missing = '0'.repeat(26);
    for (const name of [id, missing]) {
      const answers = [
        await stranger.get(path(name)),
        await next(stranger, name, 0),
        await stranger.delete(path(name)),
      ];
      for (const { status, code } of answers) expect([status, code]).toEqual([404, 'request/not-found']);
    }
    expect((await next(await testApp.person('Buyer'), id, 0)).status).toBe(403);
    expect((await next(testApp.visitor(), id, 0)).status).toBe(401);
    expect((await state(id)).received).toBe(0);
  });

  it('accepts an access key with the scope of submitting work', async () => {
    const key = await Program.of(worker, ['submissions:write']);
    const id = await began(key);
    expect((await rest(key, id)).status).toBe(204);
    const reading = await Program.of(worker, ['submissions:read']);
    expect((await createUpload(reading, 9)).status).toBe(403);
  });

  it('rejects more bytes than a picture may have or than were announced', async () => {
    const refused = await createUpload(worker, 8 * 1024 * 1024 + 1);
    expect([refused.status, refused.code]).toEqual([413, 'image/too-large']);
    const id = await began(worker, PIECE);
    const over = await next(worker, id, 0, PIECE + 1);
    expect([over.status, over.code]).toEqual([413, 'request/too-large']);
    const large = await began(worker, 1_000_000);
    expect((await piece(worker, large, 0, Buffer.alloc(256 * 1024 + 1))).status).toBe(413);
    expect((await state(id)).received).toBe(0);
  });

  it('names the wrong field of a request', async () => {
    for (const length of ['', '-1', '0', '1.5', 'x', '9'.repeat(30)]) {
      const refused = await worker.post('/image/proof/upload', undefined, { 'upload-length': length });
      expect([refused.status, refused.problem.errors?.[0]?.field]).toEqual([400, 'Upload-Length']);
    }
    const id = await began();
    const typed = { ...TUS, 'upload-offset': '0' };
    expect((await worker.patch(path(id), { a: 1 }, typed)).status).toBe(415);
    const withoutOffset = await worker.send({
      method: 'PATCH',
      path: path(id),
      headers: { 'content-type': 'application/offset+octet-stream' },
      body: file.subarray(0, PIECE),
    });
    expect([withoutOffset.status, withoutOffset.problem.errors?.[0]?.field]).toEqual([400, 'Upload-Offset']);
    expect((await next(worker, id, 0, 100)).code).toBe('image/piece-too-small');
    const old = await worker.get(path(id), { 'tus-resumable': '0.2.2' });
    expect([old.status, old.code, old.headers['tus-version']]).toEqual([412, 'image/unknown-protocol', '1.0.0']);
    expect((await state(id)).received).toBe(0);
  });

  it('is rejected and deleted when the complete file is no picture', async () => {
    const id = await began(worker, 100);
    const refused = await piece(worker, id, 0, Buffer.alloc(100, 'x'));
    expect([refused.status, refused.code]).toEqual([400, 'image/not-an-image']);
    expect((await worker.get(path(id))).status).toBe(404);
    expect(await rowsOf('proof_piece', 'upload_id', id)).toBe(0);
  });

  it('is deleted when it is cancelled, and when ten later ones were begun', async () => {
    const given = await began();
    await next(worker, given, 0);
    expect((await worker.delete(path(given), TUS)).status).toBe(204);
    expect((await worker.get(path(given))).status).toBe(404);
    expect(await rowsOf('proof_piece', 'upload_id', given)).toBe(0);

    const first = await began();
    await next(worker, first, 0);
    const done = await began();
    await rest(worker, done);
    for (let count = 0; count < 9; count += 1) await began();
    expect((await state(first)).received).toBe(PIECE);
    await began();
    expect((await worker.get(path(first))).status).toBe(404);
    expect(await rowsOf('proof_piece', 'upload_id', first)).toBe(0);
    expect((await state(done)).display_url).not.toBe('');
  });

  it('is rejected after a day, and deleted by a job that may run twice concurrently', async () => {
    const id = await began();
    await next(worker, id, 0);
    testApp.clock.advance(24 * HOUR_MS - 60_000);
    await worker.signIn();
    expect((await worker.get(path(id))).status).toBe(200);
    testApp.clock.advance(60_001);
    for (const late of [await worker.get(path(id)), await next(worker, id, PIECE)]) {
      expect([late.status, late.code]).toEqual([410, 'image/upload-expired']);
    }
    const young = await began();
    other.clock.advance(24 * HOUR_MS + 1);
    await Promise.all([testApp.runJobs(), other.runJobs()]);
    await testApp.runJobs();
    testApp.clock.reset();
    other.clock.reset();
    await worker.signIn();
    expect((await worker.get(path(id))).status).toBe(404);
    expect(await rowsOf('proof_piece', 'upload_id', id)).toBe(0);
    expect((await state(young)).received).toBe(0);
  });

  it('is deleted with its worker', async () => {
    const id = await began();
    await next(worker, id, 0);
    const kept = await testApp.person('Worker');
    const theirs = await began(kept);
    await next(kept, theirs, 0);
    (await actions.remove(await testApp.admin(), worker.id)).data();
    await until(
      async () => (await rowsOf('proof_upload', 'id', id)) + (await rowsOf('proof_piece', 'upload_id', id)) === 0,
    );
    expect(await rowsOf('proof_piece', 'upload_id', theirs)).toBe(1);
  });
});
