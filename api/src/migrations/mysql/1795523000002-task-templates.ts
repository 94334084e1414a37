import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class TaskTemplates1795523000002 implements MigrationInterface {
  readonly name = 'TaskTemplates1795523000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `task_template` (`id` varchar(26) NOT NULL, `buyer_id` varchar(26) NOT NULL, `name` varchar(60) NOT NULL, `form` text NOT NULL, `saved_at` bigint NOT NULL, INDEX `task_template_of_buyer` (`buyer_id`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `task_template_of_buyer` ON `task_template`');
    await runner.query('DROP TABLE `task_template`');
  }
}
