import { describeOn, SERVER, TestApp } from '../test-app';
import { runManyClients } from '../invariants/many-clients';
import { timeLimit } from '../support/sizes';

describeOn(SERVER, 'random commands of 32 clients through two API processes on one database', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await TestApp.build(SERVER);
    second = await TestApp.build(SERVER, first.settings);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it(
    'R1 R2 leave every coin where a reference model has it, and the ledger valid at every moment',
    () => runManyClients([first, second], 32, 256),
    timeLimit(240, 7200),
  );
});
