import { type ManagedTask, type Submission, type Task, type User } from '@kaaj/contract';
import { taskBody } from '../support/actions';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

/** One text as written, and as searched for. */
const SPELLINGS = [
  ['Élodie', 'élodie'],
  ['Ольга', 'ОЛЬГА'],
  ['র\u200d\u09cdযাব', 'র\u09cdযাব'],
  ['র\u09cdযাব', 'র\u200d\u09cdযাব'],
  ['ক\u09cd\u200cষ', 'ক\u09cdষ'],
  ['ক\u09cdষ', 'ক\u09cd\u200cষ'],
  ['می\u200cخواهم', 'میخواهم'],
  ['میخواهم', 'می\u200cخواهم'],
  ['Plain', 'pl\u200dai\u200cn'],
  ['cafe\u0301', 'CAFÉ'],
  ['Caf\u00e9', 'cafe\u0301'],
  ['ＫＡＡＪ', 'kaaj'],
  ['50%_!', '%_!'],
] as const;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly next: string | null };
}

describeOnEachDatabase('a search', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { LIMIT_SEARCHES: '100000' });
    [admin, buyer, worker] = [await testApp.admin(), await testApp.person('Buyer'), await testApp.person('Worker')];
    (await actions.buy(buyer, 1000)).data();
  });
  afterAll(() => testApp.close());

  /** Every row of a list, one by one. */
  async function readPages<Row>(by: Person, path: string): Promise<Row[]> {
    const rows: Row[] = [];
    let cursor = '';
    do {
      const { data, page } = (await by.get(`${path}&size=1${cursor}`)).json<Page<Row>>();
      rows.push(...data);
      cursor = page.next === null ? '' : `&cursor=${encodeURIComponent(page.next)}`;
    } while (cursor !== '');
    return rows;
  }
  const postWith = (title: string, taskDetail: string) => buyer.post('/task', { ...taskBody({ title }), taskDetail });
  const queryFor = (text: string) => `search=${encodeURIComponent(text)}`;

  it.each(SPELLINGS)('finds people written %j by %j', async (written, sought) => {
    const ids: string[] = [];
    for (const name of [`Miss ${written}`, `${written} Two`]) {
      const person = await testApp.person('Worker');
      (await person.patch('/auth/profile', { displayName: name })).data();
      ids.push(person.id);
    }
    const found = await readPages<User>(admin, `/user/alluser?${queryFor(sought)}`);
    const listed = found.map(({ _id }) => _id);
    expect(listed.filter((id) => ids.includes(id))).toEqual(ids.toReversed());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('treats % and _ literally, and finds people by parts of an e-mail', async () => {
    expect(await readPages<User>(admin, `/user/alluser?${queryFor('nobody%')}`)).toEqual([]);
    expect(await readPages<User>(admin, `/user/alluser?${queryFor('____')}`)).toEqual([]);
    const { email } = worker;
    expect(
      (await readPages<User>(admin, `/user/alluser?${queryFor(email.toUpperCase())}`)).map(({ _id }) => _id),
    ).toEqual([worker.id]);
  });

  it('finds a person by the current name, and not by a former one', async () => {
    const person = await testApp.person('Buyer', { name: 'Zoë Ångström' });
    const found = async (text: string) =>
      (await readPages<User>(admin, `/user/alluser?${queryFor(text)}`)).map(({ _id }) => _id);
    expect(await found('ZOË ÅNG')).toEqual([person.id]);
    (await person.patch('/auth/profile', { displayName: 'Ilse' })).data();
    expect(await found('zoë')).toEqual([]);
    expect(await found('ILSE')).toEqual([person.id]);
  });

  it.each(SPELLINGS)('finds tasks and work written %j by %j', async (written, sought) => {
    const titled = idOf(await actions.post(buyer, { title: `About ${written}`, requiredWorkers: 1 }));
    const detailed = idOf(await postWith('Another', `It is ${written}.`));
    const ids = [detailed, titled];
    const listed = async (path: string, by: Person) =>
      (await readPages<Task | ManagedTask>(by, path)).map(({ _id }) => _id).filter((id) => ids.includes(id));
    expect(await listed(`/task?${queryFor(sought)}`, worker)).toEqual(ids);
    expect(await listed(`/task?sort=asc&${queryFor(sought)}`, worker)).toHaveLength(2);
    expect(await listed(`/task/all?${queryFor(sought)}`, admin)).toEqual(ids);
    const body = { task: detailed, submissionDetail: `I saw ${written} there` };
    const work = [idOf(await actions.submit(worker, titled)), idOf(await worker.post('/submission', body))];
    const received = (text: string) => readPages<Submission>(buyer, `/submission/received?${queryFor(text)}`);
    const found = (await received(sought)).map(({ _id }) => _id);
    expect(found.filter((id) => work.includes(id))).toEqual(work);
    for (const id of work) (await actions.review(buyer, id, 'accepted')).data();
  });

  it.each(SPELLINGS.slice(0, 11))('finds a new version of work written %j by %j', async (written, sought) => {
    const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer))));
    (await actions.askForChanges(buyer, work)).data();
    (await worker.post(`/submission/${work}/version`, { submissionDetail: `Now with ${written}` })).data();
    const received = await readPages<Submission>(buyer, `/submission/received?${queryFor(sought)}`);
    expect(received.map(({ _id }) => _id)).toContain(work);
    (await actions.review(buyer, work, 'accepted')).data();
  });

  it('accepts a text that becomes longer than its column when it is folded', async () => {
    const id = idOf(await postWith('\ufdfa'.repeat(200), '\ufdfa'.repeat(5000)));
    const [found] = await readPages<Task>(worker, `/task?${queryFor('\ufdfa'.repeat(3))}`);
    expect(found?._id).toBe(id);
    const sent = await worker.post('/submission', { task: id, submissionDetail: '\ufdfa'.repeat(10_000) });
    expect(sent.status).toBe(201);
    expect((await worker.patch('/auth/profile', { displayName: '\ufdfa'.repeat(100) })).status).toBe(200);
  });

  it('finds no submissions of a removed worker', async () => {
    const leaver = await testApp.person('Worker');
    const task = idOf(await actions.post(buyer));
    const work = idOf(await leaver.post('/submission', { task, submissionDetail: 'Привет всем' }));
    (await leaver.patch('/auth/profile', { displayName: 'Пётр' })).data();
    (await actions.remove(admin, leaver.id)).data();
    await testApp.snapshotWithoutOutbox();
    const [row] = await testApp.sql('SELECT search_text FROM submission WHERE id = ?', [work]);
    expect(row).toEqual({ search_text: null });
    expect(await testApp.sql('SELECT search_name FROM person WHERE id = ?', [leaver.id])).toEqual([
      { search_name: '' },
    ]);
  });
});
