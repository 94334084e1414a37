import { createHash } from 'node:crypto';
import { type Receipt } from '@kaaj/contract';
import { describeOnEachDatabase, actions, idOf, type Person, TestApp } from '../../../../../test/test-app';
import { proofBy } from '../../../../../test/support/uploads';

describeOnEachDatabase('a receipt', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    buyer = await testApp.person('Buyer', { coins: 1000 });
    worker = await testApp.person('Worker', { coins: 500 });
    await testApp.keepRows(admin, buyer, worker);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());

  const receipt = async (by: Person, kind: string, id: string) =>
    (await by.get(`/receipt/${kind}/${id}`)).data<Receipt>();
  const refusal = async (by: Person, kind: string, id: string) => (await by.get(`/receipt/${kind}/${id}`)).status;
  const bytesOf = async (address: string) => {
    const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return (await testApp.app.inject({ method: 'GET', url: address, headers: { cookie } })).rawPayload;
  };
  const moved = ({ transfers }: Receipt) => transfers.map(({ kind, coins, from, to }) => [kind, coins, from, to]);

  it('of a decision contains the instructions, the submission with picture hashes, the reviewer and the transfers', async () => {
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 20 }));
    const address = await proofBy(worker);
    const id = idOf(await worker.post('/submission', { task: taskId, submissionDetail: 'Done.', pictures: [address] }));
    expect(await refusal(worker, 'decision', id)).toBe(404);
    (await actions.review(buyer, id, 'accepted')).data();
    (
      await buyer.patch(`/task/update/${taskId}`, { title: 'Other', taskDetail: 'Other', submissionInfo: 'Other' })
    ).data();

    const sha256 = createHash('sha256')
      .update(await bytesOf(address))
      .digest('hex');
    for (const reader of [worker, buyer, admin]) {
      const shown = await receipt(reader, 'decision', id);
      expect(shown).toMatchObject({
        kind: 'decision',
        _id: id,
        worker: { _id: worker.id },
        buyer: { _id: buyer.id },
        dispute: null,
        work: {
          instructions: { title: 'Watch a video', version: 1 },
          versions: [{ number: 1, submissionDetail: 'Done.', pictures: [{ address, sha256 }] }],
          decision: { status: 'accepted', by: 'buyer' },
          payableAmount: 20,
        },
      });
      expect(moved(shown)).toEqual([['submission-accepted', 20, 'escrow', 'available']]);
    }
  });

  it('of a dispute contains both statements and the transfers until its end', async () => {
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 20 }));
    const id = idOf(await actions.submit(worker, taskId));
    (await actions.review(buyer, id, 'rejected')).data();
    const disputeId = idOf(await actions.dispute(worker, id));
    expect(await refusal(worker, 'dispute', disputeId)).toBe(404);
    (await actions.answerDispute(buyer, disputeId, { statement: 'It was not done.' })).data();
    (await actions.decideDispute(admin, disputeId, 'worker')).data();

    const shown = await receipt(buyer, 'dispute', disputeId);
    expect(shown).toMatchObject({
      kind: 'dispute',
      _id: disputeId,
      dispute: { outcome: 'for-worker', answer: 'It was not done.', reason: 'The proof shows it.' },
      work: { versions: [{ number: 1 }], decision: { status: 'accepted', by: 'dispute' } },
    });
    expect(moved(shown)).toEqual([
      ['dispute-place-kept', 20, 'escrow', 'disputed'],
      ['dispute-awarded', 20, 'disputed', 'available'],
    ]);
    expect(moved(await receipt(worker, 'decision', id))).toEqual(moved(shown));
  });

  it('of a payout contains the held coins, the amount to pay and its state', async () => {
    const id = idOf(await actions.withdraw(worker, 200));
    expect(await refusal(worker, 'payout', id)).toBe(404);
    (await actions.decide(admin, id, 'accepted')).data();
    const shown = await receipt(worker, 'payout', id);
    expect(shown).toMatchObject({
      kind: 'payout',
      worker: { _id: worker.id },
      buyer: null,
      payout: { withdrawalCoin: 200, withdrawalAmount: 10, status: 'accepted', payout: { state: 'queued' } },
    });
    expect(moved(shown)).toEqual([
      ['withdrawal-requested', 200, 'available', 'held'],
      ['withdrawal-accepted', 200, 'held', 'payable'],
    ]);
  });

  it('of a purchase contains the coins, the money and the transaction', async () => {
    const { _id: id } = (await actions.buy(buyer, 150)).data<{ _id: string }>();
    const shown = await receipt(buyer, 'purchase', id);
    expect(shown).toMatchObject({
      kind: 'purchase',
      buyer: { _id: buyer.id },
      worker: null,
      purchase: { coinsPurchased: 150, state: 'settled' },
    });
    expect(moved(shown)).toEqual([['purchase-settled', 150, 'sold', 'available']]);
  });

  it('is returned to the people involved only', async () => {
    const id = idOf(
      await actions.submit(worker, idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 1 }))),
    );
    (await actions.review(buyer, id, 'rejected')).data();
    const disputeId = idOf(await actions.dispute(worker, id));
    (await actions.answerDispute(buyer, disputeId, { concede: true })).data();
    const withdrawalId = idOf(await actions.withdraw(worker, 200));
    (await actions.decide(admin, withdrawalId, 'accepted')).data();
    const { _id: paymentId } = (await actions.buy(buyer, 150)).data<{ _id: string }>();
    const [otherBuyer, otherWorker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    for (const [kind, about] of [
      ['decision', id],
      ['dispute', disputeId],
      ['payout', withdrawalId],
      ['purchase', paymentId],
    ] as const) {
      for (const stranger of [otherBuyer, otherWorker]) expect(await refusal(stranger, kind, about)).toBe(404);
      expect((await receipt(admin, kind, about)).kind).toBe(kind);
    }
    expect(await refusal(buyer, 'payout', withdrawalId)).toBe(404);
    expect(await refusal(worker, 'purchase', paymentId)).toBe(404);
    expect(await refusal(worker, 'constructor', id)).toBe(404);
  });
});
