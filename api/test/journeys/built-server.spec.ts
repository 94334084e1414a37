import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Api, remoteApi } from '../support/api';
import { freshDatabase, type FreshDatabase } from '../support/databases';
import { FakeSmtp } from '../support/fake-smtp';
import { ApiProcess, until } from '../support/processes';
import { proofBy } from '../support/uploads';
import { actions, describeOnEachDatabase, describeOnOneDatabase, idOf, Person, TEST_SETTINGS } from '../test-app';

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

describeOnOneDatabase('the built server that is stopped while its mail server hangs', (engine) => {
  let fresh: FreshDatabase;
  let smtp: FakeSmtp;
  let process: ApiProcess;
  let api: Api & { close(): void };
  beforeAll(async () => {
    [fresh, smtp] = [await freshDatabase(engine), await FakeSmtp.open()];
    process = await ApiProcess.start({ ...TEST_SETTINGS, ...fresh.settings, SMTP_URL: smtp.url });
    api = remoteApi(`http://localhost:${process.port}`, [process.server]);
  });
  afterAll(async () => {
    api.close();
    await process.stop();
    await smtp.close();
    await fresh.remove();
  });

  it('answers the running request, refuses new ones and ends with code 0', async () => {
    const { email, password } = await Person.signUp(api, { role: 'Worker' });
    smtp.hangs = true;
    await api.send({ method: 'POST', path: '/auth/password-reset', body: { email } });
    await until(() => smtp.unanswered > 0);

    const body = JSON.stringify({ email, password });
    const running = request(`${process.server}/api/auth/login`, {
      method: 'POST',
      headers: {
        origin: `http://localhost:${process.port}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answered = once(running, 'response') as Promise<[IncomingMessage]>;
    answered.catch(() => undefined);
    running.flushHeaders();
    await once(running, 'continue');
    const stopping = process.stop();
    await until(async () => !(await process.answers()));
    running.end(body);
    const [answer] = await answered;
    expect(answer.resume().statusCode).toBe(200);
    await stopping;
    expect(process.exitCode).toBe(0);
  });
});
