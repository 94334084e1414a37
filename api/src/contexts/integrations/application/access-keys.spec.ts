import { type AccessKey, KEY_SCOPES, LIMITS } from '@kaaj/contract';
import sharp from 'sharp';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../../../../test/test-app';
import { upload } from '../../../../test/support/uploads';
import { mailedToken } from '../../../../test/support/mails';
import { Program } from '../../../../test/support/program';
import { AccessKeys } from './access-keys';
import { sha256Hex } from '../../../kernel/secrets';

const DAY_MS = 86_400_000;

const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describeOnEachDatabase('S20 an access key', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const keysOf = async (person: Person) => (await person.get('/key')).data<AccessKey[]>();
  const codeOf = async (program: Program, path = '/key/bearer') => (await program.get(path)).code;

  it('authenticates its person without cookies and without an Origin', async () => {
    const buyer = await testApp.person('Buyer');
    const program = await Program.of(buyer, ['tasks:write', 'tasks:read']);
    expect((await program.get('/key/bearer')).data()).toMatchObject({
      email: buyer.email,
      role: 'Buyer',
      scopes: ['tasks:read', 'tasks:write'],
    });
    const id = idOf(await program.post('/task', taskBody({ title: 'By a program' })));
    expect((await buyer.get(`/task/${id}`)).data()).toMatchObject({ title: 'By a program' });
    expect((await program.get(`/task/user/${encodeURIComponent(buyer.email)}`)).data()).toHaveLength(1);
  });

  it('uploads pictures with a writing scope, and none with a reading one', async () => {
    const buyer = await testApp.person('Buyer');
    const program = await Program.of(buyer, ['tasks:write']);
    const stored = (await upload(program, await picture())).data<{ display_url: string }>().display_url;
    (await program.post('/task', { ...taskBody(), imageURL: stored })).data();
    const reader = await Program.of(buyer, ['tasks:read', 'submissions:review']);
    expect((await upload(reader, await picture())).code).toBe('key/scope-missing');
  });

  it('is shown once, and only its hash is stored', async () => {
    const worker = await testApp.person('Worker');
    const made = (await actions.createKey(worker, ['tasks:read'])).data<{ key: string; prefix: string }>();
    expect(made.key.startsWith(made.prefix)).toBe(true);
    const everything = JSON.stringify(await testApp.snapshot());
    expect(everything).not.toContain(made.key);
    expect(everything).toContain(sha256Hex(made.key));
    expect(JSON.stringify(await keysOf(worker))).not.toContain(made.key);
  });

  it('shows when it was last used, written at most once a minute', async () => {
    testApp.clock.stop();
    const worker = await testApp.person('Worker');
    const program = await Program.of(worker, ['tasks:read']);
    expect(await keysOf(worker)).toMatchObject([{ lastUsedAt: null, state: 'open' }]);
    await program.get('/task');
    const [first] = await keysOf(worker);
    expect(Date.parse(String(first?.lastUsedAt))).toBeGreaterThan(Date.now() - 10_000);
    testApp.clock.advance(59_000);
    await program.get('/task');
    expect(await keysOf(worker)).toEqual([first]);
    testApp.clock.advance(2_000);
    await program.get('/task');
    expect(await keysOf(worker)).not.toEqual([first]);
  });

  it('lives for 90 days by default, and for a year at most', async () => {
    const worker = await testApp.person('Worker');
    const usual = await Program.of(worker, ['tasks:read']);
    const short = await Program.of(worker, ['tasks:read'], 1);
    expect((await actions.createKey(worker, ['tasks:read'], LIMITS.keyDays.max + 1)).status).toBe(400);
    expect((await actions.createKey(worker, ['tasks:read'], 0)).status).toBe(400);
    testApp.clock.advance(DAY_MS);
    expect([await codeOf(usual), await codeOf(short)]).toEqual(['', 'key/invalid']);
    testApp.clock.advance(89 * DAY_MS);
    expect(await codeOf(usual)).toBe('key/invalid');
    await worker.signIn();
    expect((await keysOf(worker)).map(({ state }) => state)).toEqual(['expired', 'expired']);
  });

  it('returns 401 after it was revoked, and can be revoked by its owner only', async () => {
    const [worker, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const program = await Program.of(worker, ['tasks:read']);
    const [key] = await keysOf(worker);
    expect((await other.delete(`/key/${key?._id}`)).status).toBe(404);
    expect(await codeOf(program)).toBe('');
    expect((await worker.delete(`/key/${key?._id}`)).data()).toEqual({ done: true });
    expect(await codeOf(program)).toBe('key/invalid');
    expect((await program.get('/task')).code).toBe('key/invalid');
    expect(await keysOf(worker)).toEqual([]);
  });

  describe('revocation', () => {
    const ends: readonly (readonly [string, (person: Person) => Promise<unknown>])[] = [
      ['signing out everywhere', (person) => person.post('/auth/logout-everywhere')],
      [
        'another role',
        async (person) => (await testApp.admin()).patch(`/user/updaterole/${person.id}`, { role: 'Worker' }),
      ],
      [
        'a new password',
        async ({ email }) => {
          const visitor = testApp.visitor();
          await visitor.post('/auth/password-reset', { email });
          const token = await mailedToken(testApp, email);
          return (await visitor.post('/auth/password-reset/complete', { token, password: 'Another-pass1' })).data();
        },
      ],
      ['a removal', async (person) => actions.remove(await testApp.admin(), person.id)],
    ];

    it.each(ends)('is caused by %s', async (_, end) => {
      const buyer = await testApp.person('Buyer');
      const program = await Program.of(buyer, [...KEY_SCOPES]);
      await program.get('/key/bearer');
      await end(buyer);
      expect(await codeOf(program)).toBe('key/invalid');
    });

    it('is shown to the owner of the key', async () => {
      const buyer = await testApp.person('Buyer');
      await Program.of(buyer, ['tasks:read']);
      await buyer.post('/auth/logout-everywhere');
      await buyer.signIn();
      expect(await keysOf(buyer)).toMatchObject([{ state: 'ended' }]);
    });

    it('deletes the row when the person is removed', async () => {
      const buyer = await testApp.person('Buyer');
      await Program.of(buyer, ['tasks:read']);
      (await actions.remove(await testApp.admin(), buyer.id)).data();
      expect(await testApp.sql('SELECT id FROM access_key WHERE person_id = ?', [buyer.id])).toEqual([]);
    });
  });

  it('is not revoked by a sign-out of one browser', async () => {
    const worker = await testApp.person('Worker');
    const program = await Program.of(worker, ['tasks:read']);
    await worker.get('/jwt/logout');
    expect(await codeOf(program)).toBe('');
  });

  it('takes precedence over cookies of the same request', async () => {
    const worker = await testApp.person('Worker');
    const program = await Program.of(worker, ['tasks:read']);
    const authorization = `Bearer ${program.key}`;
    expect((await worker.get(`/wallet/statement?${worker.self}`, { authorization })).code).toBe('key/scope-missing');
    expect((await worker.get('/key', { authorization })).code).toBe('key/not-open');
    expect((await worker.get('/task', { authorization: `${authorization}x` })).code).toBe('key/invalid');
  });

  it('costs one read once it is cached, as a session does', async () => {
    const program = await Program.of(await testApp.person('Worker'), ['tasks:read']);
    await program.get('/key/bearer');
    // The mail about a new key is sent by separate queries.
    await testApp.stopOutbox();
    const find = jest.spyOn(testApp.app.get(AccessKeys), 'find');
    const query = jest.spyOn(testApp.database, 'query');
    await program.get('/key/bearer');
    expect([find.mock.calls.length, query.mock.calls.length]).toEqual([0, 1]);
    jest.restoreAllMocks();
  });

  it('is rejected when its person has twenty already', async () => {
    const worker = await testApp.person('Worker');
    const made = await Promise.all(Array.from({ length: 21 }, () => actions.createKey(worker, ['tasks:read'])));
    expect(made.filter(({ ok }) => ok)).toHaveLength(LIMITS.keysOfOne);
    expect(made.filter(({ code }) => code === 'key/too-many')).toHaveLength(1);
  });
});

describeOnEachDatabase('the rate limit of an access key', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { LIMIT_KEY_CALLS: '3' });
  });
  afterAll(() => testApp.close());

  it('is in every answer, and requests beyond it are rejected', async () => {
    const worker = await testApp.person('Worker');
    const [one, other] = [await Program.of(worker, ['tasks:read']), await Program.of(worker, ['tasks:read'])];
    const left: unknown[] = [];
    for (let call = 0; call < 3; call += 1) {
      const { headers } = await one.get('/task');
      expect(headers['ratelimit-policy']).toBe('"key";q=3;w=60');
      left.push(/;r=(\d+);/.exec(String(headers['ratelimit']))?.[1]);
    }
    expect(left).toEqual(['2', '1', '0']);
    const refused = await one.get('/task');
    expect([refused.status, refused.code]).toEqual([429, 'key/too-many-calls']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await other.get('/task')).status).toBe(200);
    testApp.clock.advance(60_000);
    expect((await one.get('/task')).status).toBe(200);
  });
});
