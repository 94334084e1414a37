import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOn, idOf, type Person, taskBody, TestApp } from '../test-app';

const PAGE = readFileSync(join(__dirname, '../../../docs/task-forms.md'), 'utf8');
const FORMS = [...PAGE.matchAll(/^## (.+)\n\n```json\n([^`]+)```$/gm)].map(
  ([, name = '', form = '']) => [name, JSON.parse(form) as { fields: object[] }] as const,
);

describeOn('SQLite', 'the forms of docs/task-forms.md', () => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    [buyer, worker] = [await testApp.person('Buyer', { coins: 1000 }), await testApp.person('Worker')];
  });
  afterAll(() => testApp.close());

  it('are ten', () => expect(FORMS).toHaveLength(10));

  it.each(FORMS)('can be posted unchanged: %s', async (_, form) => {
    const id = idOf(await buyer.post('/task', { ...taskBody(), form }));
    const { form: read } = (await worker.get(`/task/${id}`)).data<{ form: { fields: object[] } }>();
    expect(read.fields).toMatchObject(form.fields);
  });
});
