import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';
import { auditLedger } from '../../../../../test/support/ledger';
import { refusal } from '../../../../../test/support/refusal';

interface Decided {
  readonly id: string;
  readonly status?: string;
  readonly problem?: { readonly code: string };
}

describeOnEachDatabase('many decisions in one call', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));
  beforeEach(async () => {
    buyer = await testApp.person('Buyer', { coins: 1_000 });
    testApp.nameWallet('buyer', buyer);
  });

  const works = async (count: number) => {
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: count, payableAmount: 7 }));
    const workers = await testApp.people(count, 'Worker');
    return Promise.all(workers.map(async (worker) => idOf(await actions.submit(worker, taskId))));
  };
  const decide = (decisions: readonly object[], who = buyer) => who.post('/submission/decisions', { decisions });
  const statusOf = async (id: string) =>
    (await testApp.sql<{ status: string }>('SELECT status FROM submission WHERE id = ?', [id]))[0]?.status;

  it('are each executed and answered separately, including foreign and decided ones', async () => {
    const [accepted, rejected, before] = (await works(3)) as [string, string, string];
    (await actions.review(buyer, before, 'accepted')).data();
    const stranger = await testApp.person('Buyer', { coins: 100 });
    const taskId = idOf(await actions.post(stranger, { requiredWorkers: 1 }));
    const foreign = idOf(await actions.submit(await testApp.person('Worker'), taskId));
    const wanted = [
      { id: accepted, status: 'accepted' },
      { id: rejected, status: 'rejected', reasonCode: 'proof-missing' },
      { id: before, status: 'rejected', reason: 'Too late' },
      { id: foreign, status: 'accepted' },
    ];
    const outcome: Decided[] = [
      { id: accepted, status: 'accepted' },
      { id: rejected, status: 'rejected' },
      { id: before, problem: expect.objectContaining({ code: 'submission/already-reviewed' }) as { code: string } },
      { id: foreign, problem: expect.objectContaining({ code: 'request/not-found' }) as { code: string } },
    ];
    expect((await decide(wanted)).data()).toEqual(outcome);
    // The answer may get lost: a repeated request gets the same one, and nothing moves twice.
    expect((await decide(wanted)).data()).toEqual(outcome);
    expect(await Promise.all([accepted, rejected, before, foreign].map(statusOf))).toEqual([
      'accepted',
      'rejected',
      'accepted',
      'pending',
    ]);
    expect(await testApp.balances()).toMatchObject({ buyer: 1_000 - 21, ledgerSum: 0 });
    const rows = await testApp.sql('SELECT reason_code FROM submission WHERE id = ?', [rejected]);
    expect(rows).toEqual([{ reason_code: 'proof-missing' }]);
  });

  it('R6: are made once under an idempotency key, which refuses other decisions', async () => {
    const [first, second] = (await works(2)) as [string, string];
    const under = (decisions: readonly object[]) =>
      buyer.post('/submission/decisions', { decisions }, { 'idempotency-key': 'decided-once' });
    expect((await under([{ id: first, status: 'accepted' }])).data()).toEqual([{ id: first, status: 'accepted' }]);
    const before = await testApp.balances();
    expect(refusal(await under([{ id: second, status: 'accepted' }]))).toEqual([422, 'request/idempotency-mismatch']);
    expect((await under([{ id: first, status: 'accepted' }])).data()).toEqual([{ id: first, status: 'accepted' }]);
    expect(await statusOf(second)).toBe('pending');
    expect(await testApp.balances()).toEqual(before);
  });

  it('are limited to a hundred', async () => {
    const ids = await works(10);
    const hundred = Array.from({ length: 100 }, (_, index) => ({ id: ids[index % 10], status: 'accepted' }));
    const answers = (await decide(hundred)).data<Decided[]>();
    expect(answers).toHaveLength(100);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['accepted']));
    expect(await testApp.balances()).toMatchObject({ buyer: 1_000 - 70, ledgerSum: 0 });
    expect((await decide([...hundred, hundred[0] as object])).status).toBe(400);
  });

  it.each([
    ['no list', { decisions: 'all' }, 'decisions'],
    ['an empty one', { decisions: [] }, 'decisions'],
    ['no object', { decisions: ['all'] }, 'decisions.0'],
    ['another word', { decisions: [{ id: '0'.repeat(26), status: 'pending' }] }, 'decisions.0.status'],
    [
      'an unknown kind of reason',
      { decisions: [{ id: '0'.repeat(26), status: 'rejected', reasonCode: 'mood' }] },
      'decisions.0.reasonCode',
    ],
  ])('are rejected as a whole, with the field named, for %s', async (_, body, field) => {
    const answer = await buyer.post('/submission/decisions', body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) as [] });
  });

  it('are allowed for buyers', async () => {
    const [id] = await works(1);
    expect((await decide([{ id, status: 'accepted' }], await testApp.person('Worker'))).status).toBe(403);
  });
});
