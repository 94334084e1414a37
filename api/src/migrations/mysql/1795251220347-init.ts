import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Init1795251220347 implements MigrationInterface {
  readonly name = 'Init1795251220347';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `identity` (`id` varchar(26) NOT NULL, `email` varchar(254) NOT NULL, `password_hash` varchar(200) NULL, `google_id` varchar(255) NULL, `display_name` varchar(100) NOT NULL, `photo_url` varchar(2000) NOT NULL, `version` bigint NOT NULL, `created_at` bigint NOT NULL, UNIQUE INDEX `identity_email` (`email`), UNIQUE INDEX `identity_google` (`google_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `person` (`id` varchar(26) NOT NULL, `email` varchar(254) NOT NULL, `name` varchar(100) NOT NULL, `image` varchar(2000) NOT NULL, `role` varchar(10) NOT NULL, `created_at` bigint NOT NULL, `removed_at` bigint NULL, UNIQUE INDEX `person_email` (`email`), INDEX `person_role` (`removed_at`, `role`), INDEX `person_joined` (`created_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `session` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `refresh_hash` varchar(64) NOT NULL, `expires_at` bigint NOT NULL, INDEX `session_person` (`person_id`), INDEX `session_expiry` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `reset_token` (`id` varchar(64) NOT NULL, `identity_id` varchar(26) NOT NULL, `expires_at` bigint NOT NULL, INDEX `reset_token_identity` (`identity_id`), INDEX `reset_token_expiry` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `audit_entry` (`id` varchar(26) NOT NULL, `admin_id` varchar(26) NOT NULL, `action` varchar(40) NOT NULL, `subject` varchar(40) NOT NULL, `details` text NOT NULL, `at` bigint NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `rate_window` (`id` varchar(64) NOT NULL, `used` bigint NOT NULL, `ends_at` bigint NOT NULL, INDEX `rate_window_end` (`ends_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `outbox` (`id` varchar(26) NOT NULL, `kind` varchar(40) NOT NULL, `payload` text NOT NULL, `due_at` bigint NOT NULL, `tries` bigint NOT NULL DEFAULT '0', INDEX `outbox_due` (`due_at`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
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
    await runner.query('DROP INDEX `outbox_due` ON `outbox`');
    await runner.query('DROP TABLE `outbox`');
    await runner.query('DROP INDEX `rate_window_end` ON `rate_window`');
    await runner.query('DROP TABLE `rate_window`');
    await runner.query('DROP TABLE `audit_entry`');
    await runner.query('DROP INDEX `reset_token_expiry` ON `reset_token`');
    await runner.query('DROP INDEX `reset_token_identity` ON `reset_token`');
    await runner.query('DROP TABLE `reset_token`');
    await runner.query('DROP INDEX `session_expiry` ON `session`');
    await runner.query('DROP INDEX `session_person` ON `session`');
    await runner.query('DROP TABLE `session`');
    await runner.query('DROP INDEX `person_joined` ON `person`');
    await runner.query('DROP INDEX `person_role` ON `person`');
    await runner.query('DROP INDEX `person_email` ON `person`');
    await runner.query('DROP TABLE `person`');
    await runner.query('DROP INDEX `identity_google` ON `identity`');
    await runner.query('DROP INDEX `identity_email` ON `identity`');
    await runner.query('DROP TABLE `identity`');
  }
}
