import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../src/app';
import { Config } from '../src/config';
import { type Account, LedgerAudit } from '../src/contexts/wallet';
import { Clock } from '../src/kernel/clock';
import { Database } from '../src/platform/database/database';
import { type Engine, freshDatabase, type FreshDatabase } from './support/databases';
import { Faults } from './support/faults';
import { SettableClock } from './support/settable-clock';

export { describeOn, describeOnEachDatabase, type Engine } from './support/databases';

export type Settings = Readonly<Record<string, string>>;

/** The whole API in this process, on a database of its own; everything in it is what runs in production. */
export class World {
  readonly database: Database;
  readonly clock: SettableClock;
  readonly faults: Faults;
  private readonly named = new Map<string, Account>();

  private constructor(
    readonly app: NestFastifyApplication,
    readonly config: Config,
    private readonly home: FreshDatabase,
  ) {
    this.database = app.get(Database);
    this.clock = new SettableClock(app.get(Clock));
    this.faults = new Faults(this.database);
  }

  static async build(engine: Engine, settings: Settings = {}): Promise<World> {
    const home = await freshDatabase(engine);
    const config = Config.from({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'false', ...home.settings, ...settings });
    const app = await createApp(config);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new World(app, config, home);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.close();
    await this.home.remove();
  }

  /** Gives an account the name under which `balances` tells its coins. */
  name(name: string, account: Account): void {
    this.named.set(name, account);
  }

  /** Coins in every named account, and in everything together. Throws when any account disagrees with its transfers. */
  async balances(): Promise<Record<string, number>> {
    const balances: Record<string, number> = {};
    for (const [name, account] of this.named) balances[name] = await this.stored(account);
    return { ...balances, everything: await this.audit() };
  }

  /** The sum over all accounts, after a look at every single one of them. */
  async audit(): Promise<number> {
    const { sum, mismatches, negative } = await this.app.get(LedgerAudit).run();
    if (mismatches.length > 0) throw new Error(`Accounts and transfers disagree: ${JSON.stringify(mismatches)}`);
    if (negative.length > 0) throw new Error(`Below zero: ${negative.join(', ')}`);
    return sum;
  }

  private async stored(account: Account): Promise<number> {
    const [row] = await this.database.query<{ balance: number }>('SELECT balance FROM account WHERE id = ?', [account]);
    return row?.balance ?? 0;
  }
}
