import { csvRecords, type TaskResult } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';
import { SubmissionPagesQuery } from '../out/submission-pages.query';

describeOnEachDatabase('the results of a task', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let workers: Person[];
  let task: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    ann = await testApp.person('Buyer', { coins: 1000 });
    workers = [];
    for (let each = 0; each < 3; each += 1) workers.push(await testApp.person('Worker'));
    task = idOf(await actions.post(ann, { requiredWorkers: 500, payableAmount: 1 }));
  });
  afterAll(() => testApp.close());

  const file = (format: string, by = ann) => by.get(`/task/${task}/results?format=${format}`);
  const results = async () =>
    (await file('jsonl')).text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as TaskResult);
  const send = async (worker: Person, submissionDetail: string) =>
    idOf(await worker.post('/submission', { task, submissionDetail }));

  it('contain all submissions, decided or not, as a table or as JSON lines', async () => {
    const [one, two, three] = workers as [Person, Person, Person];
    const first = await send(one, '=HYPERLINK("https://evil.example")');
    await send(two, 'two\nlines, "quoted"');
    await send(three, 'তিন');
    (await actions.review(ann, first, 'rejected')).data();
    expect((await results()).map(({ workerId, status }) => [workerId, status])).toEqual(
      [
        [one.id, 'rejected'],
        [two.id, 'pending'],
        [three.id, 'pending'],
      ].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
    const csv = await file('csv');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="task-${task}.csv"`,
      'cache-control': 'no-store',
    });
    const [head, ...rows] = [...csvRecords(csv.text, 50)].map(({ cells }) => cells);
    const details = rows.map((cells) => cells[head?.indexOf('submissionDetail') ?? -1]);
    expect(details.sort()).toEqual([`'=HYPERLINK("https://evil.example")`, 'two\nlines, "quoted"', 'তিন'].sort());
  });

  it('are returned to its buyer only, also once the task is deleted', async () => {
    const bob = await testApp.person('Buyer');
    expect((await file('csv', bob)).status).toBe(404);
    const empty = idOf(await actions.post(ann));
    (await actions.deleteTask(ann, empty)).data();
    expect((await ann.get(`/task/${empty}/results?format=jsonl`)).text).toBe('');
    expect((await ann.get(`/task/${empty}/results?format=xml`)).code).toBe('request/invalid');
  });

  it('are read in bounded parts, without gaps or duplicates', async () => {
    await testApp.sql(
      `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at, concealed)
       VALUES ${Array.from({ length: 450 }, (_, n) => `('${`7${`${n}`.padStart(25, '0')}`}', '${task}', 'A task', 1, '${ann.id}', '${`${n}`.padStart(26, '0')}', 1, 'Done ${n}', 'accepted', '', ${n + 1}, ${n + 1}, 0)`).join(', ')}`,
    );
    const read = jest.spyOn(testApp.app.get(SubmissionPagesQuery), 'resultsOfTasks');
    const found = await results();
    expect(new Set(found.map(({ submissionId }) => submissionId)).size).toBe(453);
    expect(found).toHaveLength(453);
    expect(read.mock.calls.map(([, , limit]) => limit)).toEqual([200, 200, 200]);
    read.mockRestore();
  });

  it('contain nothing of a removed worker', async () => {
    const [one] = workers as [Person];
    (await actions.remove(await testApp.admin(), one.id)).data();
    expect((await results()).map(({ workerId }) => workerId)).not.toContain(one.id);
  });
});
