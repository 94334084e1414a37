import { describeOnEachDatabase, type Person, TestApp } from '../test-app';

describeOnEachDatabase('S41 repeated queries for proofs of transfers', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { LIMIT_SEARCHES: '5' });
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const proofOf = (person: Person, transfer = idOfNothing) => person.get(`/wallet/proof?transfer=${transfer}`);
  const idOfNothing = '0'.repeat(26);

  it('end at the limit per person with a waiting time, without affecting anything or anybody else', async () => {
    const [one, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const statuses: number[] = [];
    for (let times = 0; times < 7; times += 1) statuses.push((await proofOf(one)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    const refused = await proofOf(one);
    expect([refused.code, Number(refused.headers['retry-after']) > 0]).toEqual(['auth/too-many-requests', true]);
    expect((await proofOf(other)).status).toBe(404);
    expect((await one.get(`/wallet/statement?${one.self}`)).status).toBe(200);
    testApp.clock.advance(61_000);
    expect((await proofOf(one)).status).toBe(404);
  });
});
