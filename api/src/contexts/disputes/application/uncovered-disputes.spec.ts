import { auditLedger } from '../../../../test/support/ledger';
import { type Answer, describeOnEachDatabase, actions, idOf, type Person, TestApp } from '../../../../test/test-app';
import { availableOf, escrowOf, platformAccount } from '../../wallet';
import { PayUndecidedDisputes } from './pay-undecided-disputes';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Removed buyers and buyers without coins; `goodwill` is the monthly limit of the platform. */
class Case {
  buyer!: Person;
  worker!: Person;
  admin!: Person;
  private first: { readonly buyer?: Person; readonly worker?: Person } = {};

  private constructor(readonly testApp: TestApp) {}

  static async build(engine: Parameters<typeof TestApp.build>[0], goodwill: number): Promise<Case> {
    const built = new Case(await TestApp.build(engine, { GOODWILL_COINS: String(goodwill) }));
    await built.addPeople();
    const { admin, buyer, worker } = built;
    await built.testApp.keepRows(admin, buyer, worker);
    built.first = { buyer, worker };
    return built;
  }

  /** As after `build`. */
  async startOver(): Promise<void> {
    await this.testApp.deleteAllRows();
    Object.assign(this, this.first);
  }

  /** Continues with another buyer who has 100 coins and another worker who has 10. */
  async addPeople(): Promise<void> {
    this.admin = await this.testApp.admin();
    this.buyer = await this.testApp.person('Buyer', { coins: 100 });
    this.worker = await this.testApp.person('Worker', { coins: 10 });
  }

  /** A rejected submission worth 20 coins. */
  async rejected(): Promise<{ readonly id: string; readonly taskId: string }> {
    const taskId = idOf(await actions.post(this.buyer, { payableAmount: 20 }));
    const id = idOf(await actions.submit(this.worker, taskId));
    (await actions.review(this.buyer, id, 'rejected')).data();
    return { id, taskId };
  }

  /** A dispute that is opened while its buyer has no coins. */
  async uncovered(): Promise<{ readonly id: string; readonly dispute: string }> {
    const { id, taskId } = await this.rejected();
    (await actions.deleteTask(this.buyer, taskId)).data();
    (await actions.correct(this.admin, this.buyer.id, 0)).data();
    return { id, dispute: idOf(await actions.dispute(this.worker, id)) };
  }

  async removeBuyer(): Promise<void> {
    (await actions.remove(this.admin, this.buyer.id)).data();
  }

  /** Advances the clock and signs in again, because sessions expire earlier. */
  async pass(milliseconds: number): Promise<void> {
    this.testApp.clock.advance(milliseconds);
    for (const person of [this.admin, this.worker]) await person.signIn();
  }

  /** Runs the job for undecided disputes; returns the errors it reported. */
  async payUndecided(): Promise<unknown[]> {
    const reported: unknown[] = [];
    await this.testApp.app.get(PayUndecidedDisputes).run((error) => reported.push(error));
    return reported;
  }

  async stateOf(dispute: string): Promise<unknown> {
    const { state, outcome } = (await this.admin.get(`/dispute/${dispute}`)).data<Record<string, unknown>>();
    return { state, outcome };
  }

  async statusOf(work: string): Promise<unknown> {
    return (await this.worker.get(`/submission/${work}`)).data<{ status: string }>().status;
  }

  /** All accounts, of people and the platform, whose coins an action changed, with the difference. */
  async moved(action: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await this.holdings();
    await action();
    const after = await this.holdings();
    expect(await auditLedger(this.testApp.sql)).toBe(0);
    const moved = [...after].map(([account, coins]) => [account, coins - (before.get(account) ?? 0)] as const);
    return Object.fromEntries(moved.filter(([, coins]) => coins !== 0));
  }

  /** All rows but those that every call and every sign-in writes. */
  snapshot(): Promise<unknown> {
    return this.testApp.snapshot(['answered_request', 'session', 'rate_window', 'job_lease']);
  }

  private async holdings(): Promise<Map<string, number>> {
    const rows = await this.testApp.sql<{ account: string; coins: number }>(
      `SELECT account, SUM(coins) AS coins FROM (
         SELECT to_account AS account, amount AS coins FROM transfer UNION ALL SELECT from_account, -amount FROM transfer
       ) moved GROUP BY account`,
    );
    return new Map(rows.map(({ account, coins }) => [account, Number(coins)]));
  }
}

const refusalOf = ({ status, code }: Answer) => [status, code];

describeOnEachDatabase('without a goodwill budget, a dispute whose buyer has no coins', (engine) => {
  let at: Case;
  beforeAll(async () => {
    at = await Case.build(engine, 0);
  });
  beforeEach(() => at.startOver());
  afterAll(() => at.testApp.close());

  it('is opened, an award is rejected and changes nothing, and a concession moves nothing', async () => {
    const { id, dispute } = await at.uncovered();
    (await actions.answerDispute(at.buyer, dispute, { statement: 'No.' })).data();
    const before = await at.snapshot();
    expect(refusalOf(await actions.decideDispute(at.admin, dispute, 'worker'))).toEqual([409, 'dispute/no-cover']);
    expect(await at.snapshot()).toEqual(before);
    const concede = async () => (await actions.answerDispute(at.buyer, dispute, { concede: true })).data();
    expect(await at.moved(concede)).toEqual({});
    expect(await at.stateOf(dispute)).toEqual({ state: 'answered', outcome: null });
    expect(await at.statusOf(id)).toBe('rejected');
  });

  it('is decided for its buyer like any other, and nothing moves', async () => {
    const { id, dispute } = await at.uncovered();
    (await actions.answerDispute(at.buyer, dispute, { statement: 'No.' })).data();
    const decide = async () => (await actions.decideDispute(at.admin, dispute, 'buyer')).data();
    expect(await at.moved(decide)).toEqual({});
    expect(await at.stateOf(dispute)).toEqual({ state: 'decided', outcome: 'for-buyer' });
    expect(await at.statusOf(id)).toBe('rejected');
  });

  it('waits for an Admin after its ninth day, and the job takes no coins that its buyer has by then', async () => {
    const { id, dispute } = await at.uncovered();
    await at.pass(9 * DAY + 1000);
    (await actions.correct(at.admin, at.buyer.id, 25)).data();
    const before = await at.snapshot();
    expect(await at.payUndecided()).toEqual([]);
    expect(await at.snapshot()).toEqual(before);
    expect(await at.stateOf(dispute)).toEqual({ state: 'open', outcome: null });

    const decide = async () => (await actions.decideDispute(at.admin, dispute, 'worker')).data();
    expect(await at.moved(decide)).toEqual({ [availableOf(at.buyer.id)]: -20, [availableOf(at.worker.id)]: 20 });
    expect(await at.statusOf(id)).toBe('accepted');
  });

  it('is paid by a buyer who conceded as soon as they have the coins', async () => {
    const { id, dispute } = await at.uncovered();
    (await actions.answerDispute(at.buyer, dispute, { concede: true })).data();
    (await actions.correct(at.admin, at.buyer.id, 19)).data();
    expect(await at.moved(() => at.payUndecided())).toEqual({});
    (await actions.correct(at.admin, at.buyer.id, 25)).data();
    const pay = () => Promise.all([at.payUndecided(), at.payUndecided()]);
    expect(await at.moved(pay)).toEqual({ [availableOf(at.buyer.id)]: -20, [availableOf(at.worker.id)]: 20 });
    expect(await at.stateOf(dispute)).toEqual({ state: 'decided', outcome: 'conceded' });
    expect(await at.statusOf(id)).toBe('accepted');
  });
});

describeOnEachDatabase('a dispute whose buyer is removed', (engine) => {
  let at: Case;
  beforeAll(async () => {
    at = await Case.build(engine, 50);
  });
  beforeEach(() => at.startOver());
  afterAll(() => at.testApp.close());

  it('is paid from the slot that was set aside, and the buyer’s own coins are forfeited as at any removal', async () => {
    const { id, taskId } = await at.rejected();
    const dispute = idOf(await actions.dispute(at.worker, id));
    expect(await at.moved(() => at.removeBuyer())).toEqual({
      [`disputed:${id}`]: -20,
      [availableOf(at.worker.id)]: 20,
      [availableOf(at.buyer.id)]: -80,
      [platformAccount('forfeited')]: 80,
    });
    expect(await at.stateOf(dispute)).toEqual({ state: 'decided', outcome: 'buyer-left' });
    expect(await at.testApp.sql('SELECT open_slots AS open, status FROM task WHERE id = ?', [taskId])).toEqual([
      { open: 0, status: 'deleted' },
    ]);
  });

  it('is paid from the coins of the buyer that were set aside, and from no others', async () => {
    const { id, taskId } = await at.rejected();
    (await actions.deleteTask(at.buyer, taskId)).data();
    const dispute = idOf(await actions.dispute(at.worker, id));
    expect(await at.moved(() => at.removeBuyer())).toEqual({
      [`disputed:${id}`]: -20,
      [availableOf(at.worker.id)]: 20,
      [availableOf(at.buyer.id)]: -80,
      [platformAccount('forfeited')]: 80,
    });
    expect(await at.stateOf(dispute)).toEqual({ state: 'decided', outcome: 'buyer-left' });
    expect(await at.statusOf(id)).toBe('accepted');
  });

  it('waits for an Admin when no coins were set aside, and an award is paid from goodwill', async () => {
    const { id, dispute } = await at.uncovered();
    (await actions.correct(at.admin, at.buyer.id, 15)).data();
    expect(await at.moved(() => at.removeBuyer())).toEqual({
      [availableOf(at.buyer.id)]: -15,
      [platformAccount('forfeited')]: 15,
    });
    expect(await at.stateOf(dispute)).toEqual({ state: 'open', outcome: null });
    await at.pass(48 * HOUR + 1000);
    const decide = async () => (await actions.decideDispute(at.admin, dispute, 'worker')).data();
    expect(await at.moved(decide)).toEqual({ [platformAccount('goodwill')]: -20, [availableOf(at.worker.id)]: 20 });
    expect(await at.statusOf(id)).toBe('accepted');
  });

  describe('before the dispute is opened', () => {
    const openDispute = async () => {
      const { id, taskId } = await at.rejected();
      await at.removeBuyer();
      let dispute = '';
      const open = async () => (dispute = idOf(await actions.dispute(at.worker, id)));
      expect(await at.moved(open)).toEqual({});
      return { id, taskId, dispute };
    };
    const notificationsOf = async (person: Person) =>
      (
        await at.testApp.sql<{ code: string }>('SELECT code FROM notification WHERE person_id = ? ORDER BY id', [
          person.id,
        ])
      ).map(({ code }) => code);

    it('sets no coins aside when it is opened', async () => {
      const { id, taskId, dispute } = await openDispute();
      expect(await at.stateOf(dispute)).toEqual({ state: 'open', outcome: null });
      expect(await at.statusOf(id)).toBe('rejected');
      const coins = 'SELECT id, balance FROM account WHERE id IN (?, ?) AND balance <> 0';
      expect(await at.testApp.sql(coins, [availableOf(at.buyer.id), escrowOf(taskId)])).toEqual([]);
      expect((await at.admin.get('/dispute')).data<{ _id: string }[]>().map(({ _id }) => _id)).toContain(dispute);
    });

    it('is decided by an Admin once the answer time is over, and an award is paid from goodwill', async () => {
      const { id, dispute } = await openDispute();
      expect(refusalOf(await actions.decideDispute(at.admin, dispute, 'worker'))).toEqual([409, 'dispute/too-early']);
      await at.pass(48 * HOUR + 1000);
      const decide = async () => (await actions.decideDispute(at.admin, dispute, 'worker')).data();
      expect(await at.moved(decide)).toEqual({ [platformAccount('goodwill')]: -20, [availableOf(at.worker.id)]: 20 });
      expect(await at.stateOf(dispute)).toEqual({ state: 'decided', outcome: 'for-worker' });
      expect(await at.statusOf(id)).toBe('accepted');
    });

    it('keeps the rejection when an Admin decides for the buyer, and nothing moves', async () => {
      const { id, dispute } = await openDispute();
      await at.pass(48 * HOUR + 1000);
      const decide = async () => (await actions.decideDispute(at.admin, dispute, 'buyer')).data();
      expect(await at.moved(decide)).toEqual({});
      expect(await at.statusOf(id)).toBe('rejected');
    });

    it('waits for an Admin on the ninth day, and awards are paid from goodwill up to its monthly limit', async () => {
      const first = await openDispute();
      await at.addPeople();
      const second = await openDispute();
      await at.addPeople();
      const third = await openDispute();
      await at.pass(9 * DAY + 1000);
      const pay = () => Promise.all([at.payUndecided(), at.payUndecided()]);
      expect(await at.moved(pay)).toEqual({});
      const decide = async ({ dispute }: { dispute: string }) =>
        refusalOf(await actions.decideDispute(at.admin, dispute, 'worker'));
      const decided: unknown[] = [];
      const award = async () => {
        for (const each of [first, second, third]) decided.push(await decide(each));
      };
      expect(await at.moved(award)).toMatchObject({ [platformAccount('goodwill')]: -40 });
      expect(decided).toEqual([
        [200, ''],
        [200, ''],
        [409, 'dispute/no-cover'],
      ]);
      expect(await at.stateOf(third.dispute)).toEqual({ state: 'open', outcome: null });
    });

    it('sends no notification to the removed buyer', async () => {
      const { dispute } = await openDispute();
      await at.pass(48 * HOUR + 1000);
      (await actions.decideDispute(at.admin, dispute, 'worker')).data();
      expect(await notificationsOf(at.buyer)).toEqual([]);
      expect(await notificationsOf(at.worker)).toContain('dispute/won');
    });
  });
});
