import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class FairWork1795435730980 implements MigrationInterface {
  readonly name = 'FairWork1795435730980';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `submission_overdue` ON `submission`');
    await runner.query(
      'CREATE TABLE `review_brake` (`buyer_id` varchar(26) NOT NULL, `since` bigint NOT NULL, `lifted_at` bigint NOT NULL, INDEX `review_brake_on` (`lifted_at`, `since`), PRIMARY KEY (`buyer_id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `dispute` (`id` varchar(26) NOT NULL, `submission_id` varchar(26) NOT NULL, `task_id` varchar(26) NOT NULL, `title` varchar(200) NOT NULL, `buyer_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `reward` bigint NOT NULL, `cover` varchar(10) NOT NULL, `state` varchar(10) NOT NULL, `outcome` varchar(20) NULL, `statement` varchar(2000) NOT NULL, `pictures` text NOT NULL, `answer` varchar(2000) NULL, `reason` varchar(1000) NULL, `opened_at` bigint NOT NULL, `answer_by` bigint NOT NULL, `decide_by` bigint NOT NULL, `answered_at` bigint NOT NULL, `decided_at` bigint NOT NULL, UNIQUE INDEX `dispute_once` (`submission_id`), INDEX `dispute_of_worker` (`worker_id`, `id`), INDEX `dispute_for_buyer` (`buyer_id`, `id`), INDEX `dispute_for_admin` (`decided_at`, `decide_by`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `goodwill` (`month` varchar(7) NOT NULL, `coins` bigint NOT NULL, PRIMARY KEY (`month`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `submission_version` (`submission_id` varchar(26) NOT NULL, `version` bigint NOT NULL, `detail` text NOT NULL, `pictures` text NULL, `sent_at` bigint NOT NULL, PRIMARY KEY (`submission_id`, `version`)) ENGINE=InnoDB',
    );
    await runner.query("ALTER TABLE `task` ADD `category` varchar(20) NOT NULL DEFAULT 'other'");
    await runner.query('ALTER TABLE `task` ADD `review_days` bigint NULL');
    await runner.query('ALTER TABLE `task` ADD `proof_text` varchar(1000) NULL');
    await runner.query("ALTER TABLE `task` ADD `proof_pictures` bigint NOT NULL DEFAULT '0'");
    await runner.query('ALTER TABLE `task` ADD `proof_link` tinyint NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE `task_text` ADD `proof_text` varchar(1000) NULL');
    await runner.query("ALTER TABLE `task_text` ADD `proof_pictures` bigint NOT NULL DEFAULT '0'");
    await runner.query('ALTER TABLE `task_text` ADD `proof_link` tinyint NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE `submission` ADD `pictures` text NULL');
    await runner.query("ALTER TABLE `submission` ADD `version` bigint NOT NULL DEFAULT '1'");
    await runner.query("ALTER TABLE `submission` ADD `turn` varchar(10) NOT NULL DEFAULT 'buyer'");
    await runner.query('ALTER TABLE `submission` ADD `review_days` bigint NULL');
    await runner.query('ALTER TABLE `submission` ADD `due_at` bigint NULL');
    await runner.query('ALTER TABLE `submission` ADD `changes_note` varchar(1000) NULL');
    await runner.query("ALTER TABLE `submission` ADD `changes_at` bigint NOT NULL DEFAULT '0'");
    await runner.query('ALTER TABLE `submission` ADD `decided_by` varchar(10) NULL');
    await runner.query('CREATE INDEX `submission_due` ON `submission` (`status`, `due_at`, `sent_at`)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `submission_due` ON `submission`');
    await runner.query('ALTER TABLE `submission` DROP COLUMN `decided_by`');
    await runner.query('ALTER TABLE `submission` DROP COLUMN `changes_at`');
    await runner.query('ALTER TABLE `submission` DROP COLUMN `changes_note`');
    await runner.query('ALTER TABLE `submission` DROP COLUMN `due_at`');
    await runner.query('ALTER TABLE `submission` DROP COLUMN `review_days`');
    await runner.query('ALTER TABLE `submission` DROP COLUMN `turn`');
    await runner.query('ALTER TABLE `submission` DROP COLUMN `version`');
    await runner.query('ALTER TABLE `submission` DROP COLUMN `pictures`');
    await runner.query('ALTER TABLE `task_text` DROP COLUMN `proof_link`');
    await runner.query('ALTER TABLE `task_text` DROP COLUMN `proof_pictures`');
    await runner.query('ALTER TABLE `task_text` DROP COLUMN `proof_text`');
    await runner.query('ALTER TABLE `task` DROP COLUMN `proof_link`');
    await runner.query('ALTER TABLE `task` DROP COLUMN `proof_pictures`');
    await runner.query('ALTER TABLE `task` DROP COLUMN `proof_text`');
    await runner.query('ALTER TABLE `task` DROP COLUMN `review_days`');
    await runner.query('ALTER TABLE `task` DROP COLUMN `category`');
    await runner.query('DROP TABLE `submission_version`');
    await runner.query('DROP TABLE `goodwill`');
    await runner.query('DROP INDEX `dispute_for_admin` ON `dispute`');
    await runner.query('DROP INDEX `dispute_for_buyer` ON `dispute`');
    await runner.query('DROP INDEX `dispute_of_worker` ON `dispute`');
    await runner.query('DROP INDEX `dispute_once` ON `dispute`');
    await runner.query('DROP TABLE `dispute`');
    await runner.query('DROP INDEX `review_brake_on` ON `review_brake`');
    await runner.query('DROP TABLE `review_brake`');
    await runner.query('CREATE INDEX `submission_overdue` ON `submission` (`status`, `sent_at`)');
  }
}
