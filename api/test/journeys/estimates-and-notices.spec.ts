import { type Task } from '@kaaj/contract';
import { type Answer } from '../support/api';
import { type NewTask } from '../support/actions';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../test-app';

const MINUTE = 60_000;

describeOnEachDatabase('the time and content of a task', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer', { coins: 1000 });
    worker = await testApp.person('Worker');
    await testApp.keepRows(buyer, worker);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterAll(() => testApp.close());

  const post = async (task: NewTask = {}) => idOf(await actions.post(buyer, task));
  const shown = async (id: string) => (await worker.get(`/task/${id}`)).data<Task>();
  const titles = async (query: string, person: Pick<Person, 'get'> = worker) =>
    (await person.get(`/task${query}`)).data<Task[]>().map(({ title }) => title);
  const edit = (id: string, more: object) => {
    const { title, taskDetail, submissionInfo } = taskBody({}) as Record<string, unknown>;
    return buyer.patch(`/task/update/${id}`, { title, taskDetail, submissionInfo, ...more });
  };
  const refusal = ({ status, text }: Answer) => {
    const { code, errors } = JSON.parse(text) as { code: string; errors: { field: string }[] };
    return [status, code, errors.map(({ field }) => field)];
  };

  describe('the estimate of a buyer', () => {
    it('is shown until five workers were measured, and stays beside the measured time', async () => {
      const id = await post({ requiredWorkers: 6, allowanceMinutes: 60, estimatedMinutes: 20 });
      expect(await shown(id)).toMatchObject({ estimatedMinutes: 20, medianMinutes: null, allowanceMinutes: 60 });
      for (const minutes of [4, 4, 4, 9, 9]) {
        const otherWorker = await testApp.person('Worker');
        (await actions.claim(otherWorker, id)).data();
        testApp.clock.advance(minutes * MINUTE);
        await otherWorker.signIn();
        (await actions.submit(otherWorker, id)).data();
      }
      await worker.signIn();
      expect(await shown(id)).toMatchObject({ estimatedMinutes: 20, medianMinutes: 5 });
    });

    it('is used by the filter of a worker for the maximum of minutes', async () => {
      await post({ title: 'Short', allowanceMinutes: 120, estimatedMinutes: 10 });
      await post({ title: 'Unsaid', allowanceMinutes: 120 });
      expect(await titles('?maxMinutes=10')).toEqual(['Short']);
      expect(await titles('?maxMinutes=9')).toEqual([]);
    });

    it('is rejected above the duration of a claim, at posting and at editing', async () => {
      const long = [422, 'task/estimate-too-long', ['estimatedMinutes']];
      expect(refusal(await actions.post(buyer, { allowanceMinutes: 30, estimatedMinutes: 31 }))).toEqual(long);
      const id = await post({ allowanceMinutes: 30, estimatedMinutes: 30 });
      expect(refusal(await edit(id, { estimatedMinutes: 31 }))).toEqual(long);
      expect(refusal(await edit(id, { allowanceMinutes: 20 }))).toEqual(long);
      expect((await edit(id, { allowanceMinutes: 20, estimatedMinutes: 15 })).data()).toMatchObject({
        ...{ allowanceMinutes: 20, estimatedMinutes: 15, version: 2 },
      });
      expect((await edit(id, {})).data()).toMatchObject({ estimatedMinutes: 15 });
      for (const estimatedMinutes of [0, 1.5, 4321])
        expect((await actions.post(buyer, { estimatedMinutes })).status).toBe(400);
    });

    it('of a batch is that of each of its items', async () => {
      const batch = idOf(await actions.postBatch(buyer, { estimatedMinutes: 2, contentNotice: 'medical' }));
      await testApp.runJobs();
      expect((await worker.post(`/task/batch/${batch}/next`)).data()).toMatchObject({
        task: { estimatedMinutes: 2, contentNotice: 'medical' },
      });
    });
  });

  describe('a content notice', () => {
    it('is shown, can be changed, and lets workers filter out such tasks', async () => {
      const id = await post({ title: 'Wounds', contentNotice: 'medical' });
      await post({ title: 'Birds' });
      const batch = { title: 'Fights {{picture}}', contentNotice: 'violence' };
      (await actions.postBatch(buyer, batch)).data();
      await testApp.runJobs();
      expect(await shown(id)).toMatchObject({ contentNotice: 'medical' });
      for (const person of [worker, testApp.visitor()]) {
        expect(await titles('', person)).toHaveLength(3);
        expect(await titles('?contentNotice=none', person)).toEqual(['Birds']);
      }
      expect((await worker.get('/task?contentNotice=medical')).status).toBe(400);
      expect((await edit(id, { contentNotice: 'none' })).data()).toMatchObject({ contentNotice: 'none' });
      expect(refusal(await actions.post(buyer, { contentNotice: 'boring' }))).toEqual([
        ...[400, 'request/invalid', ['contentNotice']],
      ]);
    });

    it('lets a worker release a claim late and often without any record', async () => {
      const id = await post({ allowanceMinutes: 30, contentNotice: 'violence' });
      for (let times = 0; times < 4; times += 1) {
        (await actions.claim(worker, id)).data();
        testApp.clock.advance(20 * MINUTE);
        await worker.signIn();
        (await actions.releaseClaim(worker, id)).data();
        expect(await testApp.sql('SELECT id FROM claim')).toEqual([]);
      }
      expect(await shown(id)).toMatchObject({ requiredWorkers: 1 });
      expect(await testApp.wrongCounters()).toEqual([]);
    });

    it('changes nothing for another task: without one, a late release counts as half an expired claim', async () => {
      const id = await post({ allowanceMinutes: 30 });
      (await actions.claim(worker, id)).data();
      testApp.clock.advance(20 * MINUTE);
      await worker.signIn();
      (await actions.releaseClaim(worker, id)).data();
      expect(await testApp.sql('SELECT state FROM claim')).toEqual([{ state: 'late' }]);
    });

    it('does not hide an expired claim', async () => {
      const id = await post({ allowanceMinutes: 30, contentNotice: 'sexual' });
      (await actions.claim(worker, id)).data();
      testApp.clock.advance(31 * MINUTE);
      await worker.signIn();
      (await actions.releaseClaim(worker, id)).data();
      expect(await testApp.sql('SELECT state FROM claim')).toEqual([{ state: 'ran-out' }]);
    });
  });
});
