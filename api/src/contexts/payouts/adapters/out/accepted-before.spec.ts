import { describeOnEachDatabase, World } from '../../../../../test/world';
import { newId } from '../../../../kernel/ids';
import { Payouts1795454000002 } from '../../../../migrations/mysql/1795454000002-payouts';
import { Payouts1795454000001 } from '../../../../migrations/sqlite/1795454000001-payouts';
import { WithdrawalPages } from '../../../withdrawals';
import { PayoutPages } from '../../application/payout-pages';

describeOnEachDatabase('a withdrawal that was accepted before there were payouts', (engine) => {
  it('counts as arrived when it was accepted; one that was not accepted has no payout', async () => {
    const world = await World.build(engine);
    const migration = engine === 'SQLite' ? new Payouts1795454000001() : new Payouts1795454000002();
    const runner = world.database.keeper.createQueryRunner();
    await migration.down(runner);
    const [accepted, pending, rejected] = [newId(), newId(), newId()];
    const workerId = newId();
    for (const [id, status, decidedAt] of [
      [accepted, 'accepted', 1_700_000_000_000],
      [pending, 'pending', 0],
      [rejected, 'rejected', 1_700_000_000_000],
    ] as const) {
      const sealed = world.config.keys.seal('01712345678', id);
      await world.sql(
        `INSERT INTO withdrawal (id, worker_id, coins, cents, payment_system, account_number, account_number_masked, status, asked_at, decided_at)
         VALUES (?, ?, 200, 1000, 'bkash', ?, '••78', ?, 1, ?)`,
        [id, workerId, sealed, status, decidedAt],
      );
    }
    await migration.up(runner);
    await runner.release();
    const { withdrawals } = await world.app.get(WithdrawalPages).ofWorker(workerId, undefined, 5);
    const standings = new Map(withdrawals.map(({ _id, payout }) => [_id, payout]));
    expect(standings.get(accepted)).toMatchObject({ state: 'confirmed', at: '2023-11-14T22:13:20.000Z' });
    expect(standings.get(pending)).toMatchObject({ state: 'waiting' });
    expect(standings.get(rejected)).toBeNull();
    expect(await world.app.get(PayoutPages).centsPaidOutBetween(0, Date.now())).toBe(1000);
    expect(await world.app.get(PayoutPages).overdueCount()).toBe(0);
    await world.close();
  });
});
