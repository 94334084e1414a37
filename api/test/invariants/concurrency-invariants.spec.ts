import { describeOnEachDatabase, TestApp } from '../test-app';
import { describeConcurrencyInvariants } from './concurrency-invariants';

describeOnEachDatabase('one API', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());

  describeConcurrencyInvariants(() => testApp);
});
