import { type NextItem, type Task, type TaskDetails, type WorkerGroup } from '@kaaj/contract';
import { escrowOf } from '../../src/contexts/wallet';
import { type Answer } from '../support/api';
import { batchBody } from '../support/actions';
import { Browser, actions, describeOnOneDatabase, idOf, type Person, taskBody, TestApp } from '../test-app';

const UNKNOWN = '01M83R6FM8DE3X6793M45X6KEP';
const DAY_MS = 24 * 3600 * 1000;

interface Member {
  readonly worker: { readonly _id: string; readonly name: string };
  readonly source: string;
}

const refusal = ({ status, text }: Answer) => {
  const { code, errors = [] } = JSON.parse(text) as { code: string; errors?: { field: string; code: string }[] };
  return [status, code, ...errors.map((each) => each.code)];
};

describeOnOneDatabase('worker groups', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  let cid: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    ann = await testApp.person('Buyer', { coins: 1000 });
    [bob, cid] = [await testApp.person('Worker'), await testApp.person('Worker')];
    await testApp.keepRows(await testApp.admin(), ann, bob, cid);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());
  afterEach(() => testApp.clock.reset());

  const group = async (buyer = ann, name = 'Careful people') => idOf(await buyer.post('/worker-group', { name }));
  const add = (id: string, body: object, buyer = ann) => buyer.post(`/worker-group/${id}/member`, body);
  const members = async (id: string, buyer = ann) =>
    (await buyer.get(`/worker-group/${id}/member`)).data<Member[]>().map(({ worker, source }) => [worker._id, source]);
  const sizeOf = async (id: string) => (await ann.get(`/worker-group/${id}`)).data<WorkerGroup>().members;
  const groupOf = async (...workers: readonly Person[]) => {
    const id = await group();
    (await add(id, { workers: workers.map((each) => each.id) })).data();
    return id;
  };
  const post = async (audience: object, more = {}) =>
    idOf(await ann.post('/task', { ...taskBody({ requiredWorkers: 5 }), ...more, audience }));
  const postBatch = async (audience: object, more = {}) => {
    const rows = 'picture\n1.png\n2.png\n3.png';
    const id = idOf(await ann.post('/task/batch', { ...batchBody({ rows }), requiredWorkers: 3, ...more, audience }));
    await testApp.runJobs();
    return id;
  };
  const invite = async (id: string, body?: object) =>
    (await ann.post(`/worker-group/${id}/invitation`, body)).data<{ link: string; until: string }>();
  const tokenOf = ({ link }: { link: string }) => new URL(link).searchParams.get('token') ?? '';
  const join = (worker: Person, token: string) => worker.post('/worker-group/invitation', { token });
  const detailsOf = async (viewer: Browser, task: string) => (await viewer.get(`/task/${task}`)).data<TaskDetails>();
  const listed = async (viewer: Browser, id: string, path = '/task') =>
    (await viewer.get(path)).data<Task[]>().find(({ _id, batch }) => _id === id || batch?._id === id);
  const markIn = async (viewer: Browser, id: string, path?: string) => {
    const task = await listed(viewer, id, path);
    return task && [task.eligible, task.reasons];
  };

  describe('of a buyer', () => {
    it('are created, listed newest first, renamed and deleted', async () => {
      const [first, second] = [await group(), await group(ann, 'Fast people')];
      (await ann.patch(`/worker-group/${first}`, { name: 'Very careful people' })).data();
      const all = (await ann.get('/worker-group')).data<WorkerGroup[]>();
      expect(all.map(({ _id, name, members: size }) => [_id, name, size])).toEqual([
        [second, 'Fast people', 0],
        [first, 'Very careful people', 0],
      ]);
      (await ann.delete(`/worker-group/${first}`)).data();
      expect((await ann.get(`/worker-group/${first}`)).status).toBe(404);
      const page = await ann.get('/worker-group?size=1');
      expect(page.data<WorkerGroup[]>().map(({ _id }) => _id)).toEqual([second]);
    });

    it('are limited to one hundred under concurrent requests', async () => {
      await testApp.sql(
        `INSERT INTO worker_group (id, buyer_id, name, of_test, members, invitation_until, created_at)
         ${Array.from({ length: 98 }, (_, at) => `SELECT '${ann.id.slice(0, -2)}${String(at).padStart(2, '0')}', '${ann.id}', 'x', 0, 0, 0, 1`).join(' UNION ALL ')}`,
      );
      const made = await Promise.all([1, 2, 3, 4].map(() => ann.post('/worker-group', { name: 'One more' })));
      expect(made.filter(({ ok }) => ok)).toHaveLength(2);
      expect(refusal(made.find(({ ok }) => !ok) as Answer)).toEqual([422, 'group/too-many']);
    });

    it('return 404 to other people, and need a name', async () => {
      const id = await groupOf(bob);
      const eve = await testApp.person('Buyer');
      const calls = [
        eve.get(`/worker-group/${id}`),
        eve.patch(`/worker-group/${id}`, { name: 'Mine' }),
        eve.delete(`/worker-group/${id}`),
        eve.get(`/worker-group/${id}/member`),
        add(id, { workers: [cid.id] }, eve),
        eve.delete(`/worker-group/${id}/member/${bob.id}`),
        eve.post(`/worker-group/${id}/invitation`),
      ];
      for (const call of calls) expect(refusal(await call)).toEqual([404, 'request/not-found']);
      expect(await members(id)).toEqual([[bob.id, 'buyer']]);
      expect((await ann.post('/worker-group', { name: '' })).status).toBe(400);
      expect((await bob.get('/worker-group')).status).toBe(403);
    });
  });

  describe('members', () => {
    it('are added by ids, and ids of no worker are returned', async () => {
      const id = await group();
      const answer = await add(id, { workers: [bob.id, cid.id, UNKNOWN, ann.id] });
      expect(answer.data()).toEqual({ added: 2, already: 0, unknown: [UNKNOWN, ann.id] });
      expect((await add(id, { workers: [bob.id] })).data()).toEqual({ added: 0, already: 1, unknown: [] });
      expect(await members(id)).toEqual([bob.id, cid.id].sort().map((each) => [each, 'buyer']));
      expect(await sizeOf(id)).toBe(2);
    });

    it('are added by a file: a table of results, or a list of ids', async () => {
      const id = await group();
      const table = `\ufeffsubmissionId,workerId,status\r\n${UNKNOWN},${bob.id},accepted\r\n${UNKNOWN},,rejected\r\n`;
      expect((await add(id, { csv: table })).data()).toEqual({ added: 1, already: 0, unknown: [] });
      expect((await add(id, { csv: `${bob.id}\n${cid.id}\nnobody\n` })).data()).toEqual({
        ...{ added: 1, already: 1, unknown: ['nobody'] },
      });
      expect(refusal(await add(id, { csv: 'name,age\nBob,5' }))).toEqual([
        422,
        'group/file-invalid',
        'group/file-invalid',
      ]);
      expect((await add(id, { csv: table, workers: [bob.id] })).status).toBe(400);
      expect((await add(id, {})).status).toBe(400);
    });

    it('are added by a task: everybody whose work was accepted', async () => {
      const task = idOf(await actions.post(ann, { requiredWorkers: 3 }));
      const dan = await testApp.person('Worker');
      for (const [worker, status] of [
        [bob, 'accepted'],
        [cid, 'rejected'],
      ] as const)
        (await actions.review(ann, idOf(await actions.submit(worker, task)), status)).data();
      (await actions.submit(dan, task)).data();
      const id = await group();
      expect((await add(id, { task })).data()).toEqual({ added: 1, already: 0, unknown: [] });
      expect(await members(id)).toEqual([[bob.id, 'accepted']]);
      const eve = await testApp.person('Buyer');
      expect((await add(await group(eve), { task }, eve)).status).toBe(404);
    });

    it('are added by a batch: everybody whose work was accepted', async () => {
      const batch = await postBatch({});
      for (const worker of [bob, cid]) {
        for (let items = 0; items < 2; items += 1) {
          const { task } = (await actions.next(worker, batch)).data<NextItem>();
          (await actions.review(ann, idOf(await actions.submit(worker, task._id)), 'accepted')).data();
        }
      }
      const id = await group();
      expect((await add(id, { batch })).data()).toEqual({ added: 2, already: 0, unknown: [] });
      const eve = await testApp.person('Buyer');
      expect((await add(await group(eve), { batch }, eve)).status).toBe(404);
      expect((await add(id, { batch: UNKNOWN })).status).toBe(404);
    });

    it('are added by an invitation link, which any worker may use until it ends', async () => {
      const id = await group();
      const token = tokenOf(await invite(id, { days: 2 }));
      expect((await join(bob, token)).data()).toMatchObject({
        _id: id,
        name: 'Careful people',
        buyer: { _id: ann.id },
      });
      expect((await join(bob, token)).status).toBe(200);
      (await join(cid, token)).data();
      expect(await members(id)).toEqual([bob.id, cid.id].sort().map((each) => [each, 'invitation']));
      expect((await ann.post('/worker-group/invitation', { token })).status).toBe(403);
      testApp.clock.advance(2 * DAY_MS + 1);
      const dan = await testApp.person('Worker');
      expect(refusal(await join(dan, token))).toEqual([409, 'group/invitation-over']);
    });

    it('are added by the latest link only', async () => {
      const id = await group();
      const [old, fresh] = [tokenOf(await invite(id)), tokenOf(await invite(id))];
      expect(refusal(await join(bob, old))).toEqual([409, 'group/invitation-over']);
      expect(refusal(await join(bob, 'no such token'))).toEqual([409, 'group/invitation-over']);
      (await join(bob, fresh)).data();
      expect(JSON.stringify(await testApp.sql('SELECT * FROM worker_group'))).not.toContain(fresh);
    });

    it('are limited to ten thousand', async () => {
      const id = await groupOf(bob);
      await testApp.sql('UPDATE worker_group SET members = 10000 WHERE id = ?', [id]);
      expect(refusal(await add(id, { workers: [cid.id] }))).toEqual([422, 'group/full']);
      expect((await add(id, { workers: [bob.id] })).data()).toMatchObject({ already: 1 });
    });

    it('are removed one by one; a second time changes nothing', async () => {
      const id = await groupOf(bob, cid);
      for (let times = 0; times < 2; times += 1) (await ann.delete(`/worker-group/${id}/member/${bob.id}`)).data();
      expect(await members(id)).toEqual([[cid.id, 'buyer']]);
      expect(await sizeOf(id)).toBe(1);
    });
  });

  describe('that a task requires', () => {
    it('reject other workers on every way of taking it, and nothing moves', async () => {
      const task = await post({ groups: [await groupOf(cid)] });
      testApp.name('escrow', escrowOf(task));
      const before = [await testApp.balances(), await testApp.snapshotWithoutOutbox(['session', 'rate_window'])];
      for (const answer of [await actions.submit(bob, task), await actions.claim(bob, task)])
        expect(refusal(answer)).toEqual([422, 'task/not-eligible', 'group']);
      expect([await testApp.balances(), await testApp.snapshotWithoutOutbox(['session', 'rate_window'])]).toEqual(
        before,
      );
      expect((await actions.claim(cid, task)).status).toBe(201);
      expect((await actions.submit(cid, task)).status).toBe(201);
    });

    it('allow members of any of them', async () => {
      const task = await post({ groups: [await groupOf(cid), await groupOf(bob)] });
      for (const worker of [bob, cid]) expect((await actions.submit(worker, task)).status).toBe(201);
    });

    it('are shown to its buyer, and as a reason to workers who are not members; visitors see neither', async () => {
      const groups = [await groupOf(cid)];
      const task = await post({ groups });
      expect(await markIn(bob, task)).toEqual([false, ['group']]);
      expect(await markIn(cid, task)).toEqual([true, []]);
      expect(await markIn(bob, task, '/task/unsent')).toEqual([false, ['group']]);
      expect(await detailsOf(bob, task)).toMatchObject({ eligible: false, reasons: ['group'] });
      expect(await detailsOf(cid, task)).toMatchObject({ eligible: true, reasons: [] });
      expect(await detailsOf(ann, task)).toMatchObject({ audience: { groups, excluded: [], test: null } });
      const visitor = new Browser(testApp.api);
      for (const shown of [await detailsOf(visitor, task), await listed(visitor, task), await listed(ann, task)]) {
        expect(shown).toBeDefined();
        for (const field of ['eligible', 'reasons', 'audience']) expect(shown).not.toHaveProperty(field);
      }
      expect(await detailsOf(bob, task)).not.toHaveProperty('audience');
      expect(await detailsOf(ann, idOf(await actions.post(ann)))).toMatchObject({ audience: null });
    });

    it('do not end the claim of a removed member', async () => {
      const id = await groupOf(bob);
      const task = await post({ groups: [id] });
      (await actions.claim(bob, task)).data();
      (await ann.delete(`/worker-group/${id}/member/${bob.id}`)).data();
      expect((await actions.claim(bob, task)).status).toBe(201);
      expect((await actions.submit(bob, task)).status).toBe(201);
      expect(await markIn(bob, task)).toEqual([false, ['group']]);
    });

    it('cannot be deleted before its completion date, unless it was', async () => {
      const id = await groupOf(bob);
      const task = await post({ groups: [id] });
      expect(refusal(await ann.delete(`/worker-group/${id}`))).toEqual([409, 'group/in-use']);
      (await actions.deleteTask(ann, task)).data();
      expect((await ann.delete(`/worker-group/${id}`)).status).toBe(200);
      const other = await groupOf(bob);
      const batch = await postBatch({ excluded: [other] });
      expect(refusal(await ann.delete(`/worker-group/${other}`))).toEqual([409, 'group/in-use']);
      (await actions.cancelBatch(ann, batch)).data();
      expect((await ann.delete(`/worker-group/${other}`)).status).toBe(200);
    });

    it('have to be those of its buyer, each once', async () => {
      const [own, other] = [await group(), await group(await testApp.person('Buyer'))];
      const answer = await ann.post('/task', { ...taskBody(), audience: { groups: [other, own], excluded: [own] } });
      expect(refusal(answer)).toEqual([422, 'task/audience-invalid', 'unknown', 'named-twice']);
      expect(answer.text).toContain('audience.groups.0');
      for (const audience of [{ groups: ['x'] }, { groups: [own, own] }, { excluded: own }, 'all', null])
        expect((await ann.post('/task', { ...taskBody(), audience })).status).toBe(400);
      expect(refusal(await ann.post('/task', { ...taskBody(), audience: { test: own } }))).toEqual([
        ...[422, 'task/audience-invalid', 'unknown'],
      ]);
      const batch = await ann.post('/task/batch', { ...batchBody(), audience: { groups: [other] } });
      expect(refusal(batch)).toEqual([422, 'task/audience-invalid', 'unknown']);
      expect(await testApp.sql('SELECT * FROM task WHERE buyer_id = ?', [ann.id])).toEqual([]);
    });
  });

  describe('that a task excludes', () => {
    it('reject their members, and nobody else', async () => {
      const task = await post({ excluded: [await groupOf(bob), await group()] });
      expect(refusal(await actions.submit(bob, task))).toEqual([422, 'task/not-eligible', 'excluded']);
      expect(await markIn(bob, task)).toEqual([false, ['excluded']]);
      expect(await markIn(cid, task)).toEqual([true, []]);
      expect((await actions.submit(cid, task)).status).toBe(201);
    });

    it('can be combined with required ones', async () => {
      const task = await post({ groups: [await groupOf(cid)], excluded: [await groupOf(bob)] });
      expect(refusal(await actions.claim(bob, task))).toEqual([422, 'task/not-eligible', 'group', 'excluded']);
    });
  });

  describe('of a batch', () => {
    it('apply to its stream and to each of its items', async () => {
      const batch = await postBatch({ groups: [await groupOf(cid)] });
      expect(await markIn(bob, batch)).toEqual([false, ['group']]);
      expect(await markIn(cid, batch)).toEqual([true, []]);
      const { task } = (await actions.next(cid, batch)).data<NextItem>();
      expect(task).toMatchObject({ eligible: true, reasons: [] });
      expect(await detailsOf(bob, task._id)).toMatchObject({ eligible: false, reasons: ['group'] });
      const refused = [
        await actions.next(bob, batch),
        await actions.next(bob, batch, { ahead: true }),
        await actions.claim(bob, task._id),
        await actions.submit(bob, task._id),
      ];
      for (const answer of refused) expect(refusal(answer)).toEqual([422, 'task/not-eligible', 'group']);
      expect(await testApp.sql('SELECT id FROM claim WHERE worker_id = ?', [bob.id])).toEqual([]);
    });

    it('let a removed member keep the claimed item, and get no other one', async () => {
      const id = await groupOf(bob);
      const batch = await postBatch({ groups: [id] });
      const { task } = (await actions.next(bob, batch)).data<NextItem>();
      (await ann.delete(`/worker-group/${id}/member/${bob.id}`)).data();
      expect((await actions.next(bob, batch)).data<NextItem>().task._id).toBe(task._id);
      expect(refusal(await actions.next(bob, batch, { ahead: true }))).toEqual([422, 'task/not-eligible', 'group']);
      (await actions.submit(bob, task._id)).data();
      expect(refusal(await actions.next(bob, batch))).toEqual([422, 'task/not-eligible', 'group']);
    });
  });

  it('cost a list one statement, for any number of its tasks with groups', async () => {
    const id = await groupOf(cid);
    const statements = async () => {
      const sent = jest.spyOn(testApp.database, 'query');
      await bob.get('/task/unsent');
      const about = sent.mock.calls.filter(([statement]) => String(statement).includes('task_audience'));
      sent.mockRestore();
      return about.length;
    };
    for (let tasks = 0; tasks < 4; tasks += 1) await post({ groups: [id], excluded: [await group()] });
    expect(await statements()).toBe(1);
  });

  it('prevent notifications of tasks that a worker may not take', async () => {
    const filter = { name: 'Birds', search: 'bird' };
    for (const worker of [bob, cid]) (await worker.post('/task-filter', filter)).data();
    await post({ groups: [await groupOf(cid)] }, { title: 'A bird' });
    testApp.clock.advance(3600 * 1000);
    await testApp.runJobs();
    testApp.clock.reset();
    const notificationsOf = async (worker: Person) =>
      (await worker.get(`/notification?${worker.self}`)).data<{ code: string }[]>().map(({ code }) => code);
    expect(await notificationsOf(cid)).toContain('filter/matched');
    expect(await notificationsOf(bob)).not.toContain('filter/matched');
  });

  it('lose a worker who is erased, and are deleted with their buyer', async () => {
    const [id, other] = [await groupOf(bob, cid), await groupOf(bob)];
    const admin = await testApp.admin();
    (await actions.remove(admin, bob.id)).data();
    expect(await members(id)).toEqual([[cid.id, 'buyer']]);
    expect([await sizeOf(id), await sizeOf(other)]).toEqual([1, 0]);
    (await actions.remove(admin, ann.id)).data();
    expect(await testApp.sql('SELECT id FROM worker_group WHERE buyer_id = ?', [ann.id])).toEqual([]);
    expect(await testApp.sql('SELECT worker_id FROM worker_group_member WHERE group_id = ?', [id])).toEqual([]);
  });
});
