import { type AdminOverview, type WithdrawalSignals } from '@kaaj/contract';
import { newId } from '../../../../kernel/ids';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

const DAY = 24 * 60 * 60 * 1000;

describeOnEachDatabase('the risk signals of a withdrawal', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let accounts = 0;
  /** They have paid for the work of every honest worker. */
  let payers: readonly Person[];
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    payers = await Promise.all([20, 30, 40].map((days) => buyer(days, 3000)));
  });
  afterAll(() => testApp.close());

  const ago = (days: number) => testApp.clock.clock.now() - days * DAY;

  /** A worker who joined long ago. */
  const worker = async () => {
    const person = await testApp.person('Worker');
    await testApp.sql('UPDATE person SET created_at = ? WHERE id = ?', [ago(100), person.id]);
    return person;
  };

  /** A buyer who paid for these coins this many days ago; undefined: never paid, but has the coins. */
  const buyer = async (days: number | undefined, coins = 500) => {
    const person = await testApp.person('Buyer', days === undefined ? { coins } : {});
    if (days === undefined) return person;
    for (let bought = 0; bought < coins; bought += 500) (await actions.buy(person, 500)).data();
    await testApp.sql('UPDATE purchase SET settled_at = ? WHERE buyer_id = ?', [ago(days), person.id]);
    return person;
  };

  /** Work submitted two days ago and accepted a day later or immediately, for this many coins. */
  const earn = async (from: Person, by: Person, coins: number, atOnce = false) => {
    const task = idOf(await actions.post(from, { payableAmount: coins }));
    const work = idOf(await actions.submit(by, task));
    (await actions.review(from, work, 'accepted')).data();
    if (!atOnce)
      await testApp.sql('UPDATE submission SET sent_at = ?, decided_at = ? WHERE id = ?', [ago(2), ago(1), work]);
    return work;
  };

  const honest = async () => {
    const person = await worker();
    for (const payer of payers) await earn(payer, person, 100);
    return person;
  };

  const withdraw = async (person: Person, account?: string) =>
    idOf(
      await person.post('/withdrawal', {
        withdrawalCoin: 200,
        paymentSystem: 'bkash',
        accountNumber: account ?? `017${String((accounts += 1)).padStart(8, '0')}`,
      }),
    );

  const signals = async (withdrawal: string) =>
    (await admin.get(`/withdrawal/${withdrawal}/signals`)).data<WithdrawalSignals>().signals;
  const codes = async (withdrawal: string) => (await signals(withdrawal)).map(({ code }) => code);
  const person = ({ id: _id, name, email }: Person) => ({ kind: 'person', _id, name, email });

  it('are empty for an honest worker with several paying buyers', async () => {
    expect(await signals(await withdraw(await honest()))).toEqual([]);
  });

  it('name the other people who are paid to the same account, without showing it', async () => {
    const [one, other] = [await honest(), await honest()];
    const account = '01811111111';
    const first = await withdraw(one, account);
    expect(await codes(first)).toEqual([]);
    (await actions.correct(admin, one.id, 1000)).data();
    await withdraw(one, account);
    expect(await codes(first)).toEqual([]);
    const second = await withdraw(other, account);
    expect(await signals(first)).toEqual([
      { code: 'shared-account', level: 'high', numbers: { people: 1 }, rows: [person(other)] },
    ]);
    expect(await signals(second)).toMatchObject([{ rows: [person(one)] }]);
    expect((await admin.get(`/withdrawal/${first}/signals`)).text).not.toContain(account);
  });

  it('name other people who saved the same account and were never paid to it', async () => {
    const [one, other] = [await honest(), await worker()];
    const account = '01811111112';
    (await actions.saveAccount(other, account)).data();
    expect(await signals(await withdraw(one, account))).toEqual([
      { code: 'shared-account', level: 'high', numbers: { people: 1 }, rows: [person(other)] },
    ]);
    (await actions.correct(admin, other.id, 1000)).data();
    const second = await withdraw(other, account);
    expect(await signals(second)).toEqual([
      { code: 'shared-account', level: 'high', numbers: { people: 1 }, rows: [person(one)] },
    ]);
  });

  it('name buyers whose payment was taken back and is still owed, with the coins from them', async () => {
    const someone = await honest();
    const [debtor, paid] = [await buyer(20), await buyer(30)];
    await earn(debtor, someone, 90);
    await earn(paid, someone, 90);
    const withdrawal = await withdraw(someone);
    expect(await codes(withdrawal)).toEqual([]);
    const owe = 'INSERT INTO lien (id, person_id, coins, owed) VALUES (?, ?, ?, ?)';
    await testApp.sql(owe, [newId(), debtor.id, 500, 60]);
    await testApp.sql(owe, [newId(), paid.id, 500, 0]);
    expect(await signals(withdrawal)).toEqual([
      { code: 'open-lien', level: 'medium', numbers: { coins: 60, people: 1 }, rows: [person(debtor)] },
    ]);
    await testApp.sql('UPDATE lien SET owed = 400 WHERE person_id = ?', [debtor.id]);
    expect(await signals(withdrawal)).toMatchObject([{ numbers: { coins: 90, people: 1 } }]);
  });

  it('report a recent dispute that was paid from goodwill', async () => {
    const someone = await honest();
    const from = await testApp.person('Buyer', { coins: 80 });
    const task = idOf(await actions.post(from, { payableAmount: 80 }));
    const work = idOf(await actions.submit(someone, task));
    (await actions.review(from, work, 'rejected')).data();
    (await actions.deleteTask(from, task)).data();
    (await actions.correct(admin, from.id, 0)).data();
    const dispute = idOf(await actions.dispute(someone, work));
    (await actions.answerDispute(from, dispute, { statement: 'No.' })).data();
    const withdrawal = await withdraw(someone);
    expect(await codes(withdrawal)).toEqual([]);
    (await actions.decideDispute(admin, dispute, 'worker')).data();
    const [signal, ...others] = await signals(withdrawal);
    expect(signal).toMatchObject({
      code: 'goodwill',
      level: 'medium',
      numbers: { coins: 80, disputes: 1, days: 90 },
    });
    expect(signal?.rows.map(({ kind, _id }) => [kind, _id])).toEqual([['dispute', dispute]]);
    expect(others).toEqual([]);
    await testApp.sql('UPDATE dispute SET decided_at = ? WHERE id = ?', [ago(91), dispute]);
    expect(await codes(withdrawal)).toEqual([]);
  });

  it('name buyers who never paid money, with the coins from them', async () => {
    const someone = await honest();
    const friend = await buyer(undefined);
    await earn(friend, someone, 100);
    const withdrawal = await withdraw(someone);
    expect(await codes(withdrawal)).toEqual([]);
    await earn(friend, someone, 30);
    expect(await signals(withdrawal)).toEqual([
      { code: 'unpaid-buyers', level: 'high', numbers: { percent: 30, coins: 130, people: 1 }, rows: [person(friend)] },
    ]);
  });

  it('name the purchases behind the coins that can still be refunded', async () => {
    const someone = await honest();
    const [old, young] = [await buyer(15), await buyer(13)];
    await earn(old, someone, 100);
    await earn(young, someone, 100);
    const [bought] = await testApp.sql<{ id: string; transaction_id: string }>(
      'SELECT id, transaction_id FROM purchase WHERE buyer_id = ?',
      [young.id],
    );
    expect(await signals(await withdraw(someone))).toEqual([
      {
        code: 'refundable',
        level: 'medium',
        numbers: { percent: 50, coins: 100, purchases: 1 },
        rows: [{ kind: 'purchase', _id: bought?.id, name: bought?.transaction_id, email: null }],
      },
    ]);
  });

  it('ignore a purchase made after the work that it would have paid', async () => {
    const someone = await honest();
    const from = await buyer(30);
    const work = await earn(from, someone, 200);
    await testApp.sql('UPDATE submission SET sent_at = ?, decided_at = ? WHERE id = ?', [ago(22), ago(20), work]);
    (await actions.buy(from, 500)).data();
    expect(await signals(await withdraw(someone))).toEqual([]);
  });

  it('report work accepted within seconds of its submission', async () => {
    const someone = await honest();
    const quick: string[] = [];
    for (const days of [20, 30]) quick.push(await earn(await buyer(days), someone, 50, true));
    const withdrawal = await withdraw(someone);
    expect(await codes(withdrawal)).toEqual([]);
    quick.push(await earn(await buyer(40), someone, 50, true));
    const [signal] = await signals(withdrawal);
    expect(signal).toMatchObject({
      code: 'quick-acceptance',
      level: 'medium',
      numbers: { percent: 50, works: 3, of: 6, seconds: 60 },
    });
    expect(signal?.rows.map(({ kind, _id }) => [kind, _id])).toEqual(
      quick.reverse().map((work) => ['submission', work]),
    );
  });

  it('report one buyer who paid for nearly all of the work', async () => {
    const someone = await honest();
    const only = await buyer(20);
    await earn(only, someone, 450);
    expect(await signals(await withdraw(someone))).toEqual([
      { code: 'one-buyer', level: 'low', numbers: { percent: 60, coins: 450 }, rows: [person(only)] },
    ]);
  });

  it('report recently lost disputes', async () => {
    const someone = await honest();
    const lost: string[] = [];
    for (const days of [20, 30]) {
      const from = await buyer(days);
      const work = idOf(await actions.submit(someone, idOf(await actions.post(from, { payableAmount: 10 }))));
      (await actions.review(from, work, 'rejected')).data();
      const dispute = idOf(await actions.dispute(someone, work));
      (await actions.answerDispute(from, dispute, { statement: 'It is not what I asked for.' })).data();
      (await actions.decideDispute(admin, dispute, 'buyer')).data();
      lost.push(dispute);
    }
    const withdrawal = await withdraw(someone);
    const [signal] = await signals(withdrawal);
    expect(signal).toMatchObject({ code: 'disputes-lost', level: 'low', numbers: { disputes: 2, days: 90 } });
    expect(signal?.rows.map(({ kind, _id }) => [kind, _id])).toEqual(lost.reverse().map((id) => ['dispute', id]));
    await testApp.sql('UPDATE dispute SET decided_at = ? WHERE id = ?', [ago(91), lost[0]]);
    expect(await codes(withdrawal)).toEqual([]);
  });

  it('report a new account', async () => {
    const someone = await honest();
    const withdrawal = await withdraw(someone);
    await testApp.sql('UPDATE person SET created_at = ? WHERE id = ?', [ago(6.5), someone.id]);
    expect(await signals(withdrawal)).toEqual([
      { code: 'new-account', level: 'low', numbers: { days: 6 }, rows: [person(someone)] },
    ]);
  });

  it('are returned to Admins for an existing withdrawal only', async () => {
    const someone = await honest();
    const path = `/withdrawal/${await withdraw(someone)}/signals`;
    expect((await someone.get(path)).status).toBe(403);
    expect((await admin.get(`/withdrawal/${someone.id}/signals`)).status).toBe(404);
  });

  describe('in the queue', () => {
    const queue = async () =>
      (await admin.get(`/overview/admin?${admin.self}&size=100`)).data<AdminOverview>().pendingPayments;

    it('sort withdrawals by their strongest signal, and decide nothing', async () => {
      await testApp.sql("UPDATE withdrawal SET status = 'cancelled', decided_at = 1");
      const [plain, young, shared] = [await honest(), await honest(), await honest()];
      await testApp.sql('UPDATE person SET created_at = ? WHERE id = ?', [ago(1), young.id]);
      const withdrawals = [
        await withdraw(plain),
        await withdraw(young),
        await withdraw(shared, '01811111111'),
        await withdraw(await honest()),
      ];
      const [first, second, third, fourth] = withdrawals;
      const shown = (await queue()).slice(0, 4).map(({ _id, status, signals: tags }) => ({ _id, status, tags }));
      expect(shown).toEqual([
        { _id: third, status: 'pending', tags: [{ code: 'shared-account', level: 'high' }] },
        { _id: second, status: 'pending', tags: [{ code: 'new-account', level: 'low' }] },
        { _id: first, status: 'pending', tags: [] },
        { _id: fourth, status: 'pending', tags: [] },
      ]);
      (await actions.decide(admin, third as string, 'accepted')).data();
      expect((await queue()).find(({ _id }) => _id === third)).toMatchObject({ status: 'accepted', signals: [] });
    });

    it('cost one query per page, for any number of withdrawals', async () => {
      const statements: string[] = [];
      // The outbox and the caches must not influence the number of statements.
      await testApp.stopOutbox();
      const now = performance.now.bind(performance);
      const clock = jest.spyOn(performance, 'now');
      const query = testApp.database.query.bind(testApp.database);
      testApp.database.query = (sql, parameters) => {
        statements.push(sql);
        return query(sql, parameters);
      };
      const costs: number[] = [];
      try {
        for (let more = 0; more < 2; more += 1) {
          for (let each = 0; each < 4 * more; each += 1) await withdraw(await honest());
          statements.length = 0;
          clock.mockImplementation(() => now() + (more + 1) * 10_000);
          await queue();
          costs.push(statements.length);
          expect(statements.filter((sql) => sql.includes('account_hash'))).toHaveLength(1);
        }
      } finally {
        testApp.database.query = query;
        clock.mockRestore();
      }
      expect(costs[1]).toBe(costs[0]);
    });
  });
});
