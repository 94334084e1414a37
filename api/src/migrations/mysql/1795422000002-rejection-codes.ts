import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class RejectionCodes1795422000002 implements MigrationInterface {
  readonly name = 'RejectionCodes1795422000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `submission` ADD `reason_code` varchar(20) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `submission` DROP COLUMN `reason_code`');
  }
}
