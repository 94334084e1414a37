import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Payouts1795454000002 implements MigrationInterface {
  readonly name = 'Payouts1795454000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `withdrawal_paid_out` ON `withdrawal`');
    await runner.query(
      "CREATE TABLE `payout` (`id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `coins` bigint NOT NULL, `cents` bigint NOT NULL, `rail` varchar(20) NOT NULL, `account_number` varchar(500) NOT NULL, `account_number_masked` varchar(20) NOT NULL, `state` varchar(10) NOT NULL, `reference` varchar(100) NULL, `reason` varchar(500) NULL, `at` bigint NOT NULL, `due` bigint NOT NULL, `batch_id` varchar(26) NOT NULL, `look_at` bigint NOT NULL DEFAULT '0', `submitted_at` bigint NOT NULL DEFAULT '0', `doubt` varchar(20) NULL, INDEX `payout_due` (`state`, `due`, `id`), INDEX `payout_ended` (`state`, `at`, `id`), INDEX `payout_to_take` (`state`, `rail`, `batch_id`, `due`, `id`), INDEX `payout_to_look_at` (`batch_id`, `state`, `look_at`, `id`), INDEX `payout_of_batch` (`batch_id`, `id`), INDEX `payout_sums` (`state`, `at`, `coins`, `cents`), UNIQUE INDEX `payout_reference` (`rail`, `reference`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `payout_batch` (`id` varchar(26) NOT NULL, `rail` varchar(20) NOT NULL, `admin_id` varchar(26) NOT NULL, `taken_at` bigint NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query('ALTER TABLE `payout` ADD CONSTRAINT `payout_coins_positive` CHECK (coins > 0)');
    // What was accepted before counted as paid: its coins are redeemed, and the money has arrived.
    await runner.query(
      `INSERT INTO payout (id, worker_id, coins, cents, rail, account_number, account_number_masked, state, at, due, batch_id)
       SELECT id, worker_id, coins, cents, payment_system, account_number, account_number_masked, 'confirmed', decided_at, decided_at, ''
       FROM withdrawal WHERE status = 'accepted'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `payout_batch`');
    await runner.query('DROP INDEX `payout_reference` ON `payout`');
    await runner.query('DROP INDEX `payout_sums` ON `payout`');
    await runner.query('DROP INDEX `payout_of_batch` ON `payout`');
    await runner.query('DROP INDEX `payout_to_look_at` ON `payout`');
    await runner.query('DROP INDEX `payout_to_take` ON `payout`');
    await runner.query('DROP INDEX `payout_ended` ON `payout`');
    await runner.query('DROP INDEX `payout_due` ON `payout`');
    await runner.query('DROP TABLE `payout`');
    await runner.query('CREATE INDEX `withdrawal_paid_out` ON `withdrawal` (`status`, `decided_at`, `coins`, `cents`)');
  }
}
