import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class PaymentCases1795359626821 implements MigrationInterface {
  readonly name = 'PaymentCases1795359626821';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `payment_case` (`id` varchar(26) NOT NULL, `subject` varchar(210) NOT NULL, `kind` varchar(10) NOT NULL, `reason` varchar(10) NOT NULL, `payment` varchar(200) NOT NULL, `cents` bigint NOT NULL, `currency` varchar(8) NOT NULL, `purchase_id` varchar(26) NULL, `frozen` bigint NOT NULL, `at` bigint NOT NULL, `done_at` bigint NOT NULL, UNIQUE INDEX `payment_case_subject` (`subject`), INDEX `payment_case_purchase` (`purchase_id`, `frozen`), INDEX `payment_case_open` (`done_at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query('ALTER TABLE `purchase` ADD `payment` varchar(200) NULL');
    await runner.query('CREATE INDEX `purchase_payment` ON `purchase` (`payment`)');
    await runner.query(
      'ALTER TABLE `payment_case` ADD CONSTRAINT `payment_case_frozen_not_negative` CHECK (frozen >= 0)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `purchase_payment` ON `purchase`');
    await runner.query('ALTER TABLE `purchase` DROP COLUMN `payment`');
    await runner.query('DROP INDEX `payment_case_open` ON `payment_case`');
    await runner.query('DROP INDEX `payment_case_purchase` ON `payment_case`');
    await runner.query('DROP INDEX `payment_case_subject` ON `payment_case`');
    await runner.query('DROP TABLE `payment_case`');
  }
}
