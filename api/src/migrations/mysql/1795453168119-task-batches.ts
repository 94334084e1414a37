import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class TaskBatches1795453168119 implements MigrationInterface {
  readonly name = 'TaskBatches1795453168119';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE TABLE `task_batch` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `title` varchar(200) NOT NULL, `template` text NOT NULL, `column_names` text NOT NULL, `state` varchar(10) NOT NULL, `tasks` bigint NOT NULL, `posted` bigint NOT NULL DEFAULT '0', `task_cost` bigint NOT NULL, `created_at` bigint NOT NULL, `ended_at` bigint NOT NULL DEFAULT '0', INDEX `task_batch_of_buyer` (`buyer_id`, `id`), INDEX `task_batch_due` (`state`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `task_batch_row` (`batch_id` varchar(26) NOT NULL, `number` bigint NOT NULL, `line` bigint NOT NULL, `task_id` varchar(26) NOT NULL, `cells` text NOT NULL, UNIQUE INDEX `task_batch_row_task` (`task_id`), PRIMARY KEY (`batch_id`, `number`)) ENGINE=InnoDB',
    );
    await runner.query(
      'ALTER TABLE `task_batch` ADD CONSTRAINT `task_batch_posted_in_bounds` CHECK (posted >= 0 AND posted <= tasks)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `task_batch_row_task` ON `task_batch_row`');
    await runner.query('DROP TABLE `task_batch_row`');
    await runner.query('DROP INDEX `task_batch_due` ON `task_batch`');
    await runner.query('DROP INDEX `task_batch_of_buyer` ON `task_batch`');
    await runner.query('DROP TABLE `task_batch`');
  }
}
