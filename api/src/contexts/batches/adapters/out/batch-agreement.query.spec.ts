import {
  type Batch,
  type BatchAgreement,
  type BatchPreview,
  type BatchResult,
  type ItemAgreement,
  type Problem,
  type AgreementOfWork,
  type WorkerAgreement,
} from '@kaaj/contract';
import { ACCESS } from '../../../../../test/support/access-table';
import { batchBody } from '../../../../../test/support/deeds';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../../../../../test/world';
import { batchedOf } from '../../../wallet';

const KNOWN = 'Kingfisher-known-4711';
const ROWS = `picture,answer-known-to-us\n1.png,\n2.png,${KNOWN}\n3.png,\n4.png,${KNOWN}\n5.png,\n`;
const GOLD = { column: 'answer-known-to-us', share: 40 };

describeOnEachDatabase('the answers to a batch', (engine) => {
  let world: World;
  let ann: Person;
  let workers: Person[];
  beforeAll(async () => {
    world = await World.build(engine);
    await world.admin();
    workers = [];
    for (let each = 0; each < 3; each += 1) workers.push(await world.person('Worker'));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ann = await world.person('Buyer', { coins: 1000 });
    world.nameWallet('ann', ann);
  });

  const body = (more = {}) => ({ ...batchBody({ rows: ROWS, payableAmount: 4 }), overlap: 3, gold: GOLD, ...more });
  const post = async (more = {}) => {
    const { _id: id } = (await ann.post('/task/batch', body(more))).data<Batch>();
    world.name('batch', batchedOf(id));
    return id;
  };
  const posted = async (more = {}) => {
    const id = await post(more);
    await world.runJobs();
    return id;
  };
  const tasksOf = async (id: string) => {
    const sql = 'SELECT task_id AS id FROM task_batch_row WHERE batch_id = ? ORDER BY number';
    return (await world.sql<{ id: string }>(sql, [id])).map(({ id: task }) => task);
  };
  /** Each line: what the workers in turn say to a row; nothing where it is empty. */
  const answer = async (id: string, ...lines: readonly (readonly string[])[]) => {
    const tasks = await tasksOf(id);
    const sent: string[][] = [];
    for (const [row, said] of lines.entries()) {
      const ids: string[] = [];
      for (const [n, submissionDetail] of said.entries()) {
        if (submissionDetail === '') continue;
        ids.push(idOf(await (workers[n] as Person).post('/submission', { task: tasks[row], submissionDetail })));
      }
      sent.push(ids);
    }
    return sent;
  };
  const items = async (id: string, query = '') =>
    (await ann.get(`/task/batch/${id}/agreement${query}`)).data<ItemAgreement[]>();
  const mean = async (id: string) => (await ann.get(`/task/batch/${id}/agreement/mean`)).data<BatchAgreement>();
  const byWorker = async (id: string) =>
    (await ann.get(`/task/batch/${id}/agreement/worker`)).data<WorkerAgreement[]>();
  const LINES = [
    ['Cat', ' cat', 'dog'],
    [KNOWN.toUpperCase(), 'sparrow', 'Sparrow'],
    ['১২', '12', '12'],
    [KNOWN, KNOWN, 'owl'],
    ['left', 'right', ''],
  ];

  it('cost what is shown before: items times workers times pay', async () => {
    const preview = (await ann.post('/task/batch/preview', body())).data<BatchPreview>();
    expect(preview).toMatchObject({ tasks: 5, cost: 60, available: 1000, controls: 2 });
    const id = await post();
    expect((await ann.get(`/task/batch/${id}`)).data()).toMatchObject({ cost: 60, overlap: 3, controls: 2 });
    expect(await world.balances()).toMatchObject({ ann: 940, 'ann held': 0, batch: 60, everything: 0 });
    await world.runJobs();
    expect(await world.balances()).toMatchObject({ ann: 940, 'ann held': 0, batch: 0, everything: 0 });
    const places = await world.sql<{ places: number }>('SELECT open_slots AS places FROM task WHERE buyer_id = ?', [
      ann.id,
    ]);
    expect(places.map(({ places: open }) => Number(open))).toEqual([3, 3, 3, 3, 3]);
    await answer(id, ...LINES);
    expect(await world.balances()).toMatchObject({ ann: 940, 'ann held': 0, batch: 0, everything: 0 });
  });

  it('are compared as texts, and those that agree least come first', async () => {
    const id = await posted();
    await answer(id, ...LINES);
    expect(
      (await items(id)).map(({ line, answers, agreeing, share, majority, control }) => [
        line,
        answers,
        agreeing,
        share,
        majority?.toLowerCase().trim(),
        control,
      ]),
    ).toEqual([
      [6, 2, 1, 0.5, undefined, null],
      [2, 3, 2, 0.667, 'cat', null],
      [3, 3, 2, 0.667, 'sparrow', { known: KNOWN, missed: 2 }],
      [5, 3, 2, 0.667, KNOWN.toLowerCase(), { known: KNOWN, missed: 1 }],
      [4, 3, 3, 1, '12', null],
    ]);
    expect((await items(id))[0]).toMatchObject({ title: 'Label 5.png', task: (await tasksOf(id))[4] });
    expect(await mean(id)).toEqual({ items: 5, compared: 5, mean: 0.7, controls: 6, missed: 3 });
    expect(await byWorker(id)).toEqual(
      [
        { n: 2, answers: 4, compared: 4, withMajority: 2, controls: 2, missed: 2 },
        { n: 1, answers: 5, compared: 4, withMajority: 4, controls: 2, missed: 1 },
        { n: 0, answers: 5, compared: 4, withMajority: 3, controls: 2, missed: 0 },
      ].map(({ n, ...counts }) => ({
        worker: { _id: workers[n]?.id, name: expect.any(String) as string, image: '' },
        ...counts,
      })),
    );
  });

  it('come by pages, and none is left out or told twice', async () => {
    const id = await posted();
    await answer(id, ...LINES);
    for (const [path, key] of [
      ['', 'line'],
      ['/worker', 'worker'],
    ] as const) {
      const found: unknown[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await ann.get(`/task/batch/${id}/agreement${path}?size=2${cursor && `&cursor=${cursor}`}`);
        found.push(...page.data<Record<string, unknown>[]>().map((row) => JSON.stringify(row[key])));
        cursor = (JSON.parse(page.text) as { page: { next: string | null } }).page.next;
      }
      const whole = (await ann.get(`/task/batch/${id}/agreement${path}`)).data<Record<string, unknown>[]>();
      expect(found).toEqual(whole.map((row) => JSON.stringify(row[key])));
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it('are shown beside the work that its buyer reviews, and nothing is decided by itself', async () => {
    const id = await posted();
    const sent = await answer(id, ...LINES);
    const beside = async (submission = '') =>
      (await ann.get(`/submission/${submission}/agreement`)).data<{ agreement: AgreementOfWork | null }>().agreement;
    const third = { batch: id, answers: 4, compared: 4, withMajority: 2, controls: 2, missed: 2 };
    expect(await beside(sent[1]?.[2])).toEqual({ ...third, missesControl: true });
    expect(await beside(sent[0]?.[2])).toEqual({ ...third, missesControl: null });
    expect(await beside(sent[3]?.[0])).toMatchObject({ missed: 0, missesControl: false });
    const alone = idOf(await deeds.submit(workers[0] as Person, idOf(await deeds.post(ann))));
    expect(await beside(alone)).toBeNull();
    const bob = await world.person('Buyer');
    expect((await bob.get(`/submission/${alone}/agreement`)).status).toBe(404);
    await world.runJobs();
    const states = await world.sql<{ status: string }>('SELECT DISTINCT status FROM submission WHERE buyer_id = ?', [
      ann.id,
    ]);
    expect(states).toEqual([{ status: 'pending' }]);
  });

  it('stand in the results with the control items that were met and missed', async () => {
    const id = await posted();
    await answer(id, ...LINES);
    const results = (await ann.get(`/task/batch/${id}/results?format=jsonl`)).text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as BatchResult);
    const met = (line: number) => results.filter((each) => each.line === line).map(({ control }) => control);
    expect([met(2), met(3).sort(), met(5).sort()]).toEqual([
      [null, null, null],
      ['met', 'missed', 'missed'],
      ['met', 'met', 'missed'],
    ]);
    expect((await ann.get(`/task/batch/${id}/results`)).text).toContain('input.answer-known-to-us,line,control,');
  });

  it('count as they read after changes, and no more once their worker was removed', async () => {
    const id = await posted();
    const gone = await world.person('Worker');
    const [, control = ''] = await tasksOf(id);
    const sent = idOf(await gone.post('/submission', { task: control, submissionDetail: 'sparrow' }));
    expect(await mean(id)).toMatchObject({ controls: 1, missed: 1 });
    (await deeds.askForChanges(ann, sent)).data();
    (await gone.post(`/submission/${sent}/version`, { submissionDetail: ` ${KNOWN}` })).data();
    expect(await mean(id)).toMatchObject({ controls: 1, missed: 0 });
    (await deeds.remove(await world.admin(), gone.id)).data();
    expect(await mean(id)).toEqual({ items: 0, compared: 0, mean: null, controls: 0, missed: 0 });
  });

  it('of control items look like all others to whoever works on them', async () => {
    const id = await posted();
    const tasks = await tasksOf(id);
    const worker = await world.person('Worker');
    const sent: string[] = [];
    for (const task of tasks) {
      (await deeds.claim(worker, task)).data();
      sent.push(idOf(await worker.post('/submission', { task, submissionDetail: 'a guess' })));
    }
    (await deeds.review(ann, sent[1] ?? '', 'rejected')).data();
    (await deeds.review(ann, sent[2] ?? '', 'accepted')).data();
    const dispute = idOf(await deeds.dispute(worker, sent[1] ?? ''));
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
    const secrets = [KNOWN, GOLD.column, id];
    // Of descriptions of the calls, which name no task of anybody's.
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
    ['more control items than wanted', { gold: { ...GOLD, share: 39 } }, 'gold-share'],
    ['more than is usual', { gold: { column: GOLD.column } }, 'gold-share'],
    ['no control item at all', { rows: 'picture,answer-known-to-us\n1.png, \n' }, 'gold-empty'],
  ])('are not asked for with %s', async (_, more, code) => {
    const before = await world.settled();
    for (const path of ['/task/batch', '/task/batch/preview']) {
      const refused = await ann.post(path, body(more));
      expect([refused.status, (refused.problem as Problem).errors?.map((each) => each.code)]).toEqual([422, [code]]);
    }
    expect(await world.everything()).toEqual(before);
  });

  it.each([
    { overlap: 0 },
    { overlap: 10 },
    { overlap: undefined, requiredWorkers: undefined },
    { gold: { ...GOLD, share: 51 } },
    { gold: {} },
    { gold: null },
  ])('are not asked for with %j', async (more) => {
    expect((await ann.post('/task/batch', body(more))).code).toBe('request/invalid');
  });

  it('are compared from two to nine workers, under either name', async () => {
    const overlapOf = async (more: object) =>
      (
        await ann.post('/task/batch', body({ gold: undefined, overlap: undefined, payableAmount: 1, ...more }))
      ).data<Batch>().overlap;
    expect(await overlapOf({ requiredWorkers: 1 })).toBeNull();
    expect(await overlapOf({ requiredWorkers: 2 })).toBe(2);
    expect(await overlapOf({ requiredWorkers: 50, overlap: 9 })).toBe(9);
    expect(await overlapOf({ requiredWorkers: 10 })).toBeNull();
    expect(await overlapOf({ requiredWorkers: 1, gold: GOLD })).toBe(1);
    await world.runJobs();
  });
});
