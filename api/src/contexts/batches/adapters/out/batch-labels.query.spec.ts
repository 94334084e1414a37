import {
  type Annotator,
  type Batch,
  type BatchPreview,
  type BatchResult,
  type Label,
  type Problem,
} from '@kaaj/contract';
import { ACCESS } from '../../../../../test/support/access-table';
import { batchBody } from '../../../../../test/support/actions';
import { postItems } from '../../../../../test/support/post-items';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';
import { batchedOf } from '../../../wallet';

const KNOWN = 'Kingfisher-known-4711';
const ROWS = `picture,answer-known-to-us\n1.png,\n2.png,${KNOWN}\n3.png,\n4.png,${KNOWN}\n5.png,\n`;
const GOLD = { column: 'answer-known-to-us', share: 40, rate: 0.2 };

const FORM = {
  fields: [
    { name: 'odd', kind: 'longText', label: 'Anything odd?' },
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      options: ['crow', 'magpie', 'none'].map((value) => ({ value, label: value })),
    },
    { name: 'size', kind: 'scale', label: 'How large?', min: -2, max: 8 },
    { name: 'call', kind: 'text', label: 'What does it say?' },
  ],
};

describeOnEachDatabase('the labels of a batch', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let workers: Person[];
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    ann = await testApp.person('Buyer', { coins: 1000 });
    testApp.nameWallet('ann', ann);
    workers = [];
    for (let each = 0; each < 4; each += 1) workers.push(await testApp.person('Worker'));
    workers.sort((one, other) => (one.id < other.id ? -1 : 1));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    (await actions.correct(await testApp.admin(), ann.id, 1000)).data();
  });

  const body = (more = {}) => ({ ...batchBody({ rows: ROWS, payableAmount: 4 }), overlap: 3, gold: GOLD, ...more });
  const posted = async (more = {}) => {
    const { _id: id } = (await ann.post('/task/batch', body(more))).data<Batch>();
    testApp.name('batch', batchedOf(id));
    await postItems(testApp);
    return id;
  };
  const tasksOf = async (id: string) => {
    const sql = 'SELECT task_id AS id FROM task_batch_row WHERE batch_id = ? ORDER BY number';
    return (await testApp.sql<{ id: string }>(sql, [id])).map(({ id: task }) => task);
  };
  /** Each line: the answers of the workers to a row, in order; empty where a worker gave none. */
  const answer = async (id: string, ...lines: readonly (readonly (string | object)[])[]) => {
    const tasks = await tasksOf(id);
    const sent: string[][] = [];
    for (const [row, given] of lines.entries()) {
      const ids: string[] = [];
      for (const [n, each] of given.entries()) {
        if (each === '') continue;
        const work = typeof each === 'string' ? { submissionDetail: each } : { answers: each };
        ids.push(idOf(await (workers[n] as Person).post('/submission', { task: tasks[row], ...work })));
      }
      sent.push(ids);
    }
    return sent;
  };
  const labels = async (id: string, query = '') => (await ann.get(`/task/batch/${id}/labels${query}`)).data<Label[]>();
  const annotators = async (id: string, query = '') =>
    (await ann.get(`/task/batch/${id}/annotators${query}`)).data<Annotator[]>();
  const LINES = [
    ['Cat', ' cat', 'dog'],
    [KNOWN.toUpperCase(), 'sparrow', 'Sparrow'],
    ['12', '12', '12'],
    [KNOWN, KNOWN, 'owl'],
    ['right', 'left', ''],
  ];

  let answered: string | undefined;
  /** The same batch for each test that only reads. */
  const answeredBatch = async () => {
    if (answered === undefined) await answer((answered = await posted()), ...LINES);
    return answered;
  };

  it('cost what the preview shows: items times workers times pay', async () => {
    const preview = (await ann.post('/task/batch/preview', body())).data<BatchPreview>();
    expect(preview).toMatchObject({ tasks: 5, cost: 60, available: 1000, controls: 2 });
    const id = await posted();
    expect((await ann.get(`/task/batch/${id}`)).data()).toMatchObject({ cost: 60, overlap: 3, controls: 2 });
    expect(await testApp.balances()).toMatchObject({ ann: 940, 'ann held': 0, batch: 0, ledgerSum: 0 });
    await answer(id, ...LINES);
    await labels(id);
    expect(await testApp.balances()).toMatchObject({ ann: 940, 'ann held': 0, batch: 0, ledgerSum: 0 });
  });

  it('follow the majority, in lower case and in the order of the file', async () => {
    const id = await answeredBatch();
    const tasks = await tasksOf(id);
    const known = KNOWN.toLowerCase();
    const [first] = await labels(id);
    expect(first).toEqual({
      item: { task: tasks[0], line: 2 },
      label: 'cat',
      confidence: 0.666667,
      answers: [
        { value: 'cat', count: 2 },
        { value: 'dog', count: 1 },
      ],
      control: null,
    });
    expect(
      (await labels(id)).map(({ item, label, confidence, control }) => [item.line, label, confidence, control]),
    ).toEqual([
      [2, 'cat', 0.666667, null],
      [3, 'sparrow', 0.666667, { known: KNOWN, missed: 2 }],
      [4, '12', 1, null],
      [5, known, 0.666667, { known: KNOWN, missed: 1 }],
      [6, 'left', 0.5, null],
    ]);
  });

  it('list for each worker the agreement of their answers and the number of missed control items', async () => {
    const id = await answeredBatch();
    const shown = await annotators(id);
    expect(
      shown.map(({ worker, answers, accuracy, controls, missed }) => [worker, answers, accuracy, controls, missed]),
    ).toEqual(
      [
        [0, 5, 0.633333, 2, 0],
        [1, 5, 0.7, 2, 1],
        [2, 4, 0.583333, 2, 2],
      ].map(([n = 0, ...counts]) => [
        { _id: workers[n]?.id, name: workers[n]?.name, email: workers[n]?.email },
        ...counts,
      ]),
    );
    // Wilson's interval of 0.583333 of 4, computed with Python.
    expect([shown[2]?.from, shown[2]?.to]).toEqual([0.195036, 0.889982]);
  });

  it.each(['majority', 'dawid-skene'])('are paginated without gaps or duplicates: %s', async (method) => {
    const id = await answeredBatch();
    for (const path of ['labels', 'annotators']) {
      const found: unknown[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await ann.get(`/task/batch/${id}/${path}?size=2&method=${method}${cursor && `&cursor=${cursor}`}`);
        found.push(...page.data<unknown[]>());
        cursor = (JSON.parse(page.text) as { page: { next: string | null } }).page.next;
      }
      const whole = (await ann.get(`/task/batch/${id}/${path}?method=${method}`)).data<unknown[]>();
      expect(found).toEqual(whole);
      expect(whole.length).toBeGreaterThan(2);
    }
  });

  it('are exported as a CSV file that spreadsheets open', async () => {
    const id = await posted();
    await answer(id, ['=1+1', '=1+1', 'dog'], ...LINES.slice(1));
    const file = await ann.get(`/task/batch/${id}/labels?format=csv`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffline,task,label,confidence,answers,known,missed',
      `2,${(await tasksOf(id))[0]},"'=1+1",0.666667,"'=1+1: 2 | dog: 1",,`,
      `3,${(await tasksOf(id))[1]},sparrow,0.666667,"sparrow: 2 | ${KNOWN.toLowerCase()}: 1",${KNOWN},2`,
    ]);
    const workersFile = await ann.get(`/task/batch/${id}/annotators?format=csv`);
    expect(workersFile.text).toContain(`${workers[0]?.id},${workers[0]?.name},${workers[0]?.email},5,0.633333,`);
  });

  it('use the first field that can be compared, or the field that the query names', async () => {
    const id = await posted({ form: FORM, gold: undefined, overlap: 4 });
    await answer(id, [
      { bird: 'magpie', size: 10 - 2, call: ' Kraa ' },
      { bird: 'crow', size: 2, call: 'kraa' },
      { bird: 'crow', size: 8, call: 'caw' },
      { bird: 'magpie', size: 2, odd: 'It spoke.' },
    ]);
    const [byBird, bySize, byCall] = await Promise.all(
      ['', '?field=size', '?field=call'].map(async (query) => (await labels(id, query))[0]),
    );
    // Ties break to the smallest value: texts by code unit, scales by size.
    expect(byBird).toMatchObject({ label: 'crow', confidence: 0.5 });
    expect(bySize).toMatchObject({
      label: 2,
      confidence: 0.5,
      answers: [
        { value: 2, count: 2 },
        { value: 8, count: 2 },
      ],
    });
    expect(byCall).toMatchObject({ label: 'kraa', confidence: 0.666667 });
    for (const query of ['?field=odd', '?field=bird2', '?field=', '?method=mean', '?format=xlsx', '?cursor=x']) {
      const refused = await ann.get(`/task/batch/${id}/labels${query}`);
      expect([query, refused.status, refused.code]).toEqual([query, 400, 'request/invalid']);
    }
    expect((await ann.get(`/task/batch/${id}/annotators?method=x`)).problem?.errors?.[0]?.field).toBe('method');
  });

  it('are computed for any overlap, from no answer to a thousand workers', async () => {
    const overlapOf = async (more: object) =>
      (
        await ann.post('/task/batch', body({ gold: undefined, overlap: undefined, payableAmount: 1, ...more }))
      ).data<Batch>().overlap;
    expect(await overlapOf({ requiredWorkers: 10 })).toBe(10);
    expect(await overlapOf({ requiredWorkers: 50, overlap: 1 })).toBe(1);
    const { _id: large } = (
      await ann.post(
        '/task/batch',
        body({ rows: 'picture\n1.png\n', gold: undefined, payableAmount: 1, overlap: 1000 - 100 }),
      )
    ).data<Batch>();
    await testApp.runJobs();
    expect(await labels(large)).toEqual([]);
    await answer(large, ['heron']);
    expect(await labels(large)).toMatchObject([{ label: 'heron', confidence: 1 }]);
    for (const overlap of [0, 1001, 2.5, '3', null])
      expect((await ann.post('/task/batch', body({ overlap }))).code).toBe('request/invalid');
  });

  it('count pending and accepted work, and rejected work only once its dispute is won', async () => {
    const id = await posted({ gold: undefined });
    const [[first = '', second = '', third = ''] = []] = await answer(id, ['owl', 'owl', 'jay']);
    const confidence = async () => (await labels(id)).map(({ label, confidence: share }) => [label, share]);
    expect(await confidence()).toEqual([['owl', 0.666667]]);
    (await actions.review(ann, third, 'accepted')).data();
    (await actions.review(ann, first, 'rejected')).data();
    expect(await confidence()).toEqual([['jay', 0.5]]);
    (await actions.review(ann, second, 'rejected')).data();
    expect(await confidence()).toEqual([['jay', 1]]);
    expect((await annotators(id)).map(({ worker }) => worker._id)).toEqual([workers[2]?.id]);
    const dispute = idOf(await actions.dispute(workers[0] as Person, first));
    (await actions.answerDispute(ann, dispute, { statement: 'It is none.' })).data();
    (await actions.decideDispute(await testApp.admin(), dispute, 'worker')).data();
    expect(await confidence()).toEqual([['jay', 0.5]]);
  });

  it('count the resubmitted version, and no work of a removed worker', async () => {
    const id = await posted();
    const removed = await testApp.person('Worker');
    const [, control = ''] = await tasksOf(id);
    const sent = idOf(await removed.post('/submission', { task: control, submissionDetail: 'sparrow' }));
    expect(await labels(id)).toMatchObject([{ control: { missed: 1 } }]);
    (await actions.askForChanges(ann, sent)).data();
    (await removed.post(`/submission/${sent}/version`, { submissionDetail: ` ${KNOWN}` })).data();
    expect(await labels(id)).toMatchObject([{ label: KNOWN.toLowerCase(), control: { missed: 0 } }]);
    (await actions.remove(await testApp.admin(), removed.id)).data();
    expect(await labels(id)).toEqual([]);
    expect(await annotators(id)).toEqual([]);
  });

  it('are computed again when others answer as many items as a removed worker did', async () => {
    const id = await posted();
    const tasks = await tasksOf(id);
    const [removed, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const answerAll = async (worker: Person, submissionDetail: string) => {
      for (const task of tasks) (await worker.post('/submission', { task, submissionDetail })).data();
    };
    await answerAll(removed, 'crow');
    expect((await labels(id)).map(({ label }) => label)).toEqual(tasks.map(() => 'crow'));
    (await actions.remove(await testApp.admin(), removed.id)).data();
    await answerAll(other, 'wren');
    expect((await labels(id)).map(({ label }) => label)).toEqual(tasks.map(() => 'wren'));
  });

  it('are returned to the buyer of the batch and to no other user', async () => {
    const id = await posted();
    const bob = await testApp.person('Buyer');
    for (const path of ['labels', 'annotators']) {
      expect((await bob.get(`/task/batch/${id}/${path}`)).status).toBe(404);
      expect((await (workers[0] as Person).get(`/task/batch/${id}/${path}`)).status).toBe(403);
    }
  });

  it('are shown beside the control items of the results', async () => {
    const id = await answeredBatch();
    const results = (await ann.get(`/task/batch/${id}/results?format=jsonl`)).text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as BatchResult);
    const controlsOn = (line: number) => results.filter((each) => each.line === line).map(({ control }) => control);
    expect([controlsOn(2), controlsOn(3).sort(), controlsOn(5).sort()]).toEqual([
      [null, null, null],
      ['met', 'missed', 'missed'],
      ['met', 'met', 'missed'],
    ]);
  });

  it('compare the known answer with the field that `gold` names', async () => {
    const rows = 'picture,answer-known-to-us\n1.png,3\n2.png,\n3.png,\n4.png,\n5.png,\n';
    const id = await posted({ rows, form: FORM, gold: { ...GOLD, share: 20, field: 'size' } });
    await answer(id, [
      { bird: 'crow', size: 3 },
      { bird: 'crow', size: 4 },
    ]);
    expect((await labels(id))[0]?.control).toBeNull();
    expect((await labels(id, '?field=size'))[0]?.control).toEqual({ known: '3', missed: 1 });
    expect((await annotators(id, '?field=size')).map(({ controls, missed }) => [controls, missed])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('look the same to workers whether or not an item is a control item', async () => {
    const id = await posted();
    const tasks = await tasksOf(id);
    const worker = await testApp.person('Worker');
    const sent: string[] = [];
    for (const task of tasks) {
      (await actions.claim(worker, task)).data();
      sent.push(idOf(await worker.post('/submission', { task, submissionDetail: 'a guess' })));
    }
    (await actions.review(ann, sent[1] ?? '', 'rejected')).data();
    (await actions.review(ann, sent[2] ?? '', 'accepted')).data();
    const dispute = idOf(await actions.dispute(worker, sent[1] ?? ''));
    const paths = Object.entries(ACCESS).flatMap(([route, { who }]) => {
      const [method, path = ''] = route.split(' ');
      const isOpen =
        who === 'anyone' || (Array.isArray(who) && (who as string[]).includes('Worker')) || who === 'signed-in';
      if (method !== 'GET' || !isOpen || path.includes('stream')) return [];
      const full = path
        .replace(':email', encodeURIComponent(worker.email))
        .replace(':kind', 'decision')
        .replace(/:(userId|workerId|personId)/, worker.id);
      const ids = full.startsWith('/task') ? tasks : full.startsWith('/dispute') ? [dispute] : sent;
      const own = `email=${encodeURIComponent(worker.email)}`;
      return (full.includes(':id') ? ids.map((each) => full.replace(':id', each)) : [full]).flatMap((each) => [
        each,
        `${each}?${own}`,
      ]);
    });
    const answers: string[] = [];
    let read = 0;
    for (const path of paths) {
      const { status, text } = await worker.get(path);
      if (status === 200) read += 1;
      answers.push(`${path} ${text}`);
    }
    expect(read).toBeGreaterThan(20);
    expect(answers.filter((each) => tasks.some((task) => each.includes(task))).length).toBeGreaterThan(10);
    const secrets = [KNOWN, GOLD.column];
    expect(
      answers.filter((each) => secrets.some((secret) => each.toLowerCase().includes(secret.toLowerCase()))),
    ).toEqual([]);
    const shapeOf = async (task: string) => {
      const shown = (await worker.get(`/task/${task}`)).data<Record<string, unknown>>();
      return Object.entries(shown).map(([name, value]) => [name, typeof value]);
    };
    expect(await shapeOf(tasks[3] ?? '')).toEqual(await shapeOf(tasks[4] ?? ''));
  });

  it.each([
    ['a column that is not there', { gold: { column: 'answer' } }, 'unknown-column'],
    ['a column that the title shows', { title: 'Is it {{answer-known-to-us}}?' }, 'gold-shown'],
    [
      'a column that the form shows',
      { form: { fields: [{ name: 'a', kind: 'text', label: 'Not {{answer-known-to-us}}?' }] } },
      'gold-shown',
    ],
    ['a field that is not there', { form: FORM, gold: { ...GOLD, field: 'colour' } }, 'gold-field'],
    ['a field that cannot be compared', { form: FORM, gold: { ...GOLD, field: 'odd' } }, 'gold-field'],
    ['a field without a form', { gold: { ...GOLD, field: 'bird' } }, 'gold-field'],
    ['more control items than wanted', { gold: { ...GOLD, share: 39 } }, 'gold-share'],
    ['more than is usual', { gold: { column: GOLD.column } }, 'gold-share'],
    ['no control item at all', { rows: 'picture,answer-known-to-us\n1.png, \n' }, 'gold-empty'],
  ])('cannot be requested with %s', async (_, more, code) => {
    const before = await testApp.snapshotWithoutOutbox();
    for (const path of ['/task/batch', '/task/batch/preview']) {
      const refused = await ann.post(path, body(more));
      expect([refused.status, (refused.problem as Problem).errors?.map((each) => each.code)]).toEqual([422, [code]]);
    }
    expect(await testApp.snapshot()).toEqual(before);
  });

  it.each([
    { gold: { ...GOLD, share: 51 } },
    { gold: { ...GOLD, rate: 0.31 } },
    { gold: { ...GOLD, rate: -0.1 } },
    { gold: { ...GOLD, rate: '0.1' } },
    { gold: {} },
    { gold: null },
  ])('reject control items with %j', async (more) => {
    expect((await ann.post('/task/batch', body(more))).code).toBe('request/invalid');
  });
});
