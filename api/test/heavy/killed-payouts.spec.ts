import { setTimeout as pause } from 'node:timers/promises';
import { ClosedDayQuery } from '../../src/contexts/cash-out/adapters/out/closed-day.query';
import { DecideWithdrawal } from '../../src/contexts/cash-out/application/decide-withdrawal';
import { RequestWithdrawal } from '../../src/contexts/cash-out/application/request-withdrawal';
import { coins } from '../../src/kernel/coins';
import { type Id, newId } from '../../src/kernel/ids';
import { CRASHING, crashAt } from '../support/crash-point';
import { DatabaseProxy, type Moment } from '../support/database-proxy';
import { describeOnEachDatabase, type Engine } from '../support/databases';
import {
  PAYOUT_GATEWAY_SETTINGS,
  FakePayoutGateway,
  type FailureMode,
  type GatewayEvent,
} from '../support/fake-payout-gateway';
import { auditLedger, balanceOf } from '../support/ledger';
import { MarketplaceFixture } from '../support/marketplace-fixture';
import { ApiProcess, until } from '../support/processes';
import { timeLimit, sized } from '../support/sizes';
import { TEST_SETTINGS, TestApp } from '../test-app';

/** Where the process is killed during its exchange with the gateway, which waits until it is dead. */
const GATEWAY_EVENTS: readonly GatewayEvent[] = ['heard', 'taken', 'answered', 'asked', 'told'];

/** Where it is killed during its exchange with the database, in the order of the steps of a payout. */
const STATEMENTS: readonly Moment[] = [
  'UPDATE withdrawal SET taken_at',
  'UPDATE withdrawal SET submitted_at',
  'UPDATE `withdrawal` SET `state`',
  'INSERT INTO notification',
  'INSERT INTO transfer',
  'UPDATE account SET balance',
  'UPDATE withdrawal SET look_at',
].flatMap((statement) => [
  { when: 'before', statement },
  { when: 'after', statement },
]);

const FAILURE_MODES: readonly FailureMode[] = ['good', 'lost', 'never', 'late', 'refused'];

const MINUTE = 60_000;
const REWARD = 200;

/** A kill whose moment never occurs happens after a time limit. */
const MAX_TTL_MS = 6_000;

/** A real server that pays accepted withdrawals through a gateway, and is killed and restarted repeatedly. */
class Payer {
  readonly accepted: { readonly id: Id; readonly worker: Id; readonly fails: boolean }[] = [];
  private api: ApiProcess | undefined;
  private passed = 0;

  private constructor(
    readonly testApp: TestApp,
    readonly service: FakePayoutGateway,
    private readonly proxy: DatabaseProxy | undefined,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  static async prepare(engine: Engine): Promise<Payer> {
    const passed = { time: () => 0 };
    const service = await FakePayoutGateway.start(() => Date.now() + passed.time());
    const testApp = await TestApp.build(engine);
    const { DATABASE_URL: url, DATA_DIR } = testApp.settings;
    const proxy = url ? await DatabaseProxy.start(Number(new URL(url).port)) : undefined;
    const payer = new Payer(testApp, service, proxy, {
      ...TEST_SETTINGS,
      ...PAYOUT_GATEWAY_SETTINGS,
      ...{ DATA_DIR, PAYOUT_API_URL: service.url, SCHEDULER: 'true' },
      ...(url && proxy && { DATABASE_URL: through(url, proxy.port) }),
    });
    passed.time = () => payer.passed;
    service.answers = (items) => ({ items: [...items, ...items].map((item) => payer.outcomeOf(item)) });
    return payer;
  }

  async end(): Promise<void> {
    await this.api?.kill();
    this.proxy?.stop();
    await this.service.stop();
    await this.testApp.close();
  }

  /** One more to pay; the gateway behaves like this, and cannot pay it when it `fails`. */
  async accept(failureMode: FailureMode, fails: boolean): Promise<void> {
    const market = new MarketplaceFixture(this.testApp);
    const worker = await market.person('worker', 500);
    const input = { coins: coins(REWARD), paymentSystem: 'bkash', accountNumber: '01712345678' } as const;
    const { id } = await market.get(RequestWithdrawal).execute({ workerId: worker, fresh: true, ...input });
    await market.get(DecideWithdrawal).execute({ withdrawalId: id, adminId: newId(), status: 'accepted' });
    this.accepted.push({ id, worker, fails });
    this.service.failureModes.push(failureMode);
  }

  /**
   * Runs until that moment, or a time limit; returns whether the moment occurred. After a gateway event it may
   * run for some milliseconds longer.
   */
  async runUntil(moment: GatewayEvent | Moment | undefined, milliseconds = 0): Promise<boolean> {
    if (typeof moment === 'object' && !this.proxy) return this.runUntilKilled(moment);
    let reached = false;
    const dead = new Promise<void>((resolve, reject) => {
      const kill = async () => {
        reached = true;
        if (milliseconds > 0) await pause(milliseconds);
        await this.api?.kill();
      };
      const killNow = () => kill().then(resolve, reject);
      if (typeof moment === 'object') this.proxy?.at(moment, () => void killNow());
      this.service.onEvent = (event) => {
        if (event !== moment || reached) return;
        const killed = killNow();
        return milliseconds > 0 ? undefined : killed;
      };
    });
    const started = this.start();
    await Promise.race([dead, started.then(() => pause(MAX_TTL_MS))]);
    this.service.onEvent = () => undefined;
    this.proxy?.disarm();
    await this.api?.kill();
    await started;
    await until(() => this.service.idle, 20_000, 'the service has dealt with everything');
    return reached;
  }

  private async runUntilKilled(moment: Moment): Promise<boolean> {
    const { DATA_DIR } = this.testApp.settings;
    crashAt(DATA_DIR, moment);
    await this.start(CRASHING);
    const reached = await Promise.race([this.api?.waitForExit().then(() => true), pause(MAX_TTL_MS).then(() => false)]);
    await this.api?.kill();
    crashAt(DATA_DIR, undefined);
    await until(() => this.service.idle, 20_000, 'the service has dealt with everything');
    return reached === true;
  }

  /** Runs until everything due was accepted, and is stopped as an owner does: accepted work is completed. */
  async runToEnd(): Promise<void> {
    await this.start();
    const due = async () => {
      const [row] = await this.testApp.sql<{ due: number }>(
        "SELECT COUNT(*) AS due FROM withdrawal WHERE state IN ('queued', 'sent') AND look_at <= ?",
        [Date.now()],
      );
      return Number(row?.due) === 0;
    };
    await until(due, 20_000, 'it has taken on everything');
    await this.api?.stop();
    await until(() => this.service.idle, 20_000, 'the service has dealt with everything');
  }

  /** Advances time while no process runs: stored times become that much older, for the gateway too. */
  async pass(milliseconds: number): Promise<void> {
    this.passed += milliseconds;
    const { sql } = this.testApp;
    await sql('UPDATE withdrawal SET look_at = look_at - ? WHERE look_at > ?', [milliseconds, milliseconds]);
    await sql('UPDATE withdrawal SET submitted_at = submitted_at - ? WHERE submitted_at > 0', [milliseconds]);
    await sql('UPDATE job_lease SET `until` = 0');
  }

  async open(): Promise<number> {
    const [row] = await this.testApp.sql<{ open: number }>(
      "SELECT COUNT(*) AS open FROM withdrawal WHERE state IN ('queued', 'sent')",
    );
    return Number(row?.open);
  }

  private async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.api = await ApiProcess.prepare({ ...this.settings, ...settings });
    // It may be killed before its first response.
    await this.api.start().catch(() => undefined);
  }

  private outcomeOf(item: Record<string, unknown>): Record<string, unknown> {
    const fails = this.accepted.some(({ id, fails: failing }) => failing && id === item['client_id']);
    return fails ? { ...item, status: 'failed', reason: 'No such account' } : item;
  }
}

function through(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}

describeOnEachDatabase('a server that is killed while it pays', (engine) => {
  const KILLS = sized(100, 6);
  let payer: Payer;
  beforeAll(async () => (payer = await Payer.prepare(engine)), timeLimit(60, 60));
  afterAll(() => payer.end());

  it(
    'R17 pays each accepted withdrawal exactly once, or returns its coins once, and the ledger adds up',
    async () => {
      const moments: readonly (GatewayEvent | Moment)[] = [...GATEWAY_EVENTS, ...STATEMENTS];
      // Those of a short run are spread over the list.
      const step = Math.max(1, Math.floor(moments.length / KILLS));
      let [atMoment, atStatement] = [0, 0];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await payer.accept(FAILURE_MODES[kill % FAILURE_MODES.length] as FailureMode, kill % 4 === 3);
        const moment = moments[(kill * step) % moments.length] as GatewayEvent | Moment;
        // Every third time it runs a moment longer, so that it is killed in a later step.
        const rest = kill % 3 === 2 ? Math.ceil(Math.random() * 25) : 0;
        if (await payer.runUntil(moment, rest)) {
          atMoment += 1;
          if (typeof moment === 'object') atStatement += 1;
        }
        expect(await auditLedger(payer.testApp.sql)).toBe(0);
        await payer.pass(kill % 5 === 4 ? 16 * MINUTE : MINUTE + 5_000);
      }
      for (let life = 0; life < 40 && (await payer.open()) > 0; life += 1) {
        await payer.runToEnd();
        await payer.pass(16 * MINUTE);
      }
      const { testApp, service, accepted } = payer;
      for (const { id, worker, fails } of accepted) {
        const [row] = await testApp.sql<{ state: string; reference: string }>(
          'SELECT state, reference FROM withdrawal WHERE id = ?',
          [id],
        );
        const payments = service.paymentsOf(id);
        expect(payments).toHaveLength(1);
        expect(row).toMatchObject(
          fails ? { state: 'failed' } : { state: 'confirmed', reference: payments[0]?.reference },
        );
        expect(await balanceOf(testApp.sql, `payable:${id}`)).toBe(0);
        expect(await balanceOf(testApp.sql, `available:${worker}`)).toBe(fails ? 500 : 500 - REWARD);
        const notified = await new MarketplaceFixture(testApp).notificationCodes(worker);
        expect(notified.filter((code) => code === (fails ? 'payout/failed' : 'payout/confirmed'))).toHaveLength(1);
      }
      expect(accepted).toHaveLength(KILLS);
      expect(await auditLedger(testApp.sql)).toBe(0);
      expect((await new MarketplaceFixture(testApp).get(ClosedDayQuery).execute()).reconciliation.holds).toBe(true);
      console.warn(
        `R17 on ${engine}: killed ${KILLS} times, ${atMoment} of them at a chosen step of a payment, ${atStatement} beside a certain statement`,
      );
      expect(atMoment).toBeGreaterThanOrEqual(KILLS / 3);
      expect(atStatement).toBeGreaterThan(0);
    },
    timeLimit(480, 7200),
  );
});
