import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Init1795248974127 implements MigrationInterface {
  readonly name = 'Init1795248974127';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE TABLE `account` (`id` varchar(40) NOT NULL, `balance` bigint NOT NULL, `earned` bigint NOT NULL DEFAULT '0', INDEX `account_earned` (`earned`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `transfer` (`id` varchar(26) NOT NULL, `from_account` varchar(40) NOT NULL, `to_account` varchar(40) NOT NULL, `amount` bigint NOT NULL, `kind` varchar(32) NOT NULL, `reference` varchar(80) NOT NULL, `at` bigint NOT NULL, UNIQUE INDEX `transfer_event` (`kind`, `reference`), INDEX `transfer_from` (`from_account`, `id`), INDEX `transfer_to` (`to_account`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query('ALTER TABLE `account` ADD CONSTRAINT `account_balance_not_negative` CHECK (balance >= 0)');
    await runner.query('ALTER TABLE `transfer` ADD CONSTRAINT `transfer_amount_positive` CHECK (amount > 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `transfer_to` ON `transfer`');
    await runner.query('DROP INDEX `transfer_from` ON `transfer`');
    await runner.query('DROP INDEX `transfer_event` ON `transfer`');
    await runner.query('DROP TABLE `transfer`');
    await runner.query('DROP INDEX `account_earned` ON `account`');
    await runner.query('DROP TABLE `account`');
  }
}
