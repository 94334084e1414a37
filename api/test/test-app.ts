import { ModulesContainer } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../src/app';
import { Config } from '../src/config';
import { VerifyRecords } from '../src/contexts/disputes';
import { PasswordCost } from '../src/contexts/identity/adapters/out/passwords';
import { type Account, availableOf, heldOf } from '../src/contexts/wallet';
import { Clock } from '../src/kernel/clock';
import { RecentCache } from '../src/kernel/recent-cache';
import { Database } from '../src/platform/database/database';
import { insertion } from '../src/platform/database/insert-rows';
import { Outbox } from '../src/platform/outbox/outbox';
import { type SqlOutbox } from '../src/platform/outbox/sql-outbox';
import { Scheduler } from '../src/platform/scheduler/scheduler';
import { type Api, injectedApi, remoteApi } from './support/api';
import { withSchemaValidation } from './support/documented-api';
import { type Engine, freshDatabase, type FreshDatabase } from './support/databases';
import { Faults } from './support/faults';
import { auditLedger, balanceOf } from './support/ledger';
import { type Person } from './support/person';
import { notPortable } from './support/sent-statements';
import { SettableClock } from './support/settable-clock';
import { TestEnvironment } from './support/test-environment';
import { type Sql } from './support/sql';
import { unchecked } from './support/unchecked-sql';
import { fillFromTemplate } from './support/templates';

export { describeOn, describeOnEachDatabase, describeOnOneDatabase, type Engine, SERVER } from './support/databases';
export { actions, idOf, taskBody } from './support/actions';
export { type Answer } from './support/api';
export { Browser, Person } from './support/person';

export type Settings = Readonly<Record<string, string>>;

/** Limits, waiting times and the second factor are off, except in their own tests. */
const GENEROUS_LIMITS: Settings = {
  LIMIT_SIGN_UPS: '1000000',
  LIMIT_PASSWORDS_ACCOUNT: '1000000',
  LIMIT_PASSWORDS_ADDRESS: '1000000',
  LIMIT_PASSWORDS_UNKNOWN_BROWSER: '1000000',
  LIMIT_SIGN_INS: '1000000',
  LIMIT_RESETS: '1000000',
  LIMIT_SEARCHES: '1000000',
  LIMIT_UPLOADS: '1000000',
  LIMIT_PURCHASES: '1000000',
  LIMIT_KEY_CALLS: '1000000',
  LIMIT_PENDING_WITHDRAWALS: '1000000',
  DATABASE_WAIT_SECONDS: '120',
  PAYOUT_ACCOUNT_COOLING_OFF_HOURS: '0',
  ADMIN_SECOND_FACTOR: 'false',
};

const MIN_PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } satisfies PasswordCost;

export const TEST_SETTINGS: Settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DEMO: 'false',
  SCHEDULER: 'false',
  ...GENEROUS_LIMITS,
};

/** Keys are created once, and processes remember them. */
const KEPT_TABLES: readonly string[] = ['book_key', 'kept_key'];

/** What `keepRows` found. */
interface StartingPoint {
  readonly rows: Readonly<Record<string, readonly object[]>>;
  readonly people: readonly (readonly [Person, object])[];
  readonly named: readonly (readonly [string, Account])[];
  readonly admin: Promise<Person> | undefined;
}

/** The cookies and tokens of a person, apart from the original. */
const copyOf = (person: object) => ({ ...person, cookies: new Map((person as Person).cookies) });

interface BuildOptions {
  readonly productionPasswords?: boolean;
  readonly emptyDatabase?: boolean;
}

/**
 * The API in this process, on a database of its own. Not as in production are the clock, the cost of passwords,
 * injected faults, limits, and jobs, which run only when a test calls them.
 */
export class TestApp extends TestEnvironment {
  readonly database: Database;
  readonly clock: SettableClock;
  readonly faults: Faults;
  readonly api: Api;
  private readonly named = new Map<string, Account>();
  private readonly closing: (() => unknown)[] = [];
  private kept: StartingPoint = { rows: {}, people: [], named: [], admin: undefined };

  private constructor(
    readonly app: NestFastifyApplication,
    readonly config: Config,
    private readonly fresh: FreshDatabase,
  ) {
    super();
    this.database = app.get(Database);
    this.clock = new SettableClock(app.get(Clock));
    this.faults = new Faults(this.database);
    this.api = withSchemaValidation(injectedApi(app, config.publicOrigin));
  }

  /**
   * With `productionPasswords` a password costs as much as in production, otherwise the minimum of argon2. With
   * `emptyDatabase` the start runs the migrations, otherwise it finds their outcome.
   */
  static async build(
    engine: Engine,
    settings: Settings = {},
    { productionPasswords = false, emptyDatabase = false }: BuildOptions = {},
  ): Promise<TestApp> {
    const fresh = await freshDatabase(engine);
    if (!emptyDatabase && !settings['DATA_DIR'] && !settings['DATABASE_URL'])
      await fillFromTemplate(engine, fresh, TEST_SETTINGS);
    const config = Config.from({ ...TEST_SETTINGS, ...fresh.settings, ...settings });
    const app = await createApp(config);
    if (!productionPasswords) Object.assign(app.get(PasswordCost, { strict: false }), MIN_PASSWORD_COST);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new TestApp(app, config, fresh);
  }

  /** Settings that point another process at the same database. */
  get settings(): FreshDatabase['settings'] {
    return this.fresh.settings;
  }

  async close(): Promise<void> {
    for (const close of this.closing) close();
    await this.app.close();
    await this.fresh.remove();
    const wrong = notPortable();
    if (wrong.length > 0) throw new Error(`Not every database takes what was sent:\n${wrong.join('\n')}`);
  }

  /** The same API over real sockets; with `others`, through any of them each time, as behind a gateway. */
  async overHttp(connections = 64, others: readonly TestApp[] = []): Promise<Api> {
    const addresses = await Promise.all([this, ...others].map((testApp) => testApp.listen()));
    const api = remoteApi(this.config.publicOrigin, addresses, connections);
    this.closing.unshift(() => api.close());
    return withSchemaValidation(api);
  }

  private async listen(): Promise<string> {
    await this.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = this.app.getHttpServer().address() as { port: number };
    return `http://127.0.0.1:${port}`;
  }

  readonly sql: Sql = async <Row>(text: string, parameters: readonly unknown[] = []) => {
    const statement = unchecked(text);
    if (/^\s*SELECT/i.test(text)) return this.database.query<Row>(statement, parameters);
    await this.database.execute(statement, parameters);
    return [];
  };

  /**
   * Delivers the waiting outbox entries and stops automatic delivery, so that only the test causes statements and rows.
   */
  async stopOutbox(): Promise<void> {
    const outbox = this.app.get<Outbox, SqlOutbox>(Outbox);
    await outbox.beforeApplicationShutdown();
    await outbox.drain();
  }

  /**
   * Lets `deleteAllRows` restore what is there now, and the sessions of these people: a file signs them up once instead of
   * before each test.
   */
  async keepRows(...people: readonly Person[]): Promise<void> {
    await this.stopOutbox();
    const tables = this.database.maintenance.entityMetadatas.map(({ tableName }) => tableName);
    const read = tables
      .filter((table) => !KEPT_TABLES.includes(table))
      .map(async (table) => [table, await this.sql<object>(`SELECT * FROM ${table}`)] as const);
    const rows = Object.fromEntries((await Promise.all(read)).filter(([, found]) => found.length > 0));
    const states = people.map((person) => [person, copyOf(person)] as const);
    this.kept = { rows, people: states, named: [...this.named], admin: this.cachedAdmin };
  }

  /**
   * For the next test that needs an installation without people: deletes every row but those of `keepRows`, and resets
   * the clock and the caches of this process. A new application takes ten times as long.
   */
  async deleteAllRows(): Promise<void> {
    const outbox = this.app.get<Outbox, SqlOutbox>(Outbox);
    await outbox.beforeApplicationShutdown();
    this.faults.clear();
    const { maintenance } = this.database;
    await this.database.run(async () => {
      for (const { tableName } of maintenance.entityMetadatas)
        if (!KEPT_TABLES.includes(tableName)) this.database.enqueueWrite(unchecked(`DELETE FROM ${tableName}`), []);
      for (const [table, rows] of Object.entries(this.kept.rows)) this.database.enqueueWrite(...insertion(table, rows));
      for (const cache of this.caches()) cache.invalidate();
    });
    this.clock.reset();
    this.named.clear();
    for (const [name, account] of this.kept.named) this.named.set(name, account);
    for (const [person, state] of this.kept.people) Object.assign(person, copyOf(state));
    this.cachedAdmin = this.kept.admin;
    outbox.onApplicationBootstrap();
  }

  private caches(): readonly RecentCache<unknown>[] {
    return [...this.app.get(ModulesContainer).values()]
      .flatMap(({ providers }) => [...providers.values()])
      .flatMap(({ instance }) => Object.values(instance ?? {}))
      .filter((field) => field instanceof RecentCache);
  }

  /** Runs all jobs once. */
  runJobs(): Promise<void> {
    return this.app.get(Scheduler).runAll();
  }

  /** Counters of reputation records that differ from the submissions. */
  async wrongCounters(): Promise<unknown[]> {
    const wrong: unknown[] = [];
    for await (const each of this.app.get(VerifyRecords, { strict: false }).execute()) wrong.push(each);
    return wrong;
  }

  /** Gives an account the name under which `balances` returns its coins. */
  name(name: string, account: Account): void {
    this.named.set(name, account);
  }

  /**
   * Lets `balances` return a person's available coins under `name`, and those of pending withdrawals under `name held`.
   */
  nameWallet(name: string, { id }: Person): void {
    this.name(name, availableOf(id));
    this.name(`${name} held`, heldOf(id));
  }

  /**
   * Coins in every named account, and the sum of all accounts as `ledgerSum`. Throws when any account differs from its
   * transfers, or any task from its slots.
   */
  async balances(audit = auditLedger): Promise<Record<string, number>> {
    const balances: Record<string, number> = {};
    for (const [name, account] of this.named) balances[name] = await balanceOf(this.sql, account);
    return { ...balances, ledgerSum: await audit(this.sql) };
  }

  /** Delivers what the outbox has, stops it, and returns `snapshot`: later entries of the outbox stay visible. */
  async snapshotWithoutOutbox(except: readonly string[] = []): Promise<Record<string, unknown[]>> {
    await this.stopOutbox();
    return this.snapshot(except);
  }

  /**
   * Every row of every table, for tests that nothing at all has changed. `except` names tables that may. One round
   * trip: reads of the same tick are sent together.
   */
  async snapshot(except: readonly string[] = []): Promise<Record<string, unknown[]>> {
    const tables = this.database.maintenance.entityMetadatas.map(({ tableName }) => tableName);
    const read = tables
      .filter((name) => !except.includes(name))
      .sort()
      .map(async (table) => {
        const rows = await this.sql(`SELECT * FROM ${table}`);
        return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
      });
    return Object.fromEntries(await Promise.all(read));
  }
}
