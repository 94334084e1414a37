import { actions, describeOnEachDatabase, type Person, TestApp } from '../test-app';

const BUDGET = 8;

describeOnEachDatabase('a process under load', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer', { coins: 1_000 });
    testApp.nameWallet('buyer', buyer);
  });
  afterAll(() => testApp.close());

  it('opens no more connections than its budget, and serves all requests', async () => {
    const posts = Array.from({ length: 20 }, () => actions.post(buyer));
    const reads = Array.from({ length: 60 }, () => buyer.get('/task?size=5'));
    const answers = await Promise.all([...posts, ...reads]);
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
    if (engine === 'SQLite') return;
    // All connections are still open, because a pool does not close idle connections.
    const [open] = await testApp.sql<{ count: number }>(
      'SELECT COUNT(*) AS count FROM information_schema.processlist WHERE db = DATABASE()',
    );
    expect(open?.count).toBeGreaterThan(4);
    expect(open?.count).toBeLessThanOrEqual(BUDGET);
  });
});
