import { remoteApi } from '../support/api';
import { freshDatabase, type FreshDatabase, SERVER } from '../support/databases';
import { type DatabaseProxy } from '../support/database-proxy';
import { ApiProcess } from '../support/processes';
import { remoteSql } from '../support/remote-sql';
import { RemoteStage } from '../support/stage';
import { TEST_SETTINGS } from '../world';

const ORIGIN = 'http://kaaj.test';

interface Wishes {
  /** How many API processes; one by default. */
  readonly count?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Stands between the processes and their database. */
  readonly proxy?: DatabaseProxy;
  /** Connections that the clients have to each process. */
  readonly connections?: number;
}

/** API processes on a MariaDB database of their own, with clients of them and a look into the database past everything. */
export class RemoteProduct {
  readonly stage: RemoteStage;

  private constructor(
    private readonly home: FreshDatabase,
    private readonly database: ReturnType<typeof remoteSql>,
    readonly processes: readonly [ApiProcess, ...ApiProcess[]],
    private readonly api: ReturnType<typeof remoteApi>,
  ) {
    this.stage = new RemoteStage(api, database.sql);
  }

  static async start({ count = 1, settings, proxy, connections }: Wishes = {}): Promise<RemoteProduct> {
    const home = await freshDatabase(SERVER);
    const url = new URL(String(home.settings.DATABASE_URL));
    const database = remoteSql(url.href);
    if (proxy) url.port = String(proxy.port);
    const all = { ...TEST_SETTINGS, ...home.settings, DATABASE_URL: url.href, PUBLIC_ORIGIN: ORIGIN, ...settings };
    const first = await ApiProcess.start(all);
    const others: ApiProcess[] = [];
    while (others.length < count - 1) others.push(await ApiProcess.start(all));
    const servers = [first, ...others].map(({ server }) => server);
    return new RemoteProduct(home, database, [first, ...others], remoteApi(ORIGIN, servers, connections));
  }

  /** Where the processes keep their files. */
  get folder(): string {
    return this.home.settings.DATA_DIR;
  }

  async stop(): Promise<void> {
    this.api.close();
    await Promise.all(this.processes.map((process) => process.stop()));
    await this.database.close();
    await this.home.remove();
  }
}
