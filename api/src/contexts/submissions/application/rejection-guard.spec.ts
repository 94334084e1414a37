import { type Notification, type PageEnvelope, type SuspendedBuyer } from '@kaaj/contract';
import { describeOnEachDatabase, actions, idOf, type Person, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { sized } from '../../../../test/support/sizes';

describeOnEachDatabase('a buyer who rejects nearly everything', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let admin: Person;
  let workers: readonly Person[];
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { REJECTION_WINDOW_SIZE: '5', MAX_REJECTION_PERCENT: '60' });
    admin = await testApp.admin();
    workers = await testApp.people(10, 'Worker');
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));
  beforeEach(async () => {
    buyer = await testApp.person('Buyer', { coins: 1000 });
  });
  afterEach(() => testApp.clock.reset());

  const works = async (count: number, completionDate?: string) => {
    const input = { requiredWorkers: count, payableAmount: 5, ...(completionDate && { completionDate }) };
    const task = idOf(await actions.post(buyer, input));
    return Promise.all(workers.slice(0, count).map(async (worker) => idOf(await actions.submit(worker, task))));
  };
  const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;
  const decide = async (decisions: readonly ('accepted' | 'rejected')[]) => {
    const ids = await works(decisions.length);
    for (const [index, id] of ids.entries()) (await actions.review(buyer, id, decisions[index] ?? 'accepted')).data();
  };
  const [YES, NO] = ['accepted', 'rejected'] as const;
  const lift = () => admin.patch(`/admin/brake/${buyer.id}`, { lifted: true, reason: 'We have talked.' });
  const waiting = async () =>
    (await admin.get('/admin/brake')).data<{ buyer: { _id: string }; rejected: string[]; decided: number }[]>();

  it('cannot reject until an Admin lifts the suspension, and can still accept and request changes', async () => {
    await decide([NO, YES, NO, YES, NO]);
    await decide([NO]);
    expect((await waiting()).map((each) => each.buyer._id)).not.toContain(buyer.id);
    // Four of the last five.
    await decide([NO]);
    const [first, second, third, fourth] = (await works(4)) as [string, string, string, string];
    expect(codeOf(await actions.review(buyer, first, 'rejected'))).toBe('review/rejections-paused');
    const many = await buyer.post('/submission/decisions', {
      decisions: [
        { id: first, status: 'rejected' },
        { id: second, status: 'accepted' },
      ],
    });
    expect(many.data()).toMatchObject([
      { id: first, problem: { code: 'review/rejections-paused' } },
      { id: second, status: 'accepted' },
    ]);
    expect((await actions.askForChanges(buyer, third)).status).toBe(200);
    const mine = (await waiting()).find((each) => each.buyer._id === buyer.id);
    expect(mine).toMatchObject({ decided: 5 });
    expect(mine?.rejected.length).toBeGreaterThan(2);
    const [notification] = (await admin.get(`/notification?${admin.self}`)).data<Notification[]>();
    expect(notification).toMatchObject({ code: 'review/buyer-paused', params: { about: buyer.id } });

    (await lift()).data();
    const audited = (await admin.get('/audit')).data<object[]>().length;
    (await lift()).data();
    expect((await admin.get('/audit')).data<object[]>()).toHaveLength(audited);
    const unknown = await admin.patch(`/admin/brake/${admin.id}`, { lifted: true, reason: 'Mistake' });
    expect(unknown.status).toBe(404);
    (await actions.review(buyer, fourth, 'rejected')).data();
    // Earlier decisions no longer count.
    expect((await waiting()).map((each) => each.buyer._id)).not.toContain(buyer.id);
    expect((await admin.get('/audit')).data<{ action: string }[]>()[0]).toMatchObject({ action: 'brake-lifted' });
  });

  it('is listed by pages, also beside others whose suspension began in the same millisecond', async () => {
    const ids = (await testApp.people(3, 'Buyer')).map(({ id }) => id).sort();
    for (const id of ids)
      await testApp.sql('INSERT INTO review_brake (buyer_id, since, lifted_at) VALUES (?, 1, 0)', [id]);
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const answer = await admin.get(`/admin/brake?size=2${cursor && `&cursor=${cursor}`}`);
      const { data, page } = answer.json<PageEnvelope<SuspendedBuyer>>();
      found.push(...data.map((each) => each.buyer._id));
      cursor = page.next;
    }
    expect(found.slice(0, 3)).toEqual(ids);
    expect(new Set(found).size).toBe(found.length);
  });

  it('is suspended once when copies of one rejection are sent concurrently', async () => {
    for (let round = 0; round < sized(30, 3); round += 1) {
      buyer = await testApp.person('Buyer', { coins: 1000 });
      await decide([NO, NO, NO, NO]);
      const ids = (await Promise.all([1, 1, 1, 1].map((count) => works(count)))).flat();
      const copies = Array.from({ length: 8 }, () => ids).flat();
      const answers = await Promise.all(copies.map(async (id) => ({ id, to: await actions.review(buyer, id, NO) })));
      const sql = 'SELECT id FROM submission WHERE buyer_id = ? AND status = ?';
      const stillRejected = new Set((await testApp.sql<{ id: string }>(sql, [buyer.id, NO])).map(({ id }) => id));
      for (const { id, to } of answers)
        expect([to.status, to.ok ? '' : codeOf(to)]).toEqual(
          stillRejected.has(id) ? [200, ''] : [409, 'review/rejections-paused'],
        );
      const notifications = (await buyer.get(`/notification?${buyer.self}`)).data<Notification[]>();
      expect(notifications.filter(({ code }) => code === 'review/rejections-paused')).toHaveLength(1);
      (await lift()).data();
    }
  });

  it('makes one of ten different rejections at the limit when they are sent concurrently', async () => {
    await decide([NO, NO, NO, NO]);
    const ids = await works(10);
    const answers = await Promise.all(ids.map((id) => actions.review(buyer, id, NO)));
    const results = answers.map((answer) => (answer.ok ? 'rejected' : codeOf(answer))).sort();
    expect(results).toEqual(['rejected', ...Array.from({ length: 9 }, () => 'review/rejections-paused')]);
  });

  it('is judged by the decisions of the last thirty days', async () => {
    await decide([NO, NO, NO, NO]);
    testApp.clock.advanceDays(31);
    for (const person of [buyer, admin, ...workers.slice(0, 1)]) await person.signIn();
    const [last] = await works(1, new Date(Date.now() + 60 * 24 * 3600 * 1000).toISOString().slice(0, 10));
    (await actions.review(buyer, last as string, NO)).data();
    expect((await waiting()).map((each) => each.buyer._id)).not.toContain(buyer.id);
  });
});
