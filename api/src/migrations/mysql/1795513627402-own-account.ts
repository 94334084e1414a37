import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class OwnAccount1795513627402 implements MigrationInterface {
  readonly name = 'OwnAccount1795513627402';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `recovery_code` (`id` varchar(64) NOT NULL, `identity_id` varchar(26) NOT NULL, INDEX `recovery_code_identity` (`identity_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `second_factor` (`id` varchar(26) NOT NULL, `sealed` varchar(200) NOT NULL, `on_since` bigint NULL, `last_step` bigint NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query("ALTER TABLE `identity` ADD `language` varchar(2) NOT NULL DEFAULT ''");
    await runner.query('ALTER TABLE `person` ADD `second_factor_at` bigint NULL');
    await runner.query('ALTER TABLE `session` ADD `browser` varchar(300) NULL');
    await runner.query('ALTER TABLE `session` ADD `address` varchar(45) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `session` DROP COLUMN `address`');
    await runner.query('ALTER TABLE `session` DROP COLUMN `browser`');
    await runner.query('ALTER TABLE `person` DROP COLUMN `second_factor_at`');
    await runner.query('ALTER TABLE `identity` DROP COLUMN `language`');
    await runner.query('DROP TABLE `second_factor`');
    await runner.query('DROP INDEX `recovery_code_identity` ON `recovery_code`');
    await runner.query('DROP TABLE `recovery_code`');
  }
}
