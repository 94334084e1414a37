import { setTimeout as pause } from 'node:timers/promises';
import { type Delivery, type WebhookEvent } from '@kaaj/contract';
import { Webhook } from 'standardwebhooks';
import { FakeWeb, type Reply } from '../../../../test/support/fake-web';
import { HTTP_BEHAVIOURS, MisbehavingServer } from '../../../../test/support/misbehaving-servers';
import { until } from '../../../../test/support/processes';
import { Program } from '../../../../test/support/program';
import { actions, describeOnOneDatabase, idOf, Person, TestApp } from '../../../../test/test-app';
import { Clock } from '../../../kernel/clock';
import { DeliverDue } from './deliver-due';
import { Deliveries } from './deliveries';
import { WebhookSender } from './webhook-sender';

const HOUR_MS = 60 * 60_000;

describeOnOneDatabase('R20 webhooks', (engine) => {
  let testApp: TestApp;
  let web: FakeWeb;
  let upgrading: MisbehavingServer;
  let reply: Reply;
  beforeAll(async () => {
    web = await FakeWeb.start(() => reply);
    upgrading = await MisbehavingServer.start(HTTP_BEHAVIOURS['101 with an upgrade']);
    testApp = await TestApp.build(engine, {
      WEBHOOK_HOSTS: `${web.address.slice('http://'.length)},${upgrading.host}`,
    });
  });
  afterAll(async () => {
    await testApp.close();
    web.stop();
    upgrading.stop();
  });
  beforeEach(() => {
    reply = { status: 200, body: 'thanks' };
    web.failure = undefined;
    web.requests.length = 0;
  });
  afterEach(() => {
    testApp.clock.reset();
    jest.restoreAllMocks();
  });

  const listen = async (person: Person, ...events: WebhookEvent[]) =>
    (await person.post('/webhook', { url: `${web.address}/${person.id}`, events })).data<{
      _id: string;
      secret: string;
    }>();
  /** What was delivered to the endpoint of this person. */
  const received = ({ id }: Person) => web.requests.filter(({ url }) => url === `/${id}`);
  const payloads = (person: Person) =>
    received(person).map(({ body }) => JSON.parse(body.toString()) as { type: string; data: Record<string, unknown> });
  const idsReceived = (person: Person) => received(person).map(({ headers }) => headers['webhook-id']);
  const logOf = async (person: Person, id: string) => (await person.get(`/webhook/${id}/delivery`)).data<Delivery[]>();

  it('notify a buyer of submissions and decisions in order, and only of subscribed events', async () => {
    const [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    await listen(buyer, 'submission.created', 'submission.decided');
    await listen(worker, 'submission.decided');
    const task = idOf(await actions.post(buyer));
    const submission = idOf(await actions.submit(worker, task));
    (await actions.review(buyer, submission, 'accepted')).data();
    await testApp.runJobs();
    const decided = { type: 'submission.decided', data: { submission, task, reward: 5, status: 'accepted' } };
    expect(payloads(buyer)).toMatchObject([
      { type: 'submission.created', data: { submission, task, reward: 5 } },
      decided,
    ]);
    expect(payloads(worker)).toMatchObject([decided]);
  });

  it('notify a buyer of changes and of disputes, and both people of the outcome', async () => {
    const [buyer, worker, admin] = [
      await testApp.person('Buyer'),
      await testApp.person('Worker'),
      await testApp.admin(),
    ];
    await listen(buyer, 'submission.versioned', 'submission.decided', 'dispute.opened', 'dispute.decided');
    await listen(worker, 'submission.versioned', 'dispute.opened', 'dispute.decided');
    const task = idOf(await actions.post(buyer));
    const submission = idOf(await actions.submit(worker, task));
    const about = { submission, task, reward: 5 };
    (await actions.askForChanges(buyer, submission)).data();
    (await actions.resubmitWork(worker, submission)).data();
    (await actions.review(buyer, submission, 'rejected')).data();
    const dispute = idOf(await actions.dispute(worker, submission));
    const { due } = (await buyer.get(`/dispute/${dispute}`)).data<{ due: string }>();
    (await actions.answerDispute(buyer, dispute, { statement: 'Half of it is missing.' })).data();
    (await actions.decideDispute(admin, dispute, 'worker')).data();
    await testApp.runJobs();
    const decided = {
      type: 'dispute.decided',
      data: { dispute, ...about, outcome: 'for-worker', status: 'accepted' },
    };
    expect(payloads(buyer)).toMatchObject([
      { type: 'submission.versioned', data: { ...about, version: 2 } },
      { type: 'submission.decided', data: { ...about, status: 'rejected' } },
      { type: 'dispute.opened', data: { dispute, ...about, answerBy: due } },
      decided,
    ]);
    expect(payloads(worker)).toMatchObject([decided]);
  });

  it('notify that work stays rejected when its buyer won', async () => {
    const [buyer, worker, admin] = [
      await testApp.person('Buyer'),
      await testApp.person('Worker'),
      await testApp.admin(),
    ];
    await listen(worker, 'dispute.decided');
    const submission = idOf(await actions.submit(worker, idOf(await actions.post(buyer))));
    (await actions.review(buyer, submission, 'rejected')).data();
    const dispute = idOf(await actions.dispute(worker, submission));
    (await actions.answerDispute(buyer, dispute, { statement: 'Half of it is missing.' })).data();
    (await actions.decideDispute(admin, dispute, 'buyer')).data();
    await testApp.runJobs();
    expect(payloads(worker)).toMatchObject([{ data: { dispute, outcome: 'for-buyer', status: 'rejected' } }]);
  });

  it('notify of closed tasks and of a balance too low for another one', async () => {
    const buyer = await testApp.person('Buyer');
    await listen(buyer, 'task.closed', 'balance.low');
    const [past, deleted] = [
      idOf(await actions.post(buyer, { payableAmount: 15 })),
      idOf(await actions.post(buyer, { payableAmount: 20 })),
    ];
    (await actions.deleteTask(buyer, deleted)).data();
    testApp.clock.advanceDays(9);
    await testApp.runJobs();
    await testApp.runJobs();
    expect(payloads(buyer)).toMatchObject([
      { type: 'balance.low', data: { available: 15, task: deleted } },
      { type: 'task.closed', data: { task: deleted, because: 'deleted' } },
      { type: 'task.closed', data: { task: past, because: 'past' } },
    ]);
  });

  it('notify worker and buyer of an expired claim', async () => {
    const [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    await listen(buyer, 'claim.expired');
    await listen(worker, 'claim.expired');
    const task = idOf(await actions.post(buyer));
    (await actions.claim(worker, task)).data();
    testApp.clock.advance(2 * HOUR_MS);
    await testApp.runJobs();
    await testApp.runJobs();
    for (const person of [buyer, worker]) {
      expect(payloads(person)).toMatchObject([{ type: 'claim.expired', data: { task } }]);
    }
  });

  it('send nothing for a rolled back transaction', async () => {
    const buyer = await testApp.person('Buyer');
    await listen(buyer, 'balance.low');
    expect((await actions.post(buyer, { payableAmount: 5000 })).ok).toBe(false);
    await testApp.runJobs();
    expect(received(buyer)).toEqual([]);
  });

  it('are signed as standardwebhooks.com describes, for a day with both secrets after a rotation', async () => {
    const buyer = await testApp.person('Buyer');
    const { _id, secret } = await listen(buyer, 'task.closed');
    const sent = async () => {
      await buyer.post(`/webhook/${_id}/test`);
      await testApp.runJobs();
      const last = received(buyer).at(-1);
      return { body: last?.body.toString() ?? '', headers: last?.headers as Record<string, string> };
    };
    const first = await sent();
    expect(new Webhook(secret).verify(first.body, first.headers)).toMatchObject({ type: 'test', data: {} });
    const renewed = (await buyer.post(`/webhook/${_id}/secret`)).data<{ secret: string }>();
    const second = await sent();
    for (const each of [secret, renewed.secret]) new Webhook(each).verify(second.body, second.headers);
    expect(() => new Webhook(renewed.secret).verify(`${second.body} `, second.headers)).toThrow();
    const kept = JSON.stringify(await testApp.snapshot());
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(renewed.secret);
  });

  it.each(['refuses', 'fails', 'hangs up'] as const)(
    'retry later under the same id when a server %s',
    async (failure) => {
      const buyer = await testApp.person('Buyer');
      const { _id } = await listen(buyer, 'task.closed');
      await buyer.post(`/webhook/${_id}/test`);
      web.failure = failure;
      await testApp.runJobs();
      expect(await logOf(buyer, _id)).toMatchObject([{ state: 'waiting', tries: 1 }]);
      web.failure = undefined;
      await testApp.runJobs();
      expect(received(buyer)).toHaveLength(1);
      testApp.clock.advance(5_000);
      await testApp.runJobs();
      expect(new Set(idsReceived(buyer)).size).toBe(1);
      expect(await logOf(buyer, _id)).toMatchObject([
        { state: 'delivered', tries: 2, status: 200, answer: 'thanks', messageId: idsReceived(buyer)[0] },
      ]);
    },
  );

  it('follow no redirect', async () => {
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    reply = { status: 307, location: `${web.address}/inside` };
    await buyer.post(`/webhook/${_id}/test`);
    await testApp.runJobs();
    expect(web.requests.map(({ url }) => url)).toEqual([`/${buyer.id}`]);
    expect(await logOf(buyer, _id)).toMatchObject([{ state: 'waiting', status: 307 }]);
  });

  it('are sent again with the same id when the process ended between sending and recording', async () => {
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    jest.spyOn(testApp.app.get(Deliveries), 'delivered').mockRejectedValueOnce(new Error('a power cut'));
    await testApp.runJobs();
    await testApp.runJobs();
    expect(received(buyer)).toHaveLength(1);
    testApp.clock.advance(60_000);
    await testApp.runJobs();
    expect(received(buyer)).toHaveLength(2);
    expect(new Set(idsReceived(buyer)).size).toBe(1);
    expect(await logOf(buyer, _id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('keep the order of the events of one task, and deliver other tasks in parallel', async () => {
    const [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    await listen(buyer, 'submission.created', 'submission.decided');
    const [slow, quick] = [idOf(await actions.post(buyer)), idOf(await actions.post(buyer))];
    const submission = idOf(await actions.submit(worker, slow));
    web.failure = 'fails';
    await testApp.runJobs();
    (await actions.review(buyer, submission, 'accepted')).data();
    await actions.submit(worker, quick);
    web.failure = undefined;
    web.requests.length = 0;
    await testApp.runJobs();
    expect(payloads(buyer).map(({ data }) => data['task'])).toEqual([quick]);
    testApp.clock.advance(5_000);
    await testApp.runJobs();
    expect(payloads(buyer).map(({ type, data }) => `${type} ${data['task'] === slow}`)).toEqual([
      'submission.created false',
      'submission.created true',
      'submission.decided true',
    ]);
  });

  it('are delivered for many endpoints while many others hang or wait', async () => {
    const buyers = await testApp.people(25, 'Buyer');
    web.failure = 'fails';
    for (const buyer of buyers) {
      const { _id } = await listen(buyer, 'task.closed');
      await buyer.post(`/webhook/${_id}/test`);
    }
    await testApp.runJobs();
    expect(buyers.filter((buyer) => received(buyer).length === 1)).toHaveLength(25);
  });

  it('S37 retry later after an answer 101, and occupy no lane', async () => {
    const [rude, honest] = [await testApp.person('Buyer'), await testApp.person('Buyer')];
    const url = `http://${upgrading.host}/`;
    const { _id } = (await rude.post('/webhook', { url, events: ['task.closed'] })).data<{ _id: string }>();
    await rude.post(`/webhook/${_id}/test`);
    await honest.post(`/webhook/${(await listen(honest, 'task.closed'))._id}/test`);
    await testApp.runJobs();
    expect(await logOf(rude, _id)).toMatchObject([{ state: 'waiting', tries: 1, status: 101, answer: '' }]);
    expect(received(honest)).toHaveLength(1);
  });

  it('S36 of other people are delivered a minute after all lanes got stuck', async () => {
    const stuck = await testApp.people(20, 'Buyer');
    const honest = await testApp.person('Buyer');
    for (const buyer of stuck) await buyer.post(`/webhook/${(await listen(buyer, 'task.closed'))._id}/test`);
    const sender = testApp.app.get(WebhookSender);
    const send = sender.send.bind(sender);
    const stuckIds = new Set(stuck.map(({ id }) => id));
    const never: (() => void)[] = [];
    jest.spyOn(sender, 'send').mockImplementation((message) => {
      if (!stuckIds.has(message.url.split('/').at(-1) as Person['id'])) return send(message);
      return new Promise((resolve) => never.push(() => resolve({ status: null, answer: '', retryAfter: null })));
    });
    const job = testApp.app.get(DeliverDue);
    const report = jest.fn();
    await job.run(report);
    await honest.post(`/webhook/${(await listen(honest, 'task.closed'))._id}/test`);
    await job.run(report);
    expect([never.length, received(honest).length]).toEqual([20, 0]);
    testApp.clock.advance(60_001);
    await job.run(report);
    await until(() => received(honest).length === 1);
    for (const end of never) end();
    jest.restoreAllMocks();
    await testApp.runJobs();
    expect(report).not.toHaveBeenCalled();
  });

  it('S36 use at most two lanes per person, for any number of endpoints', async () => {
    const [greedy, other] = [await testApp.person('Buyer'), await testApp.person('Buyer')];
    for (let count = 0; count < 4; count += 1) {
      await greedy.post(`/webhook/${(await listen(greedy, 'task.closed'))._id}/test`);
    }
    await other.post(`/webhook/${(await listen(other, 'task.closed'))._id}/test`);
    const sender = testApp.app.get(WebhookSender);
    const send = sender.send.bind(sender);
    let [open, most] = [0, 0];
    jest.spyOn(sender, 'send').mockImplementation(async (message) => {
      const isGreedy = message.url.endsWith(greedy.id);
      if (isGreedy) most = Math.max(most, (open += 1));
      if (isGreedy) await until(() => most >= 2).then(() => pause(300));
      const outcome = await send(message);
      if (isGreedy) open -= 1;
      return outcome;
    });
    await testApp.runJobs();
    expect([received(greedy).length, received(other).length, most]).toEqual([4, 1, 2]);
  });

  it('S36 serve the person served longest ago first, and of a person the endpoint served longest ago', async () => {
    const [busy, idle] = [await testApp.person('Buyer'), await testApp.person('Buyer')];
    const [first, second] = [await listen(busy, 'task.closed'), await listen(busy, 'balance.low')];
    await busy.post(`/webhook/${first._id}/test`);
    await testApp.runJobs();
    testApp.clock.advance(1000);
    const third = await listen(idle, 'task.closed');
    for (const { _id } of [first, second]) await busy.post(`/webhook/${_id}/test`);
    await idle.post(`/webhook/${third._id}/test`);
    const deliveries = testApp.app.get(Deliveries);
    const order = (await deliveries.endpointsDue(testApp.app.get(Clock).now(), 10, [])).map(({ id }) => id);
    expect(order).toEqual([third._id, second._id, first._id]);
    expect(await deliveries.endpointsDue(testApp.app.get(Clock).now(), 10, [busy.id])).toEqual([
      { id: third._id, personId: idle.id },
    ]);
    await testApp.runJobs();
  });

  it('S36 queue one test event at a time when the endpoint does not answer', async () => {
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    for (let count = 0; count < 3; count += 1) expect((await buyer.post(`/webhook/${_id}/test`)).status).toBe(202);
    expect(await logOf(buyer, _id)).toHaveLength(1);
    await testApp.runJobs();
    expect((await buyer.post(`/webhook/${_id}/test`)).status).toBe(202);
    expect(await logOf(buyer, _id)).toHaveLength(2);
    await testApp.runJobs();
  });

  it('S38 limit adding, testing and resending to ten times a minute per person', async () => {
    const [buyer, other] = [await testApp.person('Buyer'), await testApp.person('Buyer')];
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    await testApp.runJobs();
    const [sent] = await logOf(buyer, _id);
    for (let count = 2; count < 10; count += 1) {
      const resent = await buyer.post(`/webhook/${_id}/delivery/${sent?._id}`);
      expect(resent.status).toBe(count === 2 ? 202 : 404);
    }
    const refused = { status: 429, code: 'auth/too-many-requests' };
    const body = { url: 'https://name.slow.test/', events: ['task.closed'] };
    expect(await buyer.post('/webhook', body)).toMatchObject(refused);
    expect(await buyer.post(`/webhook/${_id}/test`)).toMatchObject(refused);
    expect(await buyer.post(`/webhook/${_id}/delivery/${sent?._id}`)).toMatchObject(refused);
    await listen(other, 'task.closed');
    testApp.clock.advance(60_000);
    expect((await buyer.post(`/webhook/${_id}/test`)).status).toBe(202);
    await testApp.runJobs();
  });

  it('S36 describe in our own texts why no answer came', async () => {
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    web.failure = 'hangs up';
    await testApp.runJobs();
    expect(await logOf(buyer, _id)).toMatchObject([
      { status: null, answer: 'No connection came about, or it was closed before an answer.' },
    ]);
  });

  it('are disabled at once after an answer 410, and their owner is notified', async () => {
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'submission.created', 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    (await actions.deleteTask(buyer, idOf(await actions.post(buyer)))).data();
    reply = { status: 410 };
    await testApp.runJobs();
    expect(received(buyer)).toHaveLength(1);
    expect((await buyer.get('/webhook')).data()).toMatchObject([{ state: 'off' }]);
    expect((await logOf(buyer, _id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    const notices = (await buyer.get(`/notification?${buyer.self}`)).data<{ code: string }[]>();
    expect(notices.filter(({ code }) => code === 'webhook/gone')).toHaveLength(1);
    testApp.clock.advance(HOUR_MS);
    await testApp.runJobs();
    expect(received(buyer)).toHaveLength(1);
  });

  it.each([
    ['seconds', 429, () => '3600'],
    ['seconds', 503, () => '3600'],
    ['a date', 429, (now: number) => new Date(now + HOUR_MS).toUTCString()],
    ['a date', 503, (now: number) => new Date(now + HOUR_MS).toUTCString()],
  ])('delay all events until the time of Retry-After, in %s with %d', async (_, status, retryAfter) => {
    testApp.clock.stop();
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    (await actions.deleteTask(buyer, idOf(await actions.post(buyer)))).data();
    reply = { status, headers: { 'retry-after': retryAfter(testApp.app.get(Clock).now()) } };
    await testApp.runJobs();
    reply = { status: 200 };
    testApp.clock.advance(HOUR_MS - 2000);
    await testApp.runJobs();
    expect(received(buyer)).toHaveLength(1);
    testApp.clock.advance(4000);
    await testApp.runJobs();
    expect(received(buyer)).toHaveLength(3);
    await buyer.signIn();
    expect((await logOf(buyer, _id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  it.each([
    ['999999999', 429, 24 * HOUR_MS],
    ['9'.repeat(25), 503, 24 * HOUR_MS],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 503, 24 * HOUR_MS],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 503, 10_000],
    ['-3600', 429, 10_000],
    ['soon', 429, 10_000],
    ['3600', 500, 10_000],
  ])('wait no longer than a day for Retry-After: %s with %d', async (retryAfter, status, wait) => {
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    reply = { status, headers: { 'retry-after': retryAfter } };
    await testApp.runJobs();
    reply = { status: 200 };
    testApp.clock.advance(wait);
    await testApp.runJobs();
    expect(received(buyer)).toHaveLength(2);
  });

  it('are disabled after three days without an answer, with a notification to their owner, and can be enabled', async () => {
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    web.failure = 'fails';
    for (let tries = 0; tries < 11; tries += 1) {
      await testApp.runJobs();
      testApp.clock.advance(22 * HOUR_MS);
    }
    expect(received(buyer)).toHaveLength(11);
    await buyer.signIn();
    expect(await logOf(buyer, _id)).toMatchObject([{ state: 'failed', tries: 11, status: 500 }]);
    expect((await buyer.get('/webhook')).data()).toMatchObject([{ state: 'off' }]);
    const notices = (await buyer.get(`/notification?${buyer.self}`)).data<{ code: string }[]>();
    expect(notices.filter(({ code }) => code === 'webhook/switched-off')).toHaveLength(1);

    web.failure = undefined;
    (await buyer.post(`/webhook/${_id}/on`)).data();
    const [failed] = await logOf(buyer, _id);
    (await buyer.post(`/webhook/${_id}/delivery/${failed?._id}`)).data();
    await testApp.runJobs();
    expect(new Set(idsReceived(buyer)).size).toBe(1);
    expect((await buyer.get('/webhook')).data()).toMatchObject([{ state: 'on', failingSince: null }]);
  });

  it('S28 give up what waits when the end of all sessions disables them, and no message of the remaining session', async () => {
    const buyer = await testApp.person('Buyer');
    const { api, name, email, password } = buyer;
    const otherBrowser = new Person(api, name, email, password, 'Buyer');
    await otherBrowser.signIn();
    const [own, other] = [await listen(buyer, 'task.closed'), await listen(otherBrowser, 'task.closed')];
    (await actions.deleteTask(buyer, idOf(await actions.post(buyer)))).data();
    await buyer.post(`/webhook/${other._id}/test`);
    web.failure = 'fails';
    await testApp.runJobs();
    const waiting = { state: 'waiting', tries: 1 };
    expect(await logOf(buyer, own._id)).toMatchObject([waiting]);
    expect(await logOf(buyer, other._id)).toMatchObject([waiting, waiting]);

    (await buyer.patch('/account/password', { password, newPassword: password })).data();
    expect((await buyer.get('/webhook')).data()).toMatchObject([
      { _id: other._id, state: 'off' },
      { _id: own._id, state: 'on' },
    ]);
    expect((await logOf(buyer, other._id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    web.failure = undefined;
    web.requests.length = 0;
    testApp.clock.advance(HOUR_MS);
    await testApp.runJobs();
    await buyer.signIn();
    expect(await logOf(buyer, own._id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
    expect((await logOf(buyer, other._id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(received(buyer)).toHaveLength(1);
    (await buyer.post(`/webhook/${other._id}/on`)).data();
    await testApp.runJobs();
    expect(received(buyer)).toHaveLength(1);
  });

  it('can be managed by a key with that scope, and by no other user', async () => {
    const [buyer, other] = [await testApp.person('Buyer'), await testApp.person('Buyer')];
    const { _id } = await listen(buyer, 'task.closed');
    const program = await Program.of(buyer, ['webhooks']);
    expect((await program.get('/webhook')).data()).toMatchObject([{ _id, events: ['task.closed'] }]);
    for (const path of [`/webhook/${_id}/test`, `/webhook/${_id}/secret`, `/webhook/${_id}/on`]) {
      expect((await other.post(path)).status).toBe(404);
    }
    expect((await other.delete(`/webhook/${_id}`)).status).toBe(404);
    (await buyer.delete(`/webhook/${_id}`)).data();
    expect((await program.get('/webhook')).data()).toEqual([]);
  });

  it.each([
    'http://example.com/',
    'https://1.1.1.1:22/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'no address',
  ])('reject the address %s', async (url) => {
    const buyer = await testApp.person('Buyer');
    const answer = await buyer.post('/webhook', { url, events: ['task.closed'] });
    expect(answer.code).toBe('webhook/address-refused');
  });

  it('leave no rows behind when their owner is removed', async () => {
    const buyer = await testApp.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    (await actions.remove(await testApp.admin(), buyer.id)).data();
    expect(await testApp.sql('SELECT id FROM webhook_endpoint WHERE id = ?', [_id])).toEqual([]);
    expect(await testApp.sql('SELECT id FROM webhook_delivery WHERE endpoint_id = ?', [_id])).toEqual([]);
  });
});
