import { type Dispute, type DisputeMessage, LIMITS } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';
import { refusal } from '../support/refusal';

describeOnEachDatabase('a supporter in a dispute', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  let helper: Person;
  let dispute: string;
  let submission: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    [buyer, worker, helper] = [
      await testApp.person('Buyer', { coins: 100 }),
      await testApp.person('Worker'),
      await testApp.person('Worker'),
    ];
    submission = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { title: 'Name ten birds' }))));
    (await actions.review(buyer, submission, 'rejected')).data();
    dispute = idOf(await actions.dispute(worker, submission));
    await testApp.keepRows(admin, buyer, worker, helper);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());
  afterEach(() => testApp.clock.reset());

  const name = (by: Person, email: string) => by.patch(`/dispute/${dispute}/supporter`, { email });
  const write = (by: Person, text = 'I saw the proof.') => by.post(`/dispute/${dispute}/message`, { text });
  const read = (by: Person) => by.get(`/dispute/${dispute}`);
  const messagesOf = async (by: Person) => (await by.get(`/dispute/${dispute}/message`)).data<DisputeMessage[]>();
  const codes = async (person: Person) =>
    (await person.get(`/notification?${person.self}`)).data<{ code?: string }[]>().map(({ code }) => code);
  it('is named by each side, and both sides and the supporter are notified', async () => {
    const friend = await testApp.person('Buyer');
    const named = (await name(worker, ` ${helper.email.toUpperCase()} `)).data<Dispute>();
    expect(named.supporters).toEqual({ worker: expect.objectContaining({ _id: helper.id, name: helper.name }) });
    (await name(buyer, friend.email)).data();
    expect((await read(admin)).data<Dispute>().supporters).toMatchObject({
      worker: { _id: helper.id },
      buyer: { _id: friend.id },
    });
    expect(await codes(helper)).toContain('dispute/supporter-you');
    expect(await codes(buyer)).toContain('dispute/supporter');
    expect(await codes(worker)).toContain('dispute/supporter');
  });

  it('can read the statements without the pictures, and nothing else of either side', async () => {
    for (const path of [`/dispute/${dispute}`, `/dispute/${dispute}/message`])
      expect((await helper.get(path)).status).toBe(404);
    (await name(worker, helper.email)).data();
    expect((await read(helper)).data()).toMatchObject({ statement: 'I did all of it.', answer: null, pictures: [] });
    for (const path of [`/submission/${submission}`, `/receipt/dispute/${dispute}`, `/receipt/decision/${submission}`])
      expect((await helper.get(path)).status).toBe(404);
    expect((await helper.get(`/dispute?${helper.self}`)).data()).toEqual([]);
    expect((await name(helper, buyer.email)).status).toBe(404);
    expect((await helper.get(`/dispute?${worker.self}`)).status).toBe(403);
  });

  it('can write messages, like its worker and its buyer, and the others are notified', async () => {
    (await name(worker, helper.email)).data();
    expect((await write(helper, 'I saw the proof.')).status).toBe(201);
    (await write(buyer, 'It was not there.')).data();
    (await write(worker, 'It was.')).data();
    const messages = [
      { by: 'worker-supporter', text: 'I saw the proof.', author: { _id: helper.id } },
      { by: 'buyer', text: 'It was not there.', author: { _id: buyer.id } },
      { by: 'worker', text: 'It was.', author: { _id: worker.id } },
    ];
    for (const reader of [helper, buyer, worker, admin]) expect(await messagesOf(reader)).toMatchObject(messages);
    expect((await codes(buyer)).filter((code) => code === 'dispute/message')).toHaveLength(2);
    expect((await codes(helper)).filter((code) => code === 'dispute/message')).toHaveLength(2);
    const stranger = await testApp.person('Worker');
    for (const other of [stranger, admin]) expect((await write(other)).status).toBe(404);
    expect((await write(helper, '')).status).toBe(400);
    const first = await worker.get(`/dispute/${dispute}/message?size=2`);
    const { next } = (JSON.parse(first.text) as { page: { next: string } }).page;
    expect((await worker.get(`/dispute/${dispute}/message?cursor=${next}`)).data()).toMatchObject([messages[2]]);
  });

  it('is one per side: naming the same person again changes nothing, and another is rejected', async () => {
    for (let time = 0; time < 2; time += 1) (await name(worker, helper.email)).data();
    expect((await codes(helper)).filter((code) => code === 'dispute/supporter-you')).toHaveLength(1);
    const other = await testApp.person('Worker');
    expect(refusal(await name(worker, other.email))).toEqual([409, 'dispute/supporter-named']);
    expect((await read(other)).status).toBe(404);
  });

  it('cannot be a party, the other side’s supporter, an Admin or an unknown person', async () => {
    (await name(buyer, helper.email)).data();
    for (const email of [worker.email, buyer.email, helper.email, admin.email, 'nobody@kaaj.test'])
      expect(refusal(await name(worker, email))).toEqual([422, 'dispute/supporter-unfit']);
    expect((await name(worker, 'no address')).status).toBe(400);
  });

  it('can read but not write once the dispute is decided', async () => {
    (await name(worker, helper.email)).data();
    (await write(helper)).data();
    (await actions.answerDispute(buyer, dispute, { concede: true })).data();
    expect(await messagesOf(helper)).toHaveLength(1);
    for (const writer of [helper, worker, buyer])
      expect(refusal(await write(writer))).toEqual([409, 'dispute/already-decided']);
    const late = await testApp.person('Worker');
    expect(refusal(await name(buyer, late.email))).toEqual([409, 'dispute/already-decided']);
  });

  it('cannot decide the dispute after becoming an Admin', async () => {
    (await name(worker, helper.email)).data();
    await testApp.sql(`UPDATE person SET role = 'Admin' WHERE id = ?`, [helper.id]);
    (await actions.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    expect(refusal(await actions.decideDispute(helper, dispute, 'worker'))).toEqual([409, 'access/own-money']);
  });

  it('loses the texts of their messages when removed', async () => {
    (await name(worker, helper.email)).data();
    (await write(helper, 'Words of mine.')).data();
    (await actions.remove(admin, helper.id)).data();
    expect(await messagesOf(worker)).toMatchObject([{ text: '', author: { name: '' } }]);
    expect((await read(worker)).data()).not.toHaveProperty('supporters');
  });

  it('can write a limited number of messages', async () => {
    const at = Date.now();
    for (let n = 0; n < LIMITS.disputeMessages; n += 1)
      await testApp.sql(
        'INSERT INTO dispute_message (id, dispute_id, author_id, party, text, at) VALUES (?, ?, ?, ?, ?, ?)',
        [`01M83R6FM8DE3X6793M4${String(n).padStart(6, '0')}`, dispute, worker.id, 'worker', 'Again.', at],
      );
    expect(refusal(await write(worker))).toEqual([422, 'dispute/too-many-messages']);
    await testApp.sql('DELETE FROM dispute_message WHERE dispute_id = ?', [dispute]);
  });
});
