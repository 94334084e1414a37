import { type Delivery, type WebhookEvent } from '@kaaj/contract';
import { Webhook } from 'standardwebhooks';
import { FakeWeb, type Reply } from '../../../../test/support/fake-web';
import { Program } from '../../../../test/support/program';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../../../../test/world';
import { Deliveries } from './deliveries';

const HOUR_MS = 60 * 60_000;

describeOnEachDatabase('webhooks', (engine) => {
  let world: World;
  let web: FakeWeb;
  let reply: Reply;
  beforeAll(async () => {
    web = await FakeWeb.start(() => reply);
    world = await World.build(engine, { WEBHOOK_HOSTS: web.address.slice('http://'.length) });
  });
  afterAll(async () => {
    await world.close();
    web.stop();
  });
  beforeEach(() => {
    reply = { status: 200, body: 'thanks' };
    web.trouble = undefined;
    web.asked.length = 0;
  });
  afterEach(() => {
    world.clock.reset();
    jest.restoreAllMocks();
  });

  const listen = async (person: Person, ...events: WebhookEvent[]) =>
    (await person.post('/webhook', { url: `${web.address}/${person.id}`, events })).data<{
      _id: string;
      secret: string;
    }>();
  /** What came to this person's address. */
  const heard = ({ id }: Person) => web.asked.filter(({ url }) => url === `/${id}`);
  const told = (person: Person) =>
    heard(person).map(({ body }) => JSON.parse(body.toString()) as { type: string; data: Record<string, unknown> });
  const idsTold = (person: Person) => heard(person).map(({ headers }) => headers['webhook-id']);
  const logOf = async (person: Person, id: string) => (await person.get(`/webhook/${id}/delivery`)).data<Delivery[]>();

  it('tell a buyer of work that was sent and decided on, in that order, and each only of what they listen to', async () => {
    const [buyer, worker] = [await world.person('Buyer'), await world.person('Worker')];
    await listen(buyer, 'submission.created', 'submission.decided');
    await listen(worker, 'submission.decided');
    const task = idOf(await deeds.post(buyer));
    const submission = idOf(await deeds.submit(worker, task));
    (await deeds.review(buyer, submission, 'accepted')).data();
    await world.runJobs();
    const decided = { type: 'submission.decided', data: { submission, task, reward: 5, status: 'accepted' } };
    expect(told(buyer)).toMatchObject([{ type: 'submission.created', data: { submission, task, reward: 5 } }, decided]);
    expect(told(worker)).toMatchObject([decided]);
  });

  it('tell a buyer of changes and of objections, and both of what became of them', async () => {
    const [buyer, worker, admin] = [await world.person('Buyer'), await world.person('Worker'), await world.admin()];
    await listen(buyer, 'submission.versioned', 'submission.decided', 'dispute.opened', 'dispute.decided');
    await listen(worker, 'submission.versioned', 'dispute.opened', 'dispute.decided');
    const task = idOf(await deeds.post(buyer));
    const submission = idOf(await deeds.submit(worker, task));
    const about = { submission, task, reward: 5 };
    (await deeds.askForChanges(buyer, submission)).data();
    (await deeds.sendVersion(worker, submission)).data();
    (await deeds.review(buyer, submission, 'rejected')).data();
    const dispute = idOf(await deeds.dispute(worker, submission));
    const { due } = (await buyer.get(`/dispute/${dispute}`)).data<{ due: string }>();
    (await deeds.answerDispute(buyer, dispute, { statement: 'Half of it is missing.' })).data();
    (await deeds.decideDispute(admin, dispute, 'worker')).data();
    await world.runJobs();
    const decided = {
      type: 'dispute.decided',
      data: { dispute, ...about, outcome: 'for-worker', status: 'accepted' },
    };
    expect(told(buyer)).toMatchObject([
      { type: 'submission.versioned', data: { ...about, version: 2 } },
      { type: 'submission.decided', data: { ...about, status: 'rejected' } },
      { type: 'dispute.opened', data: { dispute, ...about, answerBy: due } },
      decided,
    ]);
    expect(told(worker)).toMatchObject([decided]);
  });

  it('tell that work stays rejected where its buyer was right', async () => {
    const [buyer, worker, admin] = [await world.person('Buyer'), await world.person('Worker'), await world.admin()];
    await listen(worker, 'dispute.decided');
    const submission = idOf(await deeds.submit(worker, idOf(await deeds.post(buyer))));
    (await deeds.review(buyer, submission, 'rejected')).data();
    const dispute = idOf(await deeds.dispute(worker, submission));
    (await deeds.answerDispute(buyer, dispute, { statement: 'Half of it is missing.' })).data();
    (await deeds.decideDispute(admin, dispute, 'buyer')).data();
    await world.runJobs();
    expect(told(worker)).toMatchObject([{ data: { dispute, outcome: 'for-buyer', status: 'rejected' } }]);
  });

  it('tell of tasks that close and of coins that will not do for another', async () => {
    const buyer = await world.person('Buyer');
    await listen(buyer, 'task.closed', 'balance.low');
    const [past, deleted] = [
      idOf(await deeds.post(buyer, { payableAmount: 15 })),
      idOf(await deeds.post(buyer, { payableAmount: 20 })),
    ];
    (await deeds.deleteTask(buyer, deleted)).data();
    world.clock.advanceDays(9);
    await world.runJobs();
    await world.runJobs();
    expect(told(buyer)).toMatchObject([
      { type: 'balance.low', data: { available: 15, task: deleted } },
      { type: 'task.closed', data: { task: deleted, because: 'deleted' } },
      { type: 'task.closed', data: { task: past, because: 'past' } },
    ]);
  });

  it('tell worker and buyer of a place that was kept for too long', async () => {
    const [buyer, worker] = [await world.person('Buyer'), await world.person('Worker')];
    await listen(buyer, 'claim.expired');
    await listen(worker, 'claim.expired');
    const task = idOf(await deeds.post(buyer));
    (await deeds.claim(worker, task)).data();
    world.clock.advance(2 * HOUR_MS);
    await world.runJobs();
    await world.runJobs();
    for (const person of [buyer, worker]) {
      expect(told(person)).toMatchObject([{ type: 'claim.expired', data: { task } }]);
    }
  });

  it('tell nothing of what was rolled back', async () => {
    const buyer = await world.person('Buyer');
    await listen(buyer, 'balance.low');
    expect((await deeds.post(buyer, { payableAmount: 5000 })).ok).toBe(false);
    await world.runJobs();
    expect(heard(buyer)).toEqual([]);
  });

  it('are signed as standardwebhooks.com says, for a day with both secrets after a change', async () => {
    const buyer = await world.person('Buyer');
    const { _id, secret } = await listen(buyer, 'task.closed');
    const sent = async () => {
      await buyer.post(`/webhook/${_id}/test`);
      await world.runJobs();
      const last = heard(buyer).at(-1);
      return { body: last?.body.toString() ?? '', headers: last?.headers as Record<string, string> };
    };
    const first = await sent();
    expect(new Webhook(secret).verify(first.body, first.headers)).toMatchObject({ type: 'test', data: {} });
    const renewed = (await buyer.post(`/webhook/${_id}/secret`)).data<{ secret: string }>();
    const second = await sent();
    for (const each of [secret, renewed.secret]) new Webhook(each).verify(second.body, second.headers);
    expect(() => new Webhook(renewed.secret).verify(`${second.body} `, second.headers)).toThrow();
    const kept = JSON.stringify(await world.everything());
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(renewed.secret);
  });

  it.each(['refuses', 'fails', 'hangs up'] as const)(
    'that meet a server which %s try again later, under the same id',
    async (trouble) => {
      const buyer = await world.person('Buyer');
      const { _id } = await listen(buyer, 'task.closed');
      await buyer.post(`/webhook/${_id}/test`);
      web.trouble = trouble;
      await world.runJobs();
      expect(await logOf(buyer, _id)).toMatchObject([{ state: 'waiting', tries: 1 }]);
      web.trouble = undefined;
      await world.runJobs();
      expect(heard(buyer)).toHaveLength(1);
      world.clock.advance(5_000);
      await world.runJobs();
      expect(new Set(idsTold(buyer)).size).toBe(1);
      expect(await logOf(buyer, _id)).toMatchObject([
        { state: 'delivered', tries: 2, status: 200, answer: 'thanks', messageId: idsTold(buyer)[0] },
      ]);
    },
  );

  it('follow no redirect', async () => {
    const buyer = await world.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    reply = { status: 307, location: `${web.address}/inside` };
    await buyer.post(`/webhook/${_id}/test`);
    await world.runJobs();
    expect(web.asked.map(({ url }) => url)).toEqual([`/${buyer.id}`]);
    expect(await logOf(buyer, _id)).toMatchObject([{ state: 'waiting', status: 307 }]);
  });

  it('are sent once more, with the same id, where the process ended between sending and noting it', async () => {
    const buyer = await world.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    jest.spyOn(world.app.get(Deliveries), 'delivered').mockRejectedValueOnce(new Error('a power cut'));
    await world.runJobs();
    await world.runJobs();
    expect(heard(buyer)).toHaveLength(1);
    world.clock.advance(60_000);
    await world.runJobs();
    expect(heard(buyer)).toHaveLength(2);
    expect(new Set(idsTold(buyer)).size).toBe(1);
    expect(await logOf(buyer, _id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('keep the order of what happened to one task, and let other tasks go by', async () => {
    const [buyer, worker] = [await world.person('Buyer'), await world.person('Worker')];
    await listen(buyer, 'submission.created', 'submission.decided');
    const [slow, quick] = [idOf(await deeds.post(buyer)), idOf(await deeds.post(buyer))];
    const submission = idOf(await deeds.submit(worker, slow));
    web.trouble = 'fails';
    await world.runJobs();
    (await deeds.review(buyer, submission, 'accepted')).data();
    await deeds.submit(worker, quick);
    web.trouble = undefined;
    web.asked.length = 0;
    await world.runJobs();
    expect(told(buyer).map(({ data }) => data['task'])).toEqual([quick]);
    world.clock.advance(5_000);
    await world.runJobs();
    expect(told(buyer).map(({ type, data }) => `${type} ${data['task'] === slow}`)).toEqual([
      'submission.created false',
      'submission.created true',
      'submission.decided true',
    ]);
  });

  it('of many go out though many others hang or wait', async () => {
    const buyers = await world.people(25, 'Buyer');
    web.trouble = 'fails';
    for (const buyer of buyers) {
      const { _id } = await listen(buyer, 'task.closed');
      await buyer.post(`/webhook/${_id}/test`);
    }
    await world.runJobs();
    expect(buyers.filter((buyer) => heard(buyer).length === 1)).toHaveLength(25);
  });

  it('are switched off after three days without an answer, which their owner is told, and can be switched on', async () => {
    const buyer = await world.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    web.trouble = 'fails';
    for (let tries = 0; tries < 11; tries += 1) {
      await world.runJobs();
      world.clock.advance(22 * HOUR_MS);
    }
    expect(heard(buyer)).toHaveLength(11);
    await buyer.signIn();
    expect(await logOf(buyer, _id)).toMatchObject([{ state: 'failed', tries: 11, status: 500 }]);
    expect((await buyer.get('/webhook')).data()).toMatchObject([{ state: 'off' }]);
    const notices = (await buyer.get(`/notification?${buyer.self}`)).data<{ code: string }[]>();
    expect(notices.filter(({ code }) => code === 'webhook/switched-off')).toHaveLength(1);

    web.trouble = undefined;
    (await buyer.post(`/webhook/${_id}/on`)).data();
    const [failed] = await logOf(buyer, _id);
    (await buyer.post(`/webhook/${_id}/delivery/${failed?._id}`)).data();
    await world.runJobs();
    expect(new Set(idsTold(buyer)).size).toBe(1);
    expect((await buyer.get('/webhook')).data()).toMatchObject([{ state: 'on', failingSince: null }]);
  });

  it('are kept by a key with that scope, and are nobody else’s', async () => {
    const [buyer, other] = [await world.person('Buyer'), await world.person('Buyer')];
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

  it.each(['http://example.com/', 'https://127.0.0.1/', 'https://2130706433/', 'https://[::1]/', 'no address'])(
    'do not go to %s',
    async (url) => {
      const buyer = await world.person('Buyer');
      const answer = await buyer.post('/webhook', { url, events: ['task.closed'] });
      expect(answer.code).toBe('webhook/address-refused');
    },
  );

  it('leave nothing behind when their owner is removed', async () => {
    const buyer = await world.person('Buyer');
    const { _id } = await listen(buyer, 'task.closed');
    await buyer.post(`/webhook/${_id}/test`);
    (await deeds.remove(await world.admin(), buyer.id)).data();
    expect(await world.sql('SELECT id FROM webhook_endpoint WHERE id = ?', [_id])).toEqual([]);
    expect(await world.sql('SELECT id FROM webhook_delivery WHERE endpoint_id = ?', [_id])).toEqual([]);
  });
});
