import { type DecisionTime } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describeOnEachDatabase('the time until a decision', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let other: Person;
  let admin: Person;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [buyer, other, admin] = [await testApp.person('Buyer'), await testApp.person('Buyer'), await testApp.admin()];
    for (const each of [buyer, other]) (await actions.buy(each, 1000)).data();
  });
  afterAll(() => testApp.close());

  /** Work that was submitted and decided this long ago. */
  async function decided(who: Person, { days, hours, as = 'accepted' }: { days: number; hours: number; as?: string }) {
    const task = idOf(await actions.post(who, { payableAmount: 10, requiredWorkers: 1 }));
    const id = idOf(await actions.submit(await testApp.person('Worker'), task));
    (await actions.review(who, id, as === 'rejected' ? 'rejected' : 'accepted')).data();
    const at = testApp.clock.clock.now() - days * DAY;
    await testApp.sql('UPDATE submission SET decided_at = ?, sent_at = ? WHERE id = ?', [at, at - hours * HOUR, id]);
    return id;
  }

  const timesOf = async (who: Person) => (await who.get('/submission/decision-time')).data<DecisionTime[]>();
  const shown = (times: DecisionTime[]) =>
    times.filter(({ decisions }) => decisions > 0).map(({ decisions, hours }) => ({ decisions, hours }));

  it('is empty when nothing was decided', async () => {
    expect(await timesOf(admin)).toEqual([]);
    await testApp.runJobs();
    for (const who of [buyer, admin]) {
      const times = await timesOf(who);
      expect(times).toHaveLength(12);
      expect(times.every(({ decisions, hours }) => decisions === 0 && hours === null)).toBe(true);
    }
  });

  it('is the median of each week, automatic decisions and rejections included, for the buyer only', async () => {
    await decided(buyer, { days: 0, hours: 2 });
    await decided(buyer, { days: 1, hours: 30, as: 'rejected' });
    const silent = await decided(buyer, { days: 2, hours: 168 });
    await testApp.sql(`UPDATE submission SET decided_by = 'silence' WHERE id = ?`, [silent]);
    await decided(buyer, { days: 20, hours: 4.1 });
    await decided(other, { days: 1, hours: 1 });
    expect(shown(await timesOf(buyer))).toEqual([
      { decisions: 1, hours: 4.25 },
      { decisions: 3, hours: 30.25 },
    ]);
    const today = testApp.clock.clock.today();
    const weeks = (await timesOf(buyer))
      .filter(({ hours }) => hours !== null)
      .map(({ week }) => (Date.parse(today) - Date.parse(week)) / DAY);
    expect(weeks).toEqual([20, 6]);
  });

  it('leaves out work older than twelve weeks, with changes, or ended by a removal', async () => {
    const before = await timesOf(buyer);
    await decided(buyer, { days: 90, hours: 1 });
    const changed = await decided(buyer, { days: 0, hours: 1 });
    const removed = await decided(buyer, { days: 0, hours: 1 });
    await testApp.sql('UPDATE submission SET changes_at = 1 WHERE id = ?', [changed]);
    await testApp.sql(`UPDATE submission SET decided_by = 'removal' WHERE id = ?`, [removed]);
    expect(await timesOf(buyer)).toEqual(before);
  });

  it('is returned to an Admin over all buyers, as of the last count', async () => {
    expect(shown(await timesOf(admin))).toEqual([]);
    (await admin.send({ method: 'POST', path: '/wallet/health/check' })).data();
    await testApp.runJobs();
    expect(shown(await timesOf(admin))).toEqual([
      { decisions: 1, hours: 4.25 },
      { decisions: 4, hours: 2.25 },
    ]);
  });
});
