import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class WorkForTask1795520000002 implements MigrationInterface {
  readonly name = 'WorkForTask1795520000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX `submission_for_task` ON `submission` (`buyer_id`, `task_id`, `decided_at`, `id`, `status`)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `submission_for_task` ON `submission`');
  }
}
