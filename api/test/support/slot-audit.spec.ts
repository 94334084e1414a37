import { describeOnOneDatabase, actions, idOf, type Person, TestApp } from '../test-app';
import { auditLedger } from './ledger';

describeOnOneDatabase('the audit of all slots', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let task: string;
  beforeAll(async () => (testApp = await TestApp.build(engine)));
  afterAll(() => testApp.close());
  beforeEach(async () => {
    [buyer, worker] = [await testApp.person('Buyer', { coins: 100 }), await testApp.person('Worker')];
    task = idOf(await actions.post(buyer, { requiredWorkers: 6, payableAmount: 10 }));
  });

  const audit = () => auditLedger(testApp.sql);
  /** The report of the audit for a manipulated database. */
  const reportFor = async (tamper: string, parameters: readonly string[], truth: string) => {
    await testApp.sql(tamper, parameters);
    const report = await audit().then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    await testApp.sql(truth, parameters);
    await audit();
    return report;
  };
  const rejected = async () => {
    const work = idOf(await actions.submit(worker, task));
    (await actions.review(buyer, work, 'rejected')).data();
    return work;
  };

  it('finds each one in its state: open, claimed, submitted, disputed, reopened and removed, closed', async () => {
    const [keeps, released, sends, accepted] = await testApp.people(4, 'Worker');
    for (const each of [keeps, released] as Person[]) (await actions.claim(each, task)).data();
    (await actions.releaseClaim(released as Person, task)).data();
    idOf(await actions.submit(sends as Person, task));
    (await actions.review(buyer, idOf(await actions.submit(accepted as Person, task)), 'accepted')).data();
    idOf(await actions.dispute(worker, await rejected()));
    for (const places of [4, 1]) (await actions.changeSlots(buyer, task, places)).data();
    (await actions.deleteTask(buyer, task)).data();
    expect(await audit()).toBe(0);
    const [row] = await testApp.sql<{ places: number }>('SELECT places FROM task WHERE id = ?', [task]);
    expect(Number(row?.places)).toBe(5);
  });

  it('counts no slot for a dispute that its buyer pays from other coins', async () => {
    const work = await rejected();
    (await actions.deleteTask(buyer, task)).data();
    const dispute = idOf(await actions.dispute(worker, work));
    expect(await audit()).toBe(0);
    (await actions.answerDispute(buyer, dispute, { concede: true })).data();
    expect(await audit()).toBe(0);
  });

  it.each([
    ['a slot that opened by itself', 'UPDATE task SET open_slots = open_slots + 1 WHERE id = ?', 'open_slots - 1'],
    ['a slot that is missing', 'UPDATE task SET open_slots = open_slots - 1 WHERE id = ?', 'open_slots + 1'],
  ])('names the task with %s', async (_, tamper, back) => {
    const report = await reportFor(tamper, [task], `UPDATE task SET open_slots = ${back} WHERE id = ?`);
    expect(report).toContain(`SlotCounts and tasks disagree: [{"task":"${task}"`);
  });

  it('names the task that shows another number of slots than its buyer paid for', async () => {
    const change = (by: string) => `UPDATE task SET places = places ${by} WHERE id = ?`;
    expect(await reportFor(change('+ 1'), [task], change('- 1'))).toContain(task);
  });

  it('names the task whose claim was released without opening a slot', async () => {
    (await actions.claim(worker, task)).data();
    const state = (value: string) => `UPDATE claim SET state = '${value}' WHERE task_id = ?`;
    expect(await reportFor(state('ran-out'), [task], state('live'))).toContain(task);
  });

  it('names the task whose work was rejected without opening a slot', async () => {
    const work = idOf(await actions.submit(worker, task));
    const status = (value: string) => `UPDATE submission SET status = '${value}' WHERE id = ?`;
    expect(await reportFor(status('rejected'), [work], status('pending'))).toContain(task);
  });

  it('names the task whose disputed slot is in no state', async () => {
    const dispute = idOf(await actions.dispute(worker, await rejected()));
    const state = (value: string) => `UPDATE dispute SET state = '${value}' WHERE id = ?`;
    expect(await reportFor(state('decided'), [dispute], state('open'))).toContain(task);
  });
});
