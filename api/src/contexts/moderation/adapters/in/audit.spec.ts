import { type AuditEntry } from '@kaaj/contract';
import { Clock, daysAfter } from '../../../../kernel/clock';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

describeOnEachDatabase('the audit log', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let other: Person;
  let buyer: Person;
  let worker: Person;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [admin, other] = [await testApp.person('Worker'), await testApp.person('Admin')];
    [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    (await actions.buy(buyer, 1000)).data();
    const task = idOf(await actions.post(buyer, { title: 'Ten shops', requiredWorkers: 2, payableAmount: 10 }));
    (await other.patch(`/user/updatecoin/${admin.id}`, { coin: 5, reason: 'A try' })).data();
    (await other.patch(`/user/updaterole/${admin.id}`, { role: 'Admin', password: other.password })).data();
    await admin.signIn();
    (await admin.patch(`/user/updatecoin/${worker.id}`, { coin: 500, reason: 'Paid twice' })).data();
    (await other.delete(`/task/delete/${task}`)).data();
  });
  afterAll(() => testApp.close());

  const actionsFor = async (query: string) =>
    (await admin.get(`/audit?${query}`)).data<AuditEntry[]>().map(({ action }) => action);

  it('contains the actor, the action and the target in separate fields', async () => {
    const [deleted, corrected] = (await admin.get('/audit')).data<AuditEntry[]>();
    expect(deleted).toMatchObject({
      action: 'task-deleted',
      person: { _id: buyer.id, email: buyer.email },
      details: { title: 'Ten shops', refunded: 20 },
    });
    expect(corrected).toMatchObject({
      adminEmail: admin.email,
      person: { _id: worker.id, email: worker.email },
      details: { to: 500, reason: 'Paid twice' },
    });
    expect(corrected?.adminName).not.toBe('');
  });

  it('can be filtered by action, by a person as actor or target, and by day', async () => {
    expect(await actionsFor('action=task-deleted')).toEqual(['task-deleted']);
    expect(await actionsFor(`person=${buyer.email}`)).toEqual(['task-deleted']);
    expect(await actionsFor(`person=${admin.email}`)).toEqual([
      'balance-corrected',
      'role-changed',
      'balance-corrected',
    ]);
    expect(await actionsFor(`person=${admin.email}&action=task-deleted`)).toEqual([]);
    expect(await actionsFor('person=nobody@kaaj.test')).toEqual([]);
    expect(await actionsFor('day=2001-01-01')).toEqual([]);
    expect((await admin.get('/audit?action=anything')).status).toBe(400);
    expect((await admin.get('/audit?day=2030-02-30')).status).toBe(400);
  });

  it('lists each entry once page by page when it is filtered by a person', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await admin.get(`/audit?size=1&person=${admin.email}${cursor}`)).json<{
        data: AuditEntry[];
        page: { next: string | null };
      }>();
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.page.next === null ? '' : `&cursor=${page.page.next}`;
    } while (cursor !== '');
    expect(new Set(seen).size).toBe(3);
    expect(seen).toHaveLength(3);
  });

  it('stores the day of an action in the time zone of the owner', async () => {
    testApp.clock.advanceDays(10);
    await admin.signIn();
    (await admin.patch(`/user/updatecoin/${worker.id}`, { coin: 7, reason: 'Later' })).data();
    const today = testApp.app.get(Clock).today();
    expect(await actionsFor(`day=${today}`)).toEqual(['balance-corrected']);
    expect(await actionsFor(`day=${daysAfter(today, -10)}`)).toHaveLength(4);
    expect(await actionsFor(`day=${daysAfter(today, -5)}`)).toEqual([]);
  });
});
