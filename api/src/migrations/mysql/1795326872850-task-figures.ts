import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class TaskFigures1795326872850 implements MigrationInterface {
  readonly name = 'TaskFigures1795326872850';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX `task_figures` ON `task` (`buyer_id`, `status`, `open_slots`)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `task_figures` ON `task`');
  }
}
