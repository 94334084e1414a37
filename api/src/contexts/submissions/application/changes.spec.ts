import { describeOnEachDatabase, actions, idOf, type Person, taskBody, TestApp } from '../../../../test/test-app';
import { auditLedger } from '../../../../test/support/ledger';
import { PICTURE } from '../../../../test/support/picture';
import { proofBy } from '../../../../test/support/uploads';
import { DecideOverdueSubmissions } from './decide-overdue-submissions';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface Shown {
  readonly _id: string;
  readonly status: string;
  readonly submissionDetail: string;
  readonly version: number;
  readonly acceptedAt: string | null;
  readonly changes: { readonly note: string; readonly due: string | null } | null;
}

describeOnEachDatabase('requesting changes', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer', { coins: 100 });
    worker = await testApp.person('Worker', { coins: 10 });
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
    await testApp.keepRows(buyer, worker);
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));
  beforeEach(() => testApp.deleteAllRows());
  afterEach(() => testApp.clock.reset());

  const decideAutomatically = () =>
    testApp.app.get(DecideOverdueSubmissions).run((error) => {
      throw error;
    });
  const sent = async (terms: object = {}, work: object = {}) => {
    const { _id: task } = (await buyer.post('/task', { ...taskBody({ payableAmount: 20 }), ...terms })).data<Shown>();
    const submissionDetail = 'See https://example.com/proof';
    return { task, id: idOf(await worker.post('/submission', { task, submissionDetail, ...work })) };
  };
  const own = async (id: string) => {
    await worker.signIn();
    const all = (await worker.get(`/submission/worker?${worker.self}&size=100`)).data<Shown[]>();
    return all.find(({ _id }) => _id === id) as Shown;
  };
  const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;
  const openSlots = async (id: string) =>
    (await testApp.sql<{ open_slots: number }>('SELECT open_slots FROM task WHERE id = ?', [id]))[0]?.open_slots;

  it('keeps the work pending and its slot taken, and both versions stay visible', async () => {
    const { id, task } = await sent({ reviewDays: 1 });
    const requested = (await actions.askForChanges(buyer, id, 'In Bangla, please.')).data<Shown>();
    expect(requested).toMatchObject({ status: 'pending', version: 1, acceptedAt: null });
    expect(Date.parse(requested.changes?.due as string) - testApp.clock.clock.now()).toBeGreaterThan(47 * HOUR);
    expect(await openSlots(task)).toBe(0);
    // The buyer's review time does not run while the worker has the work.
    testApp.clock.advance(DAY + HOUR);
    await decideAutomatically();
    expect((await own(id)).status).toBe('pending');
    const revised = (await actions.resubmitWork(worker, id, 'এখন বাংলায়।')).data<Shown>();
    expect(revised).toMatchObject({ version: 2, submissionDetail: 'এখন বাংলায়।', changes: { due: null } });
    expect(Date.parse(revised.acceptedAt as string) - testApp.clock.clock.now()).toBeGreaterThan(23 * HOUR);
    expect((await worker.get(`/submission/${id}`)).data()).toMatchObject({
      versions: [
        { number: 1, submissionDetail: 'See https://example.com/proof' },
        { number: 2, submissionDetail: 'এখন বাংলায়।' },
      ],
    });
    // It restarts with the new version.
    testApp.clock.advance(DAY + HOUR);
    await Promise.all([decideAutomatically(), decideAutomatically()]);
    expect((await own(id)).status).toBe('accepted');
    expect(await testApp.balances()).toMatchObject({ buyer: 80, worker: 30, ledgerSum: 0 });
  });

  it('is possible once, by the buyer, for pending work; only its worker submits a version, once', async () => {
    const { id } = await sent();
    const others = [await testApp.person('Buyer'), await testApp.person('Worker')] as const;
    expect((await actions.askForChanges(others[0], id)).status).toBe(404);
    expect(codeOf(await actions.resubmitWork(worker, id))).toBe('submission/no-changes-asked');
    const requested = await Promise.all(Array.from({ length: 8 }, () => actions.askForChanges(buyer, id)));
    expect(requested.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeOf(await actions.askForChanges(buyer, id))).toBe('submission/changes-already-asked');
    expect((await actions.resubmitWork(others[1], id)).status).toBe(404);
    const versions = await Promise.all(
      Array.from({ length: 8 }, (_, n) => actions.resubmitWork(worker, id, `No. ${n}`)),
    );
    expect(versions.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(codeOf(await actions.askForChanges(buyer, id))).toBe('submission/changes-already-asked');
    (await actions.review(buyer, id, 'accepted')).data();
    expect(codeOf(await actions.askForChanges(buyer, id))).toBe('submission/already-reviewed');
    expect(codeOf(await actions.resubmitWork(worker, id))).toBe('submission/no-changes-asked');
    expect(await testApp.balances()).toMatchObject({ buyer: 80, worker: 30, ledgerSum: 0 });
  });

  it("lets the buyer accept the work as it is, but not reject it before the worker's time is over", async () => {
    const [first, second] = [await sent(), await sent()];
    for (const { id } of [first, second]) (await actions.askForChanges(buyer, id)).data();
    (await actions.review(buyer, first.id, 'accepted')).data();
    expect(codeOf(await actions.review(buyer, second.id, 'rejected'))).toBe('submission/changes-awaited');
    testApp.clock.advance(48 * HOUR + 1000);
    await Promise.all([decideAutomatically(), decideAutomatically()]);
    expect(await own(second.id)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'not revised',
      rejectionCode: 'not-revised',
    });
    expect(await openSlots(second.task)).toBe(1);
    expect(await testApp.balances()).toMatchObject({ buyer: 60, worker: 30, ledgerSum: 0 });
  });

  it('ends in one state when the new version arrives as the time runs out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, task } = await sent();
      (await actions.askForChanges(buyer, id)).data();
      await testApp.sql('UPDATE submission SET due_at = 1 WHERE id = ?', [id]);
      const [version] = await Promise.all([actions.resubmitWork(worker, id), decideAutomatically()]);
      expect((await own(id)).status).toBe(version.status === 201 ? 'pending' : 'rejected');
      expect(await openSlots(task)).toBe(version.status === 201 ? 0 : 1);
    }
  });

  it('validates the new version against the proof requirements, with pictures of ours only', async () => {
    const proof = { text: 'A picture of the page.', pictures: 1, link: true };
    const mine = await proofBy(worker);
    const { id } = await sent({ proof, category: 'photo' }, { pictures: [mine] });
    (await actions.askForChanges(buyer, id)).data();
    const version = (pictures: unknown, submissionDetail = 'https://example.com/b') =>
      worker.post(`/submission/${id}/version`, { submissionDetail, pictures });
    const fieldsOf = (answer: { json: () => unknown }) =>
      (answer.json() as { errors: { field: string }[] }).errors.map(({ field }) => field);
    const missing = await version([]);
    expect([missing.status, codeOf(missing), fieldsOf(missing)]).toEqual([
      422,
      'submission/proof-missing',
      ['pictures'],
    ]);
    expect(fieldsOf(await version([mine], 'No link.'))).toEqual(['submissionDetail']);
    for (const pictures of [
      'one',
      [1],
      [mine, mine],
      [PICTURE],
      [await proofBy(await testApp.person('Worker'))],
      ['/api/jwt/logout'],
      ['/api/image/proof/../../jwt/logout'],
      ['https://elsewhere.example/a.png'],
      Array(6).fill(mine),
    ]) {
      const refused = await version(pictures);
      expect([refused.status, fieldsOf(refused)]).toEqual([400, ['pictures']]);
    }
    expect((await version([mine])).status).toBe(201);
  });

  it('keeps the review time promised at submission when the task changes later', async () => {
    const { id, task } = await sent({ reviewDays: 1 });
    const { title, taskDetail, submissionInfo } = taskBody();
    const texts = { title, taskDetail, submissionInfo };
    const edited = (
      await buyer.patch(`/task/update/${task}`, { ...texts, reviewDays: 7, allowanceMinutes: 20 })
    ).data();
    expect(edited).toMatchObject({ reviewDays: 7, allowanceMinutes: 20, category: 'other', version: 2 });
    expect((await buyer.patch(`/task/update/${task}`, texts)).data()).toMatchObject({ reviewDays: 7, version: 3 });
    testApp.clock.advance(DAY + 1000);
    await decideAutomatically();
    expect((await own(id)).status).toBe('accepted');
  });
});
