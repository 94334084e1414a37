import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class RefreshedBy1795358258023 implements MigrationInterface {
  readonly name = 'RefreshedBy1795358258023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `session` ADD `refreshed_by` varchar(64) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `session` DROP COLUMN `refreshed_by`');
  }
}
