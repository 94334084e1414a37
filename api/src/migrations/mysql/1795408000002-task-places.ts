import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class TaskPlaces1795408000002 implements MigrationInterface {
  readonly name = 'TaskPlaces1795408000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `task` ADD `places` bigint NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `task` DROP COLUMN `places`');
  }
}
