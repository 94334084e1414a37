import { describeOnEachDatabase, type Person, TestApp } from '../../../../test/test-app';

describeOnEachDatabase('the hashes of payout accounts', (engine) => {
  let testApp: TestApp;
  let rahim: Person;
  let karim: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    rahim = await testApp.person('Worker', { coins: 1000 });
    karim = await testApp.person('Worker', { coins: 1000 });
  });
  afterAll(() => testApp.close());

  const hashes = async () =>
    (
      await testApp.sql<{ account_hash: string }>(
        'SELECT account_hash FROM withdrawal WHERE worker_id IN (?, ?) ORDER BY id',
        [rahim.id, karim.id],
      )
    ).map(({ account_hash: hash }) => hash);

  it('are equal for one account in any spelling, and do not reveal the account', async () => {
    const withdraw = (person: Person, paymentSystem: string, accountNumber: string) =>
      person.post('/withdrawal', { withdrawalCoin: 200, paymentSystem, accountNumber });
    for (const answer of [
      await withdraw(rahim, 'bkash', '01712345678'),
      await withdraw(karim, 'bkash', '০১৭১২-৩৪৫৬৭৮'),
      await withdraw(karim, 'nagad', '01712345678'),
    ])
      expect(answer.status).toBe(201);
    const [one, other, third] = await hashes();
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(other).toBe(one);
    expect(third).not.toBe(one);
  });

  it('S47 are equal for one card account in any letter case, and the payout uses the account as typed', async () => {
    const saved = async (person: Person, accountNumber: string) =>
      (await person.post('/withdrawal', { withdrawalCoin: 200, paymentSystem: 'card', accountNumber })).data<{
        _id: string;
      }>()._id;
    const ids = [await saved(rahim, 'AB12 3456'), await saved(karim, 'ab12 3456')];
    const [one, other] = (await hashes()).slice(-2);
    expect(other).toBe(one);
    const admin = await testApp.admin();
    const typed = [];
    for (const id of ids)
      typed.push((await admin.post(`/withdrawal/${id}/account`)).data<{ accountNumber: string }>().accountNumber);
    expect(typed).toEqual(['AB123456', 'ab123456']);
  });
});
