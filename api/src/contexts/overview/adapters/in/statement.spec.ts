import { type StatementLine } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';
import { StatementQuery } from '../../../wallet';

describeOnEachDatabase('a statement', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let task: string;
  let work: string;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    (await actions.buy(buyer, 1000)).data();
    task = idOf(await actions.post(buyer, { title: 'Fold a boat', payableAmount: 250, requiredWorkers: 2 }));
    work = idOf(await actions.submit(worker, task));
    (await actions.review(buyer, work, 'accepted')).data();
    (await actions.withdraw(worker, 200)).data();
  });
  afterAll(() => testApp.close());

  const page = async (person: Person, query = '') =>
    (await person.get(`/wallet/statement?${person.self}${query}`)).json<{
      data: StatementLine[];
      page: { next: string | null };
    }>();
  const kinds = async (person: Person, query = '') => (await page(person, query)).data.map(({ kind }) => kind);

  it('names the task and the subject of a transfer', async () => {
    const { data } = await page(worker);
    expect(data.find(({ kind }) => kind === 'submission-accepted')).toMatchObject({
      amount: 250,
      taskId: task,
      taskTitle: 'Fold a boat',
      taskDeleted: false,
      reference: work,
    });
    expect(data.find(({ kind }) => kind === 'withdrawal-requested')).toMatchObject({ taskId: null, taskTitle: null });
  });

  it('keeps the title of a task that was deleted', async () => {
    const gone = idOf(await actions.post(buyer, { title: 'Soon gone', payableAmount: 1, requiredWorkers: 1 }));
    (await actions.deleteTask(buyer, gone)).data();
    const { data } = await page(buyer);
    expect(data.slice(0, 2).map(({ kind, taskTitle, taskDeleted }) => [kind, taskTitle, taskDeleted])).toEqual([
      ['task-deleted', 'Soon gone', true],
      ['task-posted', 'Soon gone', true],
    ]);
  });

  it('is filtered by a group of transfers, each with the balance after it', async () => {
    const everything = (await page(worker)).data;
    expect(await kinds(worker, '&group=earned')).toEqual(['submission-accepted']);
    expect(await kinds(worker, '&group=withdrawn')).toEqual(['withdrawal-requested']);
    expect(await kinds(worker, '&group=other')).toEqual(['starting-coins']);
    expect(await kinds(worker, '&group=bought')).toEqual([]);
    expect(await kinds(buyer, '&group=bought')).toEqual(['purchase-settled']);
    const [start] = (await page(worker, '&group=other')).data;
    expect(start).toEqual(everything.find(({ kind }) => kind === 'starting-coins'));
  });

  it('is paginated to its end within one group, whatever lies between', async () => {
    for (let round = 0; round < 3; round += 1) {
      const posted = idOf(await actions.post(buyer, { payableAmount: 1, requiredWorkers: 1 }));
      (await actions.deleteTask(buyer, posted)).data();
      (await actions.buy(buyer, 10)).data();
    }
    const pagesRead: string[] = [];
    for (let cursor = '', first = true; first || cursor; first = false) {
      const { data, page: at } = await page(buyer, `&group=bought&size=1${cursor && `&cursor=${cursor}`}`);
      pagesRead.push(...data.map(({ kind, balance }) => `${kind} ${balance}`));
      cursor = at.next ?? '';
    }
    expect(pagesRead).toHaveLength(4);
    const all = (await page(buyer, '&size=100')).data.filter(({ kind }) => kind === 'purchase-settled');
    expect(pagesRead).toEqual(all.map(({ kind, balance }) => `${kind} ${balance}`));
  });

  it('is filtered by the last days', async () => {
    const before = await kinds(worker);
    testApp.clock.advanceDays(40);
    const late = await testApp.person('Worker');
    const ofDays = async ({ id }: Person, days: number) =>
      (await testApp.app.get(StatementQuery).page(id, { days }, undefined, 50)).rows.map(({ kind }) => kind);
    expect(await ofDays(late, 30)).toEqual(['starting-coins']);
    expect(await ofDays(worker, 30)).toEqual([]);
    expect(await ofDays(worker, 60)).toEqual(before);
    testApp.clock.reset();
  });

  it('rejects unknown groups and invalid days', async () => {
    expect((await worker.get(`/wallet/statement?${worker.self}&group=rent`)).status).toBe(400);
    expect((await worker.get(`/wallet/statement?${worker.self}&days=0`)).status).toBe(400);
  });
});
