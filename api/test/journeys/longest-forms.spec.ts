import { FORM_LIMITS, LENGTHS } from '@kaaj/contract';
import { PostDueBatches } from '../../src/contexts/batches/application/post-due-batches';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../test-app';
import { batchBody } from '../support/actions';
import { auditLedger } from '../support/ledger';

/** Four bytes in UTF-8, two UTF-16 units, one character. */
const WIDE = '\u{1f600}';
const wide = (count: number) => WIDE.repeat(count);
const lengthOf = (value: unknown) => [...JSON.stringify(value)].length;

interface Field {
  readonly name: string;
  readonly kind: string;
  readonly label: string;
  readonly required: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly maxLength?: number;
}

/** Three long answers, and options up to the maximum length of a form, nearly all of four bytes. */
function longestForm(): { fields: Field[] } {
  const fields: Field[] = ['one', 'two', 'three', 'four'].map((name) => ({
    ...{ name, kind: 'longText', label: wide(300), required: false, maxLength: FORM_LIMITS.longText },
  }));
  const option = (index: number, label: string) => ({ value: `${index}`, label });
  for (let field = 0; field < 2; field += 1) {
    const options = Array.from({ length: 50 }, (_, index) => option(index, WIDE));
    fields.push({ name: `pick${field}`, kind: 'choice', label: WIDE, required: false, options });
  }
  for (const field of fields.slice(4)) {
    const options = field.options as { value: string; label: string }[];
    for (const each of options) {
      const left = FORM_LIMITS.formLength - lengthOf({ fields });
      each.label = wide(1 + Math.min(LENGTHS.answerLabel - 1, left));
    }
  }
  return { fields };
}

/** The maximum length of all answers of one submission. */
function longestAnswers() {
  const answers = { one: wide(5_000), two: wide(5_000), three: wide(5_000), four: WIDE };
  return { ...answers, four: wide(1 + FORM_LIMITS.answersLength - lengthOf(answers)) };
}

interface Sent {
  readonly _id: string;
  readonly answers: object;
  readonly submissionDetail: string;
}

describeOnEachDatabase('a form and answers of 16,000 characters of four bytes each', (engine) => {
  const form = longestForm();
  const answers = longestAnswers();
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer', { coins: 100 });
    worker = await testApp.person('Worker', { coins: 10 });
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));

  const longTask = () => ({
    ...taskBody({ title: wide(LENGTHS.title) }),
    taskDetail: wide(LENGTHS.taskDetail),
    submissionInfo: wide(LENGTHS.submissionInfo),
    form,
  });
  const shownForm = async (id: string) => (await worker.get(`/task/${id}`)).data<{ form: object }>().form;

  it('have exactly the maximum length', () => {
    expect([lengthOf(form), lengthOf(answers)]).toEqual([16_000, 16_000]);
    expect(Buffer.byteLength(JSON.stringify(answers))).toBeGreaterThan(60_000);
  });

  it('are stored whole, with every version of text and work, and returned again under one key', async () => {
    const id = idOf(await buyer.post('/task', longTask(), { 'idempotency-key': 'long-task' }));
    expect(await shownForm(id)).toEqual(form);
    const send = () => worker.post('/submission', { task: id, answers }, { 'idempotency-key': 'long-answers' });
    const sent = (await send()).data<Sent>();
    expect(sent.answers).toEqual(answers);
    expect([...sent.submissionDetail]).toHaveLength(LENGTHS.submissionDetail);
    expect((await send()).data()).toEqual(sent);
    const { title, taskDetail, submissionInfo } = longTask();
    const other = { fields: [{ ...(form.fields[0] as Field), label: 'Anything?' }, ...form.fields.slice(1)] };
    (await buyer.patch(`/task/update/${id}`, { title, taskDetail, submissionInfo, form: other })).data();
    expect(await shownForm(id)).toEqual(other);
    (await actions.askForChanges(buyer, sent._id)).data();
    const changed = { ...answers, one: `${wide(4_999)}a` };
    const version = await worker.post(`/submission/${sent._id}/version`, { answers: changed });
    expect(version.data<Sent>().answers).toEqual(changed);
    const { versions } = (await buyer.get(`/submission/${sent._id}`)).data<{ versions: Sent[] }>();
    expect(versions.map((each) => each.answers)).toEqual([answers, changed]);
    const lines = (await buyer.get(`/task/${id}/results?format=jsonl`)).text.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Sent).answers)).toEqual([changed]);
  });

  it('fit into a template beside the longest texts', async () => {
    const { title, taskDetail, submissionInfo } = longTask();
    const template = { title, taskDetail, submissionInfo, form, proof: { text: wide(LENGTHS.proofText) } };
    (await buyer.post('/task-template', { name: 'Long', form: template })).data();
    const [saved] = (await buyer.get('/task-template')).data<{ form: { form: object; title: string } }[]>();
    expect([saved?.form.form, saved?.form.title]).toEqual([form, title]);
  });

  it('fit into the tasks of a batch, and are claimed under a key', async () => {
    const { taskDetail, submissionInfo } = longTask();
    const body = { ...batchBody({ title: '{{picture}}', rows: 'picture\na\nb\n' }), taskDetail, submissionInfo, form };
    const batch = idOf(await buyer.post('/task/batch', body));
    await testApp.app.get(PostDueBatches, { strict: false }).run((error) => {
      throw error;
    });
    const next = await actions.next(worker, batch, {}, { 'idempotency-key': 'long-next' });
    expect(next.data<{ task: { form: object } }>().task.form).toEqual(form);
  });
});
