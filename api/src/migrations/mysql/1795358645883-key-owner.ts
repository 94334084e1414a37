import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class KeyOwner1795358645883 implements MigrationInterface {
  readonly name = 'KeyOwner1795358645883';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE `answered_request` ADD `person_id` varchar(26) NOT NULL DEFAULT ''");
    await runner.query('CREATE INDEX `answered_request_person` ON `answered_request` (`person_id`)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `answered_request_person` ON `answered_request`');
    await runner.query('ALTER TABLE `answered_request` DROP COLUMN `person_id`');
  }
}
