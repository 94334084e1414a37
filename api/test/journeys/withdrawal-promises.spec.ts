import { type AdminOverview, type Withdrawal } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

const HOUR_MS = 60 * 60_000;

describeOnEachDatabase('a withdrawal with a minimum of 50 coins and a decision within 24 hours', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { MINIMUM_WITHDRAWAL_COINS: '50', DECISION_HOURS: '24' });
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const own = async (worker: Person) => (await worker.get(`/withdrawal?${worker.self}`)).data<Withdrawal[]>();

  it('is shown in the settings', async () => {
    const settings = (await testApp.visitor().get('/settings')).data();
    expect(settings).toMatchObject({ minimumWithdrawalCoins: 50, decisionHours: 24 });
  });

  it('is rejected below the minimum with a text that names it, and accepted at it', async () => {
    const worker = await testApp.person('Worker', { coins: 100 });
    const refused = await actions.withdraw(worker, 49);
    expect([refused.status, refused.code]).toEqual([422, 'withdrawal/below-minimum']);
    expect(refused.text).toContain('Withdrawing less than 50 coins.');
    expect((await actions.withdraw(worker, 50)).status).toBe(201);
  });

  it('shows until when it is decided, and then until when it is paid', async () => {
    const worker = await testApp.person('Worker', { coins: 100 });
    const requested = (await actions.withdraw(worker, 60)).data<Withdrawal>();
    const { withdrawDate } = requested;
    const due = new Date(Date.parse(withdrawDate) + 24 * HOUR_MS).toISOString();
    expect(requested.payout).toMatchObject({ state: 'waiting', due });
    expect((await own(worker))[0]?.payout).toEqual(requested.payout);
    (await actions.decide(admin, requested._id, 'accepted')).data();
    expect((await own(worker))[0]?.payout).toMatchObject({ state: 'queued' });
    expect((await own(worker))[0]?.payout?.due).not.toBe(due);
  });

  it('is first in the queue and in the metrics once it is overdue', async () => {
    const overdueOnes = async () =>
      /^kaaj_overdue_decisions (\d+)$/m.exec((await testApp.visitor().get('/metrics')).text)?.[1];
    const [first, second] = [
      await testApp.person('Worker', { coins: 100 }),
      await testApp.person('Worker', { coins: 100 }),
    ];
    const waiting = Number(/^kaaj_pending_payouts (\d+)$/m.exec((await testApp.visitor().get('/metrics')).text)?.[1]);
    const late = idOf(await actions.withdraw(first, 50));
    expect(await overdueOnes()).toBe('0');
    testApp.clock.advance(25 * HOUR_MS);
    expect(await overdueOnes()).toBe(String(waiting + 1));
    await second.signIn();
    const inTime = idOf(await actions.withdraw(second, 50));
    expect(await overdueOnes()).toBe(String(waiting + 1));
    await admin.signIn();
    const { pendingPayments } = (await admin.get(`/overview/admin?${admin.self}`)).data<AdminOverview>();
    const order = pendingPayments.map(({ _id }) => _id);
    expect(order.indexOf(late)).toBeLessThan(order.indexOf(inTime));
  });
});
