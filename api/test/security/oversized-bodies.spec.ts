import { ROUTES } from '../support/calls';
import { describeOn, type Person, taskBody, TestApp } from '../test-app';

const ANONYMOUS = ROUTES.filter(({ method, rule }) => rule.who === 'anyone' && !['GET', 'DELETE'].includes(method));

describeOn('SQLite', 'bodies and addresses that are wider or deeper than any call needs', () => {
  let testApp: TestApp;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    buyer = await testApp.person('Buyer');
  });
  afterAll(() => testApp.close());

  const BODIES: Record<string, () => string> = {
    'of 22,500 fields': () => `{${Array.from({ length: 22_500 }, (_, index) => `"k${index}":1`).join(',')}}`,
    'with a list of 20,000 items': () => `{"title":[${'1,'.repeat(20_000)}1]}`,
    'with a list of 10,000 objects': () => `{"title":[${'{"a":1},'.repeat(10_000)}{}]}`,
    'nested 20,000 levels deep': () => `{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  };

  it.each(Object.keys(BODIES))('S19 a body %s is rejected before its fields are read', async (name) => {
    const body = (BODIES[name] as () => string)();
    const { status, code, problem } = await buyer.send({ method: 'POST', path: '/task', body });
    expect([status, code]).toEqual([400, 'request/invalid']);
    expect(problem.errors?.map(({ field }) => field)).toEqual(['body']);
  });

  it('S19 rejects an address with 2,000 parameters', async () => {
    const wide = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&');
    const { status, code, problem } = await testApp.visitor().get(`/task?${wide}`);
    expect([status, code]).toEqual([400, 'request/invalid']);
    expect(problem.errors?.map(({ field }) => field)).toEqual(['query']);
  });

  it.each(ANONYMOUS.filter(({ route }) => route !== 'POST /payment/webhook').map(({ path }) => path))(
    'S19 limits a visitor’s body to %s to 8 KB',
    async (path) => {
      const body = { email: 'a@kaaj.test', password: 'Secret-pass1', padding: 'x'.repeat(9_000) };
      const { status, code } = await testApp.visitor().post(path, body);
      expect([status, code]).toEqual([413, 'request/too-large']);
    },
  );

  it('S19 accepts our longest text, and the messages of the payment gateway', async () => {
    const long = {
      ...taskBody({ requiredWorkers: 1, payableAmount: 1 }),
      taskDetail: 'ক'.repeat(5000),
      submissionInfo: 'খ'.repeat(2000),
    };
    expect((await buyer.post('/task', long)).status).toBe(201);
    const event = { id: 'evt_1', data: { object: { padding: 'x'.repeat(20_000) } } };
    expect((await testApp.visitor().post('/payment/webhook', event)).status).not.toBe(413);
  });
});
