import { remoteApi } from '../support/api';
import { type Engine, freshDatabase, type FreshDatabase, SERVER } from '../support/databases';
import { type DatabaseProxy } from '../support/database-proxy';
import { ApiProcess } from '../support/processes';
import { remoteSql, sqliteSql } from '../support/remote-sql';
import { RemoteTestEnvironment } from '../support/test-environment';
import { TEST_SETTINGS } from '../test-app';

const ORIGIN = 'http://kaaj.test';

interface RemoteProductOptions {
  /** The database server of this run by default. SQLite: all processes on one folder. */
  readonly engine?: Engine;
  /** The number of API processes; one by default. */
  readonly count?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** A proxy between the processes and their database. */
  readonly proxy?: DatabaseProxy;
  /** Connections of the clients to each process. */
  readonly connections?: number;
}

/** API processes on a database of their own, with clients, and direct access to the database. */
export class RemoteProduct {
  readonly testEnv: RemoteTestEnvironment;

  private constructor(
    private readonly fresh: FreshDatabase,
    private readonly database: ReturnType<typeof remoteSql>,
    readonly processes: readonly [ApiProcess, ...ApiProcess[]],
    private readonly api: ReturnType<typeof remoteApi>,
  ) {
    this.testEnv = new RemoteTestEnvironment(api, database.sql);
  }

  static async start({
    count = 1,
    engine = SERVER,
    settings,
    proxy,
    connections,
  }: RemoteProductOptions = {}): Promise<RemoteProduct> {
    const fresh = await freshDatabase(engine);
    const { DATA_DIR, DATABASE_URL } = fresh.settings;
    const database = DATABASE_URL === undefined ? sqliteSql(DATA_DIR) : remoteSql(DATABASE_URL);
    const all: Record<string, string> = { ...TEST_SETTINGS, DATA_DIR, PUBLIC_ORIGIN: ORIGIN, ...settings };
    if (DATABASE_URL !== undefined) all['DATABASE_URL'] = through(proxy, DATABASE_URL);
    const first = await ApiProcess.start(all);
    const others: ApiProcess[] = [];
    while (others.length < count - 1) others.push(await ApiProcess.start(all));
    const servers = [first, ...others].map(({ server }) => server);
    return new RemoteProduct(fresh, database, [first, ...others], remoteApi(ORIGIN, servers, connections));
  }

  /** Where the processes store their files. */
  get folder(): string {
    return this.fresh.settings.DATA_DIR;
  }

  async stop(): Promise<void> {
    this.api.close();
    await Promise.all(this.processes.map((process) => process.stop()));
    await this.database.close();
    await this.fresh.remove();
  }
}

function through(proxy: DatabaseProxy | undefined, address: string): string {
  const url = new URL(address);
  if (proxy) url.port = String(proxy.port);
  return url.href;
}
