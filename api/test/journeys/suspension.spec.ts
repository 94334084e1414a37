import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type NextItem } from '@kaaj/contract';
import { Tasks } from '../../src/contexts/tasks/application/tasks';
import { Submissions } from '../../src/contexts/submissions/application/submissions';
import { AccountSuspension } from '../../src/contexts/moderation/application/account-suspension';
import { type Task, TaskSlots } from '../../src/contexts/tasks';
import { escrowOf } from '../../src/contexts/wallet';
import { UnitOfWork } from '../../src/kernel/unit-of-work';
import { IdempotencyService } from '../../src/platform/idempotency/idempotency-service';
import { type Answer } from '../support/api';
import { runAdminCommand } from '../support/admin-cli';
import { mailsTo } from '../support/mails';
import { until } from '../support/processes';
import { Program } from '../support/program';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';
import { refusal } from '../support/refusal';

interface Suspension {
  readonly _id: string;
  readonly reason: string;
  readonly since: string;
  readonly removal: boolean;
  readonly objection: null | {
    readonly _id: string;
    readonly statement: string;
    readonly decision: null | { readonly lifted: boolean; readonly reason: string };
  };
}

describeOnEachDatabase('suspension and removal', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let other: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    other = await testApp.person('Admin', { name: 'The other Admin' });
  });
  afterAll(() => testApp.close());
  afterEach(async () => expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 }));

  const suspend = (id: string, reason = 'Junk in every task.', by = admin) =>
    by.patch(`/user/suspend/${id}`, { reason });
  const lift = (id: string, reason = 'It was a mistake.') =>
    admin.patch(`/user/suspend/${id}`, { lifted: true, reason });
  const remove = (id: string, body?: object) =>
    admin.send({ method: 'DELETE', path: `/user/deleteuser/${id}`, ...(body && { body }) });
  const suspensionOf = async (person: Person) =>
    (await person.get('/account')).data<{ suspension: Suspension | null }>().suspension;
  const fieldsOf = ({ text }: Answer) =>
    (JSON.parse(text) as { errors: { field: string }[] }).errors.map(({ field }) => field);
  const balance = async (person: Person) =>
    (await admin.get(`/user?${person.self}`)).data<{ coin: number; availableCoin: number }>().coin;

  /** A worker who earned this many coins in addition to ten starting coins. */
  async function earner(coins: number, buyer?: Person): Promise<Person> {
    const worker = await testApp.person('Worker');
    const payer = buyer ?? (await testApp.person('Buyer', { coins }));
    const task = idOf(await actions.post(payer, { payableAmount: coins }));
    (await actions.review(payer, idOf(await actions.submit(worker, task)), 'accepted')).data();
    return worker;
  }

  const paidOut = async (withdrawal: string) => {
    (await actions.decide(admin, withdrawal, 'accepted')).data();
    (await actions.exportPayouts(admin)).data();
    (await actions.reportPayout(admin, withdrawal, `confirmed,REF-${withdrawal},`)).data();
  };

  describe('a suspended person', () => {
    it('is signed out, can sign in again, and can read the reason', async () => {
      const worker = await testApp.person('Worker');
      const { data } = { data: (await suspend(worker.id)).data<{ _id: string; suspension: Suspension }>() };
      expect(data).toMatchObject({
        _id: worker.id,
        suspension: { reason: 'Junk in every task.', removal: false, objection: null },
      });
      expect((await worker.get('/account')).status).toBe(401);
      await worker.signIn();
      expect(await suspensionOf(worker)).toEqual(data.suspension);
      expect((await worker.get(`/user?${worker.self}`)).data()).toMatchObject({ suspended: true });
      expect((await worker.get(`/notification?${worker.self}`)).text).toContain('account/suspended');
      expect((await worker.get(`/receipt/suspension/${data.suspension._id}`)).data()).toMatchObject({
        kind: 'suspension',
        worker: { _id: worker.id },
        suspension: { reason: 'Junk in every task.', endedAt: null, liftReason: null },
        transfers: [],
      });
      expect((await admin.get('/audit?action=person-suspended')).data<object[]>()[0]).toMatchObject({
        details: { reason: 'Junk in every task.' },
        person: { _id: worker.id },
      });
    });

    it('gets an e-mail at once, with the reason', async () => {
      const worker = await testApp.person('Worker');
      (await suspend(worker.id, 'Copied answers.')).data();
      await testApp.stopOutbox();
      const mails = mailsTo(testApp, worker.email).join();
      expect(mails).toContain('Subject: Kaaj: your account is suspended');
      expect(mails).toContain('The reason: Copied answers.');
    });

    it('gets 422 for everything else, stays signed in, and cannot use access keys', async () => {
      const worker = await testApp.person('Worker');
      const program = await Program.of(worker, ['wallet:read', 'tasks:read']);
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const task = idOf(await actions.post(buyer));
      (await suspend(worker.id)).data();
      await worker.signIn();
      const refused = [
        await actions.submit(worker, task),
        await actions.claim(worker, task),
        await worker.post('/key', { name: 'A program', scopes: ['tasks:read'] }),
        await worker.get('/task-filter'),
        await worker.post('/task', {}),
        await worker.patch(`/user/suspend/${worker.id}`, { lifted: true, reason: 'Me.' }),
        await program.get(`/user?${worker.self}`),
        await program.get('/task'),
      ];
      expect(refused.map(refusal)).toEqual(refused.map(() => [422, 'account/suspended']));
      const open = [
        '/account',
        `/user?${worker.self}`,
        '/settings',
        '/payout-account',
        `/withdrawal?${worker.self}`,
        `/wallet/statement?${worker.self}`,
        `/notification?${worker.self}`,
        `/submission/worker?${worker.self}`,
        `/dispute?${worker.self}`,
        '/account/closing',
        '/task',
        `/task/${task}`,
      ];
      for (const path of open) expect([path, (await worker.get(path)).status]).toEqual([path, 200]);
      expect((await lift(worker.id)).data()).toEqual({ _id: worker.id, suspension: null });
      expect((await program.get(`/user?${worker.self}`)).status).toBe(200);
      expect((await actions.submit(worker, task)).status).toBe(201);
      expect(await suspensionOf(worker)).toBeNull();
    });

    it('withdraws what they earned without a minimum, and nothing that was granted', async () => {
      const worker = await earner(7);
      (await suspend(worker.id)).data();
      await worker.signIn();
      expect(refusal(await actions.withdraw(worker, 8))).toEqual([422, 'withdrawal/not-enough-coins']);
      const withdrawal = idOf(await actions.withdraw(worker, 7));
      testApp.nameWallet('suspended', worker);
      expect(await testApp.balances()).toMatchObject({ suspended: 10, 'suspended held': 7 });
      expect(refusal(await actions.withdraw(worker, 1))).toEqual([422, 'withdrawal/not-enough-coins']);
      await paidOut(withdrawal);
      expect(await testApp.balances()).toMatchObject({ suspended: 10, 'suspended held': 0 });
      await testApp.runJobs();
      expect(await suspensionOf(worker)).toMatchObject({ reason: 'Junk in every task.' });
    });

    it('can dispute a rejection and send a requested version', async () => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const worker = await testApp.person('Worker');
      const task = idOf(await actions.post(buyer, { requiredWorkers: 2 }));
      const second = idOf(await actions.post(buyer));
      const [rejected, withChanges] = [
        idOf(await actions.submit(worker, task)),
        idOf(await actions.submit(worker, second)),
      ];
      (await actions.review(buyer, rejected, 'rejected')).data();
      (await actions.askForChanges(buyer, withChanges)).data();
      (await suspend(worker.id)).data();
      await worker.signIn();
      expect((await actions.dispute(worker, rejected)).status).toBe(201);
      expect((await actions.resubmitWork(worker, withChanges)).ok).toBe(true);
    });

    it('has hidden tasks; claims continue, automatic decisions apply, and lifting shows the tasks again', async () => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const [worker, second] = [await testApp.person('Worker'), await testApp.person('Worker')];
      const task = idOf(await actions.post(buyer, { requiredWorkers: 4, title: 'Hidden for a while' }));
      const sent = idOf(await actions.submit(second, task));
      (await actions.claim(worker, task)).data();
      testApp.nameWallet('buyer', buyer);
      const before = await testApp.balances();
      (await suspend(buyer.id)).data();
      expect((await testApp.visitor().get('/task')).text).not.toContain('Hidden for a while');
      expect((await testApp.visitor().get(`/task/${task}`)).status).toBe(404);
      const third = await testApp.person('Worker');
      expect(refusal(await actions.claim(third, task))).toEqual([409, 'task/closed']);
      expect(refusal(await actions.submit(third, task))).toEqual([409, 'task/closed']);
      const claimed = idOf(await actions.submit(worker, task));
      expect(await testApp.balances()).toEqual(before);
      await buyer.signIn();
      expect(refusal(await actions.review(buyer, sent, 'rejected'))).toEqual([422, 'account/suspended']);
      testApp.clock.advance(8 * 24 * 3600 * 1000);
      await testApp.runJobs();
      testApp.clock.reset();
      expect(await balance(second)).toBe(15);
      expect(await balance(worker)).toBe(15);
      (await lift(buyer.id)).data();
      expect(claimed).not.toBe(sent);
    });

    it('has hidden batches: a request for the next item fails without a write for each item', async () => {
      const buyer = await testApp.person('Buyer', { coins: 1000 });
      const rows = ['picture', ...Array.from({ length: 60 }, (_, index) => `${index}.png`)].join('\n');
      const batch = idOf(await actions.postBatch(buyer, { rows, requiredWorkers: 2 }));
      await testApp.runJobs();
      const [worker, second] = [await testApp.person('Worker'), await testApp.person('Worker')];
      const { task } = (await actions.next(worker, batch)).data<NextItem>();
      (await suspend(buyer.id)).data();
      const before = await testApp.balances();
      const writes = jest.spyOn(testApp.app.get(TaskSlots), 'takeIfOpen');
      expect(refusal(await actions.next(second, batch))).toEqual([409, 'task/closed']);
      // Those of the first page at most, on engines without SKIP LOCKED.
      expect(writes.mock.calls.length).toBeLessThanOrEqual(16);
      writes.mockRestore();
      // The claimed item can still be done.
      expect((await actions.next(worker, batch)).data<NextItem>().task._id).toBe(task._id);
      expect(refusal(await actions.next(worker, batch, { ahead: true }))).toEqual([409, 'task/closed']);
      expect(await testApp.balances()).toEqual(before);
      (await lift(buyer.id)).data();
      expect((await actions.next(second, batch)).ok).toBe(true);
    });

    describe('whose suspension is being stored', () => {
      /** Suspends the person in a transaction that commits only once `begun` holds for what `during` starts. */
      async function suspendDuring<T>(person: Person, during: () => Promise<T>, begun: () => boolean): Promise<T> {
        const suspension = { adminId: admin.id, personId: person.id, reason: 'Junk in every task.' };
        const [stored, release] = [new EventEmitter(), new EventEmitter()];
        const committed = testApp.app.get(UnitOfWork).run(async () => {
          await testApp.app.get(AccountSuspension).suspend(suspension);
          stored.emit('done');
          await once(release, 'done');
        });
        await once(stored, 'done');
        const started = during();
        await until(begun);
        release.emit('done');
        await committed;
        return started;
      }

      it.each([
        ['task', (buyer: Person) => actions.post(buyer)],
        ['batch', (buyer: Person) => actions.postBatch(buyer)],
      ] as const)('cannot post a %s, which would stay listed', async (_, post) => {
        const buyer = await testApp.person('Buyer', { coins: 1000 });
        testApp.nameWallet('buyer', buyer);
        const before = await testApp.balances();
        const execute = jest.spyOn(testApp.app.get(IdempotencyService), 'execute');
        const posted = await suspendDuring(
          buyer,
          () => post(buyer),
          () => execute.mock.calls.length > 0,
        );
        execute.mockRestore();
        expect(refusal(posted)).toEqual([422, 'account/suspended']);
        expect(await testApp.balances()).toEqual(before);
      });

      it('gets the items hidden that a batch is posting', async () => {
        const buyer = await testApp.person('Buyer', { coins: 1000 });
        const tasks = testApp.app.get(Tasks);
        const add = tasks.add.bind(tasks);
        const posting = new EventEmitter();
        // Started here, since a call from within the job's transaction would join it.
        const suspended = once(posting, 'begun').then(() => suspend(buyer.id));
        const added = jest.spyOn(tasks, 'add').mockImplementationOnce(async (...items: readonly Task[]) => {
          posting.emit('begun');
          await Promise.race([suspended, pause(500)]);
          return add(...items);
        });
        const batch = idOf(await actions.postBatch(buyer));
        await testApp.runJobs();
        (await suspended).data();
        added.mockRestore();
        expect(refusal(await actions.next(await testApp.person('Worker'), batch))).toEqual([409, 'task/closed']);
        (await lift(buyer.id)).data();
        expect((await actions.next(await testApp.person('Worker'), batch)).ok).toBe(true);
      });
    });

    it('is not among the best workers of the home page', async () => {
      const worker = await earner(500);
      const best = async () => (await testApp.visitor().get('/user/bestworker')).text;
      expect(await best()).toContain(worker.id);
      (await suspend(worker.id)).data();
      expect(await best()).not.toContain(worker.id);
      (await lift(worker.id)).data();
      expect(await best()).toContain(worker.id);
    });

    it('has tasks in the list again once the suspension is lifted', async () => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const task = idOf(await actions.post(buyer, { requiredWorkers: 2, title: 'Shown again' }));
      const batch = idOf(await actions.postBatch(buyer, { title: 'Posted meanwhile {{picture}}' }));
      (await suspend(buyer.id)).data();
      await testApp.runJobs();
      expect((await testApp.visitor().get('/task')).text).not.toMatch(/Shown again|Posted meanwhile/);
      (await lift(buyer.id)).data();
      expect((await testApp.visitor().get('/task')).text).toMatch(/Shown again/);
      expect((await testApp.visitor().get('/task')).text).toMatch(/Posted meanwhile/);
      expect((await actions.submit(await testApp.person('Worker'), task)).status).toBe(201);
      expect(batch).not.toBe('');
    });
  });

  it('can be suspended again without effect, Admins cannot, and only an active suspension can be lifted', async () => {
    const worker = await testApp.person('Worker');
    const first = (await suspend(worker.id)).data();
    const repeated = await suspend(worker.id, 'Another reason.', other);
    expect(repeated.status).toBe(200);
    expect(repeated.data()).toEqual(first);
    expect(refusal(await suspend(other.id))).toEqual([409, 'user/admin-is-protected']);
    expect(refusal(await suspend(admin.id))).toEqual([409, 'user/admin-is-protected']);
    (await lift(worker.id)).data();
    expect(refusal(await lift(worker.id))).toEqual([409, 'account/not-suspended']);
    expect((await suspend('01M83R6FM8DE3X6793M45X6KEP')).status).toBe(404);
    expect((await admin.patch(`/user/suspend/${worker.id}`, {})).status).toBe(400);
  });

  it('keeps a person from becoming an Admin until it is lifted', async () => {
    const worker = await testApp.person('Worker');
    const promote = () => admin.patch(`/user/updaterole/${worker.id}`, { role: 'Admin', password: admin.password });
    (await suspend(worker.id)).data();
    expect(refusal(await promote())).toEqual([422, 'user/suspended']);
    const command = await runAdminCommand(testApp, ['create', '--email', worker.email, '--promote']);
    expect(command).toMatchObject({ status: 1, output: expect.stringContaining('is suspended') });
    await worker.signIn();
    expect((await worker.get(`/user?${worker.self}`)).data()).toMatchObject({ role: 'Worker', suspended: true });
    (await lift(worker.id)).data();
    expect((await promote()).data()).toMatchObject({ role: 'Admin' });
    await testApp.sql("UPDATE person SET role = 'Worker' WHERE id = ?", [worker.id]);
  });

  describe('an objection', () => {
    const object = (person: Person, statement = 'I did the work myself.') =>
      person.post('/user/objection', { statement });
    const decide = (by: Person, id: string, lifted: boolean) =>
      by.patch(`/user/objection/${id}`, { lifted, reason: 'We have looked.' });

    async function objector(): Promise<{ worker: Person; id: string }> {
      const worker = await testApp.person('Worker');
      (await suspend(worker.id)).data();
      await worker.signIn();
      return { worker, id: idOf(await object(worker)) };
    }

    it('can be made once, is shown to the Admins, and another Admin decides', async () => {
      const { worker, id } = await objector();
      expect(refusal(await object(worker))).toEqual([409, 'account/already-objected']);
      expect(await suspensionOf(worker)).toMatchObject({
        objection: { _id: id, statement: 'I did the work myself.', decision: null },
      });
      expect((await other.get('/user/objection?size=1')).data()).toMatchObject([
        { person: { email: worker.email }, admin: { email: admin.email }, suspensionReason: 'Junk in every task.' },
      ]);
      expect((await other.get(`/notification?${other.self}`)).text).toContain('account/objection');
      expect(refusal(await decide(admin, id, true))).toEqual([409, 'account/other-admin-decides']);
      expect((await decide(other, id, true)).data()).toMatchObject({ decision: { lifted: true } });
      expect(await suspensionOf(worker)).toBeNull();
      expect((await worker.get('/task-filter')).status).toBe(200);
      expect((await decide(other, id, true)).status).toBe(200);
      expect(refusal(await decide(other, id, false))).toEqual([409, 'account/objection-decided']);
      expect(refusal(await object(worker))).toEqual([409, 'account/not-suspended']);
    });

    it('that is not accepted keeps the suspension, and notifies with the reason', async () => {
      const { worker, id } = await objector();
      (await decide(other, id, false)).data();
      expect(await suspensionOf(worker)).toMatchObject({
        objection: { decision: { lifted: false, reason: 'We have looked.' } },
      });
      expect((await worker.get(`/notification?${worker.self}`)).text).toContain('account/objection-refused');
      expect(refusal(await object(worker))).toEqual([409, 'account/already-objected']);
    });

    it('is decided by the suspending Admin when there is no other', async () => {
      const { id } = await objector();
      await testApp.sql("UPDATE person SET role = 'Worker' WHERE id = ?", [other.id]);
      expect((await decide(admin, id, true)).status).toBe(200);
      await testApp.sql("UPDATE person SET role = 'Admin' WHERE id = ?", [other.id]);
    });

    it('is listed page by page, undecided ones first', async () => {
      await objector();
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const answer: Answer = await other.get(`/user/objection?size=1${cursor && `&cursor=${cursor}`}`);
        seen.push(...answer.data<{ _id: string }[]>().map(({ _id }) => _id));
        cursor = (JSON.parse(answer.text) as { page: { next: string | null } }).page.next;
      }
      const whole = (await other.get('/user/objection')).data<{ _id: string; decision: object | null }[]>();
      expect(seen).toEqual(whole.map(({ _id }) => _id));
      expect(whole.length).toBeGreaterThan(3);
      expect(whole[0]?.decision).toBeNull();
      expect(whole.at(-1)?.decision).not.toBeNull();
    });
  });

  describe('a removal', () => {
    it('leaves earned coins payable, forfeits the others, and erases the account once all is paid', async () => {
      const worker = await earner(30);
      testApp.nameWallet('removed', worker);
      (await remove(worker.id, { reason: 'Several accounts.', forfeit: true })).data();
      expect(await testApp.balances()).toMatchObject({ removed: 30, 'removed held': 0 });
      await worker.signIn();
      const suspension = await suspensionOf(worker);
      expect(suspension).toMatchObject({ reason: 'Several accounts.', removal: true });
      expect((await worker.get(`/receipt/suspension/${suspension?._id}`)).data()).toMatchObject({
        transfers: [{ kind: 'user-removed', coins: 10, from: 'available', to: 'forfeited' }],
      });
      const withdrawal = idOf(await actions.withdraw(worker, 30));
      await testApp.runJobs();
      expect((await worker.get('/account')).status).toBe(200);
      (await actions.decide(admin, withdrawal, 'accepted')).data();
      await testApp.runJobs();
      expect((await worker.get('/account')).status).toBe(200);
      (await actions.exportPayouts(admin)).data();
      (await actions.reportPayout(admin, withdrawal, `confirmed,REF-${withdrawal},`)).data();
      await testApp.runJobs();
      expect((await worker.get('/account')).status).toBe(401);
      expect((await worker.post('/auth/login', { email: worker.email, password: worker.password })).status).toBe(401);
      expect(await testApp.balances()).toMatchObject({ removed: 0, 'removed held': 0 });
      expect((await admin.get('/audit?action=account-erased')).data<{ details: object }[]>()).toHaveLength(1);
    });

    it.each([
      ['without a body', undefined],
      ['with a reason', { reason: 'Several accounts.' }],
    ])('%s erases an account without earned coins at once, and forfeits its coins', async (_, body) => {
      const worker = await testApp.person('Worker', { coins: 200 });
      testApp.nameWallet('erased', worker);
      expect((await remove(worker.id, body)).data()).toEqual({ _id: worker.id });
      expect((await worker.get('/account')).status).toBe(401);
      expect(await testApp.balances()).toMatchObject({ erased: 0, 'erased held': 0 });
    });

    it.each([
      ['a reason that is a number', { reason: 3 }, 'reason'],
      ['an empty reason', { reason: '' }, 'reason'],
      ['a reason of 1,001 characters', { reason: 'x'.repeat(1001) }, 'reason'],
      ['forfeit as text', { reason: 'Spam.', forfeit: 'false' }, 'forfeit'],
      ['a list', [], 'body'],
    ])('is rejected with %s, and nobody is removed', async (_, body, field) => {
      const worker = await testApp.person('Worker');
      const wrong = await remove(worker.id, body);
      expect([...refusal(wrong), fieldsOf(wrong)]).toEqual([400, 'request/invalid', [field]]);
      expect((await worker.get('/account')).status).toBe(200);
    });

    it('leaves granted coins payable, too, with forfeit: false', async () => {
      const worker = await testApp.person('Worker', { coins: 25 });
      testApp.nameWallet('kept', worker);
      (await remove(worker.id, { reason: 'Closed on request.', forfeit: false })).data();
      expect(await testApp.balances()).toMatchObject({ kept: 25 });
      await worker.signIn();
      await paidOut(idOf(await actions.withdraw(worker, 25)));
      await testApp.runJobs();
      expect((await worker.get('/account')).status).toBe(401);
      expect(await testApp.balances()).toMatchObject({ kept: 0 });
    });

    it('leaves pending work to its buyer when it has a reason: accepted, it is paid', async () => {
      const buyer = await testApp.person('Buyer', { coins: 50 });
      const worker = await testApp.person('Worker');
      const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 20 }))));
      testApp.nameWallet('waits', worker);
      (await remove(worker.id, { reason: 'Several accounts.' })).data();
      expect(await testApp.balances()).toMatchObject({ waits: 0 });
      await testApp.runJobs();
      (await actions.review(buyer, work, 'accepted')).data();
      expect(await testApp.balances()).toMatchObject({ waits: 20 });
      await worker.signIn();
      await paidOut(idOf(await actions.withdraw(worker, 20)));
      await testApp.runJobs();
      expect((await worker.get('/account')).status).toBe(401);
    });

    it('cancels a request that holds forfeited coins, and keeps one of earned coins', async () => {
      const [granted, earned] = [await earner(30), await earner(240)];
      (await actions.correct(admin, granted.id, 240)).data();
      testApp.nameWallet('granted', granted);
      testApp.nameWallet('earned', earned);
      for (const worker of [granted, earned]) (await actions.withdraw(worker, 240)).data();
      for (const { id } of [granted, earned]) (await remove(id, { reason: 'Gone.' })).data();
      expect(await testApp.balances()).toMatchObject({
        ...{ granted: 30, 'granted held': 0 },
        ...{ earned: 0, 'earned held': 240 },
      });
    });

    it('of a buyer pays pending work, returns escrow, and forfeits bought coins', async () => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const worker = await testApp.person('Worker');
      const task = idOf(await actions.post(buyer, { requiredWorkers: 3, payableAmount: 10 }));
      (await actions.submit(worker, task)).data();
      testApp.nameWallet('gone buyer', buyer);
      (await remove(buyer.id)).data();
      expect(await balance(worker)).toBe(20);
      expect(await testApp.balances()).toMatchObject({ 'gone buyer': 0 });
      expect((await buyer.get('/account')).status).toBe(401);
    });

    it('of a buyer refuses or pays work that a claim sends meanwhile', async () => {
      const buyer = await testApp.person('Buyer', { coins: 50 });
      const worker = await testApp.person('Worker');
      testApp.nameWallet('buyer', buyer);
      testApp.nameWallet('worker', worker);
      const task = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 20 }));
      testApp.name('escrow', escrowOf(task));
      (await actions.claim(worker, task)).data();
      const submissions = testApp.app.get(Submissions);
      const pendingFor = submissions.pendingFor.bind(submissions);
      const removing = new EventEmitter();
      // Started here, since a call from within the transaction of the removal would join it.
      const sent = once(removing, 'read').then(() => actions.submit(worker, task));
      jest.spyOn(submissions, 'pendingFor').mockImplementationOnce(async (...buyerAndLimit) => {
        const pending = await pendingFor(...buyerAndLimit);
        removing.emit('read');
        await Promise.race([sent, pause(500)]);
        return pending;
      });
      (await remove(buyer.id)).data();
      expect((await sent).status).toBe(404);
      expect(await testApp.balances()).toMatchObject({ buyer: 0, worker: 10, escrow: 0, ledgerSum: 0 });
      jest.restoreAllMocks();
    });

    it('of a buyer keeps the account until their dispute is decided, and its coins can be withdrawn', async () => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const worker = await testApp.person('Worker');
      const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 10 }))));
      (await actions.review(buyer, work, 'rejected')).data();
      testApp.nameWallet('disputed buyer', buyer);
      testApp.nameWallet('disputing worker', worker);
      (await remove(buyer.id, { reason: 'Closed on request.', forfeit: false })).data();
      const dispute = idOf(await actions.dispute(worker, work));
      await buyer.signIn();
      await paidOut(idOf(await actions.withdraw(buyer, 90)));
      await testApp.runJobs();
      expect((await buyer.get('/account')).status).toBe(200);
      testApp.clock.advance(49 * 3600 * 1000);
      await admin.signIn();
      (await actions.decideDispute(admin, dispute, 'buyer')).data();
      testApp.clock.reset();
      const wallets = {
        'disputed buyer': 10,
        'disputed buyer held': 0,
        'disputing worker': 10,
        'disputing worker held': 0,
      };
      expect(await testApp.balances()).toMatchObject(wallets);
      await paidOut(idOf(await actions.withdraw(buyer, 10)));
      await testApp.runJobs();
      expect((await buyer.get('/account')).status).toBe(401);
      expect(await testApp.balances()).toMatchObject({ ...wallets, 'disputed buyer': 0 });
    });

    it('of a suspended person keeps their suspension, and changes nothing when it is repeated', async () => {
      const worker = await earner(5);
      (await suspend(worker.id)).data();
      await worker.signIn();
      const objection = idOf(await worker.post('/user/objection', { statement: 'No.' }));
      (await remove(worker.id, { reason: 'For good.' })).data();
      await worker.signIn();
      expect(await suspensionOf(worker)).toMatchObject({
        removal: true,
        reason: 'For good.',
        objection: { _id: objection },
      });
      expect((await remove(worker.id, { reason: 'Once more.' })).status).toBe(200);
      expect(await suspensionOf(worker)).toMatchObject({ reason: 'For good.' });
      expect(refusal(await lift(worker.id))).toEqual([409, 'account/removal-is-permanent']);
      expect(await suspensionOf(worker)).toMatchObject({ removal: true, reason: 'For good.' });
      (await other.patch(`/user/objection/${objection}`, { lifted: true, reason: 'We were wrong.' })).data();
      expect(await suspensionOf(worker)).toBeNull();
      (await remove(worker.id, { reason: 'A second time.' })).data();
      await worker.signIn();
      expect(await suspensionOf(worker)).toMatchObject({ reason: 'A second time.', objection: null });
    });
  });

  describe('a person who closes their own account', () => {
    it('can see what they earned, and withdraw that first without a minimum', async () => {
      const worker = await earner(12);
      expect((await worker.get('/account/closing')).data()).toMatchObject({ earned: 12, available: 22, coinsLost: 22 });
      expect(refusal(await actions.withdraw(worker, 11))).toEqual([422, 'withdrawal/below-minimum']);
      await paidOut(idOf(await actions.withdraw(worker, 12)));
      expect((await worker.get('/account/closing')).data()).toMatchObject({ earned: 10, available: 10 });
    });
  });
});
