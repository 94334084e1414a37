import { type PayoutStanding } from '@kaaj/contract';
import {
  PAYOUT_GATEWAY_SETTINGS,
  FakePayoutGateway,
  type FailureMode,
} from '../../../../test/support/fake-payout-gateway';
import { MarketplaceFixture } from '../../../../test/support/marketplace-fixture';
import { sized } from '../../../../test/support/sizes';
import { describeOn, describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { Clock } from '../../../kernel/clock';
import { coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { payableOf } from '../../wallet';
import { DecideWithdrawal } from './decide-withdrawal';
import { RequestWithdrawal } from './request-withdrawal';
import { PayThroughGateway } from './pay-through-gateway';
import { PayoutGateway } from './payout-gateway';
import { RecordPayoutResult } from './record-payout-result';
import { PayoutPagesQuery } from '../adapters/out/payout-pages.query';
import { WithdrawalPagesQuery } from '../adapters/out/withdrawal-pages.query';
import { GatewayDispatches } from './gateway-dispatches';
import { ClaimPayoutBatch } from './claim-payout-batch';
import { ImportPayoutResults } from './import-payout-results';

const MINUTE = 60_000;

class Killed extends Error {}

describeOnEachDatabase('a payout gateway', (engine) => {
  let now = () => Date.now();
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let service: FakePayoutGateway;
  let worker: Id;
  const adminId = newId();
  beforeAll(async () => {
    service = await FakePayoutGateway.start(() => now());
    testApp = await TestApp.build(engine, { ...PAYOUT_GATEWAY_SETTINGS, PAYOUT_API_URL: service.url });
    now = () => testApp.clock.clock.now();
    market = new MarketplaceFixture(testApp);
  });
  afterAll(async () => {
    await testApp.close();
    await service.stop();
  });
  beforeEach(async () => {
    worker = await market.person('worker', 500);
    Object.assign(service, { status: 'paid', answers: (items: unknown) => ({ items }) });
    service.failureModes.length = 0;
    await testApp.sql("UPDATE withdrawal SET batch_id = id WHERE state IN ('queued', 'sent')");
  });
  afterEach(() => testApp.clock.reset());

  const accepted = async (amount = 200) => {
    const request = {
      workerId: worker,
      fresh: true,
      coins: coins(amount),
      paymentSystem: 'nagad',
      accountNumber: '01812345678',
    } as const;
    const { id } = await market.get(RequestWithdrawal).execute(request);
    await market.get(DecideWithdrawal).execute({ withdrawalId: id, adminId, status: 'accepted' });
    testApp.name('payable', payableOf(id));
    return id;
  };
  const poll = (errors: unknown[] = []) => market.get(PayThroughGateway).run((error) => errors.push(error));
  /** This many polls, each a little more than a minute after the one before. */
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      await poll();
      testApp.clock.advance(MINUTE + 5000);
    }
  };
  const payoutOf = async (id: Id) =>
    (await market.get(WithdrawalPagesQuery).one(id, undefined))?.payout as PayoutStanding;
  const shown = async (id: Id) =>
    (await market.get(PayoutPagesQuery).page('queued', undefined, 50)).rows.find(({ _id }) => _id === id);
  const paidOnce = async (id: Id) => {
    expect(service.paymentsOf(id)).toMatchObject([{ amount: '10.00', account: '01812345678', channel: 'nagad' }]);
    const [{ reference } = { reference: '' }] = service.paymentsOf(id);
    expect(await payoutOf(id)).toMatchObject({ state: 'confirmed', reference });
    expect(await testApp.balances()).toMatchObject({ worker: 300, payable: 0, ledgerSum: 0 });
    expect((await market.notificationCodes(worker)).filter((code) => code === 'payout/confirmed')).toHaveLength(1);
  };

  it('receives each payout once, and only its answer to a query counts as paid', async () => {
    const id = await accepted();
    await poll();
    expect(service.paymentsOf(id)).toHaveLength(1);
    expect(await payoutOf(id)).toMatchObject({ state: 'queued' });
    await poll();
    expect(service.queries).not.toContain(id);
    await minutes(2);
    await paidOnce(id);
    await minutes(3);
    await paidOnce(id);
  });

  it('reports a payout as sent before it has arrived', async () => {
    const id = await accepted();
    service.status = 'pending';
    await minutes(3);
    expect(await payoutOf(id)).toMatchObject({ state: 'sent', reference: service.paymentsOf(id)[0]?.reference });
    expect(await testApp.balances()).toMatchObject({ worker: 300, payable: 200 });
    service.status = 'paid';
    await minutes(2);
    await paidOnce(id);
    expect(await market.notificationCodes(worker)).toEqual(['withdrawal/accepted', 'payout/sent', 'payout/confirmed']);
  });

  it('returns the coins once when the payout failed', async () => {
    const id = await accepted();
    service.status = 'failed';
    await minutes(4);
    expect(await payoutOf(id)).toMatchObject({ state: 'failed', reason: 'No such account' });
    expect(await testApp.balances()).toMatchObject({ worker: 500, payable: 0, ledgerSum: 0 });
  });

  it.each<[string, readonly FailureMode[]]>([
    ['loses its answer', ['lost']],
    ['is never reached at first', ['never']],
    ['is never reached twice', ['never', 'never']],
    ['refuses at first', ['refused']],
    ['takes it late, though it refused', ['late']],
  ])('pays once when it %s', async (_, failureModes) => {
    const id = await accepted();
    service.failureModes.push(...failureModes);
    await minutes(45);
    await paidOnce(id);
  });

  it('pays once when it answers twice, with invalid data or not at all to a query', async () => {
    const id = await accepted();
    const nonsense: readonly ((items: Record<string, unknown>[]) => unknown)[] = [
      () => ({}),
      () => 'paid',
      (items) => ({ items: items.map((item) => ({ ...item, client_id: newId() })) }),
      (items) => ({ items: items.map((item) => ({ ...item, status: 'done' })) }),
      (items) => ({ items: items.map((item) => ({ ...item, amount: 10 })) }),
      (items) => ({ items: items.map((item) => ({ ...item, currency: 'BDT' })) }),
    ];
    for (const answers of nonsense) {
      service.answers = answers;
      await minutes(2);
      expect((await payoutOf(id)).state).toBe('queued');
    }
    service.answers = (items) => ({ items: [...items, ...items] });
    await minutes(15);
    await paidOnce(id);
  });

  it.each<[string, string, (items: Record<string, unknown>[]) => unknown]>([
    ['another amount', 'amount', (items) => ({ items: items.map((item) => ({ ...item, amount: '1.00' })) })],
    ['no reference', 'reference', (items) => ({ items: items.map((item) => ({ ...item, reference: null })) })],
    [
      'two payments',
      'twice',
      (items) => ({ items: [...items, ...items.map((item) => ({ ...item, reference: 'B' }))] }),
    ],
  ])('that names %s is not trusted: Admins are notified once and decide', async (_, doubt, answers) => {
    const admin = await testApp.admin();
    const id = await accepted();
    service.answers = answers;
    await minutes(6);
    expect(await shown(id)).toMatchObject({ state: 'queued', automatic: true, doubt });
    expect(await testApp.balances()).toMatchObject({ worker: 300, payable: 200, ledgerSum: 0 });
    const notified = (await market.notificationCodes(admin.id)).filter((code) => code === `payout/doubtful-${doubt}`);
    expect(notified).toHaveLength(1);
    service.answers = (items) => ({ items });
    await minutes(3);
    expect((await payoutOf(id)).state).toBe('queued');
    const csv = `payout,state,reference\n${id},confirmed,BY-HAND-${id}`;
    await market.get(ImportPayoutResults).execute({ adminId, csv });
    expect((await payoutOf(id)).state).toBe('confirmed');
  });

  it('receives no payout that an Admin took, and an Admin cannot take one that it received', async () => {
    const taken = await accepted();
    await market.get(ClaimPayoutBatch).execute({ adminId, rail: 'nagad' });
    await minutes(2);
    expect(service.paymentsOf(taken)).toEqual([]);
    await accepted();
    await poll();
    await expect(market.get(ClaimPayoutBatch).execute({ adminId, rail: 'nagad' })).rejects.toMatchObject({
      code: 'payout/nothing-queued',
    });
  });

  it('receives each payout once when several processes run the job', async () => {
    const ids = [await accepted(), await accepted()];
    const others = Array.from({ length: 4 }, () => processOf(testApp));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await Promise.all(others.map((job) => job.run(() => undefined)));
      testApp.clock.advance(MINUTE + 5000);
    }
    for (const id of ids) expect(service.paymentsOf(id)).toHaveLength(1);
    expect(await testApp.balances()).toMatchObject({ worker: 100, payable: 0, ledgerSum: 0 });
  });

  it('R17 pays exactly once when the process is killed at every step, in every combination of failures', async () => {
    let kills = 0;
    // Four failures of the gateway, three first steps, with and without a failure of the database.
    for (let round = 0; round < sized(24, 12); round += 1) {
      worker = await market.person('worker', 500);
      service.failureModes.push(...(([[], ['lost'], ['never'], ['late']] as FailureMode[][])[round % 4] ?? []));
      const id = await accepted();
      let step = 1 + (round % 3);
      // Each run is killed one step later than the one before, until one completes.
      for (let life = 0; (await payoutOf(id)).state !== 'confirmed' && life < 80; life += 1) {
        const killer = killedAt(step);
        testApp.faults.failAt(round % 2 === 0 ? Infinity : step);
        await processOf(testApp, killer.touch)
          .run(() => undefined)
          .catch(() => undefined);
        if (testApp.faults.clear() || killer.struck()) {
          kills += 1;
          step += 1;
        }
        testApp.clock.advance(MINUTE + 5000);
      }
      await paidOnce(id);
    }
    expect(kills).toBeGreaterThanOrEqual(sized(200, 100));
  });
});

describeOn('SQLite', 'the payout sandbox', () => {
  it('answers later, sometimes twice, sometimes with a failure and sometimes never', async () => {
    const testApp = await TestApp.build('SQLite', { PAYOUT_GATEWAY: 'sandbox' });
    const market = new MarketplaceFixture(testApp);
    // One in ten fails, by its random id: of 150 all succeed once in seven million runs, of 60 once in 560.
    const worker = await market.person('worker', 30_000);
    for (let count = 0; count < 150; count += 1) {
      const request = {
        workerId: worker,
        fresh: true,
        coins: coins(200),
        paymentSystem: 'bkash',
        accountNumber: '01712345678',
      } as const;
      const { id: withdrawalId } = await market.get(RequestWithdrawal).execute(request);
      await market.get(DecideWithdrawal).execute({ withdrawalId, adminId: newId(), status: 'accepted' });
    }
    const states = async () => {
      const rows = await testApp.sql<{ state: string; n: number }>(
        'SELECT state, COUNT(*) AS n FROM withdrawal WHERE state IS NOT NULL GROUP BY state',
      );
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    };
    const job = market.get(PayThroughGateway);
    const drain = async () => {
      while (await job.run(() => undefined));
    };
    await drain();
    expect(await states()).toEqual({ queued: 150 });
    for (let hour = 0; hour < 50; hour += 1) {
      testApp.clock.advance(2 * MINUTE);
      await drain();
    }
    const { queued = 0, confirmed = 0, failed = 0 } = await states();
    expect(queued + confirmed + failed).toBe(150);
    expect([queued, failed].every((count) => count > 0 && count < 60)).toBe(true);
    expect(confirmed).toBeGreaterThan(75);
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
    await testApp.close();
  });
});

/** The same job in another process, which shares only the database and the gateway. `touch` is called at each step. */
function processOf(testApp: TestApp, touch: () => void = () => undefined): PayThroughGateway {
  const market = new MarketplaceFixture(testApp);
  const { service } = market.get(PayoutGateway);
  const gateway = { service: service && watched(service, touch) } as PayoutGateway;
  const submissions = watched(market.get(GatewayDispatches), touch);
  const [units, outcomes] = [market.get(UnitOfWork), market.get(RecordPayoutResult)];
  const [notifier, clock] = [market.get(Notifier), market.get(Clock)];
  return new PayThroughGateway(units, gateway, submissions, outcomes, notifier, clock);
}

/** Calls `touch` before and after each method. */
function watched<Service extends object>(service: Service, touch: () => void): Service {
  return new Proxy(service, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        touch();
        const answer = (await Reflect.apply(value, target, args)) as unknown;
        touch();
        return answer;
      };
    },
  });
}

/** Stops the run at the n-th step; nothing after it is executed. */
function killedAt(step: number): { touch: () => void; struck: () => boolean } {
  let steps = 0;
  return {
    touch: () => {
      steps += 1;
      if (steps >= step) throw new Killed();
    },
    struck: () => steps >= step,
  };
}
