import { type BatchResult, csvRecords } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';
import { SubmissionPagesQuery } from '../../../submissions';

const ROWS = 'picture,=1+1\none.png,"a\nb"\ntwo.png,=SUM(A1)\nthree.png,\n';

describeOnEachDatabase('the results of a batch', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let workers: readonly Person[];
  let batch: string;
  let tasks: readonly string[];
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    ann = await testApp.person('Buyer', { coins: 5000 });
    workers = [await testApp.person('Worker'), await testApp.person('Worker')];
    batch = idOf(await actions.postBatch(ann, { rows: ROWS, requiredWorkers: 2, payableAmount: 1 }));
    await testApp.runJobs();
    tasks = (
      await testApp.sql<{ id: string }>('SELECT task_id AS id FROM task_batch_row WHERE batch_id = ? ORDER BY number', [
        batch,
      ])
    ).map(({ id }) => id);
  });
  afterAll(() => testApp.close());

  const file = (format: string, by = ann, id = batch) => by.get(`/task/batch/${id}/results?format=${format}`);
  const results = async (id = batch) =>
    (await file('jsonl', ann, id)).text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as BatchResult);
  const send = async (worker: Person | undefined, row: number, submissionDetail: string) =>
    idOf(await (worker as Person).post('/submission', { task: tasks[row], submissionDetail }));

  it('contain every submission of the tasks beside its row, in row order', async () => {
    await send(workers[0], 1, '=HYPERLINK("https://evil.example")');
    await send(workers[0], 0, 'a cat');
    const rejected = await send(workers[1], 0, 'a dog');
    (await actions.review(ann, rejected, 'rejected')).data();
    const found = await results();
    expect(found.map(({ line }) => line)).toEqual([2, 2, 4]);
    expect(found.find(({ submissionId }) => submissionId === rejected)).toMatchObject({
      taskId: tasks[0],
      workerId: workers[1]?.id,
      control: null,
      status: 'rejected',
      submissionDetail: 'a dog',
      input: { picture: 'one.png', '=1+1': 'a\nb' },
    });
    const csv = await file('csv');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="batch-${batch}.csv"`,
    });
    const [head = [], ...rows] = [...csvRecords(csv.text, 50)].map(({ cells }) => cells);
    expect(head.slice(0, 4)).toEqual(['input.picture', 'input.=1+1', 'line', 'control']);
    expect(rows.map((cells) => [...cells.slice(0, 4), cells[head.indexOf('submissionDetail')]]).at(-1)).toEqual([
      'two.png',
      "'=SUM(A1)",
      '4',
      '',
      `'=HYPERLINK("https://evil.example")`,
    ]);
  });

  it('are returned to the buyer of the batch only', async () => {
    expect((await file('csv', await testApp.person('Buyer'))).status).toBe(404);
    expect((await file('xml')).code).toBe('request/invalid');
  });

  it('are read in bounded parts, without gaps or duplicates', async () => {
    const rows = ['picture', ...Array.from({ length: 250 }, (_, n) => `${n}.png`)].join('\n');
    const large = idOf(await actions.postBatch(ann, { rows, requiredWorkers: 3, payableAmount: 1 }));
    await testApp.runJobs();
    await testApp.sql(
      `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at, concealed)
       SELECT CONCAT('7', SUBSTRING(task_id, 3), worker), task_id, 'A task', 1, '${ann.id}', CONCAT('0000000000000000000000000', worker), 1,
         CONCAT(number, worker), 'accepted', '', 1, 1, 0
       FROM task_batch_row CROSS JOIN (SELECT 'A' AS worker UNION SELECT 'B' UNION SELECT 'C') three WHERE batch_id = '${large}' AND number % 32 <> 31`,
    );
    const read = jest.spyOn(testApp.app.get(SubmissionPagesQuery), 'resultsOfTasks');
    const found = await results(large);
    const expected = Array.from({ length: 250 }, (_, n) => n + 1)
      .filter((number) => number % 32 !== 31)
      .flatMap((number) => ['A', 'B', 'C'].map((worker) => `${number}${worker}`));
    expect(found.map(({ submissionDetail }) => submissionDetail)).toEqual(expected);
    expect(found.map(({ line, input }) => [line, input['picture']])).toEqual(
      found.map(({ submissionDetail }) => [parseInt(submissionDetail) + 1, `${parseInt(submissionDetail) - 1}.png`]),
    );
    expect(Math.max(...read.mock.calls.map(([ids]) => ids.length))).toBe(100);
    expect(new Set(read.mock.calls.map(([, , limit]) => limit))).toEqual(new Set([200]));
    read.mockRestore();
  });

  it('contain nothing of a removed worker', async () => {
    (await actions.remove(await testApp.admin(), workers[0]?.id ?? '')).data();
    expect((await results()).map(({ workerId }) => workerId)).toEqual([workers[1]?.id]);
  });
});
