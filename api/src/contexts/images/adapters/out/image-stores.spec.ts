import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BUCKET, fakeBucket } from '../../../../../test/support/fake-bucket';
import { FakeWeb, SERVER_FAILURES } from '../../../../../test/support/fake-web';
import { until } from '../../../../../test/support/processes';
import { upload } from '../../../../../test/support/uploads';
import {
  actions,
  describeOn,
  describeOnEachDatabase,
  type Person,
  type Settings,
  TestApp,
} from '../../../../../test/test-app';

const HOST_KEY = 'the-key-of-a-test';

type Bucket = Awaited<ReturnType<typeof fakeBucket>>;

const settingsOf = ({ web }: Bucket): Settings => ({
  IMAGE_STORE: 's3',
  S3_ENDPOINT: web.address,
  S3_REGION: BUCKET.region,
  S3_BUCKET: BUCKET.bucket,
  S3_ACCESS_KEY: BUCKET.accessKey,
  S3_SECRET_KEY: BUCKET.secretKey,
});

const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: colour } })
    .png()
    .toBuffer();

const addressOf = async (by: Person, file: Buffer) =>
  (await upload(by, file)).data<{ display_url: string }>().display_url;

/** Timeout of a store that does not respond, instead of the one of production. */
const SHORT_TIMEOUT_MS = 300;

/** What the calls return when a store that does not respond has this timeout. */
function withShortTimeouts<T>(calls: () => Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const short = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(SHORT_TIMEOUT_MS));
  return calls().finally(() => short.mockRestore());
}

describeOn('SQLite', 'pictures in a bucket', () => {
  let bucket: Bucket;
  let testApp: TestApp;
  let person: Person;
  beforeAll(async () => {
    bucket = await fakeBucket();
    testApp = await TestApp.build('SQLite', settingsOf(bucket));
    person = await testApp.person('Worker');
  });
  afterAll(async () => {
    await testApp.close();
    bucket.web.stop();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    bucket.web.failure = undefined;
  });

  const path = (address: string) => address.replace(/^\/api/, '');

  it('are uploaded as they are served, with a signature over every byte, and served from our own origin', async () => {
    const address = await addressOf(person, await picture('red'));
    expect(address).toMatch(/^\/api\/image\/[0-9a-f]{32}\.webp$/);
    const name = path(address).slice('/image/'.length);
    const put = bucket.web.requests.at(-1);
    expect(put).toMatchObject({ method: 'PUT', headers: { 'content-type': 'image/webp' } });
    expect(put?.url).toMatch(new RegExp(`^/${BUCKET.bucket}/${name}(\\?x-id=PutObject)?$`));
    const served = await testApp.app.inject({ method: 'GET', url: address });
    expect(served.statusCode).toBe(200);
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.rawPayload).toEqual(bucket.objects.get(name));
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 24, height: 16 });
  });

  it('are deleted from the bucket once no person uses them', async () => {
    const address = await addressOf(person, await picture('black'));
    bucket.objects.clear();
    expect(await person.get(path(address))).toMatchObject({ status: 404, code: 'request/not-found' });
  });

  it('S17 are recognised as stored while they are in the bucket', async () => {
    const address = await addressOf(person, await picture('teal'));
    expect((await person.patch('/auth/profile', { photoURL: address })).status).toBe(200);
    bucket.objects.clear();
    const { status, problem } = await person.patch('/auth/profile', { photoURL: address });
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'photoURL']);
  });

  it.each(SERVER_FAILURES.filter((failure) => failure !== 'sends invalid data'))(
    'are rejected with a clear error when the store %s, and accepted when it has recovered',
    async (failure) => {
      const kept = await addressOf(person, await picture('green'));
      const file = await picture('blue');
      bucket.web.failure = failure;
      const refused = await withShortTimeouts(async () => [await upload(person, file), await person.get(path(kept))]);
      for (const answer of refused) expect(answer).toMatchObject({ status: 503, code: 'image/store-unavailable' });
      bucket.web.failure = undefined;
      const address = await addressOf(person, file);
      for (const known of [kept, address]) expect((await person.get(path(known))).status).toBe(200);
    },
  );
});

describeOn('SQLite', 'pictures on an outside host', () => {
  let host: FakeWeb;
  let testApp: TestApp;
  let person: Person;
  let shown: unknown;
  beforeAll(async () => {
    host = await FakeWeb.start(() => ({
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ data: { display_url: shown } }),
    }));
    testApp = await TestApp.build('SQLite', {
      IMAGE_STORE: 'host',
      IMAGE_HOST_URL: `${host.address}/1/upload?expiration=0`,
      IMAGE_HOST_KEY: HOST_KEY,
      IMAGE_HOST_PICTURES: 'https://i.example.com',
    });
    person = await testApp.person('Worker');
  });
  afterAll(async () => {
    await testApp.close();
    host.stop();
  });
  beforeEach(() => {
    shown = 'https://i.example.com/abc/picture.webp';
  });
  afterEach(() => {
    jest.restoreAllMocks();
    host.failure = undefined;
  });

  it('are sent as the multipart field "image" with the key, and shown at the address that the host returns', async () => {
    expect(await addressOf(person, await picture('red'))).toBe(shown);
    const { method, url, headers, body } = host.requests.at(-1) as FakeWeb['requests'][number];
    expect([method, url]).toEqual(['POST', `/1/upload?expiration=0&key=${HOST_KEY}`]);
    const sent = await new Response(new Uint8Array(body), {
      headers: { 'content-type': String(headers['content-type']) },
    }).formData();
    expect([...sent.keys()]).toEqual(['image']);
    const file = sent.get('image') as File;
    expect(file.name).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(file.type).toBe('image/webp');
    expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 24,
      height: 16,
    });
  });

  it.each(SERVER_FAILURES)(
    'are rejected with a clear error when the host %s, and accepted when it has recovered',
    async (failure) => {
      const file = await picture('blue');
      host.failure = failure;
      const answer = await withShortTimeouts(() => upload(person, file));
      expect(answer).toMatchObject({ status: 503, code: 'image/store-unavailable' });
      expect(answer.text).not.toContain(HOST_KEY);
      host.failure = undefined;
      expect(await addressOf(person, file)).toBe(shown);
    },
  );

  it('S17 are recognised by the whole address, whatever else the host shows', async () => {
    const address = await addressOf(person, await picture('teal'));
    await addressOf(person, await picture('teal'));
    expect((await person.patch('/auth/profile', { photoURL: address })).status).toBe(200);
    for (const other of [`${address}?x`, 'https://i.example.com/abc/other.webp', '/api/jwt/logout']) {
      const { status, problem } = await person.patch('/auth/profile', { photoURL: other });
      expect([status, problem.errors?.[0]?.field]).toEqual([400, 'photoURL']);
    }
  });

  it('S17 are allowed by the CSP from the address of the host and from no other', async () => {
    const { headers } = await person.get('/health');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://i.example.com;");
  });

  it.each(['http://i.example.com/a.webp', 'https://other.example/a.webp', 'javascript:alert(1)', 5, undefined])(
    'are not shown from %p when the host returns it',
    async (address) => {
      shown = address;
      const answer = await upload(person, await picture('blue'));
      expect(answer).toMatchObject({ status: 503, code: 'image/store-unavailable' });
    },
  );
});

describeOnEachDatabase('the photo of a removed person', (engine) => {
  let bucket: Bucket;
  beforeAll(async () => {
    bucket = await fakeBucket();
  });
  afterAll(() => bucket.web.stop());

  describe.each(['local', 's3'])('in the %s store', (store) => {
    let testApp: TestApp;
    beforeAll(async () => {
      testApp = await TestApp.build(engine, store === 's3' ? settingsOf(bucket) : {});
    });
    afterAll(() => testApp.close());
    afterEach(() => {
      bucket.web.failure = undefined;
      testApp.clock.reset();
    });

    const kept = () =>
      store === 's3' ? [...bucket.objects.keys()] : readdirSync(join(testApp.config.dataDir, 'images'));
    const has = (address: string) => kept().some((name) => address.endsWith(name));
    const show = (person: Person, photoURL: string) => person.patch('/auth/profile', { photoURL });
    const remove = async (person: Person) => (await actions.remove(await testApp.admin(), person.id)).data();

    it('is deleted; the same picture of another person stays', async () => {
      const [leaving, staying] = await testApp.people(2, 'Worker');
      const photo = await picture('purple');
      const [gone, other] = [await addressOf(leaving as Person, photo), await addressOf(staying as Person, photo)];
      expect(gone).not.toBe(other);
      (await show(leaving as Person, gone)).data();
      (await show(staying as Person, other)).data();
      await remove(leaving as Person);
      await until(() => !has(gone));
      expect((await testApp.visitor().get(gone.replace(/^\/api/, ''))).status).toBe(404);
      expect(has(other)).toBe(true);
    });

    it('stays when it belongs to another person whose address they used', async () => {
      const [copying, owner] = await testApp.people(2, 'Worker');
      const address = await addressOf(owner as Person, await picture('orange'));
      (await show(copying as Person, address)).data();
      await remove(copying as Person);
      await until(async () => (await testApp.sql('SELECT id FROM outbox')).length === 0);
      expect(has(address)).toBe(true);
    });

    it('is deleted later when the store is unavailable', async () => {
      const leaving = await testApp.person('Worker');
      const address = await addressOf(leaving, await picture('brown'));
      (await show(leaving, address)).data();
      if (store === 's3') bucket.web.failure = 'refuses';
      await remove(leaving);
      if (store === 's3') await until(async () => (await waitedFor(testApp)) > 0);
      bucket.web.failure = undefined;
      testApp.clock.advance(60 * 60_000);
      await until(() => !has(address));
    });
  });
});

/** The number of outbox entries whose delivery failed. */
async function waitedFor({ sql, clock }: TestApp): Promise<number> {
  const due = clock.clock.now();
  return (await sql('SELECT id FROM outbox WHERE tries > 0 AND due_at > ?', [due])).length;
}
