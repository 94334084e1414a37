import { type NextItem, type TaskQuestion } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';
import { refusal } from '../support/refusal';

describeOnEachDatabase('a question to the buyer', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let bob: Person;
  let cid: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    buyer = await testApp.person('Buyer', { coins: 1000 });
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    [bob, cid] = [await testApp.person('Worker'), await testApp.person('Worker')];
  });
  afterEach(() => testApp.clock.reset());

  const ask = (worker: Person, task: string, text = 'In which language?') =>
    worker.post(`/task/${task}/question`, { text });
  const answer = (question: string, words = 'In English.', by = buyer) =>
    by.patch(`/question/${question}`, { answer: words });
  const seenBy = async (person: Pick<Person, 'get'>, task: string) =>
    (await person.get(`/task/${task}/question`)).data<TaskQuestion[]>().map(({ text }) => text);
  const notices = async (person: Person) =>
    (await person.get(`/notification?${person.self}`)).data<{ code?: string; params?: object }[]>();
  it('notifies the buyer, and its answer notifies the worker', async () => {
    const task = idOf(await actions.post(buyer, { title: 'Name ten birds' }));
    const posted = await ask(bob, task);
    expect(posted.status).toBe(201);
    expect(posted.data()).toMatchObject({ text: 'In which language?', answer: null, answeredAt: null, own: true });
    const about = { title: 'Name ten birds', about: task };
    expect(await notices(buyer)).toContainEqual(expect.objectContaining({ code: 'question/asked', params: about }));
    expect((await answer(idOf(posted))).data()).toMatchObject({ answer: 'In English.', own: false });
    expect(await notices(bob)).toContainEqual(expect.objectContaining({ code: 'question/answered', params: about }));
  });

  it('is shown with the task once it is answered, without the name of the worker', async () => {
    const task = idOf(await actions.post(buyer));
    const first = idOf(await ask(bob, task, 'First?'));
    (await ask(cid, task, 'Second?')).data();
    expect(await seenBy(buyer, task)).toEqual(['Second?', 'First?']);
    expect(await seenBy(admin, task)).toEqual(['Second?', 'First?']);
    expect(await seenBy(bob, task)).toEqual(['First?']);
    expect(await seenBy(testApp.visitor(), task)).toEqual([]);
    (await answer(first)).data();
    expect(await seenBy(cid, task)).toEqual(['Second?', 'First?']);
    expect(await seenBy(testApp.visitor(), task)).toEqual(['First?']);
    const page = await testApp.visitor().get(`/task/${task}/question`);
    expect(page.text).not.toContain(bob.id);
    expect(page.text).not.toContain(bob.name);
    expect((await cid.get(`/task/${task}/question?size=1`)).text).toContain('"next":"');
  });

  it('can be asked once per task, by workers only, while the task is open', async () => {
    const task = idOf(await actions.post(buyer));
    (await ask(bob, task)).data();
    expect(refusal(await ask(bob, task, 'Another one?'))).toEqual([409, 'question/already-asked']);
    expect((await ask(buyer, task)).status).toBe(403);
    expect((await ask(bob, '01M83R6FM8DE3X6793M45X6KEP')).status).toBe(404);
    expect((await ask(cid, task, '')).status).toBe(400);
    expect((await ask(cid, task, 'x'.repeat(1001))).status).toBe(400);
    testApp.clock.advance(9 * 24 * 3600 * 1000);
    await cid.signIn();
    expect(refusal(await ask(cid, task))).toEqual([409, 'task/closed']);
    await testApp.runJobs();
    expect(refusal(await ask(cid, task))).toEqual([409, 'task/closed']);
  });

  it('is answered once, by the buyer of its task', async () => {
    const question = idOf(await ask(bob, idOf(await actions.post(buyer))));
    const stranger = await testApp.person('Buyer');
    expect((await answer(question, 'Mine.', stranger)).status).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect((await answer(question)).data()).toMatchObject({ answer: 'In English.' });
    expect(refusal(await answer(question, 'In Bangla.'))).toEqual([409, 'question/already-answered']);
    expect((await notices(bob)).filter(({ code }) => code === 'question/answered')).toHaveLength(1);
  });

  it('is one for all items of a batch', async () => {
    const batch = idOf(await actions.postBatch(buyer));
    await testApp.runJobs();
    const item = async (worker: Person) => (await actions.next(worker, batch)).data<NextItem>().task._id;
    const [first, second] = [await item(bob), await item(cid)];
    expect(first).not.toBe(second);
    const question = idOf(await ask(bob, first));
    expect(refusal(await ask(bob, second))).toEqual([409, 'question/already-asked']);
    (await answer(question)).data();
    expect(await seenBy(cid, second)).toEqual(['In which language?']);
  });

  it('is deleted with its worker, and hidden with a deleted task', async () => {
    const task = idOf(await actions.post(buyer));
    (await answer(idOf(await ask(bob, task)))).data();
    expect(await seenBy(cid, task)).toHaveLength(1);
    (await actions.remove(admin, bob.id)).data();
    expect(await seenBy(cid, task)).toEqual([]);
    (await actions.deleteTask(buyer, task)).data();
    expect((await cid.get(`/task/${task}/question`)).status).toBe(404);
    expect((await ask(cid, task)).status).toBe(404);
  });
});
