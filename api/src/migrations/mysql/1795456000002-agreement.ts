import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class Agreement1795456000002 implements MigrationInterface {
  readonly name = 'Agreement1795456000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE `task_batch` ADD `overlap` bigint NOT NULL DEFAULT '0'");
    await runner.query("ALTER TABLE `task_batch` ADD `gold_column` varchar(60) NOT NULL DEFAULT ''");
    await runner.query("ALTER TABLE `task_batch` ADD `controls` bigint NOT NULL DEFAULT '0'");
    await runner.query(
      "CREATE TABLE `agreement_item` (`task_id` varchar(26) NOT NULL, `set_id` varchar(26) NOT NULL, `number` bigint NOT NULL, `known` varchar(64) NOT NULL, `answers` bigint NOT NULL DEFAULT '0', `agreeing` bigint NOT NULL DEFAULT '0', `share` bigint NOT NULL DEFAULT '1001', `majority` varchar(64) NOT NULL DEFAULT '', `shown` varchar(200) NOT NULL DEFAULT '', `missed` bigint NOT NULL DEFAULT '0', UNIQUE INDEX `agreement_item_of_set` (`set_id`, `share`, `number`), PRIMARY KEY (`task_id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `agreement_answer` (`task_id` varchar(26) NOT NULL, `worker_id` varchar(26) NOT NULL, `set_id` varchar(26) NOT NULL, `answer` varchar(64) NOT NULL, `shown` varchar(200) NOT NULL, INDEX `agreement_answer_of_set` (`set_id`, `worker_id`, `task_id`, `answer`), INDEX `agreement_answer_of_worker` (`worker_id`, `task_id`), PRIMARY KEY (`task_id`, `worker_id`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE `agreement_answer`');
    await runner.query('DROP TABLE `agreement_item`');
    await runner.query('ALTER TABLE `task_batch` DROP COLUMN `controls`');
    await runner.query('ALTER TABLE `task_batch` DROP COLUMN `gold_column`');
    await runner.query('ALTER TABLE `task_batch` DROP COLUMN `overlap`');
  }
}
