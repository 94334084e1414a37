import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../../../../test/test-app';
import { batchBody } from '../../../../test/support/actions';
import { auditLedger } from '../../../../test/support/ledger';
import { proofBy } from '../../../../test/support/uploads';
import { PostDueBatches } from '../../batches/application/post-due-batches';

const FORM = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      required: true,
      options: [
        { value: 'magpie', label: 'Magpie' },
        { value: 'crow', label: '=Crow' },
      ],
    },
    { name: 'count', kind: 'number', label: 'How many?', min: 0, max: 50, integer: true },
    {
      name: 'marks',
      kind: 'choices',
      label: 'Marks',
      options: ['ring', 'tag'].map((value) => ({ value, label: value })),
    },
    { name: 'photos', kind: 'picture', label: 'Photos', max: 2 },
  ],
};
const TEXT = 'Which bird is this? Magpie\nHow many? 2';

interface Shown {
  readonly _id: string;
  readonly submissionDetail: string;
  readonly answers: object | null;
}

describeOnEachDatabase('a task with an answer form', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let other: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer', { coins: 100 });
    [worker, other] = [await testApp.person('Worker', { coins: 10 }), await testApp.person('Worker', { coins: 10 })];
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
    testApp.nameWallet('other', other);
    await testApp.keepRows(buyer, worker, other);
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));
  beforeEach(() => testApp.deleteAllRows());

  const posted = async (more: object = {}) =>
    (
      await buyer.post('/task', { ...taskBody({ payableAmount: 20, requiredWorkers: 2 }), form: FORM, ...more })
    ).data<Shown>()._id;
  const send = (by: Person, task: string, work: object) => by.post('/submission', { task, ...work });
  const errorsOf = (answer: { json: () => unknown }) =>
    (answer.json() as { errors: { field: string; code: string }[] }).errors.map(
      ({ field, code }) => `${field} ${code}`,
    );
  const edit = (id: string, more: object) => {
    const { title, taskDetail, submissionInfo } = taskBody() as {
      title: string;
      taskDetail: string;
      submissionInfo: string;
    };
    return buyer.patch(`/task/update/${id}`, { title, taskDetail, submissionInfo, ...more });
  };

  it('stores answers, pays for them, and renders them as text for clients without forms', async () => {
    const task = await posted();
    expect((await worker.get(`/task/${task}`)).data<{ form: { fields: object[] } }>().form.fields).toHaveLength(4);
    const answer = await send(worker, task, {
      submissionDetail: 'Something else.',
      answers: { bird: 'magpie', count: 2 },
    });
    const sent = answer.data<Shown>();
    expect(sent).toMatchObject({ submissionDetail: TEXT, answers: { bird: 'magpie', count: 2 } });
    expect(answer.status).toBe(201);
    (await actions.review(buyer, sent._id, 'accepted')).data();
    expect((await worker.get(`/submission/${sent._id}`)).data()).toMatchObject({
      ...{ answers: { bird: 'magpie', count: 2 }, instructions: { form: { fields: [{ name: 'bird' }, {}, {}, {}] } } },
      versions: [{ number: 1, submissionDetail: TEXT, answers: { bird: 'magpie', count: 2 } }],
    });
    expect(await testApp.balances()).toMatchObject({ buyer: 60, worker: 30, other: 10, ledgerSum: 0 });
  });

  it('is rejected when the form is invalid, and takes no coins', async () => {
    const send = (form: unknown) => buyer.post('/task', { ...taskBody(), form });
    const wrong = await send({ fields: [{ ...FORM.fields[0], pattern: '.*', name: '1' }] });
    expect([wrong.status, wrong.code]).toEqual([422, 'task/form-invalid']);
    expect(errorsOf(wrong)).toEqual(['fields.0.pattern unknown', 'fields.0.name matches']);
    for (const form of ['none', 7, []]) {
      const none = await send(form);
      expect([none.status, none.code, errorsOf(none)]).toEqual([400, 'request/invalid', ['form isObject']]);
    }
    expect((await buyer.post('/task/batch', { ...batchBody(), form: { fields: [] } })).code).toBe('task/form-invalid');
    expect(await testApp.balances()).toMatchObject({ buyer: 100, ledgerSum: 0 });
  });

  it('rejects answers that do not match, naming the field, and keeps the slot open', async () => {
    const task = await posted();
    const wrong = await send(worker, task, { answers: { bird: 'eagle', count: '2', colour: 'red' } });
    expect([wrong.status, wrong.code]).toEqual([422, 'submission/answers-invalid']);
    expect(errorsOf(wrong)).toEqual(['answers.colour unknown', 'answers.bird isIn', 'answers.count isNumber']);
    expect(errorsOf(await send(worker, task, {}))).toEqual(['answers.bird required']);
    for (const answers of ['magpie', ['magpie'], null]) {
      const none = await send(worker, task, { answers });
      expect([none.status, none.code, errorsOf(none)]).toEqual([400, 'request/invalid', ['answers isObject']]);
    }
    expect((await worker.get(`/task/${task}`)).data()).toMatchObject({ requiredWorkers: 2, mySubmission: null });
  });

  it('rejects answers and empty submissions when it has no form', async () => {
    const task = idOf(await actions.post(buyer));
    const answered = await send(worker, task, { submissionDetail: 'Done.', answers: {} });
    expect([answered.status, errorsOf(answered)]).toEqual([422, ['answers no-form']]);
    const empty = await send(worker, task, {});
    expect([empty.status, errorsOf(empty)]).toEqual([400, ['submissionDetail required']]);
    expect((await send(worker, task, { submissionDetail: 'Done.' })).data<Shown>().answers).toBeNull();
  });

  it.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'accepts answers to a field called %s',
    async (name) => {
      const fields = [
        { name, kind: 'text', label: 'Odd' },
        { name: 'plain', kind: 'text', label: 'Plain' },
        { name: `${name}s`, kind: 'picture', label: 'Photos' },
      ];
      const task = await posted({ form: { fields } });
      const answered = (await send(worker, task, { answers: { [name]: 'yes' } })).data<Shown>();
      expect(answered).toMatchObject({ submissionDetail: 'Odd: yes', answers: { [name]: 'yes' } });
      const without = (await send(other, task, { answers: { plain: 'no' } })).data<Shown>();
      expect(without).toMatchObject({ submissionDetail: 'Plain: no', pictures: [], answers: { plain: 'no' } });
      const csv = (await buyer.get(`/task/${task}/results`)).text.trim().split('\r\n');
      expect(csv.find((line) => line.includes(answered._id))).toMatch(/,yes,,$/);
      expect(csv.find((line) => line.includes(without._id))).toMatch(/,,no,$/);
    },
  );

  it('rejects an answer to a field called constructor when the form has none', async () => {
    const wrong = await send(worker, await posted(), { answers: { bird: 'crow', constructor: 'x', prototype: 'y' } });
    expect([wrong.status, errorsOf(wrong)]).toEqual([
      422,
      ['answers.constructor unknown', 'answers.prototype unknown'],
    ]);
  });

  it('accepts the worker’s own proof pictures as answers, and no others', async () => {
    const task = await posted();
    const own = await proofBy(worker);
    const foreign = await send(other, task, { answers: { bird: 'crow', photos: [own] } });
    expect([foreign.status, foreign.code]).toEqual([422, 'submission/answers-invalid']);
    expect(errorsOf(foreign)).toEqual(['answers.photos image/not-own-proof']);
    const beside = await send(other, task, { answers: { bird: 'crow' }, pictures: [own] });
    expect([beside.status, beside.code, errorsOf(beside)]).toEqual([
      400,
      'image/not-own-proof',
      ['pictures image/not-own-proof'],
    ]);
    const sent = (await send(worker, task, { answers: { bird: 'crow', photos: [own] } })).data();
    expect(sent).toMatchObject({ pictures: [own], answers: { photos: [own] } });
    expect((await buyer.get(own.replace(/^\/api/, ''))).status).toBe(200);
  });

  it('keeps its form in an edit without one, drops it with null, and old submissions keep their answers', async () => {
    const task = await posted();
    const { _id } = (await send(worker, task, { answers: { bird: 'magpie', count: 2 } })).data<Shown>();
    (await edit(task, {})).data();
    const form = { fields: [{ name: 'note', kind: 'text', label: 'Note' }] };
    expect((await worker.get(`/task/${task}`)).data<{ form: unknown }>().form).not.toBeNull();
    (await edit(task, { form })).data();
    (await send(other, task, { answers: { note: 'x;=1+2;y' } })).data();
    const csv = (await buyer.get(`/task/${task}/results`)).text.replace('\ufeff', '').trim().split('\r\n');
    expect(csv[0]).toMatch(/,answer\.bird,answer\.count,answer\.marks,answer\.photos,answer\.note$/);
    expect(csv.find((line) => line.startsWith(_id))).toMatch(/magpie,2,,,$/);
    expect(csv.find((line) => line.includes(other.id))).toMatch(/,,,,"x;'=1\+2;y"$/);
    const lines = (await buyer.get(`/task/${task}/results?format=jsonl`)).text.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Shown).answers)).toEqual(
      expect.arrayContaining([{ bird: 'magpie', count: 2 }, { note: 'x;=1+2;y' }]),
    );
    (await edit(task, { form: null })).data();
    expect((await worker.get(`/task/${task}`)).data()).toMatchObject({ form: null });
    expect((await worker.get(`/submission/${_id}`)).data()).toMatchObject({ answers: { bird: 'magpie', count: 2 } });
  });

  it('accepts changed answers when changes were requested, for the form that was answered', async () => {
    const task = await posted();
    const { _id } = (await send(worker, task, { answers: { bird: 'crow' } })).data<Shown>();
    (await edit(task, { form: null })).data();
    (await actions.askForChanges(buyer, _id)).data();
    const wrong = await worker.post(`/submission/${_id}/version`, { answers: { bird: 'eagle' } });
    expect([wrong.code, errorsOf(wrong)]).toEqual(['submission/answers-invalid', ['answers.bird isIn']]);
    const revised = (await worker.post(`/submission/${_id}/version`, { answers: { bird: 'magpie' } })).data<Shown>();
    expect(revised).toMatchObject({ version: 2, answers: { bird: 'magpie' } });
    const { versions } = (await worker.get(`/submission/${_id}`)).data<{ versions: Shown[] }>();
    expect(versions.map(({ answers }) => answers)).toEqual([{ bird: 'crow' }, { bird: 'magpie' }]);
  });

  it('is validated in every task of a batch with the values of its row', async () => {
    const form = { fields: [{ ...FORM.fields[0], label: 'Is {{picture}} a bird?' }] };
    const batch = { ...batchBody({ title: 'Label it', rows: 'picture\na.png\nb.png\n' }), taskDetail: 'Look.', form };
    const unknown = await buyer.post('/task/batch', { ...batch, rows: 'name\na.png\nb.png\n' });
    expect(errorsOf(unknown)).toEqual(['form.fields.0.label unknown-column']);
    const long = await buyer.post('/task/batch', { ...batch, rows: `picture\na.png\n${'x'.repeat(300)}\n` });
    expect([long.code, errorsOf(long)]).toEqual(['batch/faulty-rows', ['form.fields.0.label maxLength']]);
    const { _id } = (await buyer.post('/task/batch', batch)).data<Shown>();
    expect((await buyer.get(`/task/batch/${_id}`)).data()).toMatchObject({
      fields: [{ name: 'bird', label: 'Is {{picture}} a bird?' }],
    });
    await testApp.app.get(PostDueBatches, { strict: false }).run((error) => {
      throw error;
    });
    const tasks = await testApp.sql<{ id: string }>(
      'SELECT task_id AS id FROM task_batch_row WHERE batch_id = ? ORDER BY number',
      [_id],
    );
    const labels = await Promise.all(
      tasks.map(
        async ({ id }) =>
          (await worker.get(`/task/${id}`)).data<typeof FORM & { form: typeof FORM }>().form.fields[0]?.label,
      ),
    );
    expect(labels).toEqual(['Is a.png a bird?', 'Is b.png a bird?']);
    (await send(worker, tasks[0]?.id as string, { answers: { bird: 'crow' } })).data();
    const csv = (await buyer.get(`/task/batch/${_id}/results`)).text.trim().split('\r\n');
    expect([csv[0]?.endsWith(',answer.bird'), csv[1]?.endsWith(',crow')]).toEqual([true, true]);
  });
});
