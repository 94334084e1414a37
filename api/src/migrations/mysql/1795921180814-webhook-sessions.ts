import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class WebhookSessions1795921180814 implements MigrationInterface {
  readonly name = 'WebhookSessions1795921180814';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `webhook_endpoint` ADD `session_id` varchar(26) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `webhook_endpoint` DROP COLUMN `session_id`');
  }
}
