import { itStaysRightWhenManyActAtOnce } from '../invariants/at-once';
import { runRandomCommands } from '../invariants/random-commands';
import { remoteApi } from '../support/api';
import { describeOn, freshDatabase, type FreshDatabase } from '../support/databases';
import { watchLedger } from '../support/ledger';
import { ApiProcess } from '../support/processes';
import { remoteSql } from '../support/remote-sql';
import { patience, sized } from '../support/sizes';
import { RemoteStage } from '../support/stage';
import { TEST_SETTINGS } from '../world';

const ORIGIN = 'http://kaaj.test';

describeOn('MariaDB', 'R10 two processes on one database', () => {
  let home: FreshDatabase;
  let database: ReturnType<typeof remoteSql>;
  let processes: readonly ApiProcess[] = [];
  let api: ReturnType<typeof remoteApi>;
  let stage: RemoteStage;
  beforeAll(
    async () => {
      home = await freshDatabase('MariaDB');
      database = remoteSql(String(home.settings.DATABASE_URL));
      const settings = { ...TEST_SETTINGS, ...home.settings, PUBLIC_ORIGIN: ORIGIN };
      processes = [await ApiProcess.start(settings), await ApiProcess.start(settings)];
      api = remoteApi(
        ORIGIN,
        processes.map(({ server }) => server),
      );
      stage = new RemoteStage(api, database.sql);
    },
    patience(60, 60),
  );
  afterAll(async () => {
    api.close();
    await Promise.all(processes.map((process) => process.stop()));
    await database.close();
    await home.remove();
  });

  itStaysRightWhenManyActAtOnce(() => stage);

  it(
    'R1 R2 random commands of 64 clients leave every coin where a plain model has it',
    async () => {
      await stage.admin();
      const watch = watchLedger(database.sql);
      const clients = Array.from({ length: 64 }, (_, client) =>
        runRandomCommands(stage, {
          operations: sized(100_000, 320) / 64,
          seed: Date.now() + client,
          length: sized(150, 10),
        }),
      );
      await Promise.all(clients);
      expect(await watch.stop()).toBeGreaterThan(1);
    },
    patience(240, 7200),
  );
});
