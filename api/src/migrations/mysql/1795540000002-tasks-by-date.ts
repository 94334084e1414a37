import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class TasksByDate1795540000002 implements MigrationInterface {
  readonly name = 'TasksByDate1795540000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX `task_of_buyer_by_date` ON `task` (`buyer_id`, `completion_date`, `id`)');
    await runner.query('CREATE INDEX `task_by_date` ON `task` (`completion_date`, `id`)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `task_by_date` ON `task`');
    await runner.query('DROP INDEX `task_of_buyer_by_date` ON `task`');
  }
}
