import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Init1795252565141 implements MigrationInterface {
  readonly name = 'Init1795252565141';

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
      'CREATE TABLE `newsletter_address` (`email` varchar(254) NOT NULL, `at` bigint NOT NULL, PRIMARY KEY (`email`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `account` (`id` varchar(40) NOT NULL, `balance` bigint NOT NULL, `earned` bigint NOT NULL DEFAULT '0', INDEX `account_earned` (`earned`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `transfer` (`id` varchar(26) NOT NULL, `from_account` varchar(40) NOT NULL, `to_account` varchar(40) NOT NULL, `amount` bigint NOT NULL, `kind` varchar(32) NOT NULL, `reference` varchar(80) NOT NULL, `at` bigint NOT NULL, UNIQUE INDEX `transfer_event` (`kind`, `reference`), INDEX `transfer_from` (`from_account`, `id`), INDEX `transfer_to` (`to_account`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `task` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `title` varchar(200) NOT NULL, `detail` text NOT NULL, `submission_info` text NOT NULL, `image_url` varchar(2000) NOT NULL, `payable` bigint NOT NULL, `open_slots` bigint NOT NULL, `slots_before` bigint NOT NULL, `is_full` tinyint NOT NULL DEFAULT 0, `completion_date` varchar(10) NOT NULL, `status` varchar(10) NOT NULL, `text_version` bigint NOT NULL, `search_text` text NOT NULL, INDEX `task_newest` (`status`, `id`), INDEX `task_by_pay` (`status`, `payable`, `id`), INDEX `task_free_newest` (`status`, `is_full`, `id`), INDEX `task_free_by_pay` (`status`, `is_full`, `payable`, `id`), INDEX `task_of_buyer` (`buyer_id`, `id`), INDEX `task_due` (`status`, `completion_date`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `task_text` (`task_id` varchar(26) NOT NULL, `version` bigint NOT NULL, `title` varchar(200) NOT NULL, `detail` text NOT NULL, `submission_info` text NOT NULL, PRIMARY KEY (`task_id`, `version`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `submission` (`id` varchar(26) NOT NULL, `task_id` varchar(26) NOT NULL, `task_title` varchar(200) NOT NULL, `text_version` bigint NOT NULL, `buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `reward` bigint NOT NULL, `detail` text NOT NULL, `status` varchar(10) NOT NULL, `reason` varchar(1000) NOT NULL, `sent_at` bigint NOT NULL, `decided_at` bigint NOT NULL, `concealed` tinyint NOT NULL DEFAULT 0, UNIQUE INDEX `submission_once` (`task_id`, `worker_id`), INDEX `submission_of_worker` (`worker_id`, `id`), INDEX `submission_earned` (`worker_id`, `status`, `decided_at`, `id`, `reward`), INDEX `submission_for_buyer` (`buyer_id`, `decided_at`, `id`), INDEX `submission_overdue` (`status`, `sent_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `withdrawal` (`id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `coins` bigint NOT NULL, `cents` bigint NOT NULL, `payment_system` varchar(20) NOT NULL, `account_number` varchar(500) NOT NULL, `account_number_masked` varchar(20) NOT NULL, `status` varchar(10) NOT NULL, `asked_at` bigint NOT NULL, `decided_at` bigint NOT NULL, INDEX `withdrawal_of_worker` (`worker_id`, `id`), INDEX `withdrawal_for_admin` (`decided_at`, `id`), INDEX `withdrawal_paid_out` (`status`, `decided_at`, `coins`, `cents`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `purchase` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `coins` bigint NOT NULL, `cents` bigint NOT NULL, `transaction_id` varchar(8) NOT NULL, `state` varchar(10) NOT NULL, `made_at` bigint NOT NULL, `settled_at` bigint NOT NULL, `checkout_session` varchar(200) NULL, `checkout_url` varchar(2000) NULL, `request_key` varchar(64) NULL, UNIQUE INDEX `purchase_transaction` (`transaction_id`), UNIQUE INDEX `purchase_request` (`request_key`), INDEX `purchase_of_buyer` (`buyer_id`, `id`), INDEX `purchase_paid` (`buyer_id`, `state`, `cents`), INDEX `purchase_sales` (`state`, `settled_at`, `coins`, `cents`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `notification` (`id` varchar(26) NOT NULL, `person_id` varchar(26) NOT NULL, `code` varchar(60) NOT NULL, `params` text NOT NULL, `message` text NOT NULL, `at` bigint NOT NULL, `seen` tinyint NOT NULL DEFAULT 0, INDEX `notification_of_person` (`person_id`, `seen`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `answered_request` (`id` varchar(64) NOT NULL, `fingerprint` varchar(64) NOT NULL, `answer` text NOT NULL, `claimed_at` bigint NOT NULL, INDEX `answered_request_age` (`claimed_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query('ALTER TABLE `account` ADD CONSTRAINT `account_balance_not_negative` CHECK (balance >= 0)');
    await runner.query('ALTER TABLE `transfer` ADD CONSTRAINT `transfer_amount_positive` CHECK (amount > 0)');
    await runner.query('ALTER TABLE `task` ADD CONSTRAINT `task_open_slots_not_negative` CHECK (open_slots >= 0)');
    await runner.query('ALTER TABLE `withdrawal` ADD CONSTRAINT `withdrawal_coins_positive` CHECK (coins > 0)');
    await runner.query('ALTER TABLE `purchase` ADD CONSTRAINT `purchase_coins_positive` CHECK (coins > 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `answered_request_age` ON `answered_request`');
    await runner.query('DROP TABLE `answered_request`');
    await runner.query('DROP INDEX `notification_of_person` ON `notification`');
    await runner.query('DROP TABLE `notification`');
    await runner.query('DROP INDEX `purchase_sales` ON `purchase`');
    await runner.query('DROP INDEX `purchase_paid` ON `purchase`');
    await runner.query('DROP INDEX `purchase_of_buyer` ON `purchase`');
    await runner.query('DROP INDEX `purchase_request` ON `purchase`');
    await runner.query('DROP INDEX `purchase_transaction` ON `purchase`');
    await runner.query('DROP TABLE `purchase`');
    await runner.query('DROP INDEX `withdrawal_paid_out` ON `withdrawal`');
    await runner.query('DROP INDEX `withdrawal_for_admin` ON `withdrawal`');
    await runner.query('DROP INDEX `withdrawal_of_worker` ON `withdrawal`');
    await runner.query('DROP TABLE `withdrawal`');
    await runner.query('DROP INDEX `submission_overdue` ON `submission`');
    await runner.query('DROP INDEX `submission_for_buyer` ON `submission`');
    await runner.query('DROP INDEX `submission_earned` ON `submission`');
    await runner.query('DROP INDEX `submission_of_worker` ON `submission`');
    await runner.query('DROP INDEX `submission_once` ON `submission`');
    await runner.query('DROP TABLE `submission`');
    await runner.query('DROP TABLE `task_text`');
    await runner.query('DROP INDEX `task_due` ON `task`');
    await runner.query('DROP INDEX `task_of_buyer` ON `task`');
    await runner.query('DROP INDEX `task_free_by_pay` ON `task`');
    await runner.query('DROP INDEX `task_free_newest` ON `task`');
    await runner.query('DROP INDEX `task_by_pay` ON `task`');
    await runner.query('DROP INDEX `task_newest` ON `task`');
    await runner.query('DROP TABLE `task`');
    await runner.query('DROP INDEX `transfer_to` ON `transfer`');
    await runner.query('DROP INDEX `transfer_from` ON `transfer`');
    await runner.query('DROP INDEX `transfer_event` ON `transfer`');
    await runner.query('DROP TABLE `transfer`');
    await runner.query('DROP INDEX `account_earned` ON `account`');
    await runner.query('DROP TABLE `account`');
    await runner.query('DROP TABLE `newsletter_address`');
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
