import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class EmailVerification1795357169057 implements MigrationInterface {
  readonly name = 'EmailVerification1795357169057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `verification_token` (`id` varchar(64) NOT NULL, `identity_id` varchar(26) NOT NULL, `expires_at` bigint NOT NULL, INDEX `verification_token_identity` (`identity_id`), INDEX `verification_token_expiry` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query('CREATE TABLE `welcomed_address` (`id` varchar(64) NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB');
    await runner.query('ALTER TABLE `identity` ADD `verified_at` bigint NULL');
    await runner.query('ALTER TABLE `person` ADD `verified_at` bigint NULL');
    // Whoever is here already counts as verified: an update locks nobody out.
    await runner.query('UPDATE `identity` SET `verified_at` = `created_at` WHERE `verified_at` IS NULL');
    await runner.query('UPDATE `person` SET `verified_at` = `created_at` WHERE `verified_at` IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `person` DROP COLUMN `verified_at`');
    await runner.query('ALTER TABLE `identity` DROP COLUMN `verified_at`');
    await runner.query('DROP TABLE `welcomed_address`');
    await runner.query('DROP INDEX `verification_token_expiry` ON `verification_token`');
    await runner.query('DROP INDEX `verification_token_identity` ON `verification_token`');
    await runner.query('DROP TABLE `verification_token`');
  }
}
