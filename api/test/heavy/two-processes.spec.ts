import { describeConcurrencyInvariants } from '../invariants/concurrency-invariants';
import { runRandomCommands } from '../invariants/random-commands';
import { describeOn, SERVER } from '../support/databases';
import { watchLedger } from '../support/ledger';
import { timeLimit, sized } from '../support/sizes';
import { RemoteProduct } from './remote-product';

describeOn(SERVER, 'R10 two processes on one database', () => {
  let product: RemoteProduct;
  beforeAll(async () => (product = await RemoteProduct.start({ count: 2 })), timeLimit(60, 60));
  afterAll(() => product.stop());

  describeConcurrencyInvariants(() => product.testEnv);

  it(
    'R1 R2 random commands of 64 clients leave every coin where a reference model has it',
    async () => {
      const { testEnv } = product;
      await testEnv.admin();
      const watch = watchLedger(testEnv.sql);
      const clients = Array.from({ length: 64 }, (_, client) =>
        runRandomCommands(testEnv, {
          operations: sized(100_000, 320) / 64,
          seed: Date.now() + client,
          length: sized(150, 10),
        }),
      );
      await Promise.all(clients);
      expect(await watch.stop()).toBeGreaterThan(1);
    },
    timeLimit(240, 7200),
  );
});
