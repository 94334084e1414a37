import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class LongLooks1795357175743 implements MigrationInterface {
  readonly name = 'LongLooks1795357175743';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `outbox_due` ON `outbox`');
    await runner.query(
      'CREATE TABLE `job_lease` (`name` varchar(40) NOT NULL, `holder` varchar(26) NOT NULL, `until` bigint NOT NULL, PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `survey` (`name` varchar(40) NOT NULL, `progress` text NULL, `result` text NULL, `ended_at` bigint NOT NULL DEFAULT '0', `spent` bigint NOT NULL DEFAULT '0', `asked` bigint NOT NULL DEFAULT '0', `answered` bigint NOT NULL DEFAULT '0', `version` bigint NOT NULL DEFAULT '0', PRIMARY KEY (`name`)) ENGINE=InnoDB",
    );
    await runner.query("ALTER TABLE `outbox` ADD `state` varchar(10) NOT NULL DEFAULT 'waiting'");
    await runner.query('ALTER TABLE `outbox` ADD `last_error` varchar(500) NULL');
    await runner.query('CREATE INDEX `outbox_of_kind` ON `outbox` (`state`, `kind`, `due_at`, `id`)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `outbox_of_kind` ON `outbox`');
    await runner.query('ALTER TABLE `outbox` DROP COLUMN `last_error`');
    await runner.query('ALTER TABLE `outbox` DROP COLUMN `state`');
    await runner.query('DROP TABLE `survey`');
    await runner.query('DROP TABLE `job_lease`');
    await runner.query('CREATE INDEX `outbox_due` ON `outbox` (`due_at`, `id`)');
  }
}
