import { type Api, remoteApi } from '../support/api';
import { freshDatabase, type FreshDatabase } from '../support/databases';
import { ApiProcess } from '../support/processes';
import { proofBy } from '../support/uploads';
import { actions, describeOnEachDatabase, idOf, Person, TEST_SETTINGS } from '../test-app';

describeOnEachDatabase('the built server', (engine) => {
  let fresh: FreshDatabase;
  let process: ApiProcess;
  let api: Api & { close(): void };
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    process = await ApiProcess.start({ ...TEST_SETTINGS, ...fresh.settings });
    api = remoteApi(`http://localhost:${process.port}`, [process.server]);
  });
  afterAll(async () => {
    api.close();
    await process.stop();
    await fresh.remove();
  });

  it('starts, is ready and prints no warning', async () => {
    expect(await process.answers('/ready')).toBe(true);
    expect(process.output).not.toMatch(/warning/i);
  });

  it('moves coins from a buyer to a worker', async () => {
    const buyer = await Person.signUp(api, { role: 'Buyer' });
    const worker = await Person.signUp(api, { role: 'Worker' });
    (await actions.buy(buyer, 500)).data();
    const task = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 100 }));
    (await actions.review(buyer, idOf(await actions.submit(worker, task)), 'accepted')).data();
    expect((await worker.get(`/user?${worker.self}`)).data()).toMatchObject({ coin: 110 });
  });

  it('encodes pictures and serves the page of the documentation', async () => {
    const person = await Person.signUp(api, { role: 'Worker' });
    expect(await proofBy(person)).toMatch(/^\/api\/image\//);
    expect((await person.get('/docs/swagger-ui.css')).status).toBe(200);
  });
});
