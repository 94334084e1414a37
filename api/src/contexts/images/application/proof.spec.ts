import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FakeWeb } from '../../../../test/support/fake-web';
import { until } from '../../../../test/support/processes';
import { Program } from '../../../../test/support/program';
import { proofBy } from '../../../../test/support/uploads';
import {
  type Browser,
  actions,
  describeOn,
  describeOnEachDatabase,
  idOf,
  type Person,
  TestApp,
} from '../../../../test/test-app';

const path = (address: string) => address.replace(/^\/api/, '');

describeOnEachDatabase('S1 a proof picture', (engine) => {
  let testApp: TestApp;
  let worker: Person;
  let buyer: Person;
  let admin: Person;
  let strangers: readonly Person[];
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    worker = await testApp.person('Worker', { coins: 10 });
    buyer = await testApp.person('Buyer', { coins: 1000 });
    strangers = [await testApp.person('Worker'), await testApp.person('Buyer')];
  });

  const view = (by: Browser | Program, address: string) => by.get(path(address));
  const statuses = (address: string, ...by: readonly (Browser | Program)[]) =>
    Promise.all(by.map(async (each) => (await view(each, address)).status));
  const post = async () => idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 5 }));
  const send = async (pictures: readonly string[]) =>
    worker.post('/submission', { task: await post(), submissionDetail: 'Done.', pictures });
  const rejected = async (pictures: readonly string[] = []) => {
    const id = idOf(await send(pictures));
    (await actions.review(buyer, id, 'rejected')).data();
    return id;
  };

  it('is served to its worker, its buyer and Admins, and returns 404 to anybody else', async () => {
    const address = await proofBy(worker);
    expect(await statuses(address, worker, admin, buyer, ...strangers)).toEqual([200, 200, 404, 404, 404]);
    idOf(await send([address]));
    expect(await statuses(address, worker, admin, buyer, ...strangers)).toEqual([200, 200, 200, 404, 404]);
    const missing = `/api/image/proof/p${'0'.repeat(32)}.webp`;
    for (const stranger of [...strangers, testApp.visitor()]) {
      const [shown, none] = [await view(stranger, address), await view(stranger, missing)];
      expect([shown.status, shown.code]).toEqual([none.status, none.code]);
    }
    expect((await view(testApp.visitor(), address)).status).toBe(401);
  });

  it('is sent with headers that forbid caches and browsers to store it', async () => {
    const { headers } = await view(worker, await proofBy(worker));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is not served at the addresses of public pictures', async () => {
    const address = await proofBy(worker);
    const name = address.slice('/api/image/proof/'.length);
    for (const guess of [name, name.slice(1)]) {
      expect((await testApp.visitor().get(`/image/${guess}`)).status).toBe(404);
      expect((await worker.patch('/auth/profile', { photoURL: `/api/image/${guess}` })).status).toBe(400);
    }
    expect((await worker.patch('/auth/profile', { photoURL: address })).status).toBe(400);
  });

  it('is served to access keys of the people who may see it, with a matching scope', async () => {
    const address = await proofBy(await Program.of(worker, ['submissions:write']), 'olive');
    idOf(await send([address]));
    const keys = [
      await Program.of(worker, ['submissions:read']),
      await Program.of(buyer, ['submissions:read']),
      await Program.of(buyer, ['submissions:review']),
      await Program.of(worker, ['submissions:write', 'tasks:read']),
      await Program.of(strangers[0] as Person, ['submissions:read']),
    ];
    expect(await statuses(address, ...keys)).toEqual([200, 200, 200, 403, 404]);
  });

  it('of a dispute and of a second version is served to the same people', async () => {
    const address = await proofBy(worker, 'maroon');
    const id = await rejected();
    idOf(await worker.post(`/submission/${id}/dispute`, { statement: 'Look.', pictures: [address] }));
    expect(await statuses(address, worker, buyer, admin, ...strangers)).toEqual([200, 200, 200, 404, 404]);

    const second = idOf(await send([]));
    (await actions.askForChanges(buyer, second)).data();
    const other = await proofBy(worker, 'lime');
    const version = { submissionDetail: 'Again.', pictures: [other] };
    expect((await worker.post(`/submission/${second}/version`, version)).status).toBe(201);
    expect(await statuses(other, worker, buyer, admin, ...strangers)).toEqual([200, 200, 200, 404, 404]);
  });

  it('can be submitted to several buyers, and by its owner only', async () => {
    const address = await proofBy(worker);
    idOf(await send([address]));
    idOf(await send([address]));
    const [other] = strangers as [Person];
    const task = await post();
    const before = await testApp.balances();
    const stolen = await other.post('/submission', { task, submissionDetail: 'Done.', pictures: [address] });
    expect([stolen.status, stolen.code]).toEqual([400, 'image/not-own-proof']);
    const id = await rejected();
    const objection = { statement: 'Look.', pictures: [await proofBy(other)] };
    expect((await worker.post(`/submission/${id}/dispute`, objection)).code).toBe('image/not-own-proof');
    expect((await testApp.balances()).ledgerSum).toBe(before.ledgerSum);
    expect(await statuses(address, other)).toEqual([404]);
  });

  it('is deleted with its worker, from the store and for every viewer', async () => {
    const address = await proofBy(worker);
    const other = await proofBy(strangers[0] as Person);
    idOf(await send([address]));
    const file = (of: string) => join(testApp.config.dataDir, 'images', of.slice('/api/image/proof/'.length));
    expect(existsSync(file(address))).toBe(true);
    (await actions.remove(admin, worker.id)).data();
    await until(async () => !existsSync(file(address)));
    await until(async () => (await statuses(address, admin, buyer)).every((status) => status === 404));
    expect(existsSync(file(other))).toBe(true);
    await until(
      async () => (await testApp.sql('SELECT name FROM proof_picture WHERE owner_id = ?', [worker.id])).length === 0,
    );
  });
});

describeOn('SQLite', 'S1 proof pictures with an outside host for pictures', () => {
  it('stay on our own disk', async () => {
    const host = await FakeWeb.start(() => {
      throw new Error('Proof went out.');
    });
    const testApp = await TestApp.build('SQLite', {
      IMAGE_STORE: 'host',
      IMAGE_HOST_URL: `${host.address}/1/upload`,
      IMAGE_HOST_KEY: 'the-key-of-a-test',
      IMAGE_HOST_PICTURES: 'https://i.example.com',
    });
    const worker = await testApp.person('Worker');
    const address = await proofBy(worker);
    expect(address).toMatch(/^\/api\/image\/proof\/p[0-9a-f]{32}\.webp$/);
    expect((await worker.get(path(address))).status).toBe(200);
    expect(host.requests).toEqual([]);
    await testApp.close();
    host.stop();
  });
});
