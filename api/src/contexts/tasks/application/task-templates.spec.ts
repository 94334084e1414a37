import { type TaskTemplate } from '@kaaj/contract';
import { actions, describeOnEachDatabase, type Person, TestApp } from '../../../../test/test-app';

const FORM = {
  title: 'Photograph a price board',
  taskDetail: 'Any tea stall.\nBy daylight.',
  submissionInfo: 'One picture',
  requiredWorkers: 5,
  payableAmount: 15,
  category: 'photo',
  reviewDays: 3,
  allowanceMinutes: 30,
  proof: { text: 'The whole board', pictures: 1, link: false },
  form: { fields: [{ name: 'price', kind: 'number', label: 'What does tea cost?', min: 1, integer: true }] },
};

describeOnEachDatabase('task templates', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());

  const buyer = () => testApp.person('Buyer');
  const save = (person: Person, body: object = {}) =>
    person.post('/task-template', { name: 'Price boards', form: FORM, ...body });
  const templatesOf = async (person: Person) => (await person.get('/task-template')).data<TaskTemplate[]>();

  it('are listed to their buyer only, newest first, each with its whole form', async () => {
    const [rina, karim] = [await buyer(), await buyer()];
    const first = (await save(rina)).data<TaskTemplate>();
    const second = (await save(rina, { name: 'Shops' })).data<TaskTemplate>();
    expect(first).toMatchObject({ name: 'Price boards', form: { ...FORM, imageURL: '' } });
    expect(await templatesOf(rina)).toEqual([second, first]);
    expect(await templatesOf(karim)).toEqual([]);
  });

  it('store an incomplete form, with the default terms for missing fields', async () => {
    const rina = await buyer();
    (await save(rina, { form: { title: 'Half a thought' } })).data();
    expect((await templatesOf(rina))[0]?.form).toEqual({
      title: 'Half a thought',
      taskDetail: '',
      submissionInfo: '',
      imageURL: '',
      requiredWorkers: null,
      payableAmount: null,
      category: 'other',
      reviewDays: null,
      allowanceMinutes: 60,
      estimatedMinutes: null,
      contentNotice: 'none',
      proof: { text: '', pictures: 0, link: false },
      form: null,
      link: null,
    });
  });

  it('can be renamed and removed by their buyer only', async () => {
    const [rina, karim] = [await buyer(), await buyer()];
    const template = (await save(rina)).data<TaskTemplate>();
    const path = `/task-template/${template._id}`;
    expect((await karim.patch(path, { name: 'Mine now' })).status).toBe(404);
    expect((await karim.delete(path)).status).toBe(404);
    expect(await templatesOf(rina)).toEqual([template]);
    for (const name of ['Boards', 'Boards']) expect((await rina.patch(path, { name })).status).toBe(200);
    expect(await templatesOf(rina)).toEqual([{ ...template, name: 'Boards' }]);
    expect((await rina.delete(path)).status).toBe(200);
    expect(await templatesOf(rina)).toEqual([]);
    for (const answer of [await rina.patch(path, { name: 'Boards' }), await rina.delete(path)]) {
      expect(answer.status).toBe(404);
    }
  });

  it('are limited to twenty under concurrent requests', async () => {
    const rina = await buyer();
    const answers = await Promise.all(Array.from({ length: 23 }, () => save(rina)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    for (const { status, code } of answers.filter((each) => each.status !== 201))
      expect([status, code]).toEqual([422, 'template/too-many']);
    expect(await templatesOf(rina)).toHaveLength(20);
  });

  it('require a name, and reject values that a task cannot have', async () => {
    const rina = await buyer();
    for (const wrong of [
      { name: '' },
      { name: 'x'.repeat(61) },
      { form: { ...FORM, title: 'x'.repeat(201) } },
      { form: { ...FORM, payableAmount: 0 } },
      { form: undefined },
    ]) {
      expect((await save(rina, wrong)).status).toBe(400);
    }
    const refused = await save(rina, { form: { ...FORM, form: { fields: [] } } });
    expect(refused.problem).toMatchObject({ status: 422, code: 'task/form-invalid' });
    expect(await templatesOf(rina)).toEqual([]);
  });

  it('are deleted with their buyer', async () => {
    const [rina, admin] = [await buyer(), await testApp.admin()];
    (await save(rina)).data();
    (await actions.remove(admin, rina.id)).data();
    expect(await testApp.sql('SELECT id FROM task_template WHERE buyer_id = ?', [rina.id])).toEqual([]);
  });
});
